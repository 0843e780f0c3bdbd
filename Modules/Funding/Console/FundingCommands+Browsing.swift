import Commands
import Funding
import FundingHTTP
import Terminal
import Vocabulary

/// Campaigns as everybody sees them.
extension FundingCommands {
    /// Shows the campaigns that the options ask for.
    func list(_ options: CampaignListOptions) async throws {
        if options.drafts { return try await listDrafts(options) }
        var fieldErrors: [FieldError] = []
        var query = options.filter.query(options.search.keyword() ?? "", &fieldErrors)
        let request = try request(options.pages, besides: fieldErrors)
        if let typed = options.shelter { query.shelter = try await shelter(typed) }
        let finished = query
        let page = try await waiting { () throws(FundingError) in
            try await funding.browse(finished, request)
        }
        let words =
            options.search.words + options.filter.words
            + (query.shelter.map { ["--shelter", "\($0)"] } ?? [])
        let advice =
            words.isEmpty
            ? Phrase(
                en: "No campaign is open now. Try '--phase ended'.",
                ko: "진행 중인 펀딩이 없습니다. '--phase ended'로 마감된 펀딩을 보세요.") : .noCampaignsMatch
        show(page, advice, following: ["list"] + words, options.pages)
    }

    /// Shows the campaigns with these words in their titles.
    func search(_ options: CampaignSearchOptions) async throws {
        var fieldErrors: [FieldError] = []
        let query = options.filter.query(options.text.joined(separator: " "), &fieldErrors)
        let request = try request(options.pages, besides: fieldErrors)
        let page = try await waiting { () throws(FundingError) in try await funding.browse(query, request) }
        let words = ["search"] + options.text + options.filter.words
        show(page, .noCampaignsMatch, following: words, options.pages)
    }

    private func listDrafts(_ options: CampaignListOptions) async throws {
        let request = try request(options.pages)
        let id = try await shelter(options.shelter ?? "")
        let page = try await waiting { () throws(FundingError) in
            try await funding.campaigns(of: id, request)
        }
        let advice = Phrase(
            en: "There are no campaigns. Write one with 'madang funding draft \(id)'.",
            ko: "펀딩이 없습니다. 'madang funding draft \(id)'(으)로 만들어 보세요.")
        show(page, advice, following: ["list", "--shelter", "\(id)", "--drafts"], options.pages)
    }

    private func show(
        _ page: Page<CampaignView>, _ advice: Phrase, following words: [String], _ pages: PageOptions
    ) {
        if console.format == .json { return console.show(page, as: FundingWire.campaigns) }
        if !page.items.isEmpty {
            console.paged { paged in
                let table = CampaignTable(views: page.items, console: paged)
                paged.show(paged.format == .plain ? table.plain : table.table)
            }
        }
        lists.keep(page.items.map(\.campaign.id), on: console)
        console.tellPlace(
            of: page, pages, of: [program, "funding"] + words,
            counting: { Phrase(en: $0.counted("campaign"), ko: "\($0)개") }, advice: advice)
    }

    /// Shows one campaign, below its first photo where the terminal shows pictures, with its items and what
    /// comes next for the person.
    func show(_ options: ShowCampaignOptions) async throws {
        let id = try await campaign(options.campaign)
        let view = try await waiting { () throws(FundingError) in try await funding.campaign(id) }
        if console.format == .json { return console.show(view, as: FundingWire.campaign) }
        let drawing = services.provided((any PictureDrawing).self)
        await console.show(
            view.campaign.photos.first?.card, by: drawing, options.drawing.choice, rows: 15)
        console.paged { paged in
            paged.show(Fields(Details(view), on: paged))
            guard paged.format == .human, !view.campaign.details.goal.items.isEmpty else { return }
            paged.print("")
            paged.show(CampaignItemTable(view: view, console: paged).table)
        }
        console.tellPhotos(view.campaign.photos.map(\.card))
        tellNext(of: view)
    }

    private func tellNext(of view: CampaignView) {
        let (id, state) = (view.campaign.id, view.campaign.state)
        if view.role == .owner, let words = Phrase.next(for: state, id) { return tell(words) }
        guard view.role == nil, view.isCollecting else { return }
        tell(
            Phrase(
                en: "Run 'madang funding back \(id)' to back it.",
                ko: "'madang funding back \(id)'(으)로 후원하세요."))
    }

    /// Shows a page of what a campaign was paid out.
    func payouts(_ options: CampaignPageOptions) async throws {
        let request = try request(options.pages)
        let id = try await campaign(options.campaign)
        let page = try await waiting { () throws(FundingError) in try await funding.payouts(of: id, request) }
        if console.format == .json { return console.show(page, as: FundingWire.payouts) }
        if !page.items.isEmpty {
            console.paged { paged in
                let table = PayoutTable(payouts: page.items, console: paged)
                paged.show(paged.format == .plain ? table.plain : table.table)
            }
        }
        console.tellPlace(
            of: page, options.pages, of: [program, "funding", "payouts", "\(id)"],
            counting: { Phrase(en: $0.counted("payout"), ko: "\($0)건") },
            advice: Phrase(en: "Nothing was paid out yet.", ko: "아직 지급한 금액이 없습니다."))
    }
}

extension Phrase {
    fileprivate static let noCampaignsMatch = Phrase(
        en: "No campaigns match. Use fewer filters, or try another word.",
        ko: "조건에 맞는 펀딩이 없습니다. 조건을 줄이거나 다른 단어로 찾아보세요.")

    /// What the owner of a shelter does next with a campaign in that state; nil for nothing.
    fileprivate static func next(for state: CampaignState, _ id: CampaignID) -> Phrase? {
        switch state {
        case .draft:
            Phrase(
                en: "Run 'madang funding open \(id)' to open it.",
                ko: "'madang funding open \(id)'(으)로 펀딩을 여세요."
            )
        case .open, .extended:
            Phrase(
                en: "Run 'madang funding tell \(id)' to tell backers news.",
                ko: "'madang funding tell \(id)'(으)로 후원자에게 소식을 전하세요.")
        case .succeeded, .partlyDelivered:
            Phrase(
                en: "Run 'madang funding tell \(id) --bought 1' and '--delivered 1' as you buy and deliver.",
                ko: "구입하고 전달할 때 'madang funding tell \(id) --bought 1', '--delivered 1'로 기록하세요.")
        case .paused, .deciding, .failed, .cancelled, .refunding, .delivered, .closed: nil
        }
    }
}
