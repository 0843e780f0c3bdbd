import Commands
import Community
import Terminal
import Vocabulary

extension PostForm {
    func view(_ state: State, _ around: Surroundings) -> Frame {
        var frame = Frame(around.size)
        let part = frame.put(chosenOf: state.photos, around)
        guard let fields = state.fields else { return frame }
        frame.put(
            fields.list, reading: fields.list["text"], uploads == nil ? nil : state.photos,
            isAtPhotos: state.isAtPhotos, in: part, around.language)
        return frame
    }

    /// Fills in. The photos stand behind the last field, and before the first.
    func fill(_ edit: FieldEdit, _ state: inout State) {
        var edit = edit
        if uploads != nil, let fields = state.fields {
            edit = edit.besidePhotos(of: fields.list, &state.isAtPhotos)
        }
        state.fields?.take(edit)
    }

    func take(_ event: PhotoTray.Event, _ state: inout State) -> [Request<Event>] {
        guard let uploads else { return [] }
        if case .given = event { state.isAtPhotos = true }
        return state.photos.take(event, by: uploads).map { $0.map { .photos($0) } }
    }
}

/// Saves typed entries when the program ends.
extension PostForm {
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
                return [
                    .toast(
                        Phrase(
                            en: "The post was changed since: what you typed last time is left out.",
                            ko: "그사이 글이 수정되어 지난번에 쓰던 내용은 되살리지 않았습니다."))
                ]
            }
        }
        state.photos = PhotoTray(restoring: words, most: PostDraft.mostPhotos)
        state.fields?.restore(words)
        return [.toast(FilledForm.restoredWords, undo: .forget)]
    }

    /// Begins anew.
    func forget(_ state: inout State) -> [Request<Event>] {
        if case .publish = state.goal { state.goal = .publish(.random()) }
        state.photos = PhotoTray(most: PostDraft.mostPhotos)
        state.fields = nil
        return [load(state.goal)]
    }
}
