import Commands
import Funding
import FundingHTTP
import Terminal
import Vocabulary

extension CampaignCommands {
    /// Shows a page of what there is.
    func browse(_ options: PageOptions) async throws {
        var fieldErrors: [FieldError] = []
        let request = options.request(&fieldErrors)
        guard fieldErrors.isEmpty else { throw CampaignError.invalidFields(fieldErrors) }
        let page = try await console.waiting { () throws(CampaignError) in
            try await funding.browse(request)
        }
        if console.format == .json { return console.show(page, as: CampaignWire.page) }
        if !page.items.isEmpty {
            console.paged { paged in
                let table = CampaignTable(views: page.items, console: paged)
                paged.show(paged.format == .plain ? table.plain : table.table)
            }
            lists.keep(page.items.map(\.campaign.id), on: console)
        }
        console.tellPlace(
            of: page, options, of: [program, "funding", "browse"],
            counting: { Phrase(en: "\($0)", ko: "\($0)개") },
            advice: Phrase(
                en: "There is nothing yet. Add the first with 'madang funding add'.",
                ko: "아직 없습니다. 'madang funding add'로 추가해 보세요."))
    }
}
