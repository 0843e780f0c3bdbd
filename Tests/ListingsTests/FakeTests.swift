import ContractKit
import Listings
import ListingsContract
import ListingsFakes
import TestKit
import Testing
import Vocabulary

/// What a stub answers, and a forwarding fake.
@Suite struct FakeTests {
    @Test func aStubRefusesByName() async throws {
        let (stub, id) = (ListingRepositoryFake(), ListingID(Sample.raw(1)))
        let page: PageRequest = .first
        await refuses("browse") { () throws(ListingError) in try await stub.browse(ListingQuery(), page) }
        await refuses("listing") { () throws(ListingError) in try await stub.listing(id) }
        await refuses("publishID") { () throws(ListingError) in try await stub.publish(id) }
        await refuses("liked") { () throws(ListingError) in try await stub.liked(page) }
        await refuses("delete") { () throws(ListingError) in try await stub.delete(id) }
    }

    @Test func aVerbIsStubbedInOneLine() async throws {
        var fake = ListingRepositoryFake()
        fake.like = { _ in 7 }
        let repository: any ListingRepository = fake
        #expect(try await repository.like(ListingID(Sample.raw(1))) == 7)
        await refuses("unlike") { () throws(ListingError) in
            try await repository.unlike(ListingID(Sample.raw(1)))
        }
    }

    @Test func forwardingFakesKeepEveryPromise() async {
        await expectContract(
            "listings", ListingContract.clauses, on: "forwarding fakes", orders: [.shuffled]
        ) { order in
            let environment = ClauseEnvironment(order)
            let service = environment.service(over: ListingStoreFake(forwardingTo: InMemoryListingStore()))
            return ListingFixture.of(
                { service }, in: environment,
                verbs: { ListingRepositoryFake(forwardingTo: $0.repository(for: $1)) })
        }
    }

    private func refuses<Value>(
        _ verb: String, _ call: () async throws(ListingError) -> Value
    ) async {
        do throws(ListingError) {
            _ = try await call()
            Issue.record("\(verb) answers though nobody stubbed it")
        } catch {
            #expect(error == .service(.internal("ListingRepository.\(verb) is not stubbed")))
        }
    }
}
