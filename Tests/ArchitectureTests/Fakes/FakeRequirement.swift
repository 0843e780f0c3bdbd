/// A requirement of a protocol, as a fake repeats it.
struct FakeRequirement {
    /// `find(_ id: DealID)` has the label `_`, the name `id` and the type `DealID`.
    struct Parameter {
        let label: String
        let name: String
        let type: String

        /// As a declaration has it.
        var text: String { (label == name ? name : label + " " + name) + ": " + type }
    }

    let name: String
    /// Nil for a property.
    let parameters: [Parameter]?
    /// `async throws(DealError)`; empty for a property.
    let effects: String
    /// The type of the thrown error; empty for a property.
    let error: String
    /// The type of the property or of the result; nil for a function without a result.
    let type: String?
    /// Where it is declared.
    let file: String
    /// Counted from 1.
    let line: Int

    /// The name with its labels: `find(_:at:)`.
    var fullName: String {
        guard let parameters else { return name }
        return "\(name)(\(parameters.map { $0.label + ":" }.joined()))"
    }

    /// What stands before a call of it.
    var trying: String { effects.hasPrefix("async") ? "try await " : "try " }

    /// The types that a caller of the fake reads.
    var types: [String] { (parameters ?? []).map(\.type) + [error] + (type.map { [$0] } ?? []) }
}

/// Why a protocol has no fake, and what to do.
struct FakeRefusal: Error, CustomStringConvertible {
    let file: String
    /// Counted from 1.
    let line: Int
    let message: String

    var description: String { "\(file):\(line): \(message)" }
}
