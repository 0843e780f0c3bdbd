public import Vocabulary

/// The statements and transitions of a domain whose things have units to hold; holding, ending and settling
/// follow from them.
///
/// Every transaction first locks the thing's row and then reads its holds. So holds of one thing are made and
/// ended one after the other, without deadlocks.
public protocol HeldThings: Sendable {
    /// The subject of the things' identifiers.
    associatedtype Subject: IdentifierSubject
    /// A thing as it is stored, with its stock.
    associatedtype Thing: Sendable
    /// The domain's error.
    associatedtype Failure: DomainError

    /// The table of the holds.
    var holds: HoldTable<Subject> { get }

    /// Locks the thing's row by writing the row to itself, which works on every engine.
    func locking(_ id: Identifier<Subject>) -> SQL

    /// The query for a thing's row.
    func finding(_ id: Identifier<Subject>) -> SQL

    /// Reads a row of that query. Throws `corrupt`.
    func thing(from row: any SQLRow) throws(DatabaseError) -> Thing

    /// Replaces a thing by a newer version; changes no row if the old version is no longer stored.
    func replacing(_ old: Thing, with new: Thing) -> SQL

    /// The thing with units held. Throws the domain's refusal.
    func holding(_ hold: UnitHold<Subject>, of thing: Thing, at now: Timestamp) throws(Failure) -> Thing

    /// The thing after one of its holds ended as the hold says. Throws the domain's refusal.
    func after(_ hold: UnitHold<Subject>, of thing: Thing, at now: Timestamp) throws(Failure) -> Thing

    /// Further statements of the same transaction when the end of a hold changes the thing, such as the
    /// record of a trade or a message. None by default.
    func recording(
        _ hold: UnitHold<Subject>, of thing: Thing, becoming next: Thing, at now: Timestamp
    ) -> [SQL]

    /// The domain's error for a failure of a hold.
    func failure(_ failure: HoldFailure) -> Failure

    /// The domain's error if the thing does not exist.
    var noSuchThing: Failure { get }
}

// Inlined, so that the compiler knows the domain's types where its holds are made.
extension HeldThings {
    /// No statements.
    @inlinable
    public func recording(
        _ hold: UnitHold<Subject>, of thing: Thing, becoming next: Thing, at now: Timestamp
    ) -> [SQL] { [] }

    /// The active holds as rows that expire at their moment. A store makes one instance and reads through it;
    /// the instance remembers when the next hold ends.
    public func makeExpiringRows() -> ExpiringRows {
        ExpiringRows(current: holds.current) { writer, now, limit throws(DatabaseError) in
            let due = try writer.query(holds.due(at: now, limit: limit), holds.hold)
            for hold in due { try settle(hold, as: .expired, writer, at: now) }
            return due.count
        }
    }

    /// Holds the units within the limits, or returns the order's existing hold. A refusal is a result, so
    /// that what was settled on the way stays. Throws what the engine throws.
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

    /// Ends the order's hold in this way and moves its units; a hold that has ended in the same way stays
    /// unchanged. Returns and throws as `make`.
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

    /// The locked thing, unchanged by others until this transaction ends, with its run-out holds settled.
    /// Prefetches the order's hold and `more`, which the caller reads next.
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

    /// The largest number of a member's holds that are read; no limit counts more.
    @inlinable
    static var mostCounted: Int { 100 }
}
