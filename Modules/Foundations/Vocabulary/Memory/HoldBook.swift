/// Unit holds in memory: a value for in-memory stores, and the model for every other store. It keeps only the
/// holds; the owner of the stock moves the units in the same step.
public struct HoldBook<Subject: IdentifierSubject>: Sendable {
    private var holds: [Identifier<Subject>: [OrderID: UnitHold<Subject>]] = [:]

    private let longest: Duration

    /// An empty book; a hold lasts at most `longest`.
    public init(longest: Duration) {
        self.longest = longest
    }

    /// The order's hold on the thing, in any state; nil if there is none.
    public func hold(of order: OrderID, on thing: Identifier<Subject>) -> UnitHold<Subject>? {
        holds[thing]?[order]
    }

    /// Stores a hold, replacing the order's earlier hold on the thing.
    public mutating func keep(_ hold: UnitHold<Subject>) {
        holds[hold.thing, default: [:]][hold.order] = hold
    }

    /// The active holds that have run out by now, earliest end first.
    public func due(at now: Timestamp) -> [UnitHold<Subject>] {
        active { $0.hasRunOut(at: now, longest: longest) }.sorted { $0.until < $1.until }
    }

    /// The active holds on a thing.
    public func active(on thing: Identifier<Subject>) -> [UnitHold<Subject>] { active { $0.thing == thing } }

    /// A member's active holds.
    public func active(of holder: MemberID) -> [UnitHold<Subject>] { active { $0.holder == holder } }

    /// All holds of a member that were to end after this moment.
    public func holds(of holder: MemberID, endingAfter moment: Timestamp) -> [UnitHold<Subject>] {
        holds.values.flatMap(\.values).filter { $0.holder == holder && $0.until > moment }
    }

    /// When the first active hold runs out; nil if none is active.
    public var firstExpiry: Timestamp? { active { _ in true }.map(\.until).min() }

    private func active(where isWanted: (UnitHold<Subject>) -> Bool) -> [UnitHold<Subject>] {
        holds.values.flatMap(\.values).filter { $0.state == .active && isWanted($0) }
    }
}
