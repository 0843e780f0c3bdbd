/// Holds in memory: a value, for stores that keep all of theirs in memory, and the model of what every other
/// store does. It keeps holds; the units are moved in the same step by whoever keeps the things.
public struct HoldBook<Subject: IdentifierSubject>: Sendable {
    private var holds: [Identifier<Subject>: [OrderID: UnitHold<Subject>]] = [:]

    private let longest: Duration

    /// No holds, none of which will last longer.
    public init(longest: Duration) {
        self.longest = longest
    }

    /// The order's hold on the thing, however it stands; nil if there is none.
    public func hold(of order: OrderID, on thing: Identifier<Subject>) -> UnitHold<Subject>? {
        holds[thing]?[order]
    }

    /// Keeps a hold in the place of what its order had of the thing.
    public mutating func keep(_ hold: UnitHold<Subject>) {
        holds[hold.thing, default: [:]][hold.order] = hold
    }

    /// Active holds that have run out by now, the first to end first.
    public func due(at now: Timestamp) -> [UnitHold<Subject>] {
        active { $0.hasRunOut(at: now, longest: longest) }.sorted { $0.until < $1.until }
    }

    /// The active holds on a thing.
    public func active(on thing: Identifier<Subject>) -> [UnitHold<Subject>] { active { $0.thing == thing } }

    /// A member's active holds.
    public func active(of holder: MemberID) -> [UnitHold<Subject>] { active { $0.holder == holder } }

    /// All holds of a member that were to end later than that.
    public func holds(of holder: MemberID, endingAfter moment: Timestamp) -> [UnitHold<Subject>] {
        holds.values.flatMap(\.values).filter { $0.holder == holder && $0.until > moment }
    }

    /// When the first active hold runs out; nil if none is active.
    public var firstExpiry: Timestamp? { active { _ in true }.map(\.until).min() }

    private func active(where isWanted: (UnitHold<Subject>) -> Bool) -> [UnitHold<Subject>] {
        holds.values.flatMap(\.values).filter { $0.state == .active && isWanted($0) }
    }
}
