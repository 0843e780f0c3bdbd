public import Vocabulary

/// A domain's part of the sample neighbourhood, filled only by its verbs.
public struct SampleData: Sendable {
    /// The added records in the plural, in both languages: `listings`, `물건`.
    public let english: String
    public let korean: String
    /// Whether it refers to records of other domains, which must then be filled first.
    public let isAboutOthers: Bool
    /// Adds its part and returns how much it added. Calls `neighbourhood.step` once for each record that
    /// exists afterwards, `neighbourhood.size` times in all. Skips what an interrupted run has added.
    public let fill: @Sendable (_ neighbourhood: any SampleStage) async throws -> Int
    /// All of its drawings, for the golden file in which people review them.
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

/// The place in which sample data is made: members, a size, and a local clock that can be moved.
public protocol SampleStage: Sendable {
    /// The number of records that the domain adds.
    var size: Int { get }
    /// The seed of everything random.
    var seed: UInt64 { get }
    /// The number of members.
    var memberCount: Int { get }
    /// The verbs of a member, counted from 0. Throws outages.
    func services(of member: Int) async throws -> Services
    /// The identifier of a member, counted from 0. Throws outages.
    func identifier(of member: Int) async throws -> MemberID
    /// The verbs of an operator; nil if the sample has none to act by, as at a server.
    var keeper: Services? { get }
    /// The present moment.
    func now() -> Timestamp
    /// Moves the clock to this fraction, from 0 to 1, of the neighbourhood's past, if it can be moved.
    func move(to part: Double)
    /// Does this work when every part is filled and the clock has reached the present: for records that
    /// last a short time only. Its errors are those of the filling.
    func atEnd(_ work: @escaping @Sendable () async throws -> Void)
    /// Uploads drawings as the member's pictures for the next record and returns them in order; empty if
    /// pictures are unsupported or unwanted. Throws outages.
    func pictures(of drawings: [DescribedDrawing], by member: Int) async throws -> [PictureID]
    /// Reports that one more record exists.
    func step()
    /// The text of a file of the program, by name. Throws `unavailable` if it is missing.
    func resource(_ name: String) throws(ServiceFailure) -> String
}
