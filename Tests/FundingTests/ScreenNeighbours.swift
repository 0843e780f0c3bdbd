import Commands
import ContractKit
import Funding
import FundingContract
import Terminal
import Testing
import Vocabulary

/// Neighbours with two shelters and campaigns in different states, at a clock that stands still at 9 o'clock
/// in Korea on the fourth day of January 2026.
struct ScreenNeighbours {
    /// The person who sits before a screen.
    enum Person: Sendable {
        /// 수연, the owner of the verified shelter.
        case owner
        /// 민준, its treasurer.
        case treasurer
        /// 하린, who backs campaigns.
        case backer
        case `operator`
        case visitor
    }

    let environment = ClauseEnvironment(.ascending)
    let cashier = RaisedCashier()
    let service: FundingService
    let addresses: ReceiptAddressService
    /// What scenes call the records: `{shelter}` and `{pending}` are shelters; `{amount}` and `{items}` are
    /// open campaigns, `{draft}` is being written, `{done}` has succeeded, `{failed}` has not; `{receipt}` is
    /// the backer's, of what they have given to `{done}`.
    private(set) var names: [String: String] = [:]

    /// Lets them live; not if there shall be nothing to see.
    init(empty: Bool = false) async throws {
        let store = InMemoryFundingStore()
        service = FundingService(
            store: store, members: environment.directory, cashier: cashier, payouts: WillingPayouts(),
            zones: KnownZones(), pictures: environment.pictures, time: environment.clock, ids: environment.ids
        )
        addresses = ReceiptAddressService(service, mint: Self.mint)
        for (person, name) in [(Person.owner, "수연"), (.treasurer, "민준"), (.backer, "하린")] {
            if let id = principal(person).memberID { environment.directory.name(id, name) }
        }
        if !empty { try await live() }
    }

    /// Secrets that are all alike: a test makes one.
    private static let mint = RightMint(
        seal: ChainSeal { bytes, key in
            (0..<32).map { place in (key + bytes).reduce(UInt8(place)) { ($0 &* 31) &+ $1 } }
        }
    ) { RightSecret("AAAAAAAAAAAAAAAAAAAAAA") }

    /// The principal of a person.
    func principal(_ person: Person) -> Principal {
        switch person {
        case .owner: environment.members.owner
        case .treasurer: environment.members.buyer
        case .backer: environment.members.stranger
        case .operator: environment.members.operator
        case .visitor: .anonymous
        }
    }

    /// The verbs of a person.
    func verbs(of person: Person) -> any FundingRepository { service.repository(for: principal(person)) }

    /// The services of a person, on a server that has pages.
    func services(of person: Person) -> Services {
        var services = Services()
        services.provide((any FundingRepository).self, verbs(of: person))
        services.provide((any ReceiptAddressVerbs).self, addresses.verbs(for: principal(person)))
        services.provide((any ReceiptDesk).self, addresses.desk)
        services.provide(
            ServerPages.self, ServerPages { () throws(UsageError) in "https://madang.example" })
        return services
    }

    /// The campaign of that name.
    func campaign(_ name: String) throws -> CampaignID {
        try #require(names[name].flatMap { CampaignID($0) })
    }

    /// Pays for a record that somebody has chosen.
    func pay(_ record: AnyIdentifier, for person: Person) async throws {
        let id = try #require(record.typed(BackingSubject.self))
        try await pay(try await verbs(of: person).backing(id))
    }
}

extension ScreenNeighbours {
    private mutating func live() async throws {
        let shelter = try await foundShelters()
        try await collectEarlier(for: shelter)
        environment.clock.advance(by: .seconds(3 * 86_400))
        for _ in 0..<4 {
            try await service.advanceAll()
            try await service.giveBackAll()
            try await service.refundAll()
        }
        try await tellOfDeliveries()
        try await collect(for: shelter)
    }

    private mutating func foundShelters() async throws -> ShelterID {
        var draft = ShelterDraft()
        (draft.name, draft.registrationNumber) = ("느티나무 쉼터", "제2021-충남-041호")
        (draft.place, draft.contact) = ("충남 아산시 송악면", "041-555-0141")
        draft.introduction = "다친 개와 고양이를 돌봅니다.\n산책 봉사는 토요일입니다."
        let id = try await verbs(of: .owner).found(draft, idempotencyKey: nil).shelter.id
        _ = try await verbs(of: .operator).decide(.verify, about: id, reason: "등록증을 확인함")
        let treasurer = try #require(principal(.treasurer).memberID)
        _ = try await verbs(of: .owner).setRole(.treasurer, of: treasurer, in: id)
        let account = BankAccount(bank: "농협은행", number: "301-0000-1234", holder: "느티나무 쉼터")
        _ = try await verbs(of: .treasurer).nameAccount(account, of: id)
        (draft.name, draft.registrationNumber) = ("달빛 고양이집", "제2025-서울-002호")
        let pending = try await verbs(of: .backer).found(draft, idempotencyKey: nil).shelter.id
        (names["{shelter}"], names["{pending}"]) = ("\(id)", "\(pending)")
        return id
    }

    private func draft(_ title: String, deadline: String) -> CampaignDraft {
        var draft = CampaignDraft()
        (draft.title, draft.purpose) = (title, "보호소 개와 고양이의 겨울나기")
        draft.story = "서른 마리가 겨울을 납니다.\n\n따뜻하게 지내도록 도와주세요."
        (draft.amount, draft.cap, draft.costShare) = (100_000, 300_000, 5)
        draft.deadline = DeadlineDraft(time: deadline)
        return draft
    }

    private func open(_ draft: CampaignDraft, of shelter: ShelterID) async throws -> CampaignID {
        let id = try await verbs(of: .owner).draft(draft, of: shelter, idempotencyKey: nil).campaign.id
        _ = try await verbs(of: .owner).open(id)
        return id
    }

    /// Two campaigns that end before anybody looks.
    private mutating func collectEarlier(for shelter: ShelterID) async throws {
        let done = try await open(draft("가을 예방 접종", deadline: "2026-01-02 19:30"), of: shelter)
        let paid = try await give(BackingDraft(amount: 120_000, message: "모두 건강하길"), to: done, .backer)
        var lofty = draft("낡은 견사 고치기", deadline: "2026-01-02 19:30")
        (lofty.model, lofty.amount, lofty.cap) = (.allOrNothing, 200_000, nil)
        lofty.isOverFunded = false
        let failed = try await open(lofty, of: shelter)
        _ = try await give(BackingDraft(amount: 50_000), to: failed, .backer)
        (names["{done}"], names["{failed}"]) = ("\(done)", "\(failed)")
        names["{backing}"] = "\(paid.backing.id)"
    }

    private mutating func tellOfDeliveries() async throws {
        let done = try campaign("{done}")
        let treasurer = verbs(of: .treasurer)
        _ = try await treasurer.tell(
            done, UpdateDraft(matter: .thanks, text: "덕분에 모두 맞았습니다."), idempotencyKey: nil)
        environment.clock.advance(by: .seconds(60))
        _ = try await treasurer.tell(
            done,
            UpdateDraft(
                matter: .delivered(nil, quantity: 30, isLast: false),
                text: "서른 마리가 접종을 마쳤습니다.\n사진은 곧 올리겠습니다."), idempotencyKey: nil)
        let backing = try #require(names["{backing}"].flatMap { BackingID($0) })
        let receipt = try await verbs(of: .backer).receipt(of: backing, for: "김하린")
        names["{receipt}"] = "\(receipt.receipt.id)"
    }

    /// Two open campaigns, and one that is being written.
    private mutating func collect(for shelter: ShelterID) async throws {
        let amount = try await open(draft("겨울 난방비", deadline: "2026-01-20 19:30"), of: shelter)
        _ = try await give(BackingDraft(amount: 30_000, message: "힘내세요!"), to: amount, .backer)
        let other = ClauseMembers.member(environment.ids)
        let anonymous = BackingDraft(amount: 34_000, isAnonymous: true)
        try await pay(
            try await service.repository(for: other).back(amount, anonymous, idempotencyKey: nil))
        var wish = draft("겨울 사료와 담요", deadline: "2026-01-11 18:00")
        (wish.model, wish.amount, wish.cap) = (.itemBased, nil, nil)
        wish.items = [
            CampaignItemDraft(name: "사료 20kg", unitPrice: 45_000, wanted: 10),
            CampaignItemDraft(name: "Blankets for the whole winter, washable", unitPrice: 12_000, wanted: 24),
        ]
        let items = try await open(wish, of: shelter)
        _ = try await give(BackingDraft(items: [ItemPick(item: 1, quantity: 3)]), to: items, .backer)
        let written = try await verbs(of: .owner).draft(
            draft("봄맞이 울타리", deadline: "2026-02-20 12:00"), of: shelter, idempotencyKey: nil)
        (names["{amount}"], names["{items}"]) = ("\(amount)", "\(items)")
        names["{draft}"] = "\(written.campaign.id)"
    }

    private func give(
        _ draft: BackingDraft, to campaign: CampaignID, _ person: Person
    ) async throws -> BackingView {
        let view = try await verbs(of: person).back(campaign, draft, idempotencyKey: nil)
        try await pay(view)
        return view
    }

    private func pay(_ view: BackingView) async throws {
        let purchase = Purchase(
            order: environment.ids.next(), record: AnyIdentifier(view.backing.id),
            buyer: view.backing.member, total: view.backing.amount,
            until: environment.clock.now().advanced(by: .seconds(1_800)))
        try await service.hold(purchase)
        cashier.pay(purchase, to: AnyIdentifier(view.backing.campaign), at: environment.clock.now())
        try await service.fulfil(purchase)
    }
}
