extension Example {
    private static let rule = DocumentationRule.name
    private static let file = "Modules/Rides/Core/Ride.swift"

    static let documentation: [Example] = [
        .broken(
            rule, "a public type without a comment", says: "\(file):2: [documentation] `struct Ride` has no",
            [
                file: "\npublic struct Ride {}\n"
            ]),
        .broken(
            rule, "a public type with a plain comment", says: "has no `///` comment",
            [
                file: "// People who run together.\npublic actor Ride {}\n"
            ]),
        .broken(
            rule, "a comment apart from its type", says: "has no",
            [
                file: "/// People who run together.\n\npublic typealias Ride = Int\n"
            ]),
        .broken(
            rule, "a type inside another", says: "`enum State`",
            [
                file:
                    "/// People who run together.\npublic struct Ride {\n public indirect enum State {}\n}\n"
            ]),
        .broken(
            rule, "a requirement without a comment", says: "\(file):3: [documentation] `func join`",
            [
                file: "/// What rides can do.\nprotocol Rides {\n    func join() throws(RideError)\n}\n"
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
                    "/// What rides do.\nprotocol A {\n /// Adds the actor.\n func a() async throws(E)\n}\n"
            ]),
        .broken(
            rule, "an empty comment", says: "fewer than three words",
            [file: "///\npublic final class Ride {}\n"]),
        .broken(
            rule, "a comment that repeats the name", says: "only repeats its name",
            [
                file: "/// The ride of the store.\npublic protocol RideStore {}\n"
            ]),
        .kept(
            rule, "promises, and what is nobody else's business",
            [
                file: """
                public import struct Vocabulary.Money
                /// People who run together, 2 to 50 of them.
                @frozen
                public struct Ride { struct Row {}; class func make() {} }
                /// What rides can do.
                public protocol Rides: Sendable {
                    /// Adds the principal. Throws `full`.
                    @discardableResult
                    func join(_ body: (Int) -> Void) async throws(RideError) -> Int
                    /// How many people take part.
                    var count: Int { get }
                }
                private enum Hidden {}
                let kind = Ride.protocol
                """,
                "Tests/RidesTests/Probe.swift": "public protocol Probe { func a() }\n",
            ]),
    ]
}
