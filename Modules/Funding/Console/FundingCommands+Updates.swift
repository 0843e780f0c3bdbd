import Commands
import Funding
import FundingHTTP
import Terminal
import Vocabulary

/// What shelters tell backers.
extension FundingCommands {
    /// Tells backers news or thanks, or notes what was bought or delivered.
    func tell(_ options: TellOptions) async throws {
        let named = photos(atMost: UpdateDraft.mostPhotos)
        let files = try named.files(
            options.photo, options.photoDescription, orThrow: FundingError.invalidFields)
        let id = try await campaign(options.campaign)
        let text = try options.text ?? console.ask(FundingError.prompt("text"), flag: "--text")
        let draft = UpdateDraft(matter: options.matter, text: text, photos: try await named.upload(files))
        let view = try await waiting { () throws(FundingError) in
            try await funding.tell(id, draft, idempotencyKey: nil)
        }
        let words = view.update.matter.words
        console.answer(
            view, as: FundingWire.update, plain: "\(view.update.id)",
            Phrase(en: "Told: \(words.en)", ko: "후원자에게 알렸습니다: \(words.ko)"))
        if console.format == .human { console.print(StyledText("  \(view.update.id)", .dim)) }
    }

    /// Shows a page of a campaign's updates, each in full.
    func updates(_ options: UpdateListOptions) async throws {
        let request = try request(options.pages)
        let id = try await campaign(options.campaign)
        let deliveriesOnly = options.deliveries
        let page = try await waiting { () throws(FundingError) in
            try await funding.updates(of: id, deliveriesOnly: deliveriesOnly, request)
        }
        if console.format == .json { return console.show(page, as: FundingWire.updates) }
        if !page.items.isEmpty {
            console.paged { paged in
                let table = UpdateTable(views: page.items, console: paged)
                if paged.format == .plain { return paged.show(table.plain) }
                for (index, view) in page.items.enumerated() {
                    if index > 0 { paged.print("") }
                    paged.show(Fields(table.describe(view), on: paged))
                }
            }
        }
        console.tellPlace(
            of: page, options.pages,
            of: [program, "funding", "updates", "\(id)"] + (deliveriesOnly ? ["--deliveries"] : []),
            counting: { Phrase(en: $0.counted("update"), ko: "\($0)개") },
            advice: deliveriesOnly
                ? Phrase(en: "There are no deliveries yet.", ko: "아직 전달한 내역이 없습니다.")
                : Phrase(en: "There are no updates yet.", ko: "아직 소식이 없습니다."))
    }
}
