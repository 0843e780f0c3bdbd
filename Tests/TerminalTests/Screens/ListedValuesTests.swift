import Terminal
import Testing

/// Lists among the values that screens give each other.
@Suite struct ListedValuesTests {
    @Test("A list is read as it was written", arguments: [[], ["수원"], ["서울", "", "부산"]])
    func reading(_ texts: [String]) {
        #expect([String: String]("leagues", listing: texts).list("leagues") == texts)
    }

    @Test("No list is none, and a shorter one hides what a longer one left")
    func ending() {
        #expect([String: String]("paths", listing: ["a"]).list("leagues") == nil)
        let longer = [String: String]("leagues", listing: ["서울", "부산"])
        let both = longer.merging([String: String]("leagues", listing: ["수원"])) { $1 }
        #expect(both.list("leagues") == ["수원"])
    }
}
