public import Terminal
public import Vocabulary

/// A form while it is filled in: its fields, the photos that go with it, and what both were in the beginning.
public struct FilledForm: Hashable, Sendable {
    /// Under which the form takes effect once, however often it is sent.
    public internal(set) var key = IdempotencyKey.random()
    /// The fields; nil until what the form changes has been read.
    public internal(set) var fields: FieldList?
    /// The photos.
    public internal(set) var tray: PhotoTray
    /// Whether keys go to the photos.
    public internal(set) var isAtPhotos = false
    /// Whether photos can be added.
    public let hasPhotos: Bool
    /// Entries saved before the program ended, until the fields are there.
    var restored: [String: String]?
    /// The version of what the form changes; nil for a new record.
    private(set) var version: Version?
    private let texts: Set<String>
    private var began: [String: String] = [:]
    private var before: [PictureID] = []
    private var isBusy = false

    /// A form without fields, with room for `most` photos. Enter ends a line in the fields named `texts`.
    public init(photos most: Int, canAdd hasPhotos: Bool, texts: Set<String>) {
        (tray, self.hasPhotos, self.texts) = (PhotoTray(most: most), hasPhotos, texts)
    }

    /// Begins with the fields, photos and version of what the form changes, or with the entries that were
    /// saved before.
    public mutating func begin(
        _ fields: [FieldList.Field], photos: [PictureCard] = [], version: Version?
    ) -> [Request<Event>] {
        (self.fields, self.version) = (FieldList(fields), version)
        began = Dictionary(fields.map { ($0.name, $0.line.text) }) { first, _ in first }
        if !photos.isEmpty { (tray, before) = (PhotoTray(photos, most: tray.most), photos.map(\.id)) }
        if let restored { return restore(restored) }
        return []
    }

    /// Whether a field or the photos are not as they were in the beginning.
    public var isChanged: Bool {
        let fields = fields?.fields ?? []
        return tray.ids != before || fields.contains { $0.line.text != began[$0.name] ?? "" }
    }

    /// Whether a text of several lines is typed.
    var isAtText: Bool { fields?.focused.map { texts.contains($0.name) } ?? false }

    /// Begins to send what was typed, by the request. Nothing is sent twice at once, nor without a photo that
    /// is still being uploaded.
    public mutating func send<Reply>(_ request: (FieldList) -> Request<Reply>) -> [Request<Reply>] {
        guard !isBusy, let fields else { return [] }
        guard !tray.isUploading else { return [.toast(PhotoTray.stillUploading)] }
        isBusy = true
        return [request(fields)]
    }

    /// Notes that an answer has come: the form can be sent again.
    public mutating func takeAnswer() { isBusy = false }

    /// Shows errors beside their fields, and those of photos (`isOfPhotos`, by the name) below the photos.
    /// Returns the first of the other errors in words. `naming` words the names of fields, `words` a field's
    /// error where its rule does not say all.
    public mutating func tell(
        _ errors: [FieldError], ofPhotos isOfPhotos: (String) -> Bool, naming: (String) -> Phrase?,
        words: (FieldError) -> Phrase? = { _ in nil }
    ) -> Phrase? {
        guard let list = fields else { return nil }
        let others = fields?.tell(errors) { words($0) ?? list.words(of: $0, naming: naming) } ?? []
        if let photo = others.first(where: { isOfPhotos($0.field) }) { tray.fault = photo.rule.phrase() }
        return others.first?.phrase(naming: naming)
    }
}
