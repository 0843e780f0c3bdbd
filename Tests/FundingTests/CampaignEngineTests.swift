import Testing
import Vocabulary

@testable import Funding

/// The decisions about campaigns and backings, each on a file as a store gives it.
@Suite struct CampaignEngineTests {
    private static let now = RuleSamples.later(60)

    private static func engine(
        _ campaign: Campaign = RuleSamples.campaign(), _ backings: [Backing] = [],
        about backing: Backing? = nil, of person: Int? = nil, at now: Timestamp = now, wasLetGo: Bool = false
    ) -> CampaignEngine {
        let file = RuleSamples.file(campaign, backings, about: backing, of: person, wasLetGo: wasLetGo)
        return CampaignEngine(file, at: now)
    }

    private static func hold(
        _ backing: Backing, beside others: [Backing] = [], in campaign: Campaign = RuleSamples.campaign(),
        costing price: Int64? = nil, at now: Timestamp = now, wasLetGo: Bool = false
    ) throws -> Backing? {
        let engine = engine(campaign, others + [backing], about: backing, at: now, wasLetGo: wasLetGo)
        let price = price.map(RuleSamples.won) ?? backing.amount
        return try engine.hold(
            backing, for: RuleSamples.order(9), at: price, until: now.advanced(by: .seconds(1_800))
        ).backings.first
    }

    @Test(arguments: [(40, true), (41, false)]) func theCapIsKeptToTheWon(amount: Int64, fits: Bool) throws {
        let others = [RuleSamples.backing(1, .backed, amount: 30), RuleSamples.backing(2, .held, amount: 30)]
        let gone = [RuleSamples.backing(3, .refunding), RuleSamples.backing(4, .started)]
        let new = RuleSamples.backing(5, .started, of: 1, amount: amount)
        if fits {
            #expect(try Self.hold(new, beside: others + gone)?.state == .held)
        } else {
            #expect(throws: FundingError.notEnoughLeft(RuleSamples.won(40))) {
                try Self.hold(new, beside: others + gone)
            }
        }
    }

    @Test func anItemIsTakenUpToItsWantedQuantity() throws {
        let item = CampaignItem(number: 1, name: "담요", unitPrice: RuleSamples.won(10), wanted: 3)
        let campaign = RuleSamples.campaign(.open, RuleSamples.details(.items([item]), .itemBased))
        func some(_ number: Int, _ state: BackingState, _ count: Int) -> Backing {
            let line = BackingLine(item: 1, quantity: count, unitPrice: RuleSamples.won(10))
            return RuleSamples.backing(number, state, amount: 10 * Int64(count), lines: [line])
        }
        let others = [some(1, .backed, 1), some(2, .held, 1)]
        #expect(try Self.hold(some(3, .started, 1), beside: others, in: campaign)?.state == .held)
        #expect(throws: FundingError.itemGone(1, left: 1)) {
            try Self.hold(some(3, .started, 2), beside: others, in: campaign)
        }
    }

    @Test func aBackingIsHeldForOneOrderAtItsPrice() throws {
        let new = RuleSamples.backing(1, .started)
        #expect(throws: FundingError.changed(.first)) { try Self.hold(new, costing: 59) }
        #expect(throws: FundingError.backingState(.lapsed)) { try Self.hold(new, wasLetGo: true) }
        #expect(throws: FundingError.beingPaid(RuleSamples.order(1))) {
            try Self.hold(RuleSamples.backing(1, .held))
        }
        #expect(throws: FundingError.backingState(.started)) {
            try Self.hold(new, at: RuleSamples.later(3_600))
        }
        #expect(throws: FundingError.notCollecting) { try Self.hold(new, in: RuleSamples.campaign(.paused)) }
    }

    @Test func theOrderIsOpenUntilTheDeadlineAtMost() throws {
        let campaign = RuleSamples.campaign()
        let late = campaign.deadline.advanced(by: .seconds(-60))
        var new = RuleSamples.backing(1, .started)
        new.until = campaign.deadline.advanced(by: .seconds(600))
        #expect(try Self.hold(new, at: late)?.until == campaign.deadline)
        #expect(throws: FundingError.notCollecting) { try Self.hold(new, at: campaign.deadline) }
    }

    /// Servers whose clocks differ: the row is never earlier than its last change.
    @Test func aClockThatIsBehindOpensNothing() throws {
        let campaign = RuleSamples.campaign()
        let closing = Self.engine(campaign, at: campaign.deadline)
        let closed = try #require(try closing.advance().campaign)
        #expect(closed.state == .deciding && closed.updatedAt == campaign.deadline)
        let new = RuleSamples.backing(1, .started)
        #expect(throws: FundingError.notCollecting) { try Self.hold(new, in: closed) }
        let late = Self.engine(closed, [new], about: new)
        #expect(late.now == campaign.deadline)
    }

    @Test func whatIsPaidComesInWhileTheCampaignIsLive() throws {
        let held = RuleSamples.backing(1, .held)
        for state in CampaignState.allCases {
            let engine = Self.engine(RuleSamples.campaign(state), [held], about: held)
            if state.isLive {
                let change = try engine.fulfil(held, for: RuleSamples.order(1))
                #expect(change.backings.map(\.state) == [.backed], "\(state)")
                #expect(change.notices.map(\.recipient) == [RuleSamples.member(90)], "\(state)")
                #expect(change.notices.allSatisfy { $0.actor == nil && $0.place == nil }, "\(state)")
            } else {
                #expect(throws: FundingError.notCollecting) {
                    try engine.fulfil(held, for: RuleSamples.order(1))
                }
            }
        }
    }

    @Test func anOrderThatWasLetGoIsNotedOnce() {
        let held = RuleSamples.backing(1, .held)
        let change = Self.engine(RuleSamples.campaign(), [held], about: held).release(RuleSamples.order(1))
        #expect(change.backings.map(\.state) == [.lapsed] && change.letGo == RuleSamples.order(1))
        let other = Self.engine(RuleSamples.campaign(), [held], about: held).release(RuleSamples.order(7))
        #expect(other.backings.isEmpty && other.letGo == RuleSamples.order(7))
        let again = Self.engine(about: held, wasLetGo: true).release(RuleSamples.order(1))
        #expect(again.isEmpty)
    }

    @Test func onlyOneChoiceOfAMemberMayBePaid() throws {
        let (old, new) = (RuleSamples.backing(1, .started), RuleSamples.backing(2, .started))
        let change = try Self.engine(RuleSamples.campaign(), [old], of: 0).back(new)
        #expect(change.backings.map(\.state) == [.lapsed, .started])
        let held = RuleSamples.backing(1, .held)
        #expect(throws: FundingError.beingPaid(RuleSamples.order(1))) {
            try Self.engine(RuleSamples.campaign(), [held], of: 0).back(new)
        }
        let many = (1...20).map { RuleSamples.backing($0, .backed, amount: 1) }
        #expect(throws: FundingError.tooManyBackings(20)) {
            try Self.engine(RuleSamples.campaign(), many, of: 0).back(new)
        }
    }

    @Test func heldOrdersAreWaitedForTwoDays() throws {
        let (held, paid) = (RuleSamples.backing(1, .held), RuleSamples.backing(2, .backed))
        let campaign = RuleSamples.campaign(.deciding)
        func state(_ backings: [Backing], _ passed: Duration) throws -> CampaignState? {
            let engine = Self.engine(campaign, backings, at: campaign.since.advanced(by: passed))
            return try engine.advance().campaign?.state
        }
        #expect(try state([held, paid], CampaignTimes.waiting - .seconds(1)) == nil)
        #expect(try state([held, paid], CampaignTimes.waiting) == .succeeded)
        #expect(try state([paid], .zero) == .succeeded)
        #expect(try state([held], CampaignTimes.waiting) == .refunding)
        #expect(try state([], .zero) == .failed)
    }

    @Test func calledOffByItsShelterUntilItIsDecided() throws {
        let owner = RuleSamples.member(90)
        for state in CampaignState.allCases where state != .cancelled {
            let engine = Self.engine(RuleSamples.campaign(state), [RuleSamples.backing(1, .backed)])
            let (own, operators) = (try? engine.cancel(by: owner), try? engine.cancel(by: nil))
            #expect((own != nil) == (state == .draft || state.isLive), "\(state)")
            let isTheirs = state == .succeeded || state == .partlyDelivered
            #expect((operators != nil) == (own != nil || isTheirs), "\(state)")
        }
    }

    @Test func backersLeaveUntilTheDeadline() throws {
        let paid = RuleSamples.backing(1, .backed)
        let deadline = RuleSamples.campaign().deadline
        for state in CampaignState.allCases {
            let engine = Self.engine(RuleSamples.campaign(state), [paid], about: paid)
            let left = try? engine.withdraw(paid).backings.first?.state
            #expect((left == .refunding) == (state.isCollecting || state == .paused), "\(state)")
        }
        #expect(throws: FundingError.tooLate) {
            try Self.engine(RuleSamples.campaign(), [paid], about: paid, at: deadline).withdraw(paid)
        }
    }

    @Test func aPayoutIsDecidedOnceForItsNumber() throws {
        let act = AuditEvent(
            id: AuditEventID(RuleSamples.raw(6, 1)), by: .machine, "funding.payout", "-", affecting: nil,
            at: Self.now)
        func payout(_ amount: Int64, _ state: PayoutState = .pending) -> Payout {
            Payout(
                campaign: RuleSamples.campaignID, transfer: "이체-1", amount: RuleSamples.won(amount),
                account: RuleSamples.account.masked, state: state, act: act, createdAt: Self.now)
        }
        func decide(_ new: Payout, known: Payout? = nil, _ state: CampaignState = .succeeded) throws
            -> Payout?
        {
            let file = CampaignFile(
                campaign: RuleSamples.campaign(state), shelter: RuleSamples.shelter(),
                people: [RuleSamples.owner], payout: known)
            return try CampaignEngine(file, at: Self.now).payOut(new).payout
        }
        #expect(try decide(payout(10)) == payout(10))
        for state in [PayoutState.pending, .posted] {
            #expect(try decide(payout(10), known: payout(10, state)) == nil)
        }
        let taken = FundingError.invalidFields([FieldError("transfer", .taken)])
        #expect(throws: taken) { try decide(payout(11), known: payout(10)) }
        #expect(throws: taken) { try decide(payout(10), known: payout(10, .refused)) }
        #expect(throws: FundingError.campaignState(.open)) { try decide(payout(10), .open) }
    }
}
