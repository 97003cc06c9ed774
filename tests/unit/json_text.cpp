// What is written without a tree is what a tree would have been written as.

#include "report/json_text.hpp"

#include <string>

#include "report/json.hpp"
#include "support/catch.hpp"

namespace json_text_tests {

using namespace tabkeeper;
using report::Json;
using report::JsonText;

namespace {

const std::string strange_text = "a \"b\" \\ \n \t \x01 \x7f \xc3\xa4 \xff end";

std::string written(JsonText::Layout layout) {
    JsonText json(layout);
    json.object([&] {
        json.member("text", "plain");
        json.member("strange", strange_text);
        json.member("none", std::optional<std::size_t>());
        json.member("some", std::optional<std::size_t>(7));
        json.member("large", ~std::uint64_t{0});
        json.member("is_so", true);
        json.member("seconds", 0.00012345);
        json.member("whole", 3.0);
        json.name("empty").array([] {});
        json.name("nothing").object([] {});
        json.name("list").array([&] {
            json.element().value(1U);
            json.element().object([&] { json.member("deep", nullptr); });
        });
    });
    return json.take();
}

Json tree() {
    return {{"text", "plain"},
            {"strange", strange_text},
            {"none", nullptr},
            {"some", 7},
            {"large", ~std::uint64_t{0}},
            {"is_so", true},
            {"seconds", 0.00012345},
            {"whole", 3.0},
            {"empty", Json::array()},
            {"nothing", Json::object()},
            {"list", {1, {{"deep", nullptr}}}}};
}

}  // namespace

TEST_CASE("JSON text is what the same tree is written as") {
    CHECK(written(JsonText::Layout::Indented) == report::dump(tree(), 2));
    CHECK(written(JsonText::Layout::OneLine) == report::dump(tree(), -1));
}

TEST_CASE("an array of JSON texts is what the same array of trees is written as") {
    const std::string one = written(JsonText::Layout::Indented);
    CHECK(report::array_of({one, "null", one}) == report::dump({tree(), nullptr, tree()}, 2));
    CHECK(report::array_of({one}) == report::dump(Json::array({tree()}), 2));
}

}  // namespace json_text_tests
