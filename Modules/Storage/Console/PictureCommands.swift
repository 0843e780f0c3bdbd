import Commands
import Pictures
import Storage
import StorageHTTP
import Terminal
import Vocabulary

/// The commands of pictures, for one principal.
///
/// Every verb writes its result to the console, in its format, and throws `PictureError` or `UsageError`
/// instead of reporting it.
struct PictureCommands: Sendable {
    let pictures: any PictureRepository
    let uploads: RepositoryUploading
    let console: Console
    let program: String
    let lists: LastLists
    /// Draws pictures; nil if pictures are not drawn.
    let drawing: (any PictureDrawing)?

    /// Commands over these pictures and this console; `program` is the command that starts the program,
    /// `lists` the last lists shown.
    init(
        _ pictures: any PictureRepository, _ uploads: RepositoryUploading, _ console: Console,
        program: String, lists: LastLists, drawing: (any PictureDrawing)? = nil
    ) {
        self.pictures = pictures
        self.uploads = uploads
        self.console = console
        self.program = program
        self.lists = lists
        self.drawing = drawing
    }

    /// Uploads files and shows the results.
    func upload(_ options: UploadOptions) async throws {
        guard UploadLimits.files.contains(options.files.count) else { throw PictureError.wrongFileCount }
        let files = try DescribedFile.read(
            options.files, options.description, atMost: PictureLimits.standard.bytes)
        let views = try await console.showingUpload(of: files) {
            try await uploads.views(files, progress: $0)
        }
        if console.format == .json { return console.show(views, as: PictureWire.uploaded) }
        lists.keep(views.map(\.id), on: console)
        let table = PictureTable(views: views, console: console)
        if console.format == .plain { return console.show(table.plain) }
        console.print(
            Phrase(
                en: "Uploaded \(views.count.counted("picture")).",
                ko: "사진 \(views.count)장을 올렸습니다."))
        console.show(table.table)
    }

    /// Shows a page of the person's own pictures.
    func list(_ options: PageOptions) async throws {
        var fieldErrors: [FieldError] = []
        let request = options.request(&fieldErrors)
        guard fieldErrors.isEmpty else { throw PictureError.invalidFields(fieldErrors) }
        let page = try await console.waiting { () throws(PictureError) in try await pictures.mine(request) }
        if console.format == .json { return console.show(page, as: PictureWire.page) }
        if !page.items.isEmpty {
            console.paged { paged in
                let table = PictureTable(views: page.items, console: paged)
                paged.show(paged.format == .plain ? table.plain : table.table)
            }
        }
        lists.keep(page.items.map(\.id), on: console)
        console.tellPlace(
            of: page, options, of: [program, "pictures", "list"],
            counting: { Phrase(en: $0.counted("picture"), ko: "사진 \($0)장") },
            advice: Phrase(
                en: "You have no pictures. Upload some with 'madang pictures upload FILE'.",
                ko: "올린 사진이 없습니다. 'madang pictures upload 파일'로 올려 보세요."))
    }

    /// Shows a picture and its details, and saves its file if requested.
    func show(_ options: ShowOptions) async throws {
        let id = try options.picture.identifier(among: lists)
        let view = try await console.waiting { () throws(PictureError) in try await pictures.picture(id) }
        if let path = options.save { try await save(id, options.size, to: path) }
        if console.format == .json { return console.show(view, as: PictureWire.view) }
        await console.show(
            view.card, by: drawing, options.drawing.choice, rows: max(6, console.height - 10))
        console.paged { $0.show(Fields(view, on: $0)) }
        if let path = options.save, console.format == .human {
            console.print(Phrase(en: "Saved: \(path)", ko: "저장했습니다: \(path)"))
        }
    }

    private func save(_ id: PictureID, _ size: PictureSize, to path: String) async throws {
        let bytes = try await console.waiting { () throws(PictureError) in
            let file = try await pictures.file(id, size)
            return try await PictureError.reading(try await file.open(nil), atMost: file.length)
        }
        try NamedFile.write(bytes, to: path)
    }

    /// Removes a picture for good after a confirmation.
    func remove(_ options: IdentifierArgument<PictureSubject>) async throws {
        let id = try options.identifier(among: lists)
        let view = try await console.waiting { () throws(PictureError) in try await pictures.picture(id) }
        let words = view.card.description
        let name = words.isEmpty ? "\(id)" : words.truncated(to: 40)
        try console.requireConfirmed(
            Phrase(
                en: "Remove the picture '\(name)'? This cannot be undone.",
                ko: "'\(name)' 사진을 삭제할까요? 되돌릴 수 없습니다."),
            otherwise: Phrase(en: "Nothing was removed.", ko: "삭제하지 않았습니다."))
        try await console.waiting { () throws(PictureError) in try await pictures.remove(id) }
        console.answer(
            .object([("id", .string("\(id)")), ("removed", .bool(true))]), plain: "\(id)",
            Phrase(en: "Picture removed: \(name)", ko: "사진을 삭제했습니다: \(name)"))
    }
}
