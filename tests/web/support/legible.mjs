// Text that can be read: the contrast that WCAG 2 asks for at level AA.

/** Runs in the page: the texts whose contrast with what is behind them is less than 4.5. */
function faint_texts() {
  const canvas = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
  const painted = (colours) => {
    canvas.clearRect(0, 0, 1, 1);
    for (const colour of colours) {
      canvas.fillStyle = colour;
      canvas.fillRect(0, 0, 1, 1);
    }
    return [...canvas.getImageData(0, 0, 1, 1).data].slice(0, 3);
  };
  const luminance = (colour) => {
    const [red, green, blue] = colour.map((part) => {
      const value = part / 255;
      return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const behind = (element) => {
    const layers = [];
    for (let at = element; at; at = at.parentElement) layers.unshift(getComputedStyle(at).backgroundColor);
    return layers;
  };
  const faint = [];
  for (const element of document.querySelectorAll("body *:not(svg *)")) {
    const has_text = [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.data.trim());
    if (!has_text || !element.checkVisibility() || element.closest(":disabled, script, .hidden")) continue;
    const paper = behind(element);
    const dark = luminance(painted(paper));
    const light = luminance(painted([...paper, getComputedStyle(element).color]));
    const contrast = (Math.max(dark, light) + 0.05) / (Math.min(dark, light) + 0.05);
    if (contrast < 4.5) faint.push(`${element.id || element.className || element.tagName} "${element.textContent.trim()}" ${contrast.toFixed(2)}`);
  }
  return faint;
}

export const faint_texts_in = (page) => page.evaluate(faint_texts);

/** Whether the page is wider than its window. */
export const is_too_wide = (page) =>
  page.evaluate(() => document.scrollingElement.scrollWidth > document.scrollingElement.clientWidth);
