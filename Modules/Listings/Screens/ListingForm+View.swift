import Commands
import Listings
import ListingsConsole
import Terminal
import Vocabulary

extension ListingForm {
    func view(_ state: State, _ around: Surroundings) -> Frame {
        var frame = Frame(around.size)
        guard let fields = fields(state, around) else { return frame }
        let (heading, rest) = frame.put(chosenOf: state.photos, around).split(top: 2)
        let words = Phrase(
            en: "Space picks where there is a choice.", ko: "고르는 칸에서는 스페이스로 바꿉니다.")
        frame.put(line: words.text(in: around.language), in: heading, .role(.faint))
        // A screen reader skips the hint: in spoken forms, choices are typed.
        frame.say("", of: heading)
        frame.put(
            fields.list, uploads == nil ? nil : state.photos, isAtPhotos: state.isAtPhotos, in: rest,
            around.language)
        return frame
    }
}

extension ListingForm {
    /// Fills in a field. The photos come after the last field and before the first.
    func fill(_ edit: FieldEdit, _ state: inout State, _ language: Language) {
        var edit = edit
        if uploads != nil, let fields = state.fields {
            edit = edit.besidePhotos(of: fields.list, &state.isAtPhotos)
        }
        state.fields?.take(edit, language)
    }

    func take(_ event: PhotoTray.Event, _ state: inout State) -> [Request<Event>] {
        guard let uploads else { return [] }
        if case .given = event { state.isAtPhotos = true }
        return state.photos.take(event, by: uploads).map { $0.map { .photos($0) } }
    }
}
