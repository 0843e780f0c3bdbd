public import Vocabulary

/// A domain's table of holds.
///
/// The domain's migrations make it, with the column of the thing as the domain calls it (TEXT), `order_id`,
/// `holder` (TEXT), `quantity`, `until_at` (BIGINT) and `state` (TEXT), and these keys and indexes, here for
/// things called `listing`:
///
///     PRIMARY KEY (listing, order_id)
///     … ON listing_holds (until_at) WHERE state = 'active'
///     … ON listing_holds (listing, until_at) WHERE state = 'active'
///     … ON listing_holds (holder, until_at)
public struct HoldTable<Subject: IdentifierSubject>: Sendable {
    /// The table as a copy into another database needs it.
    public let table: SQLTable
    /// The longest that a hold can be asked for. One that ends later was made by a clock that was ahead, and
    /// has run out (`UnitHold.hasRunOut`).
    private let longest: Duration
    // Put together once, and inlined where the domain's things are known: each hold makes several of these
    // statements while all other writes wait.
    private let columns: SQL
    @usableFromInline let selecting: SQL
    @usableFromInline let selectingOfThing: SQL
    @usableFromInline let inserting: SQL
    @usableFromInline let updating: SQL
    @usableFromInline let ofThing: SQL
    /// Between which moments no active hold has run out, for `ExpiringRows`.
    public let current: SQL

    /// The table of that name, whose column `thing` says of what units are held, for `longest` at the most.
    public init(_ name: StaticString, thing: StaticString, longest: Duration) {
        self.longest = longest
        table = SQLTable(
            name, key: [.text(thing), .text("order_id")],
            [.text("holder"), .integer("quantity"), .integer("until_at"), .text("state")])
        let (name, thing) = (table.sql, SQL(stringLiteral: thing))
        columns = "\(sql: thing), order_id, holder, quantity, until_at, state"
        selecting = "SELECT \(sql: columns) FROM \(sql: name) WHERE "
        selectingOfThing = "\(sql: selecting)\(sql: thing) = "
        inserting = "INSERT INTO \(sql: name) (\(sql: columns)) VALUES ("
        updating = "UPDATE \(sql: name) SET state = "
        ofThing = " WHERE \(sql: thing) = "
        let active: SQL = "FROM \(sql: name) WHERE state = 'active'"
        let furthest = Timestamp(microseconds: 0).advanced(by: longest + Timestamp.leeway)
        current = """
            SELECT (SELECT min(until_at) \(sql: active)), (SELECT max(until_at) \(sql: active)) - \(furthest)
            """
    }

    /// Reads a row of the queries below. Throws `corrupt` for what was never written by this table.
    @inlinable
    public func hold(from row: any SQLRow) throws(DatabaseError) -> UnitHold<Subject> {
        var row = RowReader(row)
        return try hold(&row)
    }

    @inlinable
    func hold(_ row: inout RowReader) throws(DatabaseError) -> UnitHold<Subject> {
        UnitHold(
            thing: try row.id(), order: try row.id(), holder: try row.id(), quantity: try row.count(),
            until: try row.timestamp(), state: try row.value())
    }

    /// Every row can be read as a hold.
    public var readableRows: IntegrityCheck {
        IntegrityCheck(rowsOf: table, columns: columns, as: "a hold", ko: "예약") { row throws(DatabaseError) in
            _ = try hold(&row)
        }
    }

    /// The order's hold on the thing, however it stands.
    @inlinable
    public func hold(of order: OrderID, on id: Identifier<Subject>) -> SQL {
        "\(sql: selectingOfThing)\(id) AND order_id = \(order)"
    }

    /// Active holds that have run out by now, the first to end first.
    public func due(at now: Timestamp, limit: Int) -> SQL {
        """
        \(sql: selecting)state = 'active' AND until_at <= \(now) UNION ALL
        \(sql: selecting)state = 'active' AND until_at > \(latest(at: now)) ORDER BY until_at LIMIT \(limit)
        """
    }

    /// Those of one thing. Two searches of an index: one condition with OR would look at all active holds.
    @inlinable
    public func due(at now: Timestamp, on id: Identifier<Subject>) -> SQL {
        """
        \(sql: selectingOfThing)\(id) AND state = 'active' AND until_at <= \(now) UNION ALL
        \(sql: selectingOfThing)\(id) AND state = 'active' AND until_at > \(latest(at: now))
        """
    }

    /// A member's holds that were to end later than that and came to nothing so far, at most as many, the
    /// first to end first.
    @inlinable
    public func unused(by holder: MemberID, endingAfter moment: Timestamp, limit: Int) -> SQL {
        """
        \(sql: selecting)holder = \(holder) AND until_at > \(moment) AND state <> 'confirmed'
        ORDER BY until_at LIMIT \(limit)
        """
    }

    /// The last moment at which a hold can end that was asked for by now.
    @usableFromInline
    func latest(at now: Timestamp) -> Timestamp { now.advanced(by: longest + Timestamp.leeway) }

    /// A member's active holds.
    public func active(of holder: MemberID) -> SQL {
        "\(sql: selecting)state = 'active' AND holder = \(holder)"
    }

    /// Releases the active holds on a thing now, whose units go in the same transaction.
    public func releasing(allOn id: Identifier<Subject>, at now: Timestamp) -> SQL {
        """
        \(sql: updating)\(HoldState.released.rawValue), \
        until_at = CASE WHEN until_at < \(now) THEN until_at ELSE \(now) END\
        \(sql: ofThing)\(id) AND state = 'active'
        """
    }

    /// Lets an order's hold that came to nothing count no more against its holder (`UnitHold.forgiven`).
    public func forgiving(_ order: OrderID, on id: Identifier<Subject>, by moment: Timestamp) -> SQL {
        """
        UPDATE \(sql: table.sql) SET until_at = \(moment)\(sql: ofThing)\(id) AND order_id = \(order) \
        AND state IN ('released', 'expired') AND until_at > \(moment)
        """
    }

    /// Adds a hold.
    @inlinable
    public func insertion(_ hold: UnitHold<Subject>) -> SQL {
        """
        \(sql: inserting)\(hold.thing), \(hold.order), \(hold.holder), \(hold.quantity), \(hold.until),
        \(hold.state.rawValue))
        """
    }

    /// Writes how and when a hold ended.
    @inlinable
    public func ending(_ hold: UnitHold<Subject>) -> SQL {
        """
        \(sql: updating)\(hold.state.rawValue), until_at = \(hold.until)\(sql: ofThing)\(hold.thing) \
        AND order_id = \(hold.order)
        """
    }
}
