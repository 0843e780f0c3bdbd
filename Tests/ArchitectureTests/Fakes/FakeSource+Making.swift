extension FakeSource {
    /// The initialiser of a stub.
    func addStub(to lines: inout FakeLines) {
        lines.add("")
        lines.add("/// A stub: each closure throws an `internal` error that names it.", at: 4)
        lines.add("public init() {", at: 4)
        for member in members {
            guard let parameters = member.requirement.parameters else {
                lines.add("\(member.name) = \(member.stubType)()", at: 8)
                continue
            }
            let blanks = parameters.map { _ in "_" }.joined(separator: ", ")
            let head = closureHead(of: member, blanks)
            lines.add(closure: head, "throw Self.unstubbed(\"\(member.name)\")")
        }
        lines.add("}", at: 4)
    }

    /// The initialiser of a fake that forwards.
    func addForwarding(to lines: inout FakeLines) {
        lines.add("")
        lines.add("/// Each closure calls the real implementation.", at: 4)
        lines.add("public init(forwardingTo real: any \(name)) {", at: 4)
        for member in members { add(forwardingOf: member, to: &lines) }
        lines.add("}", at: 4)
    }

    /// By reference, which an overload with the same labels would make ambiguous.
    private func add(forwardingOf member: Member, to lines: inout FakeLines) {
        let requirement = member.requirement
        let parameters = requirement.parameters ?? []
        let isAlone = !members.contains { other in
            let same = parameters.isEmpty ? other.requirement.name : other.requirement.fullName
            return other.name != member.name
                && same == (parameters.isEmpty ? requirement.name : requirement.fullName)
        }
        if isAlone {
            let reference = parameters.isEmpty ? requirement.name : requirement.fullName
            return lines.add("\(member.name) = real.\(reference)", at: 8)
        }
        let arguments = parameters.map { $0.label == "_" ? $0.name : "\($0.label): \($0.name)" }
        lines.add(
            closure: closureHead(of: member, parameters.map(\.name).joined(separator: ", ")),
            "\(requirement.trying)real.\(requirement.name)(\(arguments.joined(separator: ", ")))")
    }

    private func closureHead(of member: Member, _ parameters: String) -> String {
        let error = member.requirement.error
        return "\(member.name) = { \(parameters.isEmpty ? "()" : parameters) throws(\(error)) in"
    }

    /// What makes the errors of a stub.
    func addErrors(to lines: inout FakeLines) {
        let errors = Set(members.map(\.requirement.error)).subtracting([""])
        for error in errors.sorted() {
            lines.add("")
            lines.add("private static func unstubbed(_ name: String) -> \(error) {", at: 4)
            lines.add(".service(.internal(\"\(name).\\(name) is not stubbed\"))", at: 8)
            lines.add("}", at: 4)
        }
    }

    /// The type of what a stub has for a property.
    func add(stubOf member: Member, to lines: inout FakeLines) {
        guard let stub = member.stub else { return }
        lines.add("")
        lines.add("/// What a stub has as `\(member.name)`.")
        lines.add("private struct \(member.stubType): \(stub.name) {")
        for (index, requirement) in stub.requirements.enumerated() {
            if index > 0 { lines.add("") }
            lines.add(headOf: requirement, "")
            lines.add("throw .service(.internal(\"\(name).\(member.name) is not stubbed\"))", at: 8)
            lines.add("}", at: 4)
        }
        lines.add("}")
    }
}

extension FakeSource.Member {
    fileprivate var stubType: String { "Unstubbed" + name.prefix(1).uppercased() + name.dropFirst() }
}

extension FakeLines {
    /// Adds the first line of a function, or its first lines.
    mutating func add(headOf requirement: FakeRequirement, _ modifier: String) {
        let result = requirement.type.map { " -> " + $0 } ?? ""
        let parameters = (requirement.parameters ?? []).map(\.text)
        add("\(modifier)func \(requirement.name)(", parameters, ") \(requirement.effects)\(result) {", at: 4)
    }

    /// Adds a closure with one expression.
    fileprivate mutating func add(closure head: String, _ expression: String) {
        add(firstOf: [["\(head) \(expression) }"], [head, "    \(expression)", "}"]], at: 8)
    }
}
