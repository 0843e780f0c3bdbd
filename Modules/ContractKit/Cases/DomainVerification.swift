public import Vocabulary

/// What a domain gives of itself so that it can be tried with all others: what it does for its users, by whom
/// its endpoints may be asked, what bad input they refuse, what fuzzing begins with, what a sample
/// neighbourhood holds.
public struct DomainVerification: Sendable {
    /// What it does for those who use it, in the order of its document.
    public let features: [Feature]
    public let access: AccessCases
    public let badInputs: [BadInput]
    public let fuzz: FuzzSeeds
    /// Nil where a neighbourhood holds nothing of the domain by itself.
    public let samples: SampleData?
    /// Prepares the things that bad inputs and fuzzing speak of, and names them.
    public let prepare: @Sendable (TestMembers) async throws -> TestNames
    /// All that a visitor can see of the domain, as one text: equal texts mean that nothing was changed.
    public let visible: @Sendable (_ visitor: Services) async throws -> String
    /// A list that people scroll through for long; nil where there is none.
    public let scrolled: ScrolledList?

    /// Memberwise.
    public init(
        features: [Feature], access: AccessCases, badInputs: [BadInput], fuzz: FuzzSeeds,
        samples: SampleData?,
        prepare: @escaping @Sendable (TestMembers) async throws -> TestNames,
        visible: @escaping @Sendable (_ visitor: Services) async throws -> String,
        scrolled: ScrolledList? = nil
    ) {
        self.features = features
        self.access = access
        self.badInputs = badInputs
        self.fuzz = fuzz
        self.samples = samples
        self.prepare = prepare
        self.visible = visible
        self.scrolled = scrolled
    }
}
