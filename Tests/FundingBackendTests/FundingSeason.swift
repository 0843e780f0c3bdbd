import ContractKit
import Funding
import FundingContract
import SampleKit
import Vocabulary

/// Acts of the people of a neighbourhood over one store, the same for the same seed, each answered by what it
/// came to.
struct FundingSeason {
    let store: any FundingStore
    let service: FundingService
    let people: [Principal]
    private(set) var shelters: [ShelterID] = []
    private(set) var campaigns: [CampaignID] = []
    var updates: [UpdateID] = []
    var transfers: [String] = []
    private var backings: [BackingID] = []
    private var purchases: [Purchase] = []
    let stage: FundingStage
    var random: SeededGenerator

    var environment: ClauseEnvironment { stage.environment }

    /// Composed and decomposed Hangul; the last two look alike.
    private static let names = [
        "느티나무 쉼터", "\u{1112}\u{1161}\u{11AB}\u{1100}\u{1161}\u{11BC} 보호소", "개집 FC", "개집 fc",
    ]
    private static let nowhere = RawIdentifier(high: 1, low: 1)

    init(seed: UInt64, over store: any FundingStore) {
        let stage = FundingStage(store)
        (self.store, self.stage, service) = (store, stage, stage.service)
        random = SeededGenerator(seed: seed)
        people = (0..<7).map { number in
            let person = ClauseMembers.member(stage.environment.ids)
            if let id = person.memberID { stage.environment.directory.name(id, "이웃 \(number)") }
            return person
        }
    }

    var now: Timestamp { environment.clock.now() }

    /// Lets a minute pass.
    func pass() { environment.clock.pass(.seconds(60)) }

    /// The next act, after some time.
    mutating func next() async -> AnyHashable {
        environment.clock.pass(.seconds([0, 1, 40, 3_700, 90_000, 4 * 86_400][random.below(6)]))
        let (number, person) = (random.below(40), random.pick(people, else: people[0]))
        do {
            return try await act(number, person, service.repository(for: person))
        } catch {
            return "\(number): \(error)"
        }
    }

    private mutating func act(
        _ number: Int, _ person: Principal, _ verbs: any FundingRepository
    ) async throws -> AnyHashable {
        let shelter = random.pick(shelters, else: ShelterID(Self.nowhere))
        let campaign = random.pick(campaigns, else: CampaignID(Self.nowhere))
        switch number {
        case 0..<2: return try await found(person, verbs)
        case 2: return try await decide(shelter)
        case 3: return try await lead(shelter)
        case 4..<8: return try await draft(shelter)
        case 8..<10: return try await run(campaign)
        case 10..<16: return try await back(campaign, person)
        case 16..<26: return try await pay()
        case 26..<28: return try await choose()
        case 28..<30: return try await tell(campaign)
        case 30: return try await operate(campaign)
        case 31: return try await receive(shelter)
        case 32: return try await moderate(shelter, campaign)
        case 33..<39: return try await work()
        default: return try await end(person)
        }
    }

    /// The verbs of the owner of a shelter.
    func owner(of shelter: ShelterID?) async throws -> any FundingRepository {
        guard let shelter, let owner = try await store.shelter(shelter)?.owner else {
            return service.repository(for: people[0])
        }
        return service.repository(for: people.first { $0.memberID == owner } ?? people[0])
    }
}

extension FundingSeason {
    private mutating func found(_ person: Principal, _ verbs: any FundingRepository) async throws
        -> AnyHashable
    {
        var draft = ShelterDraft()
        draft.name = random.pick(Self.names, else: "") + " \(random.below(3))"
        (draft.registrationNumber, draft.place) = ("제2021-041호", "충남 아산시 \(random.below(2))동")
        draft.contact = "041-555-0141"
        if random.chance(50) { draft.photo = stage.photo(of: person) }
        let key = IdempotencyKey(environment.ids)
        let view = try await verbs.found(draft, idempotencyKey: key)
        let again = try await verbs.found(draft, idempotencyKey: key)
        shelters.append(view.shelter.id)
        _ = try await stage.`operator`.decide(.verify, about: view.shelter.id, reason: "등록증을 확인함")
        let account = BankAccount(bank: "농협은행", number: "301-0000-1234", holder: "느티나무")
        return [view, again, try await verbs.nameAccount(account, of: view.shelter.id)]
    }

    private mutating func decide(_ shelter: ShelterID) async throws -> AnyHashable {
        let decision = random.pick(ShelterDecision.allCases, else: .verify)
        return try await stage.`operator`.decide(decision, about: shelter, reason: "사정을 다시 봄")
    }

    private mutating func lead(_ shelter: ShelterID) async throws -> AnyHashable {
        let verbs = try await owner(of: shelter)
        guard let member = random.pick(people, else: people[0]).memberID else { return "no member" }
        if random.chance(25) { return try await verbs.remove(member, from: shelter) }
        let role = random.pick([.treasurer, .helper, .helper, .owner], else: ShelterRole.helper)
        return try await verbs.setRole(role, of: member, in: shelter)
    }

    private mutating func draft(_ shelter: ShelterID) async throws -> AnyHashable {
        let verbs = try await owner(of: shelter)
        var draft = stage.draft("겨울 사료 \(random.below(3))")
        draft.deadline = stage.deadline(days: 1 + Int64(random.below(20)))
        if random.chance(40) {
            (draft.items, draft.amount) = ([], 40_000)
            draft.model = random.pick([.allOrNothing, .keepItAll], else: .keepItAll)
            draft.isOverFunded = random.chance(50)
        }
        let owner = try await store.shelter(shelter)?.owner
        let person = people.first { $0.memberID == owner }
        if random.chance(40), let person { draft.photos = [stage.photo(of: person)].compactMap(\.self) }
        let key = IdempotencyKey(environment.ids)
        let view = try await verbs.draft(draft, of: shelter, idempotencyKey: key)
        campaigns.append(view.campaign.id)
        let again = try await verbs.draft(draft, of: shelter, idempotencyKey: key)
        return [view, again, try await verbs.open(view.campaign.id)]
    }

    /// An act of the owner about a campaign.
    private mutating func run(_ campaign: CampaignID) async throws -> AnyHashable {
        let found = try await store.find(campaign)
        let verbs = try await owner(of: found?.shelter)
        switch random.below(6) {
        case 0: return try await verbs.extend(campaign, to: stage.deadline(days: 25))
        case 1: return try await verbs.close(campaign)
        case 2 where random.chance(40): return try await verbs.cancel(campaign)
        case 3: return try await verbs.lack(1 + random.below(2), in: campaign)
        default:
            guard let found else { return "nothing" }
            var draft = CampaignDraft(found)
            draft.story = "서른 마리가 겨울을 납니다. \(random.below(9))"
            if random.chance(40), !draft.items.isEmpty { draft.items.swapAt(0, draft.items.count - 1) }
            if random.chance(30), draft.items.count > 1 { draft.items.removeLast() }
            return try await verbs.edit(campaign, draft, expecting: nil)
        }
    }

    private mutating func back(_ campaign: CampaignID, _ person: Principal) async throws -> AnyHashable {
        var draft = BackingDraft(isAnonymous: random.chance(30), message: "따뜻한 겨울 \(random.below(3))")
        if try await store.find(campaign)?.details.goal.items.isEmpty ?? true {
            draft.amount = Int64(1 + random.below(30)) * 1_000
        } else {
            draft.items = [ItemPick(item: 1, quantity: 1 + random.below(2))]
            if random.chance(40) { draft.items.append(ItemPick(item: 2, quantity: 1)) }
        }
        let verbs = service.repository(for: person)
        let key = IdempotencyKey(environment.ids)
        let view = try await verbs.back(campaign, draft, idempotencyKey: key)
        let again = try await verbs.back(campaign, draft, idempotencyKey: key)
        backings.append(view.backing.id)
        let purchase = stage.purchase(view.backing)
        purchases.append(purchase)
        if random.chance(70) { try await service.hold(purchase) }
        if random.chance(50) { try await service.fulfil(purchase) }
        return [view, again]
    }

    /// An order held, paid or let go; mostly one of the last.
    private mutating func pay() async throws -> AnyHashable {
        guard let purchase = random.pick(purchases.suffix(4), else: nil) else { return "nothing" }
        switch random.below(6) {
        case 0..<2: try await service.hold(purchase)
        case 2..<5: try await service.fulfil(purchase)
        default: try await service.release(purchase)
        }
        guard let id = purchase.record.typed(BackingSubject.self) else { return "no backing" }
        return try await store.backing(id)
    }

    /// A backer leaves, or chooses.
    private mutating func choose() async throws -> AnyHashable {
        guard let id = random.pick(backings, else: nil), let backing = try await store.backing(id),
            let backer = people.first(where: { $0.memberID == backing.member })
        else { return "nothing" }
        let verbs = service.repository(for: backer)
        if random.chance(30) { return try await verbs.leave(id) }
        let item = backing.choices.first?.item ?? 1
        let answer = random.pick([.refund, .swap(nil), .swap(2)], else: ItemChoice.Answer.refund)
        return try await verbs.choose(answer, for: item, of: id)
    }
}
