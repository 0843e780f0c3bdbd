public import Vocabulary

/// A domain's part of the sample neighbourhood, filled by its verbs alone.
public struct SampleData: Sendable {
    /// What is added, in the plural, in both languages: `listings`, `물건`.
    public let english: String
    public let korean: String
    /// Whether it is about what other domains have added, which comes first then.
    public let isAboutOthers: Bool
    /// Adds its part, and answers how much it added. Calls `neighbourhood.step` once for each thing that is
    /// there afterwards, `neighbourhood.size` times in all. What an interrupted run has left is passed over.
    public let fill: @Sendable (_ neighbourhood: any SampleStage) async throws -> Int
    /// All that it draws, for the golden file in which people look at it.
    public let drawings: [SampleDrawing]

    /// Memberwise.
    public init(
        english: String, korean: String, drawings: [SampleDrawing] = [], isAboutOthers: Bool = false,
        fill: @escaping @Sendable (_ neighbourhood: any SampleStage) async throws -> Int
    ) {
        self.english = english
        self.korean = korean
        self.drawings = drawings
        self.isAboutOthers = isAboutOthers
        self.fill = fill
    }
}

/// What a domain's sample data is made in: members, a clock that can be moved where it is a local one, a
/// size.
public protocol SampleStage: Sendable {
    /// How many things the domain shall add.
    var size: Int { get }
    /// From what everything follows.
    var seed: UInt64 { get }
    /// How many members there are.
    var memberCount: Int { get }
    /// The verbs of a member, counted from 0. Throws outages.
    func services(of member: Int) async throws -> Services
    /// Who a member is, counted from 0: for what is about a member, or sent to one. Throws outages.
    func identifier(of member: Int) async throws -> MemberID
    /// The verbs of somebody who runs the place; nil where nobody does by whom the sample could act, as at a
    /// server.
    var keeper: Services? { get }
    /// The present moment.
    func now() -> Timestamp
    /// Moves the clock to this part, from 0 to 1, of the neighbourhood's past, if it can be moved.
    func move(to part: Double)
    /// Uploads drawings as pictures of a member's own, for a record that is made next, and gives the pictures
    /// in their order; none where pictures are not taken, or not wanted. Throws outages.
    func pictures(of drawings: [DescribedDrawing], by member: Int) async throws -> [PictureID]
    /// Tells that one thing more is there.
    func step()
    /// The text of a file that comes with the program, by its name. Throws `unavailable` if it is not there.
    func resource(_ name: String) throws(ServiceFailure) -> String
}
