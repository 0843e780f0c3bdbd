import ContractKit
import Crews
import CrewsContract
import SampleKit
import Vocabulary

/// Acts of the people of a neighbourhood over one store, the same for the same seed, each answered by what it
/// came to in words.
struct CrewSeason {
    let store: any CrewStore
    let service: CrewService
    let people: [Principal]
    private(set) var crews: [CrewID] = []
    private(set) var meetings: [MeetingID] = []
    private(set) var orders: [OrderID] = []
    private var purchases: [Purchase] = []
    private var cash: [CashEntryID] = []
    private let environment = ClauseEnvironment(.ascending)
    private var random: SeededGenerator

    /// Composed and decomposed Hangul; the last two look alike.
    private static let names = [
        "느티나무 축구", "\u{1102}\u{1173}\u{1110}\u{1175}\u{1102}\u{1161}\u{1106}\u{116E} 러닝", "한강 FC", "한강 fc",
    ]

    init(seed: UInt64, over store: any CrewStore) {
        let environment = environment
        (self.store, random) = (store, SeededGenerator(seed: seed))
        service = environment.service(over: store)
        people = (0..<7).map { number in
            let person = ClauseMembers.member(environment.ids)
            if let id = person.memberID { environment.directory.name(id, "이웃 \(number)") }
            return person
        }
    }

    var now: Timestamp { environment.clock.now() }

    /// The next act, after some time.
    mutating func next() async -> String {
        environment.clock.pass(.seconds([0, 1, 40, 3_700, 90_000, 9 * 86_400][random.below(6)]))
        let (number, person) = (random.below(30), random.pick(people, else: people[0]))
        let verbs = service.repository(for: person)
        do {
            return "\(number): \(try await act(number, person, verbs))"
        } catch {
            return "\(number): \(error)"
        }
    }

    private mutating func act(
        _ number: Int, _ person: Principal, _ verbs: any CrewRepository
    ) async throws -> String {
        let crew = random.pick(crews, else: CrewID(RawIdentifier(high: 1, low: 1)))
        switch number {
        case 0..<3: return try await found(verbs)
        case 3..<8: return "\(try await verbs.join(crew, message: "함께 뛰고 싶어요.").membership)"
        case 8: return "\(try await verbs.leave(crew).membership)"
        case 9..<13: return try await manage(crew)
        case 13..<16: return try await pay(crew, person)
        case 16: return try await change(crew)
        case 17..<23: return try await meet(crew, verbs)
        case 23..<26: return try await keepMoney(crew, person)
        case 26..<29: return try await work()
        default: return try await end(crew, person)
        }
    }

    private mutating func found(_ verbs: any CrewRepository) async throws -> String {
        var draft = CrewDraft()
        draft.name = random.pick(Self.names, else: "") + " \(random.below(3))"
        (draft.place, draft.capacity) = ("마포구 망원동", 1 + random.below(4))
        (draft.sport, draft.joining) = (random.pick([.football, .running], else: .golf), .open)
        if random.chance(30) { draft.joining = .approval }
        if random.chance(40) { (draft.fee, draft.fullDays, draft.halfDays) = (30_000, 7, 30) }
        let key = IdempotencyKey(environment.ids)
        let view = try await verbs.found(draft, cover: nil, idempotencyKey: key)
        let again = try await verbs.found(draft, cover: nil, idempotencyKey: key)
        crews.append(view.crew.id)
        return "\(view) \(again)"
    }

    /// An act of the owner on the membership of another.
    private mutating func manage(_ crew: CrewID) async throws -> String {
        let found = try await store.find(crew)
        guard let owner = people.first(where: { $0.memberID == found?.owner }),
            let member = random.pick(people, else: people[0]).memberID
        else { return "no owner" }
        let verbs = service.repository(for: owner)
        switch random.below(7) {
        case 0, 1: return "\(try await verbs.accept(member, to: crew))"
        case 2: return "\(try await verbs.decline(member, from: crew))"
        case 3: return "\(try await verbs.remove(member, from: crew, bannedUntil: nil))"
        case 4: return "\(try await verbs.setSuspended(random.chance(50), member, in: crew))"
        case 5: return "\(try await verbs.setRole(.treasurer, of: member, in: crew))"
        default: return "\(try await verbs.handOver(crew, to: member))"
        }
    }

    /// An order for the seat or a due of a person, held, paid or let go.
    private mutating func pay(_ crew: CrewID, _ person: Principal) async throws -> String {
        if random.chance(50), let purchase = purchases.last {
            if random.chance(60) {
                try await service.fulfil(purchase)
            } else {
                try await service.release(purchase)
            }
            return "\(purchase)"
        }
        guard let member = person.memberID,
            let membership = try await store.membership(of: member, in: crew)
        else { return "nothing" }
        let dues = try await store.dues(DuesFilter(.own, of: crew, for: member, at: now), .first)
        let due = dues.items.first { $0.state == .open }
        let purchase = Purchase(
            order: environment.ids.next(),
            record: due.map { AnyIdentifier($0.id) } ?? AnyIdentifier(membership.id),
            buyer: member, total: due?.amount ?? membership.fee.amount,
            until: now.advanced(by: .seconds(1800)))
        purchases.append(purchase)
        orders.append(purchase.order)
        try await service.hold(purchase)
        return "\(purchase)"
    }

    /// Another capacity, or leave.
    private mutating func change(_ crew: CrewID) async throws -> String {
        guard let found = try await store.find(crew),
            let owner = people.first(where: { $0.memberID == found.owner })
        else { return "nothing" }
        var draft = CrewDraft(found.details)
        draft.capacity = 1 + random.below(6)
        let verbs = service.repository(for: owner)
        return "\(try await verbs.edit(crew, draft, cover: nil, expecting: nil))"
    }
}

extension CrewSeason {
    private mutating func meet(_ crew: CrewID, _ verbs: any CrewRepository) async throws -> String {
        let meeting = random.pick(meetings, else: MeetingID(RawIdentifier(high: 1, low: 1)))
        switch random.below(9) {
        case 0, 1:
            let made = try await verbs.meet(
                crew, draft(), weeks: 1 + random.below(2), idempotencyKey: IdempotencyKey(environment.ids))
            meetings += made.map(\.meeting.id)
            return "\(made)"
        case 2: return "\(try await verbs.edit(meeting, draft(), expecting: nil))"
        case 3 where random.chance(30): return "\(try await verbs.callOff(meeting))"
        default:
            let answer = random.pick([.going, .going, .maybe, .notGoing], else: MeetingAnswer.going)
            return "\(try await verbs.answer(meeting, answer, guests: random.below(3), for: nil))"
        }
    }

    private mutating func draft() -> MeetingDraft {
        let day = now.advanced(by: .seconds(Int64(1 + random.below(20)) * 86_400)).rfc3339.prefix(10)
        var draft = MeetingDraft()
        (draft.title, draft.startsAt, draft.endsAt) = ("토요 축구", "\(day) 19:00", "21:30")
        if random.chance(70) { draft.capacity = 1 + random.below(4) }
        return draft
    }

    private mutating func keepMoney(_ crew: CrewID, _ person: Principal) async throws -> String {
        let verbs = service.repository(for: person)
        switch random.below(4) {
        case 0:
            let plan = DuesPlan(amount: Money(30_000, .krw), day: 10, from: now.koreanMonth.next)
            return "\(try await verbs.setDues(plan, of: crew).crew)"
        case 1:
            let account = PayoutAccount(bank: "국민은행", number: "123456789012", holder: "느티나무")
            return "\(try await verbs.nameAccount(account, of: crew))"
        case 2:
            let dues = try await verbs.dues(of: crew, .all, .first).items
            guard let due = dues.first(where: { $0.due.state == .open })?.due else { return "nothing" }
            return "\(try await verbs.waive(due.id, reason: "부상"))"
        default:
            var draft = CashDraft()
            (draft.amount, draft.purpose) = (Int64(1 + random.below(9)) * 1_000, "생수와 얼음")
            if random.chance(30) { draft.takesBack = cash.last }
            let key = IdempotencyKey(environment.ids)
            let entry = try await verbs.enter(draft, into: crew, idempotencyKey: key)
            cash.append(entry.id)
            return "\(entry) \(try await verbs.enter(draft, into: crew, idempotencyKey: key))"
        }
    }

    /// All jobs.
    private func work() async throws -> String {
        let lapsed = [
            try await service.lapseAll(), try await service.finishAll(), try await service.dissolveAll(),
            try await service.endOffers(), try await service.remind(), try await service.makeDues(),
            try await service.remindOfDues(), try await service.settleArrears(),
        ]
        return "\(lapsed)"
    }

    /// Closes a crew, opens one again, or, rarely, a member withdraws.
    private mutating func end(_ crew: CrewID, _ person: Principal) async throws -> String {
        guard random.chance(40), let member = person.memberID else {
            guard let found = try await store.find(crew),
                let owner = people.first(where: { $0.memberID == found.owner })
            else { return "nothing" }
            let verbs = service.repository(for: owner)
            return found.state == .open
                ? "\(try await verbs.close(crew))" : "\(try await verbs.reopen(crew))"
        }
        try await service.forget(member)
        return "forgotten"
    }
}
