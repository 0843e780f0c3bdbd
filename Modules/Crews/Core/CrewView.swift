public import Vocabulary

/// A crew as one principal sees it.
public struct CrewView: Hashable, Sendable {
    public let crew: Crew
    /// Its owner as they are called now, without a nickname after withdrawal.
    public let owner: MemberCard

    /// Memberwise.
    public init(crew: Crew, owner: MemberCard) {
        self.crew = crew
        self.owner = owner
    }
}
