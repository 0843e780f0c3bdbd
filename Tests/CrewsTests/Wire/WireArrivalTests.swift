import ContractKit
import Crews
import CrewsHTTP
import TestKit
import Testing
import Vocabulary
import Wire

/// What arrives at the other end of the wire.
@Suite struct WireArrivalTests {
    private static let id = ShownCrews.id
    private static let one = ShownCrews.member.id

    @Test func crewsAndPeopleArriveWhole() async throws {
        let member = WireStory().member
        #expect(try await member.crew(Self.id) == ShownCrews.open)
        #expect(try await member.crews(of: Self.one, .first).items == ShownCrews.all)
        let numbered = try await member.browse(CrewQuery(), PageRequest(.number(1), limit: 2))
        #expect(numbered.numbering == PageNumbering(number: 1, size: 2, total: 5))
        let people = try await member.people(of: Self.id, .members, .first).items
        #expect(people == ShownCrews.standings + [ShownCrews.stranger])
        #expect(try await member.membership(in: Self.id) == ShownCrews.standing(.suspended))
        #expect(try await member.membership(in: CrewID(ShownCrews.raw(1, 2))) == nil)
    }

    @Test func meetingsAndAnswersArriveWhole() async throws {
        let member = WireStory().member
        #expect(try await member.meeting(ShownMeetings.id) == ShownMeetings.open)
        #expect(try await member.meetings(of: Self.id, .upcoming, .first).items == ShownMeetings.all)
        #expect(try await member.answers(to: ShownMeetings.id, .first).items == ShownMeetings.answers)
        let made = try await member.meet(Self.id, ShownMeetings.draft, weeks: 2, idempotencyKey: nil)
        #expect(made == ShownMeetings.all)
    }

    @Test func moneyArrivesWhole() async throws {
        let member = WireStory().member
        #expect(try await member.dues(of: Self.id, .all, .first).items == ShownMoney.dues)
        #expect(try await member.ledger(of: Self.id, ShownMoney.month) == ShownMoney.ledger)
        #expect(try await member.ledger(of: Self.id, ShownMoney.month.next) == ShownMoney.quiet)
        let drafts = [ShownMoney.draft, ShownMoney.correction]
        for (draft, entry) in zip(drafts, ShownMoney.entries) {
            #expect(try await member.enter(draft, into: Self.id, idempotencyKey: nil) == entry)
        }
        #expect(try await member.nameAccount(ShownMoney.account, of: Self.id) == ShownMoney.naming)
        #expect(try await member.nameAccount(ShownMoney.former, of: Self.id) == ShownMoney.unnamed)
        #expect(try await member.account(of: Self.id) == ShownMoney.naming.masked)
        #expect(try await member.account(of: CrewID(ShownCrews.raw(1, 2))) == nil)
    }

    @Test func calendarsArriveWhole() async throws {
        let (story, crew) = (WireStory(), CalendarScope.crew(Self.id))
        for scope in [crew, .own] {
            #expect(try await story.calendars.calendar(scope) == ShownCalendars.calendar(scope))
            #expect(try await story.calendars.renewCalendarAddress(of: scope) == ShownCalendars.address)
            #expect(story.asked.now == "renew \(scope)")
            try await story.calendars.revokeCalendarAddress(of: scope)
            #expect(story.asked.now == "revoke \(scope)")
        }
        #expect(try await story.calendars.calendarAddress(of: crew) == ShownCrews.moment)
        #expect(try await story.calendars.calendarAddress(of: .own) == nil)
    }

    @Test func whatIsAskedAboutCrewsAndPeopleArrives() async throws {
        let (story, key) = (WireStory(), try #require(IdempotencyKey("found-once-1")))
        let (member, id, one) = (story.member, Self.id, Self.one)
        let draft = CrewDraft(ShownCrews.details)
        _ = try await member.found(draft, cover: ShownCrews.cover, idempotencyKey: key)
        #expect(story.asked.now == "느티나무 FC #0a3d8f 20 30000 14 \(ShownCrews.cover) \(key.text)")
        _ = try await member.edit(id, draft, cover: nil, expecting: Version(3))
        #expect(story.asked.now == "\(id) 느티나무 FC 1170 approval - 3")
        _ = try await member.remove(one, from: id, bannedUntil: ShownCrews.moment)
        #expect(story.asked.now == "\(one) \(id) \(ShownCrews.moment.rfc3339)")
        for isSuspended in [true, false] {
            _ = try await member.setSuspended(isSuspended, one, in: id)
            #expect(story.asked.now == "\(isSuspended) \(one) \(id)")
        }
        for role in CrewRole.allCases {
            _ = try await member.setRole(role, of: one, in: id)
            #expect(story.asked.now == "\(role) \(one) \(id)")
        }
        _ = try await member.describe(ShownCrews.words, in: id)
        #expect(story.asked.now == "왼쪽 윙 176 7 \(ShownCrews.words.introduction) \(id)")
        for list in MembershipList.allCases {
            _ = try await member.people(of: id, list, PageRequest(limit: 7))
            #expect(story.asked.now == "\(id) \(list) 7")
        }
    }
}

extension WireArrivalTests {
    @Test func whatIsAskedAboutMeetingsArrives() async throws {
        let (story, key) = (WireStory(), try #require(IdempotencyKey("meet-once-1")))
        let (member, meeting, one) = (story.member, ShownMeetings.id, Self.one)
        _ = try await member.meet(Self.id, ShownMeetings.doubled, weeks: 26, idempotencyKey: key)
        #expect(
            story.asked.now == "\(Self.id) 2026-10-25 02:30 04:00 Europe/Berlin later 26 \(key.text)")
        _ = try await member.edit(meeting, ShownMeetings.draft, expecting: nil)
        #expect(story.asked.now == "\(meeting) 토요 \"축구\" 2026-12-05 12:00 12 -")
        for answer in MeetingAnswer.allCases {
            _ = try await member.answer(meeting, answer, guests: 1, for: one)
            #expect(story.asked.now == "\(meeting) \(answer) 1 \(one)")
        }
        let owner = ShownCrews.owner.id
        _ = try await member.note([one: true, owner: false], at: meeting)
        #expect(story.asked.now == "\(meeting) \(owner) false \(one) true")
    }

    @Test func whatIsAskedAboutMoneyArrives() async throws {
        let (story, id) = (WireStory(), Self.id)
        _ = try await story.member.setDues(ShownMoney.plan, of: id)
        #expect(story.asked.now == "10000 25 \(ShownMoney.month.next) \(id)")
        _ = try await story.member.setDues(nil, of: id)
        #expect(story.asked.now == "- - - \(id)")
        for list in [DuesList.own, .all, .arrears, .of(ShownMoney.month)] {
            _ = try await story.member.dues(of: id, list, PageRequest(limit: 7))
            #expect(story.asked.now == "\(id) \(list) 7")
        }
        _ = try await story.member.enter(ShownMoney.correction, into: id, idempotencyKey: nil)
        #expect(story.asked.now == "spent 0 잘못 적음  - \(ShownMoney.spent.id) \(id)")
    }

    /// Addresses stand in logs; bodies do not.
    @Test func theNumberOfAnAccountStandsInNoAddressAndInNoOtherAnswer() async throws {
        for exchange in WireTests.exchanges {
            let story = WireStory()
            try? await exchange.expect(in: story, of: CrewEndpoints.all, WireTests.folder)
            let number = ShownMoney.account.number
            let exchanges = story.recorder.exchanges
            #expect(exchanges.allSatisfy { !$0.request.target.contains(number) }, "\(exchange.fileName)")
            if exchange.endpoint == "crews.nameAccount" { continue }
            #expect(exchanges.allSatisfy { !$0.golden.contains(number) }, "\(exchange.fileName)")
        }
    }
}
