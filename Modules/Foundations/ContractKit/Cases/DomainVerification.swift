public import Vocabulary

/// A domain's own data for tests of all domains together: its features, the access rules of its endpoints,
/// bad inputs, seeds for fuzzing.
public struct DomainVerification: Sendable {
    /// Its features for users, in the order of its document.
    public let features: [Feature]
    public let access: AccessCases
    public let badInputs: [BadInput]
    public let fuzz: FuzzSeeds
    /// Prepares the records that bad inputs and fuzzing refer to, and names them.
    public let prepare: @Sendable (TestMembers) async throws -> TestNames
    /// Everything that a visitor can see of the domain, as one text; equal texts mean that nothing has
    /// changed.
    public let visible: @Sendable (_ visitor: Services) async throws -> String
    /// A long list that people scroll through; nil if there is none.
    public let scrolled: ScrolledList?

    /// Memberwise.
    public init(
        features: [Feature], access: AccessCases, badInputs: [BadInput], fuzz: FuzzSeeds,
        prepare: @escaping @Sendable (TestMembers) async throws -> TestNames,
        visible: @escaping @Sendable (_ visitor: Services) async throws -> String,
        scrolled: ScrolledList? = nil
    ) {
        self.features = features
        self.access = access
        self.badInputs = badInputs
        self.fuzz = fuzz
        self.prepare = prepare
        self.visible = visible
        self.scrolled = scrolled
    }
}
