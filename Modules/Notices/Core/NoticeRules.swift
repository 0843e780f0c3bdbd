public import Vocabulary

/// The rules of all kinds of notices, as the domains that send them declare them.
public struct NoticeRules: Sendable {
    private let rules: [NoticeKind: NoticeRule]

    /// These rules; of two for one kind the first counts.
    public init(_ rules: [NoticeRule]) {
        self.rules = Dictionary(rules.map { ($0.kind, $0) }) { first, _ in first }
    }

    /// The rule of the kind. Notices of an unknown kind, such as one of a newer server, stay.
    public subscript(kind: NoticeKind) -> NoticeRule { rules[kind] ?? NoticeRule(kind) }

    /// The kinds whose notices a withdrawal removes, in the order of their names.
    public var withdrawable: [NoticeKind] {
        rules.values.filter(\.isWithdrawable).map(\.kind).sorted { $0.rawValue < $1.rawValue }
    }
}
