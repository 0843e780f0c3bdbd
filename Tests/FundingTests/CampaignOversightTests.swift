import Testing
import Vocabulary

@testable import Funding

/// How operators end and move campaigns that were delivered in part, or whose shelter may not collect.
@Suite struct CampaignOversightTests {
    private static let now = RuleSamples.later(60)

    private static func engine(_ campaign: Campaign, _ backing: Backing) -> CampaignEngine {
        CampaignEngine(RuleSamples.file(campaign, [backing], about: backing), at: now)
    }

    private static func some(_ number: Int, _ items: [Int: Int]) -> Backing {
        let lines = items.sorted { $0.key < $1.key }.map {
            BackingLine(item: $0.key, quantity: $0.value, unitPrice: RuleSamples.won(10))
        }
        return RuleSamples.backing(
            number, .backed, amount: lines.reduce(0) { $0 + $1.price }, lines: lines)
    }

    /// How many blankets of three that are paid for were delivered, and whether they go back.
    @Test(arguments: [(0, true), (2, true), (3, false), (4, false)])
    func anItemStandsOnceAllThatWasPaidForIsDelivered(_ delivered: Int, goesBack: Bool) throws {
        let campaign = RuleSamples.campaign(.partlyDelivered, RuleSamples.items)
        let backings = [Self.some(1, [1: 1]), Self.some(2, [1: 2])]
        let file = RuleSamples.file(campaign, backings, delivered: [1: delivered])
        let change = try CampaignEngine(file, at: Self.now).cancel(by: nil)
        #expect(change.campaign?.state == .cancelled && change.campaign?.result?.ending == .reached)
        let missing: Set<Int> = goesBack ? [1] : []
        #expect(change.campaign?.missing == missing, "No backer has paid for the other item.")
        #expect(change.tellings.map(\.act) == [.cutShort])
    }

    /// Of an item that was not delivered, what its backer has chosen for it, and whether the money is owed.
    @Test(
        arguments: [
            (nil, true), (.open, true), (.swap(nil), true), (.swap(1), false), (.swap(2), true),
            (.refund, false),
        ] as [(ItemChoice.Answer?, Bool)])
    func whatWasNotDeliveredIsOwed(_ answer: ItemChoice.Answer?, isOwed: Bool) throws {
        var campaign = RuleSamples.campaign(.cancelled, RuleSamples.items, ending: .reached)
        campaign.missing = [2]
        var backing = Self.some(1, [2: 3])
        backing.choices = answer.map { [ItemChoice(item: 2, answer: $0, until: Self.now)] } ?? []
        let change = Self.engine(campaign, backing).ask(backing, about: 2)
        let next = change.backings.first
        #expect((next?.refund?.amount == RuleSamples.won(30)) == isOwed)
        #expect(change.notices.count == (isOwed ? 1 : 0))
        if let next { #expect(Self.engine(campaign, next).ask(next, about: 2).isEmpty) }
    }

    @Test func aCampaignThatWasCutShortSwapsNothing() throws {
        var campaign = RuleSamples.campaign(.cancelled, RuleSamples.items, ending: .reached)
        campaign.missing = [2]
        var backing = Self.some(1, [2: 1])
        backing.choices = [ItemChoice(item: 2, answer: .open, until: Self.now)]
        let engine = Self.engine(campaign, backing)
        let refused = FundingError.invalidFields([FieldError("answer", .unknown(allowed: ["refund"]))])
        for answer in [ItemChoice.Answer.swap(nil), .swap(1)] {
            #expect(throws: refused) { try engine.choose(backing, answer, for: 2) }
        }
        #expect(try engine.choose(backing, .refund, for: 2).backings.first?.refund?.item == 2)
    }

    /// From which states a campaign moves to another shelter, of a shelter that may collect and of one that
    /// may not.
    @Test(arguments: CampaignState.allCases) func anOperatorMovesACampaign(_ state: CampaignState) throws {
        let other = RuleSamples.shelter(id: RuleSamples.otherID)
        for own in [ShelterState.verified, .suspended] {
            let file = RuleSamples.file(
                RuleSamples.campaign(state), shelter: RuleSamples.shelter(own), movingTo: other)
            let moved = try? CampaignEngine(file, at: Self.now).resume().campaign
            let isPayable = state.isFunded || state == .closed
            let goes = state == .paused || isPayable && own == .suspended
            #expect((moved?.shelter == RuleSamples.otherID) == goes, "\(state) of a \(own) shelter")
            #expect(moved.map { $0.state == (state == .paused ? .open : state) } ?? !goes, "\(state)")
        }
    }
}
