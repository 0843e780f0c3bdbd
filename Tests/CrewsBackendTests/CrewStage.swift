import ContractKit
import Crews
import CrewsContract
import Vocabulary

/// A crew in a store with all that a crew can have: people, a meeting with a list, dues, cash and an account.
struct CrewStage {
    let store: any CrewStore
    let environment = ClauseEnvironment(.ascending)
    let service: CrewService

    init(_ store: any CrewStore) {
        self.store = store
        service = environment.service(over: store)
    }

    private var owner: any CrewRepository { service.repository(for: environment.members.owner) }
    private var buyer: any CrewRepository { service.repository(for: environment.members.buyer) }
    private var stranger: any CrewRepository { service.repository(for: environment.members.stranger) }

    /// Puts all of it into the store.
    mutating func fill() async throws {
        var draft = CrewDraft()
        (draft.name, draft.place, draft.capacity) = ("느티나무 축구", "망원동", 2)
        let crew = try await owner.found(draft, cover: nil, idempotencyKey: nil).crew.id
        _ = try await buyer.join(crew, message: "")
        _ = try await stranger.join(crew, message: "")
        try await meet(crew)
        try await keepMoney(of: crew)
    }

    private func meet(_ crew: CrewID) async throws {
        let clock = environment.clock
        let day = clock.now().advanced(by: .seconds(60 * 86_400)).rfc3339.prefix(10)
        var draft = MeetingDraft()
        (draft.title, draft.startsAt, draft.endsAt) = ("토요 축구", "\(day) 19:00", "21:30")
        draft.capacity = 1
        let made = try await owner.meet(crew, draft, weeks: 1, idempotencyKey: nil)
        for meeting in made.map(\.meeting.id) {
            _ = try await owner.answer(meeting, .going, guests: 0, for: nil)
            _ = try await buyer.answer(meeting, .going, guests: 0, for: nil)
        }
    }

    private func keepMoney(of crew: CrewID) async throws {
        let clock = environment.clock
        let month = clock.now().koreanMonth
        let plan = DuesPlan(amount: Money(30_000, .krw), day: 10, from: month.next)
        _ = try await owner.setDues(plan, of: crew)
        clock.pass(month.next.firstDay.koreanStart.since(clock.now()) + .seconds(36_000))
        _ = try await service.makeDues()
        var cash = CashDraft()
        (cash.amount, cash.purpose) = (12_000, "생수와 얼음")
        _ = try await owner.enter(cash, into: crew, idempotencyKey: nil)
        let account = PayoutAccount(bank: "국민은행", number: "123456789012", holder: "느티나무")
        _ = try await owner.nameAccount(account, of: crew)
        guard let second = environment.members.buyer.memberID else { return }
        _ = try await owner.setRole(.manager, of: second, in: crew)
        _ = try await buyer.nameAccount(account, of: crew)
    }
}
