/// One place where a rule is broken, and the way out.
struct Violation: CustomStringConvertible {
    let file: String
    /// Counted from 1.
    let line: Int
    let rule: String
    /// What is wrong and what to do about it.
    let message: String

    var description: String { "\(file):\(line): [\(rule)] \(message)" }
}

/// Something that a list in `Allowances.swift` may permit, with its size: a number of uses, a number of
/// lines.
struct Finding {
    let violation: Violation
    /// What was found, as the list names it.
    let subject: String
    let amount: Int
}

/// Permits a file something that a rule forbids. Such lists may only shrink: an entry that permits more than
/// there is fails too.
struct Allowance: Sendable {
    let file: String
    let subject: String
    let amount: Int
    /// Why there is no other way.
    let reason: String

    /// The findings that the list does not permit, and the entries that permit too much.
    static func settle(_ findings: [Finding], _ allowances: [Allowance], rule: String) -> [Violation] {
        let found = Dictionary(grouping: findings) { Key(file: $0.violation.file, subject: $0.subject) }
        let allowed = Dictionary(grouping: allowances) { Key(file: $0.file, subject: $0.subject) }
        let excess = found.flatMap { key, group -> [Violation] in
            let limit = (allowed[key] ?? []).reduce(0) { $0 + $1.amount }
            return group.reduce(0) { $0 + $1.amount } > limit ? group.map(\.violation) : []
        }
        let stale = allowances.compactMap { allowance -> Violation? in
            let key = Key(file: allowance.file, subject: allowance.subject)
            let real = (found[key] ?? []).reduce(0) { $0 + $1.amount }
            return allowance.problem(found: real, rule: rule)
        }
        return (excess + stale).sorted { ($0.file, $0.line) < ($1.file, $1.line) }
    }

    private struct Key: Hashable {
        let file: String
        let subject: String
    }

    private func problem(found: Int, rule: String) -> Violation? {
        let place = "Allowances.swift permits \(amount) of '\(subject)' in \(file)"
        func violation(_ message: String) -> Violation {
            Violation(file: file, line: 1, rule: rule, message: message)
        }
        if reason.isEmpty { return violation("\(place) without a reason: write why there is no other way.") }
        if found == 0 { return violation("\(place), but there is none any more: remove the entry.") }
        if found < amount { return violation("\(place), but there are \(found): lower the entry to that.") }
        return nil
    }
}
