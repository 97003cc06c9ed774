// The validator that judges the program's JSON must itself be able to say no.

#include "support/json_schema.hpp"

#include <stdexcept>

#include "cli/fixtures.hpp"

using namespace tabkeeper::testing;

namespace {
bool accepts(const char* schema, const char* document) {
    return violations(json::parse(schema), json::parse(document)).empty();
}
}  // namespace

TEST_CASE("the validator tells types apart") {
    CHECK(accepts(R"({"type":"integer"})", "3"));
    CHECK(accepts(R"({"type":"integer"})", "3.0"));
    CHECK_FALSE(accepts(R"({"type":"integer"})", "3.5"));
    CHECK_FALSE(accepts(R"({"type":"integer"})", R"("3")"));
    CHECK(accepts(R"({"type":"number"})", "3.5"));
    CHECK_FALSE(accepts(R"({"type":"number"})", "null"));
    CHECK(accepts(R"({"type":["string","null"]})", "null"));
    CHECK_FALSE(accepts(R"({"type":["string","null"]})", "false"));
    CHECK_FALSE(accepts(R"({"type":"object"})", "[]"));
    CHECK_FALSE(accepts(R"({"type":"array"})", "{}"));
    CHECK_FALSE(accepts(R"({"type":"boolean"})", "0"));
}

TEST_CASE("the validator compares values") {
    CHECK(accepts(R"({"const":"a"})", R"("a")"));
    CHECK_FALSE(accepts(R"({"const":"a"})", R"("b")"));
    CHECK(accepts(R"({"enum":[null,"a"]})", "null"));
    CHECK_FALSE(accepts(R"({"enum":[null,"a"]})", R"("b")"));
    CHECK(accepts(R"({"minimum":0})", "0"));
    CHECK_FALSE(accepts(R"({"minimum":0})", "-1"));
    CHECK_FALSE(accepts(R"({"minimum":0})", "-0.5"));
}

TEST_CASE("the validator looks into objects and lists") {
    CHECK_FALSE(accepts(R"({"required":["a"]})", R"({"b":1})"));
    CHECK_FALSE(accepts(R"({"properties":{"a":{"type":"string"}}})", R"({"a":1})"));
    CHECK(accepts(R"({"properties":{"a":{"type":"string"}}})", R"({"b":1})"));
    CHECK_FALSE(accepts(R"({"properties":{"a":{}},"additionalProperties":false})", R"({"b":1})"));
    CHECK_FALSE(accepts(R"({"additionalProperties":{"type":"string"}})", R"({"b":1})"));
    CHECK(accepts(R"({"items":{"type":"integer"}})", "[1,2]"));
    CHECK_FALSE(accepts(R"({"items":{"type":"integer"}})", R"([1,"2"])"));
    CHECK(accepts(R"({"minItems":2,"maxItems":2})", "[1,2]"));
    CHECK_FALSE(accepts(R"({"minItems":2})", "[1]"));
    CHECK_FALSE(accepts(R"({"maxItems":2})", "[1,2,3]"));
}

TEST_CASE("the validator counts alternatives") {
    const char* any = R"({"anyOf":[{"type":"integer"},{"minimum":2}]})";
    CHECK(accepts(any, "1"));
    CHECK(accepts(any, "2"));
    CHECK_FALSE(accepts(any, "1.5"));
    const char* one = R"({"oneOf":[{"type":"integer"},{"minimum":2}]})";
    CHECK(accepts(one, "1"));
    CHECK_FALSE(accepts(one, "2"));
    CHECK_FALSE(accepts(one, "1.5"));
}

TEST_CASE("the validator follows references and says where it was") {
    const json schema = json::parse(
        R"({"$defs":{"n":{"type":"integer"}},"properties":{"a":{"items":{"$ref":"#/$defs/n"}}}})");
    CHECK(violations(schema, json::parse(R"({"a":[1,2]})")).empty());
    const auto found = violations(schema, json::parse(R"({"a":[1,"x"]})"));
    REQUIRE(found.size() == 1);
    CHECK(found[0].find("/a/1: ") == 0);
    CHECK(violations(schema, json(1), "#/$defs/n").empty());
    CHECK_FALSE(violations(schema, json("x"), "#/$defs/n").empty());
}

TEST_CASE("the validator refuses a schema that it does not understand") {
    CHECK_THROWS_AS(accepts(R"({"maximum":3})", "1"), std::invalid_argument);
    CHECK_THROWS_AS(accepts(R"({"type":"text"})", "1"), std::invalid_argument);
    CHECK_THROWS_AS(accepts(R"({"$ref":"#/$defs/none"})", "1"), std::invalid_argument);
    CHECK_THROWS_AS(accepts(R"({"$ref":"other.json"})", "1"), std::invalid_argument);
}
