import Crews
import TestKit
import Vocabulary

extension WireTests {
    static let exchanges = ofCrews + ofMemberships + ofManagers + ofMeetings + ofMoney + ofCalendars

    private static let id = ShownCrews.id
    private static let member = ShownCrews.member.id

    private static let ofCrews: [GoldenExchange<WireStory>] = [
        GoldenExchange("crews.found") {
            let draft = CrewDraft(ShownCrews.details)
            _ = try await $0.member.found(draft, cover: ShownCrews.cover, idempotencyKey: nil)
        },
        GoldenExchange("crews.show") { _ = try await $0.member.crew(id) },
        GoldenExchange("crews.edit") {
            let draft = CrewDraft(ShownCrews.bare.crew.details)
            _ = try await $0.member.edit(id, draft, cover: nil, expecting: Version(3))
        },
        GoldenExchange("crews.close") { _ = try await $0.member.close(id) },
        GoldenExchange("crews.reopen") { _ = try await $0.member.reopen(id) },
        GoldenExchange("crews.browse") {
            var query = CrewQuery()
            (query.order, query.sport, query.freeOnly) = (.mostMembers, .tableTennis, true)
            (query.place, query.name) = ("송정 광산구", "느티")
            _ = try await $0.visitor.browse(query, PageRequest(limit: 2))
        },
        GoldenExchange("crews.browse", "numbered") {
            _ = try await $0.visitor.browse(CrewQuery(), PageRequest(.number(1), limit: 2))
        },
        GoldenExchange("crews.ofMember") { _ = try await $0.visitor.crews(of: member, .first) },
    ]

    private static let ofMemberships: [GoldenExchange<WireStory>] = [
        GoldenExchange("crews.join") { _ = try await $0.member.join(id, message: "안녕하세요, \"저\"도요.") },
        GoldenExchange("crews.join", "to-pay") { _ = try await $0.member.join(id, message: "") },
        GoldenExchange("crews.membership") { _ = try await $0.member.membership(in: id) },
        GoldenExchange("crews.membership", "none") {
            _ = try await $0.member.membership(in: CrewID(ShownCrews.raw(1, 2)))
        },
        GoldenExchange("crews.takeUp") { _ = try await $0.member.takeUp(id) },
        GoldenExchange("crews.leave") { _ = try await $0.member.leave(id) },
        GoldenExchange("crews.setLeave") { _ = try await $0.member.setLeave(true, from: id) },
        GoldenExchange("crews.describe") { _ = try await $0.member.describe(ShownCrews.words, in: id) },
        GoldenExchange("crews.people") {
            _ = try await $0.visitor.people(of: id, .members, PageRequest(limit: 20))
        },
    ]

    private static let ofManagers: [GoldenExchange<WireStory>] = [
        GoldenExchange("crews.accept") { _ = try await $0.member.accept(member, to: id) },
        GoldenExchange("crews.decline") { _ = try await $0.member.decline(member, from: id) },
        GoldenExchange("crews.remove") {
            _ = try await $0.member.remove(member, from: id, bannedUntil: nil)
        },
        GoldenExchange("crews.remove", "banned") {
            _ = try await $0.member.remove(member, from: id, bannedUntil: ShownCrews.after(days: 30))
        },
        GoldenExchange("crews.setSuspended") {
            _ = try await $0.member.setSuspended(true, member, in: id)
        },
        GoldenExchange("crews.setRole") {
            _ = try await $0.member.setRole(.treasurer, of: member, in: id)
        },
        GoldenExchange("crews.handOver") { _ = try await $0.member.handOver(id, to: member) },
    ]

    private static let ofMeetings: [GoldenExchange<WireStory>] = [
        GoldenExchange("crews.meet") {
            _ = try await $0.member.meet(id, ShownMeetings.draft, weeks: 4, idempotencyKey: nil)
        },
        GoldenExchange("crews.meet", "doubled-hour") {
            _ = try await $0.member.meet(id, ShownMeetings.doubled, weeks: 1, idempotencyKey: nil)
        },
        GoldenExchange("crews.meeting") { _ = try await $0.member.meeting(ShownMeetings.id) },
        GoldenExchange("crews.editMeeting") {
            _ = try await $0.member.edit(ShownMeetings.id, ShownMeetings.draft, expecting: Version(2))
        },
        GoldenExchange("crews.callOff") { _ = try await $0.member.callOff(ShownMeetings.id) },
        GoldenExchange("crews.answer") {
            _ = try await $0.member.answer(ShownMeetings.id, .going, guests: 2, for: nil)
        },
        GoldenExchange("crews.answer", "for-another") {
            _ = try await $0.member.answer(ShownMeetings.id, .notGoing, guests: 0, for: member)
        },
        GoldenExchange("crews.note") {
            let attendance = [member: true, ShownCrews.owner.id: false]
            _ = try await $0.member.note(attendance, at: ShownMeetings.id)
        },
        GoldenExchange("crews.meetings") {
            _ = try await $0.member.meetings(of: id, .past, PageRequest(limit: 2))
        },
        GoldenExchange("crews.answers") { _ = try await $0.member.answers(to: ShownMeetings.id, .first) },
    ]

    private static let ofMoney: [GoldenExchange<WireStory>] = [
        GoldenExchange("crews.setDues") { _ = try await $0.member.setDues(ShownMoney.plan, of: id) },
        GoldenExchange("crews.endDues") { _ = try await $0.member.setDues(nil, of: id) },
        GoldenExchange("crews.dues") { _ = try await $0.member.dues(of: id, .own, .first) },
        GoldenExchange("crews.dues", "arrears") {
            _ = try await $0.member.dues(of: id, .arrears, PageRequest(limit: 2))
        },
        GoldenExchange("crews.dues", "month") {
            _ = try await $0.member.dues(of: id, .of(ShownMoney.month), .first)
        },
        GoldenExchange("crews.waive") {
            _ = try await $0.member.waive(ShownMoney.id, reason: "부상으로 \"쉼\"")
        },
        GoldenExchange("crews.enter") {
            _ = try await $0.member.enter(ShownMoney.draft, into: id, idempotencyKey: nil)
        },
        GoldenExchange("crews.enter", "takes-back") {
            _ = try await $0.member.enter(ShownMoney.correction, into: id, idempotencyKey: nil)
        },
        GoldenExchange("crews.ledger") { _ = try await $0.member.ledger(of: id, ShownMoney.month) },
        GoldenExchange("crews.nameAccount") {
            _ = try await $0.member.nameAccount(ShownMoney.account, of: id)
        },
        GoldenExchange("crews.account") { _ = try await $0.member.account(of: id) },
        GoldenExchange("crews.account", "none") {
            _ = try await $0.member.account(of: CrewID(ShownCrews.raw(1, 2)))
        },
    ]

    private static let ofCalendars: [GoldenExchange<WireStory>] = [
        GoldenExchange("crews.calendar") { _ = try await $0.calendars.calendar(.crew(id)) },
        GoldenExchange("crews.calendar", "own") { _ = try await $0.calendars.calendar(.own) },
        GoldenExchange("crews.calendarAddress") {
            _ = try await $0.calendars.calendarAddress(of: .crew(id))
        },
        GoldenExchange("crews.calendarAddress", "none") {
            _ = try await $0.calendars.calendarAddress(of: .own)
        },
        GoldenExchange("crews.renewCalendarAddress") {
            _ = try await $0.calendars.renewCalendarAddress(of: .crew(id))
        },
        GoldenExchange("crews.renewCalendarAddress", "own") {
            _ = try await $0.calendars.renewCalendarAddress(of: .own)
        },
        GoldenExchange("crews.revokeCalendarAddress") {
            try await $0.calendars.revokeCalendarAddress(of: .crew(id))
        },
    ]
}
