import FundingContract
import Testing
import Vocabulary

@testable import Funding

/// The rules without a store, as tables of cases: registration, ceilings, deadlines and who may see what.
@Suite struct RuleTests {
    /// A shelter's sum, what a campaign asks for, and its ceiling; nil where a registration is needed.
    struct CeilingCase: Sendable, CustomStringConvertible {
        let others: Int64
        let goal: Int64
        let cap: Int64?
        let ceiling: Int64?

        var description: String { "\(others) + goal \(goal), cap \(cap.map { "\($0)" } ?? "none")" }
    }

    static let ceilings = [
        CeilingCase(others: 0, goal: 1_000, cap: 1_000, ceiling: 1_000),
        CeilingCase(others: 0, goal: 1_000, cap: nil, ceiling: 9_999_999),
        CeilingCase(others: 0, goal: 9_999_999, cap: 9_999_999, ceiling: 9_999_999),
        CeilingCase(others: 0, goal: 10_000_000, cap: nil, ceiling: nil),
        CeilingCase(others: 0, goal: 1_000, cap: 10_000_000, ceiling: nil),
        CeilingCase(others: 6_000_000, goal: 3_999_999, cap: nil, ceiling: 3_999_999),
        CeilingCase(others: 6_000_000, goal: 1_000, cap: 2_000, ceiling: 2_000),
        CeilingCase(others: 6_000_000, goal: 4_000_000, cap: nil, ceiling: nil),
        CeilingCase(others: 9_999_999, goal: 1_000, cap: 1_000, ceiling: nil),
        CeilingCase(others: .max / 2, goal: 1_000, cap: 1_000, ceiling: nil),
    ]

    @Test(arguments: ceilings) func aCampaignStaysBelowTheThreshold(_ sum: CeilingCase) throws {
        let other = RuleSamples.campaign(.succeeded, amount: sum.others)
        let others = ShelterSum(of: [other], at: RuleSamples.later(60))
        let details = RuleSamples.details(.amount(RuleSamples.won(sum.goal)), cap: sum.cap)
        func ceiling() throws -> Money {
            try RegistrationRule.ceiling(of: details, beside: others, openedAt: RuleSamples.later(60))
        }
        if let expected = sum.ceiling {
            #expect(try ceiling() == RuleSamples.won(expected))
        } else {
            #expect(throws: FundingError.registrationRequired(RuleSamples.won(sum.others))) { try ceiling() }
        }
    }

    /// The sum of a shelter, what a campaign that moves to it asks for and has, and its ceiling there; nil
    /// where a registration is needed.
    struct MoveCase: Sendable, CustomStringConvertible {
        let others: Int64
        let state: CampaignState
        let goal: Int64
        let cap: Int64?
        var taken: Int64 = 0
        let ceiling: Int64?

        var description: String {
            "\(others) + \(state), goal \(goal), cap \(cap.map { "\($0)" } ?? "none"), \(taken) taken"
        }
    }

    static let moves = [
        MoveCase(others: 0, state: .paused, goal: 1_000, cap: 2_000, ceiling: 2_000),
        MoveCase(others: 9_997_999, state: .paused, goal: 1_000, cap: 2_000, ceiling: 2_000),
        MoveCase(others: 9_998_000, state: .paused, goal: 1_000, cap: 2_000, ceiling: nil),
        MoveCase(others: 0, state: .paused, goal: 1_000, cap: nil, ceiling: 9_999_999),
        MoveCase(others: 6_000_000, state: .paused, goal: 1_000, cap: nil, ceiling: 3_999_999),
        MoveCase(
            others: 6_000_000, state: .paused, goal: 1_000, cap: nil, taken: 3_999_999, ceiling: 3_999_999),
        MoveCase(others: 6_000_000, state: .paused, goal: 1_000, cap: nil, taken: 4_000_000, ceiling: nil),
        MoveCase(others: 6_000_000, state: .paused, goal: 4_000_000, cap: nil, ceiling: nil),
        MoveCase(others: 9_999_939, state: .partlyDelivered, goal: 100, cap: 100, ceiling: 100),
        MoveCase(others: 9_999_940, state: .partlyDelivered, goal: 100, cap: 100, ceiling: nil),
        MoveCase(others: .max / 2, state: .paused, goal: 1_000, cap: 1_000, ceiling: nil),
    ]

    @Test(arguments: moves) func aCampaignThatMovesStaysBelowTheThreshold(_ move: MoveCase) throws {
        let other = RuleSamples.campaign(.succeeded, amount: move.others)
        let others = ShelterSum(of: [other], at: RuleSamples.later(60))
        let details = RuleSamples.details(.amount(RuleSamples.won(move.goal)), cap: move.cap)
        let campaign = RuleSamples.campaign(move.state, details)
        func ceiling() throws -> Money? {
            try RegistrationRule.ceiling(
                moving: campaign, beside: others, taken: move.taken, at: RuleSamples.later(60))
        }
        if let expected = move.ceiling {
            #expect(try ceiling() == RuleSamples.won(expected))
        } else {
            #expect(throws: FundingError.registrationRequired(RuleSamples.won(move.others))) { try ceiling() }
        }
    }

    @Test(arguments: [CampaignState.paused, .succeeded, .partlyDelivered])
    func aRegisteredCampaignDoesNotMove(_ state: CampaignState) {
        let registration = CampaignRegistration(
            office: "서울특별시", number: "제7호", firstDay: CivilDay(daysSince1970: 0),
            lastDay: CivilDay(daysSince1970: 90_000), account: RuleSamples.account)
        let campaign = RuleSamples.campaign(state, RuleSamples.details(registration: registration))
        let none = ShelterSum(of: [], at: RuleSamples.moment)
        #expect(throws: FundingError.registrationStays) {
            try RegistrationRule.ceiling(moving: campaign, beside: none, taken: 0, at: RuleSamples.later(60))
        }
    }

    /// What has ended longer than 12 months ago adds nothing to the sum of another shelter.
    @Test func moneyOfLastYearMovesToAnyShelter() throws {
        let later = RuleSamples.moment.advanced(by: CampaignTimes.year)
        let live = RuleSamples.details(.amount(RuleSamples.won(20_000_000)), cap: 20_000_000)
        let others = ShelterSum(of: [RuleSamples.campaign(.open, live)], at: later)
        #expect(others.amount == RuleSamples.won(20_000_000))
        let moved = RuleSamples.campaign(.succeeded)
        let ceiling = try RegistrationRule.ceiling(moving: moved, beside: others, taken: 60, at: later)
        #expect(ceiling == moved.ceiling)
    }

    @Test(arguments: CampaignState.allCases) func whatACampaignCountsToItsShelter(_ state: CampaignState) {
        let share = RuleSamples.campaign(state, amount: 60).yearlyShare(at: RuleSamples.later(60))
        let keeps = state.isFunded || state == .closed
        #expect(share == (state.isLive ? 100 : keeps ? 60 : 0), "\(state)")
        let later = RuleSamples.moment.advanced(by: CampaignTimes.year)
        #expect(RuleSamples.campaign(state).yearlyShare(at: later) == (state.isLive ? 100 : 0), "\(state)")
    }

    @Test(arguments: [(-1, 1, false), (0, 7, true), (0, 6, false), (1, 30, false), (-3, 30, true)])
    func aRegistrationCoversTheWholeTime(first: Int64, last: Int64, isEnough: Bool) throws {
        let today = RuleSamples.moment.koreanDay.daysSince1970
        let registration = CampaignRegistration(
            office: "서울특별시", number: "제7호", firstDay: CivilDay(daysSince1970: today + first),
            lastDay: CivilDay(daysSince1970: today + last), account: RuleSamples.account)
        let details = RuleSamples.details(
            .amount(RuleSamples.won(20_000_000)), cap: nil, registration: registration)
        func ceiling() throws -> Money {
            let none = ShelterSum(of: [], at: RuleSamples.moment)
            return try RegistrationRule.ceiling(of: details, beside: none, openedAt: RuleSamples.moment)
        }
        if isEnough {
            #expect(try ceiling() == RuleSamples.won(20_000_000))
        } else {
            #expect(throws: FundingError.registrationPeriod) { try ceiling() }
        }
    }

    /// By how many days the deadline is put off, from how long a campaign, and whether that goes.
    @Test(
        arguments: [
            (CampaignModel.keepItAll, 1, true), (.keepItAll, 14, true), (.keepItAll, 15, false),
            (.keepItAll, 0, false), (.keepItAll, -1, false), (.allOrNothing, 14, true),
        ] as [(CampaignModel, Int64, Bool)])
    func aDeadlineIsPutOff(_ model: CampaignModel, days: Int64, goes: Bool) {
        let campaign = RuleSamples.campaign(.open, RuleSamples.details(.amount(RuleSamples.won(100)), model))
        let later = campaign.deadline.advanced(by: .seconds(days * RuleSamples.day))
        let next = try? campaign.extended(
            to: RuleSamples.deadline(at: later), in: KnownZones(), at: RuleSamples.later(60))
        #expect((next?.state == .extended) == goes)
        #expect(
            next.map { $0.earnedAt <= campaign.earnedAt } ?? true, "Orders of before are not earned early.")
    }

    /// A deadline that is put off too little or too much names the limit on the clocks of its zone.
    @Test func aDeadlineThatIsRefusedNamesItsLimit() {
        let campaign = RuleSamples.campaign(.open, RuleSamples.details(.amount(RuleSamples.won(100))))
        func deadline(_ seconds: Int64) -> CampaignDeadline {
            RuleSamples.deadline(at: campaign.deadline.advanced(by: .seconds(seconds)))
        }
        let longest = 14 * RuleSamples.day
        for (seconds, rule) in [
            (0, FieldError.Rule.tooEarly(earliest: "\(deadline(60).local.wholeMinute)")),
            (longest + 60, .tooLate(latest: "\(deadline(longest).local.wholeMinute)")),
        ] {
            #expect(throws: FundingError.invalidFields([FieldError("deadline", rule)])) {
                try campaign.extended(to: deadline(seconds), in: KnownZones(), at: RuleSamples.later(60))
            }
        }
    }

    @Test func anAllOrNothingCampaignLastsSixtyDays() throws {
        var details = RuleSamples.details(.amount(RuleSamples.won(100)), .allOrNothing)
        for (seconds, goes) in [
            (60 * RuleSamples.day, true), (60 * RuleSamples.day + 1, false), (3_599, false),
        ] {
            details.deadline = RuleSamples.deadline(at: RuleSamples.later(seconds))
            let draft = RuleSamples.campaign(.draft, details)
            let opened = try? draft.opened(
                upTo: RuleSamples.won(100), in: KnownZones(), at: RuleSamples.moment)
            #expect((opened != nil) == goes, "\(seconds) seconds")
        }
    }

    @Test(arguments: ShelterRole.allCases) func eachRoleDoesItsOwn(_ role: ShelterRole) {
        let (owner, number) = (RuleSamples.owner, role == .owner ? 90 : 1)
        let own = ShelterMember(
            shelter: owner.shelter, member: RuleSamples.member(number), role: role,
            joinedAt: RuleSamples.moment)
        let people = role == .owner ? [own] : [owner, own]
        #expect(own.manages == (role == .owner))
        #expect(own.keepsMoney(among: people) == (role != .helper))
        #expect(owner.keepsMoney(among: people) == (role != .treasurer))
    }

    @Test(arguments: CampaignState.allCases) func aDraftIsSeenByItsPeople(_ state: CampaignState) {
        let campaign = RuleSamples.campaign(state)
        let moderator = Principal.member(
            RuleSamples.member(7), session: SessionID(RuleSamples.raw(9, 7)), role: .moderator)
        #expect(FundingPolicy.maySee(campaign, nil, .anonymous) == (state != .draft))
        #expect(FundingPolicy.maySee(campaign, RuleSamples.owner, .anonymous))
        #expect(FundingPolicy.maySee(campaign, nil, moderator))
    }

    @Test func accountsAreMaskedInEveryText() {
        let account = RuleSamples.account
        #expect("\(account)" == "농협은행 ****1234")
        #expect(account.debugDescription == "농협은행 ****1234")
        var dumped = ""
        dump(account, to: &dumped)
        #expect(!dumped.contains(account.number), "A dump shows the number.")
        #expect(!"\(RuleSamples.shelter())".contains(account.number), "A shelter shows the number.")
    }

    /// Names that look alike are one name, also decomposed (NFD) and with confusable letters.
    @Test func namesThatLookAlikeAreOne() {
        func skeleton(_ name: String) -> String {
            var details = RuleSamples.shelter().details
            details.name = name
            return details.nameSkeleton
        }
        #expect(skeleton("느티나무 쉼터") == RuleSamples.shelter().details.nameSkeleton)
        #expect(skeleton("FC Oak") == skeleton("fc \u{041E}ak"))
        #expect(skeleton("단풍 쉼터") != skeleton("느티 쉼터"))
    }
}
