import ContractKit
import Funding
import SampleKit
import Vocabulary

/// Founds shelters and does what people do with their campaigns, for one client of a drill.
struct FundingWriter: DrillWriter {
    /// The states of a backing, as a drill tells them apart.
    static let (backed, left) = ("backed", "left")

    private let drill: FundingDrill
    /// The shelter that this client has founded in this round.
    private var shelter: (name: String, id: ShelterID)?
    /// The campaigns of this round, by their names.
    private var own: [(name: String, campaign: FundingDrill.Known)] = []

    /// A shelter has twenty drafts and live campaigns at most, in all rounds together.
    private static let most = 12
    /// By its last digits an amount can tell a sandbox to go wrong: these do not.
    private static let amount: Int64 = 30_000

    /// A writer that tells the drill what it founds.
    init(_ drill: FundingDrill) {
        self.drill = drill
    }

    mutating func write(_ client: inout DrillClient) async {
        guard let shelter = drill.shelter(of: client.member.number) else { return await found(&client) }
        let lasting = drill.lasting(of: client.member.number)
        if lasting.count >= Self.most, let oldest = lasting.min(by: { $0.value.id < $1.value.id }) {
            return await end(oldest.key, oldest.value, &client)
        }
        guard !own.isEmpty, client.random.chance(75) else { return await draft(for: shelter, &client) }
        let index = client.random.below(own.count)
        if own[index].campaign.phase == CampaignState.draft.drillPhase {
            guard drill.isVerified(shelter), client.random.chance(70) else {
                return await edit(index, &client)
            }
            return await open(index, &client)
        }
        switch client.random.below(10) {
        case 0...1: await edit(index, &client)
        case 2...6: await letBacker(index, &client)
        case 7...8: await tell(index, &client)
        default: await move(&client)
        }
    }

    private mutating func found(_ client: inout DrillClient) async {
        let name = client.newName("보호소")
        let draft = FundingTestDrafts.shelter(Self.title(of: name))
        let (member, now) = (client.member, client.time.now())
        let view = await client.send(.shelter(name), draft.place) { () throws(FundingError) in
            let verbs = try await member.funding()
            let founded = try await verbs.found(draft, idempotencyKey: nil)
            return try await verbs.nameAccount(FundingTestDrafts.account, of: founded.shelter.id)
        }
        guard let id = view?.shelter.id else { return }
        shelter = (name, id)
        drill.note(id, of: member.number)
        // The next look verifies it otherwise.
        try? await drill.verify(id, at: now)
    }

    /// The shelter moves to another place.
    private func move(_ client: inout DrillClient) async {
        guard let shelter else { return }
        let place = "충남 아산시 \(client.random.below(1_000))번길"
        let draft = FundingTestDrafts.shelter(Self.title(of: shelter.name), at: place)
        _ = await client.send(.shelter(shelter.name), place) {
            [member = client.member] () throws(FundingError) in
            try await member.funding().edit(shelter.id, draft, expecting: nil)
        }
    }

    private mutating func draft(for shelter: ShelterID, _ client: inout DrillClient) async {
        let name = client.newName("펀딩")
        let draft = FundingTestDrafts.campaign(Self.title(of: name), at: client.time.now())
        let phase = CampaignState.draft.drillPhase
        let view = await client.send(.campaign(name), "\(draft.story) \(phase)") {
            [member = client.member] () throws(FundingError) in
            try await member.funding().draft(draft, of: shelter, idempotencyKey: nil)
        }
        guard let id = view?.campaign.id else { return }
        let owner = client.member.number
        keep(name, FundingDrill.Known(id: id, owner: owner, title: draft.title, story: draft.story))
    }

    private mutating func open(_ index: Int, _ client: inout DrillClient) async {
        var (name, campaign) = own[index]
        campaign.phase = CampaignState.open.drillPhase
        let view = await client.send(.campaign(name), "\(campaign.story) \(campaign.phase)") {
            [member = client.member, id = campaign.id] () throws(FundingError) in
            try await member.funding().open(id)
        }
        if view != nil { keep(name, campaign) }
    }

    /// The campaign tells another story.
    private mutating func edit(_ index: Int, _ client: inout DrillClient) async {
        var (name, campaign) = own[index]
        campaign.story = "이야기 \(client.random.below(1_000))번째"
        let draft = FundingTestDrafts.campaign(campaign.title, campaign.story, at: client.time.now())
        let view = await client.send(.campaign(name), "\(campaign.story) \(campaign.phase)") {
            [member = client.member, id = campaign.id] () throws(FundingError) in
            try await member.funding().edit(id, draft, expecting: nil)
        }
        if view != nil { keep(name, campaign) }
    }

    private mutating func tell(_ index: Int, _ client: inout DrillClient) async {
        var (name, campaign) = own[index]
        campaign.hasUpdates = true
        keep(name, campaign)
        let text = client.newName("소식")
        let matter: UpdateMatter = client.random.chance(70) ? .news : .thanks
        _ = await client.send(.update(text), matter.kind.rawValue) {
            [member = client.member, id = campaign.id] () throws(FundingError) in
            let draft = UpdateDraft(matter: matter, text: text)
            return try await member.funding().tell(id, draft, idempotencyKey: nil)
        }
    }
}

extension FundingWriter {
    /// The backer backs and pays, or leaves: each once.
    private mutating func letBacker(_ index: Int, _ client: inout DrillClient) async {
        guard let backer = client.member.backer(among: client.members) else { return }
        var (name, campaign) = own[index]
        guard !campaign.isSpent else { return await edit(index, &client) }
        if let backing = campaign.backing {
            guard await leave(backing, by: backer, name, &client) else { return }
            (campaign.backing, campaign.isSpent) = (nil, true)
            return keep(name, campaign)
        }
        let isAnonymous = client.random.chance(30)
        let made = await client.send(.backing(name), Self.backed) {
            [id = campaign.id, source = drill.source] () throws(FundingError) in
            try await Self.back(id, isAnonymous, backer, source)
        }
        guard let made else { return }
        campaign.backing = made
        keep(name, campaign)
    }

    private func leave(
        _ backing: BackingID, by backer: DrillMember, _ name: String, _ client: inout DrillClient
    ) async -> Bool {
        await client.send(.backing(name), Self.left) { () throws(FundingError) in
            try await backer.funding().leave(backing)
        } != nil
    }

    /// Backs and pays. Throws `unavailable` while the payment has not led to a backing: then it may still do
    /// so.
    private static func back(
        _ id: CampaignID, _ isAnonymous: Bool, _ backer: DrillMember, _ source: FundingPartSource
    ) async throws(FundingError) -> BackingID {
        let draft = BackingDraft(amount: amount, isAnonymous: isAnonymous)
        let made = try await backer.funding().back(id, draft, idempotencyKey: nil)
        let record = AnyIdentifier(made.backing.id)
        try await backer.actingInFunding { try await source.pay($0, record) }
        guard try await backer.funding().backing(made.backing.id).backing.state == .backed else {
            throw .service(.unavailable("the backing is not known yet"))
        }
        return made.backing.id
    }

    /// The backer leaves, also where the answer to the backing got lost, then the campaign is called off: the
    /// shelter has room for others.
    private mutating func end(
        _ name: String, _ campaign: FundingDrill.Known, _ client: inout DrillClient
    ) async {
        var campaign = campaign
        if campaign.phase != CampaignState.draft.drillPhase,
            let backer = client.member.backer(among: client.members)
        {
            let backings = (try? await backer.backings(in: campaign.id)) ?? []
            for backing in backings where backing.state == .backed {
                guard await leave(backing.id, by: backer, name, &client) else { return }
            }
        }
        let view = await client.send(.campaign(name), "\(campaign.story) \(FundingDrill.over)") {
            [member = client.member, id = campaign.id] () throws(FundingError) in
            try await member.funding().cancel(id)
        }
        if view != nil { campaign.phase = FundingDrill.over }
        own.removeAll { $0.name == name }
        drill.note(name, campaign)
    }

    private mutating func keep(_ name: String, _ campaign: FundingDrill.Known) {
        own.removeAll { $0.name == name }
        own.append((name, campaign))
        drill.note(name, campaign)
    }
}

extension FundingWriter {
    /// The mark before the last word of a name.
    private static let mark = "f-"

    /// What a shelter or campaign of that name is called: the last word of it backwards behind the mark. Both
    /// stay when the last of their people withdraws, so that none may have in it what a drill looks for in
    /// erased data.
    static func title(of name: String) -> String {
        inLastWord(of: name) { mark + String($0.reversed()) }
    }

    /// The name for which a shelter or campaign is called so.
    static func name(inTitle title: String) -> String {
        inLastWord(of: title) { isMarked($0) ? String($0.dropFirst(mark.count).reversed()) : $0 }
    }

    /// Whether a shelter of a drill is called so.
    static func isTitle(_ title: String) -> Bool { title.split(separator: " ").last.map(isMarked) ?? false }

    private static func isMarked(_ word: some StringProtocol) -> Bool { word.hasPrefix(mark) }

    private static func inLastWord(of text: String, _ change: (String) -> String) -> String {
        var words = text.split(separator: " ").map(String.init)
        guard let last = words.popLast() else { return text }
        return (words + [change(last)]).joined(separator: " ")
    }
}
