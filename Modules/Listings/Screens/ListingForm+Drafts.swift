import Commands
import Listings
import Terminal
import Vocabulary

/// Saves typed entries when the program ends.
extension ListingForm {
    func unsent(_ state: State) -> [String: String]? {
        if let restored = state.restored { return restored }
        guard let fields = state.fields, fields.isChanged || state.photos.ids != fields.base.photos else {
            return nil
        }
        var words = state.photos.words
        for field in fields.list.fields { words["field." + field.name] = field.line.text }
        switch state.goal {
        case .publish(let key): words["key"] = key.text
        case .edit: words["version"] = state.version.map { "\($0.number)" }
        }
        return words
    }

    /// Restores saved entries, if the edited listing still has the version it had.
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
        state.photos = PhotoTray(restoring: words, most: ListingDraft.mostPhotos)
        state.fields?.restore(words)
        return [.toast(FilledForm.restoredWords, undo: .forget)]
    }

    private static let outdated = Phrase(
        en: "The listing was changed since: what you typed last time is left out.",
        ko: "그사이 물건이 수정되어 지난번에 쓰던 내용은 되살리지 않았습니다.")

    /// Begins anew.
    func forget(_ state: inout State, _ around: Surroundings) -> [Request<Event>] {
        if case .publish = state.goal { state.goal = .publish(.random()) }
        state.fields = state.fields.map { DraftFields($0.base, around.language) }
        state.photos = PhotoTray(most: ListingDraft.mostPhotos)
        if case .edit(let id) = state.goal { return [load(id)] }
        return []
    }
}
