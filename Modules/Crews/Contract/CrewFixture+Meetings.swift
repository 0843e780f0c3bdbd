import ContractKit
import Crews
import Vocabulary

extension CrewFixture {
    /// A crew of the owner that these have joined: open, free of charge.
    func crew(of members: [Principal]) async throws -> CrewID {
        var draft = CrewDraft()
        draft.name = "느티나무 \(newKey().text.suffix(12))"
        draft.capacity = 500
        let id = try await owner.found(draft, cover: nil, idempotencyKey: newKey()).crew.id
        for member in members {
            _ = try await repository(as: member).join(id, message: "")
            clock.pass(.seconds(1))
        }
        return id
    }

    /// That many new members.
    func newMembers(_ count: Int) -> [Principal] { (0..<count).map { _ in newMember() } }

    /// The draft of a meeting in Seoul so many days ahead; its answers end six hours before it.
    func draft(days: Int = 7, capacity: Int? = nil) -> MeetingDraft {
        var draft = MeetingDraft()
        (draft.title, draft.place, draft.note) = ("토요 축구", "한강 공원 3번 구장", "물을 가져오세요.")
        draft.startsAt = seoul(days: days, hour: 19)
        (draft.endsAt, draft.answersUntil) = ("21:30", seoul(days: days, hour: 13))
        draft.capacity = capacity
        return draft
    }

    /// What clocks in Seoul show at that hour, so many days ahead.
    func seoul(days: Int, hour: Int) -> String {
        let local = clock.rough.advanced(by: .seconds(9 * 3600 + days * 86_400))
        return "\(local.rfc3339.prefix(10)) \(hour < 10 ? "0" : "")\(hour):00"
    }

    /// A meeting of the crew.
    func met(_ crew: CrewID, days: Int = 7, capacity: Int? = nil) async throws -> MeetingID {
        let made = try await owner.meet(
            crew, draft(days: days, capacity: capacity), weeks: 1, idempotencyKey: newKey())
        return try expectValue(made.first, "a meeting").meeting.id
    }

    /// Lets the member answer, and time pass.
    @discardableResult
    func answer(
        _ member: Principal, _ answer: MeetingAnswer = .going, guests: Int = 0, to id: MeetingID
    ) async throws -> MeetingPlace? {
        let view = try await repository(as: member).answer(id, answer, guests: guests, for: nil)
        clock.pass(.seconds(1))
        return view.own?.place
    }

    /// Where each of these is now; nil for those without an answer.
    func places(of members: [Principal], at id: MeetingID) async throws -> [MeetingPlace?] {
        var places: [MeetingPlace?] = []
        for member in members {
            places.append(try await repository(as: member).meeting(id).own?.place)
        }
        return places
    }

    /// The members in the order of the list.
    func list(of id: MeetingID) async throws -> [AnswerView] {
        var (views, next): ([AnswerView], Cursor?) = ([], nil)
        repeat {
            let page = try await owner.answers(to: id, .largest(after: next))
            views += page.items
            next = page.next
        } while next != nil
        return views
    }

    /// Checks that each of these members, and no other, is told that about the meeting since the last call.
    func expectTold(_ act: MeetingAct, _ members: [Principal], about id: MeetingID) async throws {
        let told = try await notices().filter { $0.kind == .meeting && $0.act == act.rawValue }
        try expectEqual(
            Set(told.map(\.recipient)), Set(members.compactMap(\.memberID)), "who is told \(act)")
        try expectEqual(told.count, members.count, "how often they are told")
        try expect(told.allSatisfy { $0.subject == AnyIdentifier(id) }, "it is about the meeting")
    }

    /// Moves the clock to so long before the start of the meeting, or behind it.
    func advance(to duration: Duration, before id: MeetingID) async throws {
        let start = try await owner.meeting(id).meeting.details.startsAt
        clock.advance(by: start.since(clock.now()) - duration)
    }
}
