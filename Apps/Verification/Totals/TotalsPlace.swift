import Auth
import AuthContract
import Composition
import ContractKit
import Funding
import Payments
import SampleKit
import Settings
import TestHooks
import Vocabulary
import Wire

/// A whole Madang in this process in which a drill of totals is held: the drill moves its clock, and members
/// pay at a sandbox in memory.
struct TotalsPlace: Sendable {
    let platform: LocalPlatform
    let clock: ManualClock
    let browser: CheckoutBrowser
    let orders: OrderService
    let campaigns: [TotalsCampaign]
    /// The verbs of those who back.
    let backers: [Services]
    /// The verbs of an operator.
    let `operator`: Services
    /// The sandbox's own books are read over it.
    let sandbox: any Transport

    /// Opens the settings' backend, which is empty, with a shelter, its campaigns and that many backers.
    /// Throws outages.
    static func open(_ settings: Settings, backers count: Int) async throws -> TotalsPlace {
        let clock = ManualClock(SystemClock().now())
        let platform = try await LocalPlatform.open(settings).with(
            .ephemeral(time: clock, hasher: FastPasswordHasher(), payments: .tried(by: clock)))
        guard let gateway = platform.payments.gateway,
            let orders = platform.operatorServices.provided(OrderService.self)
        else { throw ServiceFailure.internal("no payments are provided") }
        let shop = Loopback(platform.dispatcher(site: try platform.site()), isStrict: false)
        let browser = CheckoutBrowser(site: shop) { _, request throws(TransportFailure) in
            try await gateway.transport.send(request)
        }
        let owner = try await platform.joined(0)
        let member = try expectValue(owner.memberID, "the owner is a member")
        let verbs = platform.services(for: owner)
        let shelter = try await verbs.foundShelter("드릴 보호소")
        try await platform.verify(shelter, as: member)
        var campaigns: [TotalsCampaign] = []
        for kind in TotalsCampaign.Kind.allCases {
            campaigns.append(try await .open(kind, of: shelter, by: verbs.funding, at: clock.now()))
        }
        var backers: [Services] = []
        for number in 1...max(1, count) {
            backers.append(platform.services(for: try await platform.joined(number)))
        }
        let session = SessionID(SystemIdentifiers(clock).next())
        return TotalsPlace(
            platform: platform, clock: clock, browser: browser, orders: orders, campaigns: campaigns,
            backers: backers,
            operator: platform.services(for: .member(member, session: session, role: .operator)),
            sandbox: gateway.transport)
    }
}

extension TotalsPlace {
    /// Whether the gateway holds what the ledger says. Throws outages.
    func isLevel() async throws -> Bool {
        try await orders.verification().clearing == SandboxBooks.read(by: sandbox).held
    }
}

extension LocalPlatform {
    /// Joins as the member with that number.
    fileprivate func joined(_ number: Int) async throws(AuthError) -> Principal {
        let draft = JoinDraft(
            email: "totals-\(number)@example.com", password: "느티나무 그늘 아래 42", nickname: "후원자\(number)")
        let signedIn = try await anonymous.auth.join(draft, device: "drill")
        return .member(signedIn.account.id, session: signedIn.session, role: .member)
    }
}

/// A campaign of a drill of totals. It is registered, so that it may take more than is ever given.
struct TotalsCampaign: Sendable {
    /// What becomes of it.
    enum Kind: String, Sendable, CaseIterable {
        /// Takes amounts, and gets what there is.
        case keeps
        /// Never reaches its goal: all goes back after its deadline, in the midst of the drill.
        case fails
        /// Takes items.
        case items
    }

    let kind: Kind
    let id: CampaignID
    let deadline: Timestamp

    /// How many different items one wants.
    static let items = 10
    private static let days: Int64 = 20

    /// Writes one and opens it. Throws what the verbs throw.
    static func open(
        _ kind: Kind, of shelter: ShelterID, by verbs: any FundingRepository, at now: Timestamp
    ) async throws(FundingError) -> TotalsCampaign {
        var draft = CampaignDraft()
        (draft.title, draft.purpose, draft.story) = ("드릴 \(kind.rawValue)", "드릴", "모인 금액을 확인합니다.")
        draft.deadline = .days(kind == .fails ? 5 : days, after: now)
        draft.registration = registration(at: now)
        switch kind {
        case .keeps: draft.amount = 5_000_000_000
        case .fails: (draft.model, draft.amount) = (.allOrNothing, 5_000_000_000)
        case .items:
            draft.model = .itemBased
            draft.items = (1...items).map {
                CampaignItemDraft(name: "물품 \($0)", unitPrice: Int64($0) * 1_000, wanted: 10_000)
            }
        }
        let id = try await verbs.draft(draft, of: shelter, idempotencyKey: nil).campaign.id
        let opened = try await verbs.open(id).campaign
        return TotalsCampaign(kind: kind, id: id, deadline: opened.deadline)
    }

    private static func registration(at now: Timestamp) -> RegistrationDraft {
        func day(_ days: Int64) -> String {
            "\(ZoneRules.korea.day(at: now.advanced(by: .seconds(days * 86_400))))"
        }
        var draft = RegistrationDraft()
        (draft.office, draft.number) = ("서울특별시", "제2026-1호")
        (draft.firstDay, draft.lastDay) = (day(-1), day(2 * days))
        draft.account = BankAccount(bank: "국민은행", number: "123-456-789012", holder: "드릴 보호소")
        return draft
    }

    /// What a backer gives to it, by chance. By its last digits an amount has the sandbox send no webhook, or
    /// give back later.
    func draft(_ random: inout SeededGenerator) -> BackingDraft {
        let isAnonymous = random.chance(30)
        guard kind == .items else {
            let amount = [1_000, 2_500, 3_008, 4_010, 7_000][random.below(5)]
            return BackingDraft(amount: Int64(amount), isAnonymous: isAnonymous)
        }
        let first = random.below(Self.items) + 1
        var picks = [ItemPick(item: first, quantity: 1 + random.below(3))]
        if random.chance(30) { picks.append(ItemPick(item: first % Self.items + 1, quantity: 1)) }
        return BackingDraft(items: picks, isAnonymous: isAnonymous)
    }
}
