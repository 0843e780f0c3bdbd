/// The source of a fake: a struct with a closure for each requirement of its protocol.
struct FakeSource {
    /// What writes the fakes anew.
    static let command = "Scripts/fakes"

    /// A requirement, and the name of its property.
    struct Member {
        let name: String
        let requirement: FakeRequirement
        /// Of a property, the protocol of its type: what a stub has there.
        let stub: FakeProtocol?
    }

    let name: String
    /// The imports, a line each.
    let imports: [String]
    let members: [Member]

    /// The file, as `swift format` leaves it.
    var text: String {
        var lines = FakeLines()
        addHead(to: &lines)
        lines.add("public struct \(name)Fake: \(name) {")
        for member in members { add(propertyOf: member, to: &lines) }
        addStub(to: &lines)
        addForwarding(to: &lines)
        addErrors(to: &lines)
        lines.add("}")
        addFunctions(to: &lines)
        for member in members { add(stubOf: member, to: &lines) }
        return lines.text
    }

    private func addHead(to lines: inout FakeLines) {
        lines.add(
            """
            // Emitted from the protocol \(name), not written by hand. \(Self.command) writes it anew.

            \(imports.joined(separator: "\n"))

            /// A test double of `\(name)`: one closure for each requirement.
            ///
            /// A closure takes the arguments in order, without labels. Until a test replaces it, it throws an
            /// error that names it, in a stub, or calls the real implementation, in a forwarding fake.
            """)
    }

    private func add(propertyOf member: Member, to lines: inout FakeLines) {
        let requirement = member.requirement
        lines.add("/// Implements `\(requirement.fullName)`.", at: 4)
        let head = "public var \(member.name):"
        guard let types = requirement.parameters?.map(\.type) else {
            return lines.add("\(head) \(requirement.type ?? "")", at: 4)
        }
        let result = ") \(requirement.effects) -> \(requirement.type ?? "Void")"
        let whole = "@Sendable (\(types.joined(separator: ", "))\(result)"
        let filled = FakeLines.filled(types, at: 12).map { "        " + $0 }
        lines.add(
            firstOf: [
                ["\(head) \(whole)"], [head, "    \(whole)"],
                [head, "    @Sendable ("] + filled + ["    \(result)"],
            ], at: 4)
    }

    private func addFunctions(to lines: inout FakeLines) {
        lines.add("")
        lines.add("extension \(name)Fake {")
        let functions = members.filter { $0.requirement.parameters != nil }
        for (index, member) in functions.enumerated() {
            let requirement = member.requirement
            let arguments = requirement.parameters?.map(\.name) ?? []
            let called = arguments.contains(member.name) ? "self.\(member.name)" : member.name
            if index > 0 { lines.add("") }
            lines.add("/// Calls `\(member.name)`.", at: 4)
            lines.add(headOf: requirement, "public ")
            lines.add("\(requirement.trying)\(called)(", arguments, ")", at: 8)
            lines.add("}", at: 4)
        }
        lines.add("}")
    }
}
