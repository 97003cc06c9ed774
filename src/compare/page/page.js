"use strict";
// A click on a header sorts its table, a second one the other way round. What is empty stays last.
for (const table of document.querySelectorAll("table")) {
  const headers = [...table.tHead.rows[0].cells];
  headers.forEach((header, column) => {
    header.querySelector("button").addEventListener("click", () => {
      const ascending = header.getAttribute("aria-sort") !== "ascending";
      const numeric = header.dataset.kind === "number";
      const text = (row) => row.cells[column].textContent;
      const order = (one, other) => {
        const [a, b] = [text(one), text(other)];
        if (a === "" || b === "") return (a === "") - (b === "");
        const difference = numeric ? Number(a) - Number(b) : a.localeCompare(b, "en", { numeric: true });
        return ascending ? difference : -difference;
      };
      const body = table.tBodies[0];
      body.append(...[...body.rows].sort(order));
      for (const other of headers) other.setAttribute("aria-sort", "none");
      header.setAttribute("aria-sort", ascending ? "ascending" : "descending");
    });
  });
}
