import DatabaseTestKit
import DatabaseTestSupport
import Funding
import FundingSQL
import Testing
import Vocabulary

/// The rights that addresses of receipts carry.
@Suite struct ReceiptRightTests {
    private static let now = Timestamp(microseconds: 1_767_225_600_000_000)
    private static let most = AddressRight.mostOfRecord

    @Test(arguments: TestPlace.present)
    func aReceiptHasTheLastOnesUntilTheyEnd(place: TestPlace) async throws {
        try await TestDatabase.with(place, FundingMigrations.all) { database in
            try await Self.expectRights(in: SQLFundingStore(database))
        }
    }

    @Test func inMemoryTheyAreTheSame() async throws {
        try await Self.expectRights(in: InMemoryFundingStore())
    }

    private static func expectRights(in store: any ReceiptRightStore) async throws {
        let (one, other) = (
            ReceiptID(RawIdentifier(high: 1, low: 1)), ReceiptID(RawIdentifier(high: 1, low: 2))
        )
        let rights = try (0...most).map { try right(UInt8($0), to: one) }
        for right in rights { try await store.add(right, at: now) }
        let foreign = try right(100, to: other)
        try await store.add(foreign, at: now)
        #expect(try await store.right(rights[0].hash, at: now) == nil, "the oldest must be dropped")
        for right in rights.dropFirst() + [foreign] {
            #expect(try await store.right(right.hash, at: now) == right)
        }
        let end = now.advanced(by: ReceiptAddress.lasting)
        #expect(try await store.right(foreign.hash, at: end) == nil, "an ended right must not be found")
    }

    private static func right(_ number: UInt8, to receipt: ReceiptID) throws -> AddressRight {
        AddressRight(
            hash: try #require(ChainHash([UInt8](repeating: number, count: 32))), purpose: "receipt",
            subject: AnyIdentifier(receipt), until: now.advanced(by: ReceiptAddress.lasting))
    }
}
