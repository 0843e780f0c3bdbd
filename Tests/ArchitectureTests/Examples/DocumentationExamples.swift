extension Example {
    private static let rule = DocumentationRule.name
    private static let file = "Modules/Crews/Core/Crew.swift"

    static let documentation: [Example] = [
        .broken(
            rule, "a public type without a comment", says: "\(file):2: [documentation] `struct Crew` has no",
            [
                file: "\npublic struct Crew {}\n"
            ]),
        .broken(
            rule, "a public type with a plain comment", says: "has no `///` comment",
            [
                file: "// People who run together.\npublic actor Crew {}\n"
            ]),
        .broken(
            rule, "a comment apart from its type", says: "has no",
            [
                file: "/// People who run together.\n\npublic typealias Crew = Int\n"
            ]),
        .broken(
            rule, "a type inside another", says: "`enum State`",
            [
                file:
                    "/// People who run together.\npublic struct Crew {\n public indirect enum State {}\n}\n"
            ]),
        .broken(
            rule, "a requirement without a comment", says: "\(file):3: [documentation] `func join`",
            [
                file: "/// What crews can do.\nprotocol Crews {\n    func join() throws(CrewError)\n}\n"
            ]),
        .broken(
            rule, "a property without a comment", says: "`var size`",
            [
                file:
                    "protocol A {\n /// How many there are.\n var a: Int { get }\n static var size: Int\n}\n"
            ]),
        .broken(
            rule, "an attribute between comment and requirement", says: "`func leave`",
            [
                file: "protocol A {\n    @discardableResult\n    func leave() -> Int\n}\n"
            ]),
        .broken(
            rule, "errors that nobody mentions", says: "throws, and nothing says when",
            [
                file:
                    "/// What crews do.\nprotocol A {\n /// Adds the actor.\n func a() async throws(E)\n}\n"
            ]),
        .broken(
            rule, "an empty comment", says: "fewer than three words",
            [file: "///\npublic final class Crew {}\n"]),
        .broken(
            rule, "a comment that repeats the name", says: "only repeats its name",
            [
                file: "/// The crew of the store.\npublic protocol CrewStore {}\n"
            ]),
        .kept(
            rule, "promises, and what is nobody else's business",
            [
                file: """
                public import struct Vocabulary.Money
                /// People who run together, 2 to 50 of them.
                @frozen
                public struct Crew { struct Row {}; class func make() {} }
                /// What crews can do.
                public protocol Crews: Sendable {
                    /// Adds the principal. Throws `full`.
                    @discardableResult
                    func join(_ body: (Int) -> Void) async throws(CrewError) -> Int
                    /// How many people take part.
                    var count: Int { get }
                }
                private enum Hidden {}
                let kind = Crew.protocol
                """,
                "Tests/CrewsTests/Probe.swift": "public protocol Probe { func a() }\n",
            ]),
    ]
}
