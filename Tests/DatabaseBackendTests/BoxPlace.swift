import ContractKit
import Database
import DatabaseTestSupport
import Vocabulary

/// Boxes with units in them: a domain of nothing but holds.
enum BoxSubject: IdentifierSubject {
    static let prefix = "box"
}

typealias BoxID = Identifier<BoxSubject>

/// A box and its stock.
struct Box: Sendable {
    let id: BoxID
    let stock: Stock

    func with(_ move: (Stock) throws(HoldFailure) -> Stock) throws(BoxError) -> Box {
        do throws(HoldFailure) {
            return Box(id: id, stock: try move(stock))
        } catch {
            throw .hold(error)
        }
    }
}

/// What the verbs of boxes answer.
enum BoxError: DomainError {
    case hold(HoldFailure)
    case other(ServiceFailure)

    var kind: ErrorKind { service?.kind ?? .conflict }
    var code: String { service?.code ?? "box-hold" }
    var message: String { "\(self)" }
    static func service(_ failure: ServiceFailure) -> BoxError { .other(failure) }
    var service: ServiceFailure? { if case .other(let failure) = self { failure } else { nil } }
}

/// How boxes lend units in SQL. A box has no version: its stock is what it is replaced by.
struct HeldBoxes: HeldThings {
    let holds = HoldTable<BoxSubject>("box_holds", thing: "box", longest: .seconds(3600))
    var noSuchThing: BoxError { .hold(.notFound) }

    static let migration = Migration(
        "boxes-0001",
        "CREATE TABLE boxes (id TEXT NOT NULL PRIMARY KEY, units BIGINT NOT NULL, held BIGINT NOT NULL)",
        """
        CREATE TABLE box_holds (
            box TEXT NOT NULL, order_id TEXT NOT NULL, holder TEXT NOT NULL, quantity BIGINT NOT NULL,
            until_at BIGINT NOT NULL, state TEXT NOT NULL, PRIMARY KEY (box, order_id)
        )
        """)

    func locking(_ id: BoxID) -> SQL { "UPDATE boxes SET units = units WHERE id = \(id)" }
    func finding(_ id: BoxID) -> SQL { "SELECT id, units, held FROM boxes WHERE id = \(id)" }

    func thing(from row: any SQLRow) throws(DatabaseError) -> Box {
        var row = RowReader(row)
        let id: BoxID = try row.id()
        guard let stock = Stock(left: try row.count(), held: try row.count()) else { throw .corrupt("stock") }
        return Box(id: id, stock: stock)
    }

    func replacing(_ old: Box, with new: Box) -> SQL {
        """
        UPDATE boxes SET units = \(new.stock.left), held = \(new.stock.held)
        WHERE id = \(old.id) AND units = \(old.stock.left) AND held = \(old.stock.held)
        """
    }

    func holding(_ hold: UnitHold<BoxSubject>, of box: Box, at _: Timestamp) throws(BoxError) -> Box {
        try box.with { stock throws(HoldFailure) in try stock.holding(hold.quantity) }
    }

    func after(_ hold: UnitHold<BoxSubject>, of box: Box, at _: Timestamp) throws(BoxError) -> Box {
        try box.with { stock throws(HoldFailure) in try stock.after(hold) }
    }

    func failure(_ failure: HoldFailure) -> BoxError { .hold(failure) }
}

/// Boxes in a database.
struct BoxPlace: HoldFixture {
    let database: any SQLDatabase
    let clock = ManualClock()
    let ids = OrderedIdentifiers(.shuffled)
    private let boxes = HeldBoxes()
    private let parties: [HoldParty: MemberID]
    private let expiring: ExpiringRows
    private let limits: HoldLimits

    init(
        _ database: any SQLDatabase,
        _ limits: HoldLimits = HoldLimits(longest: .seconds(3600), largest: 1000)
    ) {
        self.database = database
        self.limits = limits
        let ids = ids
        let members = [HoldParty.holder, .other, .owner, .operator].map { ($0, ids.next() as MemberID) }
        parties = Dictionary(uniqueKeysWithValues: members)
        expiring = boxes.makeExpiringRows()
    }

    func newThing(units: Int) async throws -> BoxID {
        let id: BoxID = ids.next()
        try await database.write { writer throws(DatabaseError) in
            try writer.run("INSERT INTO boxes (id, units, held) VALUES (\(id), \(units), 0)")
        }
        return id
    }

    func newOrder() -> OrderID { ids.next() }

    func hold(
        _ box: BoxID, _ quantity: Int, for order: OrderID, until: Timestamp, as party: HoldParty
    ) async throws(BoxError) -> UnitHold<BoxSubject> {
        guard let holder = parties[party] else { throw .other(.internal("nobody")) }
        let hold = UnitHold(thing: box, order: order, holder: holder, quantity: quantity, until: until)
        let now = clock.now()
        return try await write { writer throws(DatabaseError) in
            try boxes.make(hold, within: limits, writer, at: now)
        }
    }

    func confirm(_ box: BoxID, _ order: OrderID, as _: HoldParty) async throws(BoxError) -> UnitHold<
        BoxSubject
    > {
        let now = clock.now()
        return try await write { writer throws(DatabaseError) in
            try boxes.end(order, on: box, as: .confirmed, writer, at: now)
        }
    }

    func release(_ box: BoxID, _ order: OrderID, as _: HoldParty) async throws(BoxError) -> UnitHold<
        BoxSubject
    > {
        let now = clock.now()
        return try await write { writer throws(DatabaseError) in
            try boxes.end(order, on: box, as: .released, writer, at: now)
        }
    }

    func stock(of box: BoxID) async throws -> Stock {
        let found = try await expiring.read(database, at: clock.now()) { reader throws(DatabaseError) in
            try reader.first(boxes.finding(box), boxes.thing)
        }
        return try expectValue(found, "the box").stock
    }

    func failure(_ failure: HoldFailure) -> BoxError { .hold(failure) }

    private func write(
        _ body:
            @escaping @Sendable (any SQLWriter) throws(DatabaseError) -> Result<
                UnitHold<BoxSubject>, BoxError
            >
    ) async throws(BoxError) -> UnitHold<BoxSubject> {
        try await mappingDatabaseErrors(BoxError.self) { () throws(DatabaseError) in
            try await database.write(body)
        }.get()
    }
}
