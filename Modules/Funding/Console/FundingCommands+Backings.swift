import Commands
import Funding
import FundingHTTP
import Terminal
import Vocabulary

/// Lists of backings.
extension FundingCommands {
    /// Shows a page of one's own backings, or of those of a campaign.
    func backings(_ options: BackingListOptions) async throws {
        let request = try request(options.pages)
        guard let typed = options.campaign else {
            let page = try await waiting { () throws(FundingError) in try await funding.ownBackings(request) }
            let advice = Phrase(
                en: "You have backed nothing yet. Find a campaign with 'madang funding list'.",
                ko: "아직 후원한 펀딩이 없습니다. 'madang funding list'로 찾아보세요.")
            return show(page, isOfCampaign: false, advice, following: ["backings"], options.pages)
        }
        let id = try await campaign(typed)
        let page = try await waiting { () throws(FundingError) in
            try await funding.backings(of: id, request)
        }
        show(
            page, isOfCampaign: true, Phrase(en: "There are no backings yet.", ko: "아직 후원이 없습니다."),
            following: ["backings", "\(id)"], options.pages)
    }

    /// Shows a page of the backings that the gateway has not refunded in many attempts; for operators.
    func stuckRefunds(_ pages: PageOptions) async throws {
        let request = try request(pages)
        let page = try await waiting { () throws(FundingError) in try await funding.stuckRefunds(request) }
        show(
            page, isOfCampaign: true, Phrase(en: "No refund is stuck.", ko: "멈춘 환불이 없습니다."),
            following: ["refunds"], pages)
        guard let order = page.items.first?.backing.order else { return }
        tell(
            Phrase(
                en: "Give the money back by hand: 'madang-server payments by-hand', order \(order).",
                ko: "직접 환불한 뒤 'madang-server payments by-hand'로 기록하세요. 주문 \(order)."))
    }

    private func show(
        _ page: Page<BackingView>, isOfCampaign: Bool, _ advice: Phrase, following words: [String],
        _ pages: PageOptions
    ) {
        if console.format == .json { return console.show(page, as: FundingWire.backings) }
        if !page.items.isEmpty {
            console.paged { paged in
                let table = BackingTable(views: page.items, isOfCampaign: isOfCampaign, console: paged)
                paged.show(paged.format == .plain ? table.plain : table.table)
            }
        }
        lists.keep(page.items.map(\.backing.id), on: console)
        console.tellPlace(
            of: page, pages, of: [program, "funding"] + words,
            counting: { Phrase(en: $0.counted("backing"), ko: "\($0)건") }, advice: advice)
    }

    /// Shows a page of the backers of a campaign who are named.
    func backers(_ options: CampaignPageOptions) async throws {
        let request = try request(options.pages)
        let id = try await campaign(options.campaign)
        let page = try await waiting { () throws(FundingError) in try await funding.backers(of: id, request) }
        if console.format == .json { return console.show(page, as: FundingWire.backers) }
        if !page.items.isEmpty {
            console.paged { paged in
                let table = BackerTable(cards: page.items, console: paged)
                paged.show(paged.format == .plain ? table.plain : table.table)
            }
        }
        console.tellPlace(
            of: page, options.pages, of: [program, "funding", "backers", "\(id)"],
            counting: { Phrase(en: $0.counted("backer"), ko: "\($0)명") },
            advice: Phrase(en: "No backer is named yet.", ko: "이름을 공개한 후원자가 아직 없습니다."))
    }

    /// Shows what the person has given to all campaigns, by year.
    func total() async throws {
        let years = try await waiting { () throws(FundingError) in try await funding.ownYears() }
        if console.format == .json { return console.show(years, as: FundingWire.years) }
        if years.isEmpty {
            return tell(Phrase(en: "You have backed nothing yet.", ko: "아직 후원한 내역이 없습니다."))
        }
        console.paged { paged in
            let table = BackedYearTable(years: years, console: paged)
            paged.show(paged.format == .plain ? table.plain : table.table)
        }
        guard console.format == .human else { return }
        let sum = years.reduce(Int64(0)) { $0 + $1.amount.minorUnits }
        let total = Phrase { Money(sum, .krw).text(in: $0) }
        console.print(Phrase(en: "Total: \(total.en)", ko: "합계: \(total.ko)"))
    }
}
