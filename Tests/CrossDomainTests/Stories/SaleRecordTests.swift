import Composition
import ContractKit
import Deals
import Listings
import Payments
import Testing
import Vocabulary

/// The records of sales that the law requires, as the server's operator opens it.
@Suite struct SaleRecordTests {
    @Test(
        "The record of a sale that was not paid here is opened by its deal, also when the two have left",
        arguments: Place.allCases)
    func unpaid(_ place: Place) async throws {
        let stage = try await Stage(place)
        let (seller, buyer) = (try await stage.join("수연"), try await stage.join("철수"))
        let listing = try await seller.publish("원목 책상")
        let buying = try await buyer.services
        let deal = try await buying.deals.reserve(Reservation(ListedID(listing.raw))).deal.id
        let act = try OperatorAct(.machine, name: "김운영", reason: "세무 조사")
        let orders = try #require(
            stage.local.operatorServices.provided(OrderService.self), "payments provide them")
        await #expect(throws: OrderError.notFound) { try await orders.records(of: AnyIdentifier(deal), act) }
        _ = try await seller.services.deals.complete(deal)
        for person in [seller, buyer] { try await person.withdraw() }
        let sale = try await orders.records(of: AnyIdentifier(deal), act)
        let supply = try #require(sale.supplies.first, "the sale is on record")
        #expect(sale.orders.isEmpty && sale.supplies.count == 1)
        #expect(supply.goods == AnyIdentifier(listing) && supply.category == "general")
        #expect([supply.seller, supply.buyer] == [seller.id, buyer.id])
        #expect(supply.quantity == 1 && supply.price == Money(12_000, .krw))
        #expect(try await orders.records(of: AnyIdentifier(OrderID(deal.raw)), act) == sale)
    }
}
