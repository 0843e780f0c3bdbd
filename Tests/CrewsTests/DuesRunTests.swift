import Testing
import Vocabulary

@testable import Crews

@Suite struct DuesRunTests {
    static let november = CivilMonth.november
    static let plan = DuesPlan(amount: Money(30_000, .krw), day: 10, from: november)

    /// A membership that joined at noon in Korea so many days after the first of November.
    static func membership(
        _ state: MembershipState = .member, joined days: Int64?
    ) -> Membership {
        let noon = days.map {
            november.firstDay.advanced(byDays: $0).koreanStart.advanced(by: .seconds(43_200))
        }
        return Membership(
            id: MembershipID(RawIdentifier(high: 8, low: 1)), crew: CrewID(RawIdentifier(high: 8, low: 2)),
            member: MemberID(RawIdentifier(high: 8, low: 3)), state: state, role: .member, until: nil,
            order: nil, fee: .none, suspension: nil, step: nil, words: MembershipWords(),
            since: november.firstDay.koreanStart, joinedAt: noon,
            createdAt: november.firstDay.koreanStart, version: .first)
    }

    @Test(arguments: [
        (Int64(-400), Int64?(30_000)), (-1, 30_000), (0, 30_000), (1, 29_000), (14, 16_000), (29, 1_000),
        (30, nil), (45, nil),
    ])
    func aPartByDays(_ days: Int64, _ amount: Int64?) {
        let run = DuesRun(Self.plan, in: Self.november)
        #expect(run.amount(of: Self.membership(joined: days))?.minorUnits == amount)
    }

    @Test func partsAreRoundedDownToTheWon() {
        let plan = DuesPlan(amount: Money(10_000, .krw), day: 1, from: Self.november)
        let run = DuesRun(plan, in: Self.november)
        #expect(run.amount(of: Self.membership(joined: 23))?.minorUnits == 2_333)
        #expect(run.amount(of: Self.membership(joined: 29))?.minorUnits == 333)
    }

    @Test(arguments: MembershipState.allCases) func theStatesThatOwe(_ state: MembershipState) {
        let run = DuesRun(Self.plan, in: Self.november)
        let owes = run.amount(of: Self.membership(state, joined: -10)) != nil
        #expect(owes == (state == .member || state == .suspended), "\(state)")
    }

    @Test func noPlanOwesNothing() {
        let run = DuesRun(.none(from: Self.november), in: Self.november)
        #expect(run.amount(of: Self.membership(joined: -10)) == nil)
    }

    @Test(arguments: [(Int64(-3), Int64(10)), (0, 10), (1, 10), (2, 10), (3, 11), (14, 22), (29, 37)])
    func whoJoinsHasAWeek(_ days: Int64, _ day: Int64) {
        let run = DuesRun(Self.plan, in: Self.november)
        #expect(
            run.payBy(of: Self.membership(joined: days))
                == Self.november.firstDay.advanced(byDays: day).koreanStart)
    }

    @Test func theDayOfJoiningIsTheKoreanOne() {
        var membership = Self.membership(joined: 0)
        membership.joinedAt = Self.november.firstDay.koreanStart.advanced(by: .seconds(86_399))
        let run = DuesRun(Self.plan, in: Self.november)
        #expect(run.amount(of: membership)?.minorUnits == 30_000)
        membership.joinedAt = Self.november.firstDay.koreanStart.advanced(by: .seconds(86_400))
        #expect(run.amount(of: membership)?.minorUnits == 29_000)
    }

    @Test func aDueThatEndedIsOwedAgainAndAnyOtherStays() throws {
        let (run, id) = (DuesRun(Self.plan, in: Self.november), DueID(RawIdentifier(high: 8, low: 9)))
        let now = Self.november.firstDay.advanced(byDays: 15).koreanStart
        let membership = Self.membership(joined: 15)
        let ended = try #require(DueMachineTests.open.ended(at: now))
        let again = try #require(run.due(of: Debtor(membership, due: ended), id, at: now))
        #expect(again.id == ended.id, "The month has one due")
        #expect(again.amount.minorUnits == 15_000)
        #expect(again.state == .open)
        let paid = try DueMachineTests.due(.paid)
        #expect(run.due(of: Debtor(membership, due: paid), id, at: now) == nil)
        #expect(run.due(of: Debtor(membership, due: nil), id, at: now)?.id == id)
    }

    @Test func plansAreCheckedWithAllFieldErrors() throws {
        let bad = DuesPlan(amount: Money(0, .usd), day: 0, from: Self.november)
        #expect(
            throws: CrewError.invalidFields([
                FieldError("amount", .mixedCurrencies),
                FieldError("amount", .outOfRange(minimum: 1_000, maximum: 1_000_000)),
                FieldError("day", .outOfRange(minimum: 1, maximum: 28)),
                FieldError("from", .tooEarly(earliest: "2026-12")),
            ])
        ) { try bad.check(in: Self.november) }
        let next = DuesPlan(amount: Money(1_000, .krw), day: 28, from: Self.november.next)
        #expect(throws: Never.self) { try next.check(in: Self.november) }
        let late = DuesPlan(amount: next.amount, day: 28, from: try #require(CivilMonth("2030-03")))
        #expect(throws: CrewError.invalidFields([FieldError("from", .tooLate(latest: "2027-11"))])) {
            try late.check(in: Self.november)
        }
    }
}

extension CivilMonth {
    /// November 2026, which has 30 days.
    static var november: CivilMonth { CivilMonth(of: CivilDay(daysSince1970: 20_758)) }
}
