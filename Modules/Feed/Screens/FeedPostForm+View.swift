import Commands
import Feed
import FeedConsole
import Terminal
import Vocabulary

extension FeedPostForm {
    static let stillUploading = Phrase(
        en: "A photo is still being uploaded. Try again when it is there.",
        ko: "사진을 올리는 중입니다. 다 올라간 뒤에 다시 누르세요.")

    /// The photos of a post, at least one.
    static func tray(_ photos: [PictureCard] = []) -> PhotoTray {
        PhotoTray(photos, most: FeedPostDraft.photoCounts.upperBound, isRequired: true)
    }

    func view(_ state: State, _ around: Surroundings) -> Frame {
        var frame = Frame(around.size)
        let parts = around.parts(with: state.photos.chosen)
        if let part = parts.picture, let photo = state.photos.chosen {
            frame.put(
                photo, photo.words(in: around.language), caption: photo.description, in: part, around)
        }
        guard let fields = state.fields else { return frame }
        let room = parts.text.inset(columns: 2, rows: 0)
        let rows = uploads == nil ? 0 : state.photos.fault == nil ? 1 : 2
        let (above, photos) = room.split(bottom: rows)
        let lines = lines(of: fields, above.size, around.language)
        let (list, reading) = above.split(bottom: lines.map { min($0.height, above.size.rows - 6) } ?? 0)
        frame.put(fields.list, in: list, around.language, hasFocus: !state.isAtPhotos)
        // The end of a text of several lines.
        if let lines { frame.put(lines, from: max(0, lines.height - reading.size.rows), in: reading) }
        guard uploads != nil else { return frame }
        frame.put(
            state.photos, hasFocus: state.isAtPhotos, item: fields.list.fields.count, in: photos,
            around.language)
        return frame
    }

    /// The text as it will be read; nil where it is one short line, or there is no room.
    private func lines(of fields: FeedPostFields, _ size: Size, _ language: Language) -> ReadingText? {
        guard size.rows > 8, fields.list["text"].contains("\n") else { return nil }
        var text = ReadingText(columns: size.columns, language)
        for line in fields.list["text"].split(separator: "\n", omittingEmptySubsequences: false) {
            text.add(String(line), .faint)
        }
        return text
    }

    /// Fills in. The photos stand behind the last field, and before the first.
    func fill(_ edit: FieldEdit, _ state: inout State) {
        guard uploads != nil, let fields = state.fields else {
            state.fields?.take(edit)
            return
        }
        let last = fields.list.fields.count - 1
        switch edit {
        case .move(let step) where state.isAtPhotos:
            state.isAtPhotos = false
            state.fields?.take(.choose(step > 0 ? 0 : last))
        case .move(1) where fields.list.isAtEnd, .move(-1) where fields.list.focus == 0:
            state.isAtPhotos = true
        case .choose(let number):
            state.isAtPhotos = number > last
            state.fields?.take(edit)
        default: state.fields?.take(edit)
        }
    }

    func take(_ event: PhotoTray.Event, _ state: inout State) -> [Request<Event>] {
        guard let uploads else { return [] }
        if case .given = event { state.isAtPhotos = true }
        return state.photos.take(event, by: uploads).map { $0.map { .photos($0) } }
    }
}

/// Saves typed entries when the program ends.
extension FeedPostForm {
    func unsent(_ state: State) -> [String: String]? {
        if let restored = state.restored { return restored }
        guard let fields = state.fields, fields.isChanged || state.photos.ids != state.before else {
            return nil
        }
        var words = state.photos.words.merging(fields.words) { first, _ in first }
        switch state.goal {
        case .publish(let key): words["key"] = key.text
        case .edit: words["version"] = state.version.map { "\($0.number)" }
        }
        return words
    }

    /// Restores saved entries, if the edited post still has the version it had.
    func restore(_ words: [String: String], _ state: inout State) -> [Request<Event>] {
        state.restored = state.fields == nil ? words : nil
        guard state.fields != nil else { return [] }
        switch state.goal {
        // Under its own key: it may have been sent when the program ended.
        case .publish: words["key"].flatMap { IdempotencyKey($0) }.map { state.goal = .publish($0) }
        case .edit:
            guard words["version"] == state.version.map({ "\($0.number)" }) else {
                return [.toast(Self.outdated)]
            }
        }
        state.photos = PhotoTray(
            restoring: words, most: FeedPostDraft.photoCounts.upperBound, isRequired: true)
        state.fields?.restore(words)
        let restored = Phrase(
            en: "What you typed last time is here again.", ko: "지난번에 쓰던 내용을 되살렸습니다.")
        return [.toast(restored, undo: .forget)]
    }

    private static let outdated = Phrase(
        en: "The post was changed since: what you typed last time is left out.",
        ko: "그사이 글이 수정되어 지난번에 쓰던 내용은 되살리지 않았습니다.")

    /// Begins anew.
    func forget(_ state: inout State) -> [Request<Event>] {
        state.photos = Self.tray()
        if case .edit(let id) = state.goal {
            state.fields = nil
            return [load(id)]
        }
        (state.goal, state.fields) = (.publish(.random()), newFields)
        return []
    }
}
