import Commands
import ContractKit
import Crews
import CrewsConsole
import CrewsContract
import Terminal
import Testing
import Vocabulary

/// Neighbours with three crews, meetings, dues and a ledger, at a clock that stands still at 10 o'clock in
/// Korea on the first day of February 2026.
struct CrewNeighbours {
    /// The person who calls a command.
    enum Person: Sendable {
        /// 수연, the owner of most crews.
        case owner
        /// 민준, a member and treasurer.
        case member
        /// 하린, who asks, waits and has a seat kept.
        case stranger
        case visitor
    }

    let environment = ClauseEnvironment(.ascending)
    let cashier = CounterCashier()
    let service: CrewService
    /// What scenes call the records: `{futsal}` is joined by approval, `{basketball}` costs a fee, `{full}`
    /// has no free seat; `{meeting}` has no free place, `{off}` was called off, `{today}` begins in an hour;
    /// `{due}` is the member's; `{entry}` is an entry of cash, and `{member}`, `{stranger}` are the two.
    private(set) var names: [String: String] = [:]

    /// Lets them live; not if there shall be nothing to see.
    init(empty: Bool = false) async throws {
        service = CrewService(
            store: InMemoryCrewStore(), members: environment.directory, cashier: cashier,
            sellers: PrivateSellers(), zones: KnownZones(), pictures: environment.pictures,
            time: environment.clock, ids: environment.ids)
        for (person, name) in [(Person.owner, "수연"), (.member, "민준"), (.stranger, "하린")] {
            if let id = principal(person).memberID { environment.directory.name(id, name) }
        }
        if !empty { try await live() }
    }

    /// The principal of a person.
    func principal(_ person: Person) -> Principal {
        switch person {
        case .owner: environment.members.owner
        case .member: environment.members.buyer
        case .stranger: environment.members.stranger
        case .visitor: .anonymous
        }
    }

    /// The verbs of a person.
    func verbs(of person: Person) -> any CrewRepository { service.repository(for: principal(person)) }

    /// The services of a person's commands. A payment that is begun is paid at once.
    func services(of person: Person) -> Services {
        var services = Services()
        services.provide((any CrewRepository).self, verbs(of: person))
        services.provide(LastLists.self, .inMemory())
        let known = environment.directory
        services.provide(
            RecordNames.self,
            RecordNames { record, language in
                guard let member = record.typed(MemberSubject.self) else { return nil }
                return try? await known.cards(of: [member])[member]?.name(in: language)
            })
        services.provide(FeePaying.self, paying(principal(person)))
        services.provide(
            ServerPages.self, ServerPages { () throws(UsageError) in "https://madang.example" })
        if let crew = names["{futsal}"].flatMap(CrewID.init),
            let meeting = names["{meeting}"].flatMap(MeetingID.init)
        {
            let calendar = KnownCalendar(crew: crew, meeting: meeting, moment: environment.clock.rough)
            services.provide((any CalendarVerbs).self, calendar)
        }
        if let member = principal(person).memberID {
            services.provide(SignedInMember.self, SignedInMember(member))
        }
        return services
    }

    private func paying(_ principal: Principal) -> FeePaying {
        FeePaying { [service, environment] record, _, console, waits in
            let quote = try await service.quote(PurchaseRequest(record), for: principal)
            guard let buyer = principal.memberID else { return }
            console.print(Phrase("[\(quote.title), \(quote.unitPrice.decimal), waits: \(waits)]"))
            let purchase = Purchase(
                order: environment.ids.next(), record: record, buyer: buyer, total: quote.unitPrice,
                until: quote.payBy)
            try await service.hold(purchase)
            if waits { try await service.fulfil(purchase) }
        }
    }
}

extension CrewNeighbours {
    private mutating func live() async throws {
        let futsal = try await foundFutsal()
        try await makeDues(of: futsal)
        try await joinOthers(futsal)
        try await meet(futsal)
        try await keepBooks(of: futsal)
        names["{member}"] = principal(.member).memberID.map { "\($0)" }
        names["{stranger}"] = principal(.stranger).memberID.map { "\($0)" }
    }

    private mutating func foundFutsal() async throws -> CrewID {
        var draft = CrewDraft()
        (draft.name, draft.sport, draft.place) = ("새벽 풋살", .futsal, "성동구 송정동 풋살장")
        draft.schedule = CrewSchedule(weekday: 6, minute: 450, zone: "Asia/Seoul")
        draft.introduction = "토요일 아침에 가볍게 뜁니다.\n초보도 환영합니다."
        (draft.uniform, draft.capacity, draft.joining) = ("#0a3d8f", 12, .approval)
        let id = try await verbs(of: .owner).found(draft, cover: nil, idempotencyKey: nil).crew.id
        names["{futsal}"] = "\(id)"
        _ = try await verbs(of: .member).join(id, message: "왼쪽 윙을 봅니다.")
        let member = try #require(principal(.member).memberID)
        _ = try await verbs(of: .owner).accept(member, to: id)
        _ = try await verbs(of: .member).describe(
            MembershipWords(position: "왼쪽 윙", height: 178, number: 7), in: id)
        _ = try await verbs(of: .owner).setRole(.treasurer, of: member, in: id)
        return id
    }

    private mutating func makeDues(of id: CrewID) async throws {
        let month = environment.clock.now().koreanMonth
        _ = try await verbs(of: .owner).setDues(
            DuesPlan(amount: Money(20_000, .krw), day: 10, from: month.next), of: id)
        // From 9 o'clock on the first day of January to 10 o'clock on the first day of February.
        environment.clock.advance(by: .seconds(31 * 86_400 + 3600))
        try await service.makeDues()
        let dues = try await verbs(of: .member).dues(of: id, .own, .largest(after: nil)).items
        names["{due}"] = "\(try #require(dues.first).due.id)"
    }

    private mutating func joinOthers(_ futsal: CrewID) async throws {
        _ = try await verbs(of: .stranger).join(futsal, message: "주말마다 갈 수 있어요. 골키퍼도 괜찮습니다.")
        var draft = CrewDraft()
        (draft.name, draft.sport, draft.place, draft.fee) = ("성동 농구", .basketball, "성수동 체육관", 30_000)
        (draft.fullDays, draft.halfDays) = (7, 14)
        let basketball = try await verbs(of: .owner).found(draft, cover: nil, idempotencyKey: nil).crew.id
        names["{basketball}"] = "\(basketball)"
        try await pay(for: basketball, .member)
        _ = try await verbs(of: .stranger).join(basketball, message: "")
        var full = CrewDraft()
        (full.name, full.sport, full.otherSport) = ("Ultimate frisbee of the whole Han river", .other, "원반")
        (full.capacity, full.place) = (1, "뚝섬 한강공원")
        let id = try await verbs(of: .owner).found(full, cover: nil, idempotencyKey: nil).crew.id
        names["{full}"] = "\(id)"
        _ = try await verbs(of: .stranger).join(id, message: "")
    }

    private func pay(for crew: CrewID, _ person: Person) async throws {
        let view = try await verbs(of: person).join(crew, message: "")
        let purchase = Purchase(
            order: environment.ids.next(), record: try #require(view.record),
            buyer: view.membership.member, total: view.membership.fee.amount,
            until: environment.clock.now().advanced(by: .seconds(1800)))
        try await service.hold(purchase)
        try await service.fulfil(purchase)
    }
}

extension CrewNeighbours {
    private mutating func meet(_ id: CrewID) async throws {
        var draft = MeetingDraft()
        (draft.title, draft.place, draft.note) = ("토요 정기 훈련", "송정동 풋살장", "물을 가져오세요.")
        (draft.startsAt, draft.endsAt, draft.capacity) = ("2026-02-07 07:30", "09:30", 3)
        draft.answersUntil = "2026-02-06 21:00"
        let owner = verbs(of: .owner)
        let meeting = try await made(owner.meet(id, draft, weeks: 1, idempotencyKey: nil))
        _ = try await owner.answer(meeting, .going, guests: 1, for: nil)
        _ = try await verbs(of: .member).answer(meeting, .going, guests: 0, for: nil)
        (draft.title, draft.startsAt, draft.answersUntil) = ("친선 경기", "2026-02-14 07:30", "")
        let off = try await made(owner.meet(id, draft, weeks: 1, idempotencyKey: nil))
        _ = try await owner.callOff(off)
        (draft.title, draft.startsAt, draft.endsAt) = ("설맞이 모임", "2026-02-01 11:00", "12:00")
        let today = try await made(owner.meet(id, draft, weeks: 1, idempotencyKey: nil))
        _ = try await owner.answer(today, .going, guests: 0, for: nil)
        _ = try await verbs(of: .member).answer(today, .going, guests: 0, for: nil)
        (names["{meeting}"], names["{off}"], names["{today}"]) = ("\(meeting)", "\(off)", "\(today)")
    }

    private func made(_ views: [MeetingView]) throws -> MeetingID { try #require(views.first).meeting.id }

    private mutating func keepBooks(of id: CrewID) async throws {
        let (payee, now) = (AnyIdentifier(id), environment.clock.now())
        cashier.post(.earned, 20_000, to: payee, at: now.advanced(by: .seconds(-20 * 86_400)))
        cashier.post(.earned, 20_000, to: payee, at: now)
        cashier.post(.payout, -15_000, to: payee, at: now)
        var draft = CashDraft()
        (draft.flow, draft.amount, draft.purpose) = (.received, 50_000, "벼룩시장 수익")
        draft.day = "2026-01-10"
        _ = try await verbs(of: .member).enter(draft, into: id, idempotencyKey: nil)
        (draft.flow, draft.amount, draft.purpose, draft.day) = (.spent, 35_000, "공 3개", "2026-02-01")
        let entry = try await verbs(of: .member).enter(draft, into: id, idempotencyKey: nil)
        names["{entry}"] = "\(entry.id)"
    }
}
