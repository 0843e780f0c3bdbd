public import Vocabulary

/// How a domain's table of things gives units to holds and takes them back: the statements and transitions of
/// the domain, from which follow holding, ending and settling.
///
/// Every transaction locks the thing's row first and looks at its holds then, so that holds of one thing are
/// made and ended one after the other and never wait for each other in a circle.
public protocol HeldThings: Sendable {
    /// The subject of the things' identifiers.
    associatedtype Subject: IdentifierSubject
    /// A thing as it is stored, with its stock.
    associatedtype Thing: Sendable
    /// The domain's error.
    associatedtype Failure: DomainError

    /// The table of the holds.
    var holds: HoldTable<Subject> { get }

    /// Takes the lock of the thing's row: writes the row to itself, which locks it on every engine.
    func locking(_ id: Identifier<Subject>) -> SQL

    /// The query for a thing's row.
    func finding(_ id: Identifier<Subject>) -> SQL

    /// Reads a row of that query. Throws `corrupt`.
    func thing(from row: any SQLRow) throws(DatabaseError) -> Thing

    /// Writes a thing in the place of an older one, and changes no row if that is not stored any more.
    func replacing(_ old: Thing, with new: Thing) -> SQL

    /// The thing with units held. Throws what stands against it.
    func holding(_ hold: UnitHold<Subject>, of thing: Thing, at now: Timestamp) throws(Failure) -> Thing

    /// The thing after one of its holds ended as the hold says. Throws what stands against it.
    func after(_ hold: UnitHold<Subject>, of thing: Thing, at now: Timestamp) throws(Failure) -> Thing

    /// What else is written when a hold has ended and the thing has become another by it, in the same
    /// transaction: the record of a trade, a message. Nothing, unless the domain says so.
    func recording(
        _ hold: UnitHold<Subject>, of thing: Thing, becoming next: Thing, at now: Timestamp
    ) -> [SQL]

    /// What the domain throws for a failure of a hold.
    func failure(_ failure: HoldFailure) -> Failure

    /// What the domain throws if units of something are asked for that is not there.
    var noSuchThing: Failure { get }
}

// Inlined, so that a domain's things are known to the compiler where its holds are made.
extension HeldThings {
    /// Nothing.
    @inlinable
    public func recording(
        _ hold: UnitHold<Subject>, of thing: Thing, becoming next: Thing, at now: Timestamp
    ) -> [SQL] { [] }

    /// The active holds, which run out at their moment. A store makes one of it and reads through that one,
    /// which remembers when the first of them ends.
    public func makeExpiringRows() -> ExpiringRows {
        ExpiringRows(current: holds.current) { writer, now, limit throws(DatabaseError) in
            let due = try writer.query(holds.due(at: now, limit: limit), holds.hold)
            for hold in due { try settle(hold, as: .expired, writer, at: now) }
            return due.count
        }
    }

    /// Keeps the units if the limits let the holder have one hold more, or answers the hold that the order
    /// has already. A refusal is an answer: what was settled on the way stays. Throws what the engine throws.
    @inlinable
    public func make(
        _ hold: UnitHold<Subject>, within limits: HoldLimits, _ writer: any SQLWriter, at now: Timestamp
    ) throws(DatabaseError) -> Result<UnitHold<Subject>, Failure> {
        let unused = holds.unused(
            by: hold.holder, endingAfter: limits.horizon(at: now), limit: Self.mostCounted)
        guard
            let thing = try locked(
                hold.thing, for: hold.order, writer, at: now, asking: limits.areCounted ? [unused] : [])
        else { return .failure(noSuchThing) }
        if let known = try find(hold.order, on: hold.thing, writer) {
            return Result { () throws(HoldFailure) in try known.answer(to: hold) }.mapError(failure)
        }
        if limits.areCounted {
            let others = try writer.query(unused, holds.hold)
            let admitted = Result { () throws(HoldFailure) in
                try limits.admit(hold, beside: others, at: now)
            }
            if case .failure(let refusal) = admitted { return .failure(failure(refusal)) }
        }
        let held = Result { () throws(Failure) in try holding(hold, of: thing, at: now) }
        guard case .success(let next) = held else { return held.map { _ in hold } }
        let counts = try writer.batch([replacing(thing, with: next), holds.insertion(hold)])
        guard counts == [1, 1] else { throw .contention }
        return .success(hold)
    }

    /// Ends the order's hold that way and moves its units; a hold that has ended that way already stays as it
    /// is. Answers and throws as `make`.
    @inlinable
    public func end(
        _ order: OrderID, on id: Identifier<Subject>, as end: HoldState, _ writer: any SQLWriter,
        at now: Timestamp
    ) throws(DatabaseError) -> Result<UnitHold<Subject>, Failure> {
        guard let thing = try locked(id, for: order, writer, at: now),
            let hold = try find(order, on: id, writer)
        else { return .failure(failure(.notFound)) }
        return try settle(hold, of: thing, as: end, writer, at: now)
    }

    /// Releases a member's active holds, which have not run out by now. Throws what the engine throws.
    @inlinable
    public func release(
        holdsOf holder: MemberID, _ writer: any SQLWriter, at now: Timestamp
    ) throws(DatabaseError) {
        for hold in try writer.query(holds.active(of: holder), holds.hold) {
            try settle(hold, as: .released, writer, at: now)
        }
    }

    /// The order's hold on the thing; nil if there is none. Throws what the engine throws.
    @inlinable
    public func find(
        _ order: OrderID, on id: Identifier<Subject>, _ reader: any SQLReader
    ) throws(DatabaseError) -> UnitHold<Subject>? {
        try reader.first(holds.hold(of: order, on: id), holds.hold)
    }

    /// The thing as nobody else can change it before this transaction ends, its run-out holds settled. Asks
    /// on the way for the order's hold, which is looked at next, and for what else is looked at then.
    @inlinable
    func locked(
        _ id: Identifier<Subject>, for order: OrderID, _ writer: any SQLWriter, at now: Timestamp,
        asking more: [SQL] = []
    ) throws(DatabaseError) -> Thing? {
        try writer.run(locking(id))
        let due = holds.due(at: now, on: id)
        try writer.prefetch([due, finding(id), holds.hold(of: order, on: id)] + more)
        for hold in try writer.query(due, holds.hold) {
            try settle(hold, as: .expired, writer, at: now)
        }
        return try writer.first(finding(id), thing)
    }

    @inlinable
    func settle(
        _ hold: UnitHold<Subject>, as end: HoldState, _ writer: any SQLWriter, at now: Timestamp
    ) throws(DatabaseError) {
        guard let thing = try writer.first(finding(hold.thing), thing) else {
            throw .corrupt("hold without its thing")
        }
        _ = try settle(hold, of: thing, as: end, writer, at: now)
    }

    @inlinable
    func settle(
        _ hold: UnitHold<Subject>, of thing: Thing, as end: HoldState, _ writer: any SQLWriter,
        at now: Timestamp
    ) throws(DatabaseError) -> Result<UnitHold<Subject>, Failure> {
        let ended: UnitHold<Subject>
        do throws(HoldFailure) {
            ended = try hold.ending(as: end, at: now)
        } catch {
            return .failure(failure(error))
        }
        guard hold.state == .active else { return .success(ended) }
        let moved = Result { () throws(Failure) in try after(ended, of: thing, at: now) }
        guard case .success(let next) = moved else { return moved.map { _ in ended } }
        guard try writer.run(replacing(thing, with: next)) == 1 else { throw .contention }
        try writer.batch([holds.ending(ended)] + recording(ended, of: thing, becoming: next, at: now))
        return .success(ended)
    }

    /// More holds of a member than any limit counts are not looked at.
    @inlinable
    static var mostCounted: Int { 100 }
}
