public import Terminal
public import Vocabulary

/// What a count of a member is called. The domain that counts declares it.
public struct MemberCountWording: Sendable {
    /// The kind that is called so.
    public let kind: MemberCountKind
    /// The label before the number: `Listings`, `물건`.
    public let label: Phrase

    /// Memberwise.
    public init(_ kind: MemberCountKind, _ label: Phrase) {
        (self.kind, self.label) = (kind, label)
    }
}

/// The labels of the counts of all domains.
public struct MemberCountWordings: Sendable {
    private let labels: [MemberCountKind: Phrase]

    /// These labels; of two for one kind the first counts.
    public init(_ wordings: [MemberCountWording] = []) {
        labels = Dictionary(wordings.map { ($0.kind, $0.label) }) { first, _ in first }
    }

    /// The label of a kind; nil for a kind without words, such as one of a newer server, which is not shown.
    public subscript(kind: MemberCountKind) -> Phrase? { labels[kind] }
}

extension Services {
    /// The labels of counts; none if not provided, so that no count is shown.
    public var memberCountWordings: MemberCountWordings {
        provided(MemberCountWordings.self) ?? MemberCountWordings()
    }
}
