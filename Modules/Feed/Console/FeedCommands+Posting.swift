import Commands
import Feed
import Terminal
import Vocabulary

extension FeedCommands {
    /// Publishes a post from options and answers; a prompted post is shown first.
    func post(_ options: NewFeedPostOptions) async throws {
        let shown = options.shown
        var files = try photos.files(shown.files, shown.descriptions, orThrow: FeedError.invalidFields)
        var draft = FeedPostDraft()
        draft.text = options.written.text(on: console) ?? ""
        draft.worn = try shown.worn.map(worn)
        let isAsking = console.isInteractive && files.isEmpty
        if isAsking {
            var questions = FeedPostQuestions(console, draft: draft, worn: worn)
            if options.written.text == nil { try questions.askText() }
            files = try askedPhotos()
            if shown.worn == nil { try questions.askWorn() }
            draft = questions.draft
        }
        let text = try checked(draft, photos: files.count)
        if isAsking { try confirm(text, draft.worn, files) }
        draft.photos = try await photos.upload(files, askingAgain: isAsking)
        let finished = draft
        let view = try await console.waiting { () throws(FeedError) in try await feed.publish(finished) }
        answer(view, Phrase(en: "Posted", ko: "올렸습니다"))
    }

    /// Changes the named parts of a post and leaves the others as they are; asks for a new text where none is
    /// named.
    func edit(_ options: EditFeedPostOptions) async throws {
        let id = try options.post.identifier(among: lists)
        guard !options.isEmpty || console.isInteractive else { throw nothingToChange }
        let current = try await console.waiting { () throws(FeedError) in try await feed.post(id) }.post
        if let own, own != current.author { throw FeedError.notYours }
        var draft = FeedPostDraft(current)
        draft.text = options.written.text(on: console) ?? draft.text
        draft.worn = options.noWorn ? nil : try options.shown.worn.map(worn) ?? draft.worn
        draft.photos = try without(options.removedPhotos, draft.photos)
        let files = try photos.files(
            options.shown.files, options.shown.descriptions, besides: draft.photos.count,
            orThrow: FeedError.invalidFields)
        if options.isEmpty {
            var questions = FeedPostQuestions(console, draft: draft, worn: worn)
            try questions.askText(Phrase(en: "New text (Enter to keep it)", ko: "새 내용 (그대로 두려면 Enter)"))
            draft = questions.draft
        }
        _ = try checked(draft, photos: draft.photos.count + files.count)
        draft.photos += try await photos.upload(files)
        let finished = draft
        let view = try await console.waiting { () throws(FeedError) in
            try await feed.edit(id, finished, expecting: current.version)
        }
        answer(view, Phrase(en: "Updated", ko: "수정했습니다"))
    }

    private func confirm(_ text: String, _ worn: AnyIdentifier?, _ files: [DescribedFile]) throws {
        if !console.assumesYes {
            var preview = Details(FeedPostContent(text: text), worn: nil)
            if let worn { preview.add(FeedLabels.worn, .line("\(worn)")) }
            for (index, photo) in files.enumerated() {
                let words = [photo.file.path, photo.description].filter { !$0.isEmpty }
                preview.add(FeedLabels.photo(index + 1), .line(words.joined(separator: ", ")))
            }
            let fields = Fields(preview, on: console)
            for line in fields.lines(width: console.width, in: console.language) { console.note(line) }
        }
        try console.requireConfirmed(
            Phrase(en: "Post this?", ko: "이대로 올릴까요?"),
            otherwise: Phrase(en: "Nothing was saved.", ko: "아무것도 저장하지 않았습니다."))
    }
}

extension FeedCommands {
    /// The listing that a person names, by its identifier or a row of the last list. Throws a usage error for
    /// any other text.
    func worn(_ typed: String) throws(UsageError) -> AnyIdentifier {
        let others = Set(kinds.prefixes).subtracting([Self.wornPrefix])
        return try AnyIdentifier(typed: typed, among: lists, of: kinds.without(others))
    }

    /// The identifiers of listings begin with it.
    private static let wornPrefix = "lst"

    private var photos: NamedPhotos {
        NamedPhotos(
            console, uploads, atMost: FeedPostDraft.photoCounts.upperBound,
            first: Phrase(en: "File of photo 1", ko: "사진 1 파일"))
    }

    /// Asks until there is a photo.
    private func askedPhotos() throws(UsageError) -> [DescribedFile] {
        while let files = try photos.asked() {
            if !files.isEmpty { return files }
            console.note(Phrase(en: "  A post needs at least one photo.", ko: "  사진이 한 장 이상 필요합니다."))
        }
        return []
    }

    /// The checked text of a draft that will have that many photos, before they are uploaded. Throws
    /// `invalidFields` with all field errors.
    private func checked(_ draft: FeedPostDraft, photos count: Int) throws(FeedError) -> String {
        let counts = FeedPostDraft.photoCounts
        var (text, fieldErrors) = (draft.text, [FieldError]())
        do throws(FeedError) {
            text = try draft.checked()
        } catch {
            fieldErrors = error.fieldErrors.filter { $0.field != "photos" }
        }
        if !counts.contains(count) {
            let range = FieldError.Rule.outOfRange(
                minimum: Int64(counts.lowerBound), maximum: Int64(counts.upperBound))
            fieldErrors.append(FieldError("photos", range))
        }
        guard fieldErrors.isEmpty else { throw .invalidFields(fieldErrors) }
        return text
    }

    private func without(_ numbers: [Int], _ photos: [PictureID]) throws(UsageError) -> [PictureID] {
        for number in numbers where !photos.indices.contains(number - 1) {
            throw UsageError(
                Phrase(
                    en: "There is no photo \(number): the post has \(photos.count).",
                    ko: "\(number)번 사진은 없습니다. 이 글의 사진은 \(photos.count)장입니다."))
        }
        return photos.indices.filter { !numbers.contains($0 + 1) }.map { photos[$0] }
    }

    private var nothingToChange: UsageError {
        UsageError(
            Phrase(
                en: "Nothing to change. Write a new text, or use an option such as --photo.",
                ko: "수정할 내용이 없습니다. 새 내용을 쓰거나 --photo 같은 옵션을 쓰세요."))
    }
}
