import Commands
import Community
import Terminal
import Vocabulary

extension PostCommands {
    private var photos: NamedPhotos {
        NamedPhotos(console, uploads, atMost: PostDraft.mostPhotos)
    }

    /// Publishes a post from options and answers; a prompted post is shown first.
    func write(_ options: PostDraftOptions) async throws {
        var files = try photos.files(
            options.photos, options.descriptions, orThrow: PostError.invalidFields)
        var draft = try await draft(PostDraft(), options)
        let isAsking = console.isInteractive && (draft.title.isEmpty || draft.text.isEmpty)
        if draft.category.isEmpty { draft.category = try await chosenCategory(asking: isAsking) }
        if isAsking {
            var questions = PostQuestions(console, draft: draft)
            try questions.complete()
            draft = questions.draft
            if options.isEmpty, let asked = try photos.asked() { files = asked }
        }
        let content = try draft.checked()
        if isAsking { try await confirm(content, files) }
        draft.photos = try await photos.upload(files, askingAgain: isAsking)
        let finished = draft
        let view = try await console.waiting { () throws(PostError) in try await board.publish(finished) }
        answer(view, Phrase(en: "Published", ko: "등록했습니다"))
    }

    /// Changes the named fields of a post and leaves the others as they are; asks for all of them where none
    /// is named.
    func edit(_ options: EditPostOptions) async throws {
        let id = try options.post.identifier(among: lists)
        let hasChanges = !options.draft.isEmpty || !options.removedPhotos.isEmpty
        guard hasChanges || console.isInteractive else { throw nothingToChange }
        let current = try await console.waiting { () throws(PostError) in try await board.post(id) }.post
        if let own, own != current.author { throw PostError.notYours }
        var draft = try await draft(PostDraft(current), options.draft)
        draft.photos = try without(options.removedPhotos, draft.photos)
        let files = try photos.files(
            options.draft.photos, options.draft.descriptions, besides: draft.photos.count,
            orThrow: PostError.invalidFields)
        if !hasChanges {
            var questions = PostQuestions(console, draft: draft)
            try questions.revise()
            draft = questions.draft
        }
        _ = try draft.checked()
        draft.photos += try await photos.upload(files)
        let finished = draft
        let view = try await console.waiting { () throws(PostError) in
            try await board.edit(id, finished, expecting: current.version)
        }
        answer(view, Phrase(en: "Updated", ko: "수정했습니다"))
    }

    private func draft(_ base: PostDraft, _ options: PostDraftOptions) async throws -> PostDraft {
        var draft = base
        if let category = options.category { draft.category = try await slug(category) }
        if let title = options.title { draft.title = title }
        if let text = try options.text ?? options.textFile.map(text) { draft.text = text }
        return draft
    }

    private func text(at path: String) throws(FormError) -> String {
        String(decoding: try console.bytes(at: path, limit: PostDraft.largestText + 1), as: UTF8.self)
    }

    /// The category that the person chooses, or the first that is open.
    private func chosenCategory(asking: Bool) async throws -> String {
        let open = try await console.waiting { () throws(PostError) in try await board.categories() }
            .filter(\.isOpen)
        guard asking, open.count > 1 else { return open.first?.slug ?? "" }
        let names = open.map { StyledText($0.words.text(in: console.language)) }
        let place = try console.choose(
            Phrase(en: "Category", ko: "게시판"), flag: "--category", from: names
        ) { typed in
            open.slug(typed: typed).flatMap { slug in open.firstIndex { $0.slug == slug } }
        }
        return open[place].slug
    }

    private func confirm(_ content: PostContent, _ files: [DescribedFile]) async throws {
        if !console.assumesYes {
            var preview = Details(content, in: try await named())
            for (index, photo) in files.enumerated() {
                let text = [photo.file.path, photo.description].filter { !$0.isEmpty }
                preview.add(
                    Phrase(en: "Photo \(index + 1)", ko: "사진 \(index + 1)"),
                    .line(text.joined(separator: ", ")))
            }
            let fields = Fields(preview, on: console)
            for line in fields.lines(width: console.width, in: console.language) { console.note(line) }
        }
        try console.requireConfirmed(
            Phrase(en: "Publish this?", ko: "이대로 등록할까요?"),
            otherwise: Phrase(en: "Nothing was saved.", ko: "아무것도 저장하지 않았습니다."))
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
                en: "Nothing to change. Set fields with options, such as --title or --text-file.",
                ko: "수정할 내용이 없습니다. --title이나 --text-file 같은 옵션으로 지정하세요."))
    }
}
