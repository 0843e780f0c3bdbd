import Commands
import Funding
import FundingHTTP
import Terminal
import Vocabulary

/// Shelters.
extension FundingCommands {
    /// Shows the shelters that the options ask for, or one's own.
    func listShelters(_ options: ShelterListOptions) async throws {
        if options.mine { return try await listOwnShelters() }
        var fieldErrors: [FieldError] = []
        let query = options.query(&fieldErrors)
        let request = try request(options.pages, besides: fieldErrors)
        let page = try await waiting { () throws(FundingError) in try await funding.shelters(query, request) }
        if console.format == .json { return console.show(page, as: FundingWire.shelters) }
        show(page.items)
        console.tellPlace(
            of: page, options.pages, of: [program, "shelters", "list"] + options.words,
            counting: { Phrase(en: $0.counted("shelter"), ko: "\($0)곳") },
            advice: Phrase(en: "There are no such shelters.", ko: "조건에 맞는 보호소가 없습니다."))
    }

    private func listOwnShelters() async throws {
        let views = try await waiting { () throws(FundingError) in try await funding.ownShelters() }
        if console.format == .json { return console.show(views, as: FundingWire.ownShelters) }
        show(views)
        guard views.isEmpty else { return }
        tell(
            Phrase(
                en: "You are in no shelter. Found one with 'madang shelters found'.",
                ko: "속한 보호소가 없습니다. 'madang shelters found'로 등록하세요."))
    }

    private func show(_ views: [ShelterView]) {
        if !views.isEmpty {
            console.paged { paged in
                let table = ShelterTable(views: views, console: paged)
                paged.show(paged.format == .plain ? table.plain : table.table)
            }
        }
        lists.keep(views.map(\.shelter.id), on: console)
    }

    /// Shows one shelter, below its photo where the terminal shows pictures.
    func showShelter(_ options: ShowShelterOptions) async throws {
        let id = try await shelter(options.shelter)
        let view = try await waiting { () throws(FundingError) in try await funding.shelter(id) }
        if console.format == .json { return console.show(view, as: FundingWire.shelter) }
        let drawing = services.provided((any PictureDrawing).self)
        await console.show(view.shelter.photo?.card, by: drawing, options.drawing.choice, rows: 15)
        console.paged { $0.show(Fields(Details(view), on: $0)) }
        tell(
            Phrase(
                en: "Run 'madang funding list --shelter \(id)' to see its campaigns.",
                ko: "'madang funding list --shelter \(id)'(으)로 펀딩을 확인하세요."))
    }

    private func files(_ options: ShelterDraftOptions) throws -> [DescribedFile] {
        let descriptions = options.photo == nil ? [] : [options.photoDescription ?? ""]
        return try photos(atMost: 1).files(
            options.photo.map { [$0] } ?? [], descriptions, orThrow: FundingError.invalidFields)
    }

    /// Founds a shelter from options and answers.
    func found(_ options: ShelterDraftOptions) async throws {
        let files = try files(options)
        var draft = options.applied(to: ShelterDraft())
        if console.isInteractive { try complete(&draft) }
        _ = try draft.checked()
        draft.photo = try await photos(atMost: 1).upload(files).first
        let finished = draft
        let view = try await waiting { () throws(FundingError) in
            try await funding.found(finished, idempotencyKey: nil)
        }
        answer(view, Phrase(en: "Founded", ko: "보호소를 등록했습니다"))
        tell(
            Phrase(
                en: "An operator verifies it before it can open campaigns.",
                ko: "운영자가 확인한 뒤에 펀딩을 열 수 있습니다."))
    }

    private func complete(_ draft: inout ShelterDraft) throws(UsageError) {
        let before = draft
        func ask(_ field: String) throws(UsageError) -> String {
            try console.keepingEntries(draft != before) { () throws(UsageError) in
                try console.ask(FundingError.prompt(field), flag: FundingError.flag(of: field))
            }
        }
        if draft.name.isEmpty { draft.name = try ask("name") }
        if draft.registrationNumber.isEmpty { draft.registrationNumber = try ask("registrationNumber") }
        if draft.place.isEmpty { draft.place = try ask("place") }
        if draft.contact.isEmpty { draft.contact = try ask("contact") }
    }

    /// Changes the named fields of a shelter and leaves the others as they are.
    func editShelter(_ options: EditShelterOptions) async throws {
        guard !options.draft.isEmpty || options.removePhoto else { throw Self.nothingToChange }
        let files = try files(options.draft)
        let id = try await shelter(options.shelter)
        let known = try await waiting { () throws(FundingError) in try await funding.shelter(id) }
        guard known.role == .owner else { throw FundingError.managersOnly }
        let current = known.shelter
        var draft = options.draft.applied(to: ShelterDraft(current))
        _ = try draft.checked()
        let uploaded = try await photos(atMost: 1).upload(files).first
        draft.photo = options.removePhoto ? nil : uploaded ?? draft.photo
        let finished = draft
        let view = try await waiting { () throws(FundingError) in
            try await funding.edit(id, finished, expecting: current.version)
        }
        answer(view, Phrase(en: "Updated", ko: "수정했습니다"))
    }
}
