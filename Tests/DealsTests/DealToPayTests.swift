import ContractKit
import Deals
import DealsConsole
import DealsContract
import Terminal
import TestKit
import Testing
import Vocabulary

/// The deal that is paid for in place of a listing, and what a person is told where there is none yet.
@Suite struct DealToPayTests {
    /// The neighbours, and the buyer's console.
    private struct Stage {
        let neighbours: DealNeighbours
        let recording: Recording

        init(_ format: OutputFormat = .human, _ language: Language = .ko) async throws {
            neighbours = try await .paying()
            recording = Console.recording(
                ConsoleOptions(format: format, language: language, allowsColour: false),
                now: neighbours.environment.clock.now())
        }

        var buying: any DealRepository { neighbours.verbs(of: neighbours.buyer) }

        func listing(_ name: String) throws -> ListedID {
            try #require(neighbours.names[name].flatMap { ListedID($0) })
        }

        func deal(_ name: String) throws -> DealID {
            try #require(neighbours.names[name].flatMap { DealID($0) })
        }

        /// The deal by which the buyer pays for the listing.
        func dealToPay(for name: String) async throws -> DealID? {
            try await neighbours.services(of: neighbours.buyer)
                .dealToPay(for: listing(name), on: recording.console)
        }
    }

    @Test func aListingIsPaidForByADealThatIsMadeForIt() async throws {
        let stage = try await Stage()
        let deal = try await stage.buying.deal(#require(stage.dealToPay(for: "{goods}"))).deal
        #expect(deal.state == .accepted && deal.isToPay && deal.hours == 1 && deal.quantity == 1)
        #expect(stage.recording.output.isEmpty && stage.recording.errors.isEmpty)
    }

    @Test(arguments: [true, false]) func anOpenDealAboutItIsTakenInstead(isToPay: Bool) async throws {
        let stage = try await Stage()
        let made = try await stage.buying.reserve(
            Reservation(stage.listing("{goods}"), hours: 48, isToPay: isToPay))
        #expect(try await stage.dealToPay(for: "{goods}") == made.deal.id)
        #expect(try await stage.buying.deal(made.deal.id).deal == made.deal, "it is as it was")
    }

    @Test(arguments: Language.allCases)
    func theBuyerIsToldToWaitForASellerWhoAcceptsFirst(_ language: Language) async throws {
        let stage = try await Stage(.human, language)
        #expect(try await stage.dealToPay(for: "{asking}") == nil)
        let filter = DealFilter(side: .buying, state: .requested)
        let made = try #require(try await stage.buying.deals(filter, .first).items.first?.deal)
        #expect(made.goods.title == "묻고 파는 물건" && made.isToPay)
        let asked = language == .ko ? "예약을 요청했습니다: 묻고 파는 물건" : "Requested: 묻고 파는 물건"
        #expect(stage.recording.output.contains(asked), "\(stage.recording.output)")
        #expect(stage.recording.errors.contains("'madang deals pay \(made.id)'"), "\(stage.recording.errors)")
        // Asked again, the request is the same.
        #expect(try await stage.dealToPay(for: "{asking}") == nil)
        #expect(try await stage.buying.deals(filter, .first).items.first?.deal == made)
    }

    @Test func programsGetTheRequest() async throws {
        let plain = try await Stage(.plain)
        #expect(try await plain.dealToPay(for: "{asking}") == nil)
        #expect(plain.recording.output.hasPrefix("dea_") && plain.recording.errors.isEmpty)
        let json = try await Stage(.json)
        #expect(try await json.dealToPay(for: "{asking}") == nil)
        #expect(json.recording.output.contains(#""state": "requested""#), "\(json.recording.output)")
    }

    @Test func whatCostsNothingIsReservedWithoutAPayment() async throws {
        let stage = try await Stage()
        #expect(try await stage.dealToPay(for: "{free}") == nil)
        #expect(stage.recording.output.contains("예약했습니다: 나눔 화분"), "\(stage.recording.output)")
        #expect(stage.recording.errors.contains("결제할 금액이 없습니다."), "\(stage.recording.errors)")
    }

    @Test func whatCannotBeReservedIsRefusedAsByReserving() async throws {
        let stage = try await Stage()
        let sold = try await stage.buying.deal(stage.deal("{paid}")).deal.goods.listing
        let console = stage.recording.console
        await #expect(throws: DealError.notOnSale) {
            try await stage.neighbours.services(of: stage.neighbours.buyer).dealToPay(for: sold, on: console)
        }
        await #expect(throws: DealError.ownListing) {
            try await stage.neighbours.services(of: stage.neighbours.seller)
                .dealToPay(for: stage.listing("{goods}"), on: console)
        }
        await #expect(throws: DealError.service(.signInRequired)) {
            try await stage.neighbours.services(of: .anonymous)
                .dealToPay(for: stage.listing("{goods}"), on: console)
        }
    }

    @Test(arguments: [
        ("{to-pay}", nil), ("{paying}", nil), ("{asked}", DealState.requested), ("{paid}", .done),
        ("{returned}", .returned),
    ])
    func aDealIsPaidForOnceItIsAccepted(_ name: String, refusal: DealState?) async throws {
        let stage = try await Stage()
        let (id, services) = (try stage.deal(name), stage.neighbours.services(of: stage.neighbours.buyer))
        guard let refusal else {
            #expect(try await services.dealToPay(id, on: stage.recording.console) == id)
            return
        }
        await #expect(throws: DealError.wrongState(refusal)) {
            try await services.dealToPay(id, on: stage.recording.console)
        }
    }

    @Test func aSellerIsToldThatTheBuyerPays() async throws {
        let stage = try await Stage()
        await #expect(throws: DealError.buyerOnly) {
            try await stage.neighbours.services(of: stage.neighbours.seller)
                .dealToPay(stage.deal("{to-pay}"), on: stage.recording.console)
        }
    }
}
