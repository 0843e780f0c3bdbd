import Commands
import Listings
import Terminal
import Vocabulary

extension ListingCommands {
    /// Publishes a new listing from flags, a form or answers, after a confirmation; or publishes a draft or
    /// hidden listing.
    func publish(_ options: PublishOptions) async throws {
        if let id = options.id, id != "-" { return try await publishAgain(id, options) }
        var files = try photoFiles(options.photos.photos, options.photos.descriptions)
        var (draft, visibility, asked) = try confirmedDraft(options, besides: files)
        if let asked { files = asked }
        draft.photos = try await upload(files, askingAgain: asked != nil)
        try await publish(draft, as: visibility)
    }

    private func publish(_ draft: ListingDraft, as visibility: Visibility) async throws {
        let view = try await console.waiting { () throws(ListingError) in
            try await listings.publish(draft, as: visibility)
        }
        switch visibility {
        case .onSale: answer(view, Phrase(en: "Published", ko: "등록했습니다"))
        case .draft: answer(view, Phrase(en: "Saved as a draft", ko: "임시 저장했습니다"))
        }
    }

    /// Publishes a copy of a listing with the named fields otherwise, after showing it and asking.
    func copy(_ options: CopyOptions) async throws {
        let id = try options.listing.identifier(among: lists)
        var fieldErrors: [FieldError] = []
        let written = options.draft.written.over(try writtenForm(options.draft.file, &fieldErrors))
        let original = try await console.waiting { () throws(ListingError) in try await listings.listing(id) }
            .listing
        var base = ListingDraft(original)
        // A copy of a sold listing has at least one unit.
        base.stock = max(1, base.stock)
        leaveOutPhotos(of: &base)
        let draft = written.applied(to: base)
        let visibility: Visibility = options.isDraft ? .draft : .onSale
        let checked = try draft.0.checked(besides: fieldErrors + draft.1)
        preview(checked.details, stock: checked.stock)
        guard try console.confirm(question(visibility)) else { throw breakingOff() }
        try await publish(draft.0, as: visibility)
    }

    private func leaveOutPhotos(of draft: inout ListingDraft) {
        if draft.photos.isEmpty { return }
        draft.photos = []
        console.note(
            Phrase(
                en: "The photos are not copied: a photo belongs to one listing.",
                ko: "사진은 복사하지 않습니다. 사진 하나는 한 물건에만 쓸 수 있습니다."))
    }

    /// Changes the named fields of a listing and leaves the others as they are.
    func edit(_ options: EditOptions) async throws {
        let id = try options.listing.identifier(among: lists)
        var fieldErrors: [FieldError] = []
        var written = try writtenForm(options.draft.file, &fieldErrors)
        written = options.draft.written.over(written)
        if written.isEmpty, fieldErrors.isEmpty, !console.isInteractive { throw nothingToChange }
        let current = try await console.waiting { () throws(ListingError) in try await listings.listing(id) }
            .listing
        try requireEditable(current)
        let base = ListingDraft(current)
        if written.isEmpty, fieldErrors.isEmpty {
            var questions = DraftQuestions(console, base: base)
            written = try questions.revise()
        }
        if written.visibility != nil { fieldErrors.append(FieldError("state", .unexpected)) }
        let draft = written.applied(to: base)
        _ = try draft.0.checked(besides: fieldErrors + draft.1)
        let view = try await console.waiting { () throws(ListingError) in
            try await listings.edit(id, draft.0, expecting: current.version)
        }
        answer(view, Phrase(en: "Updated", ko: "수정했습니다"))
    }

    /// Throws why the listing cannot be edited: it is somebody else's, sold or removed.
    func requireEditable(_ listing: Listing) throws(ListingError) {
        try requireOwn(listing)
        try listing.requireEditable()
    }

    private func publishAgain(_ text: String, _ options: PublishOptions) async throws {
        let id = try ListingID(typed: text, among: lists)
        guard options.draft.file == nil, options.draft.written.isEmpty, options.photos.photos.isEmpty,
            !options.isDraft
        else {
            throw UsageError(
                Phrase(
                    en: "Publishing \(id) takes no fields. Edit it first: 'madang listings edit \(id)'.",
                    ko: "\(id)은(는) 그대로만 등록할 수 있습니다. 'madang listings edit \(id)'(으)로 먼저 수정하세요."))
        }
        let view = try await console.waiting { () throws(ListingError) in try await listings.publish(id) }
        answer(view, Phrase(en: "Published", ko: "등록했습니다"))
    }
}

extension ListingCommands {
    /// The draft, confirmed by the person, who may correct prompted fields. Throws `interrupted` if they
    /// decline.
    private func confirmedDraft(
        _ options: PublishOptions, besides files: [DescribedFile]
    ) throws -> (ListingDraft, Visibility, photos: [DescribedFile]?) {
        let isEmpty = options.draft.written.isEmpty && options.draft.file == nil && options.id == nil
        var (written, fieldErrors) = try newDraft(options)
        // Like other optional fields: prompted for if no field was given.
        let photos = isEmpty && files.isEmpty ? try askedPhotos() : nil
        let wasAsked = written != options.draft.written && options.draft.file == nil && options.id == nil
        let visibility = try visibility(options, written)
        while true {
            let draft = written.applied(to: ListingDraft())
            let checked = try draft.0.checked(besides: fieldErrors + draft.1)
            preview(checked.details, stock: checked.stock, photos: photos ?? files)
            let isWanted = try console.keepingEntries(wasAsked) { () throws(UsageError) in
                try console.confirm(question(visibility))
            }
            if isWanted { return (draft.0, visibility, photos) }
            guard wasAsked, try !console.throwsEntriesAway() else { throw breakingOff() }
            var questions = DraftQuestions(console, base: draft.0)
            written = try questions.revise().over(written)
            fieldErrors = []
        }
    }

    private func askedPhotos() throws(UsageError) -> [DescribedFile]? {
        try photos.asked()
    }

    private func breakingOff() -> UsageError {
        console.note(Phrase(en: "Nothing was saved.", ko: "아무것도 저장하지 않았습니다."))
        return .interrupted
    }

    private func newDraft(_ options: PublishOptions) throws -> (WrittenDraft, [FieldError]) {
        let file = options.draft.file ?? options.id
        var fieldErrors: [FieldError] = []
        let form = try writtenForm(file, &fieldErrors)
        let written = options.draft.written.over(form)
        if file != nil || !console.isInteractive {
            if file == nil, written.isEmpty { throw nothingToPublish }
            return (written, fieldErrors)
        }
        var questions = DraftQuestions(console, written: written)
        return (try questions.completeNew(), fieldErrors)
    }

    private func writtenForm(
        _ path: String?, _ fieldErrors: inout [FieldError]
    ) throws(FormError) -> WrittenDraft {
        guard let path else { return WrittenDraft() }
        return WrittenDraft(try console.form(at: path), &fieldErrors)
    }

    private func visibility(
        _ options: PublishOptions, _ written: WrittenDraft
    ) throws(ListingError) -> Visibility {
        if options.isDraft { return .draft }
        guard let text = written.visibility else { return .onSale }
        if let visibility = Visibility(rawValue: text) { return visibility }
        throw .invalidFields([FieldError("state", .unknown(allowed: Visibility.allCases.map(\.rawValue)))])
    }

    /// Shows on the errors what would be saved; programs get the result alone.
    private func preview(_ details: ListingDetails, stock: Int, photos: [DescribedFile] = []) {
        guard console.format == .human, !console.assumesYes else { return }
        var preview = Details(details, stock: stock)
        for (index, photo) in photos.enumerated() {
            let text = [photo.file.path, photo.description].filter { !$0.isEmpty }.joined(separator: ", ")
            preview.add(Phrase(en: "Photo \(index + 1)", ko: "사진 \(index + 1)"), .line(text))
        }
        let fields = Fields(preview, on: console)
        for line in fields.lines(width: console.width, in: console.language) { console.note(line) }
    }

    private func question(_ visibility: Visibility) -> Phrase {
        switch visibility {
        case .onSale: Phrase(en: "Publish this?", ko: "이대로 등록할까요?")
        case .draft: Phrase(en: "Save this as a draft?", ko: "이대로 임시 저장할까요?")
        }
    }

    private var nothingToPublish: UsageError {
        UsageError(
            Phrase(
                en:
                    """
                    Nothing to publish. Set the fields with flags or --file, or run this in a \
                    terminal.
                    """,
                ko: "등록할 내용이 없습니다. 옵션이나 --file로 지정하거나 터미널에서 실행하세요."))
    }

    private var nothingToChange: UsageError {
        UsageError(
            Phrase(
                en: "Nothing to change. Set fields with flags, such as --price 12000, or --file.",
                ko: "수정할 내용이 없습니다. --price 12000 같은 옵션이나 --file로 지정하세요."))
    }
}
