import Database
import DatabaseTestKit
import DatabaseTestSupport
import Deals
import DealsSQL
import Testing
import Vocabulary

/// What the two of a deal said while deals kept it themselves.
@Suite struct HandingOverTests {
    private static let past = Array(DealsMigrations.all.prefix { $0.name != "deals-0005-conversations" })
    private static let raw = (1...7).map { RawIdentifier(milliseconds: $0, random: (0, $0)) }
    private static let moment = Timestamp(microseconds: 1_767_225_600_000_001)
    private static let members = raw.prefix(3).map { MemberID($0) }
    private static let deals = [deal(5, from: 0, to: 1), deal(6, from: 2, to: 0)]

    /// In the order of deal and number.
    private static let said = [
        message(0, 1, by: 1, to: 0, "아직 있나요?"),
        message(0, 2, by: 0, to: 1, "네!\t7시에\n역 앞에서 뵐까요?"),
        message(1, 1, by: 2, to: 0, "Sure, at seven."),
    ]

    private static func deal(_ index: Int, from seller: Int, to buyer: Int) -> Deal {
        let goods = DealtGoods(
            listing: ListedID(raw[index - 2]), seller: members[seller], title: "의자", price: Money(1000, .krw),
            asksSeller: true)
        return Deal(
            id: DealID(raw[index]), goods: goods, buyer: members[buyer], quantity: 1, hours: 24, at: moment)
    }

    private static func message(
        _ deal: Int, _ number: Int, by author: Int, to recipient: Int, _ text: String
    ) -> SaidMessage {
        SaidMessage(
            about: AnyIdentifier(deals[deal].id), by: members[author], to: members[recipient], number: number,
            text, at: moment.advanced(by: .seconds(60 * number)))
    }

    @Test("what was said is handed over word for word, once and in its order", arguments: TestPlace.present)
    func handingOver(_ place: TestPlace) async throws {
        try await TestDatabase.with(place, Self.past) { database in
            let store = SQLDealStore(database)
            try await Self.keep(Self.deals, in: database)
            try await Self.keep(Self.said.reversed(), in: database)
            let migrator = Migrator(DealsMigrations.all, time: FixedTime())
            #expect(try await migrator.migrate(database).first == "deals-0005-conversations")
            let now = FixedTime().now()
            let events = try await store.outbox.claim(10, until: now.advanced(by: .seconds(60)), at: now)
            #expect(events.count == Self.said.count)
            #expect(events.compactMap { SaidMessage($0.message) } == Self.said)
            let found = try await store.find(Self.deals.map(\.id), at: Self.moment)
            #expect(Set(found) == Set(Self.deals), "deals of before payments are not paid for")
        }
    }

    /// As deals were kept before payments.
    private static func keep(_ deals: [Deal], in database: TestDatabase) async throws {
        try await database.write { writer throws(DatabaseError) in
            for deal in deals {
                try writer.run(
                    """
                    INSERT INTO deals (id, listing, seller, title, price, currency, asks_seller, buyer,
                    quantity, hours, state, step, until_at, ended_by, seller_contact, buyer_contact,
                    created_at, updated_at, version)
                    VALUES (\(deal.id), \(deal.goods.listing), \(deal.seller), \(deal.goods.title),
                    \(deal.goods.price.minorUnits), \(deal.goods.price.currency.rawValue),
                    \(deal.goods.asksSeller), \(deal.buyer), \(deal.quantity), \(deal.hours),
                    \(deal.state.rawValue), NULL, \(deal.until), NULL, '', '', \(deal.createdAt),
                    \(deal.updatedAt), \(deal.version))
                    """)
            }
        }
    }

    /// As deals kept what was said.
    private static func keep(_ messages: [SaidMessage], in database: TestDatabase) async throws {
        try await database.write { writer throws(DatabaseError) in
            for message in messages {
                try writer.run(
                    """
                    INSERT INTO deal_messages (deal, number, author, body, sent_at)
                    VALUES (\(message.subject.raw), \(message.number), \(message.author), \(message.text),
                    \(message.saidAt))
                    """)
            }
        }
    }
}
