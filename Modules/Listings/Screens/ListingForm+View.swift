import Commands
import Listings
import ListingsConsole
import Terminal
import Vocabulary

extension ListingForm {
    static let stillUploading = Phrase(
        en: "A photo is still being uploaded. Try again when it is there.",
        ko: "사진을 올리는 중입니다. 다 올라간 뒤에 다시 누르세요.")

    func view(_ state: State, _ around: Surroundings) -> Frame {
        var frame = Frame(around.size)
        let parts = around.parts(with: state.photos.chosen)
        if let part = parts.picture, let photo = state.photos.chosen {
            frame.put(
                photo, photo.words(in: around.language), caption: photo.description, in: part, around)
        }
        let (heading, rest) = parts.text.inset(columns: 2, rows: 0).split(top: 2)
        let words = Phrase(
            en: "Space picks where there is a choice.", ko: "고르는 칸에서는 스페이스로 바꿉니다.")
        frame.put(line: words.text(in: around.language), in: heading, .role(.faint))
        // A screen reader skips the hint: in spoken forms, choices are typed.
        frame.say("", of: heading)
        guard let fields = fields(state, around) else { return frame }
        let rows = uploads == nil ? 0 : state.photos.fault == nil ? 1 : 2
        let (list, photos) = rest.split(bottom: rows)
        frame.put(fields.list, in: list, around.language, hasFocus: !state.isAtPhotos)
        guard uploads != nil else { return frame }
        frame.put(
            state.photos, hasFocus: state.isAtPhotos, item: fields.list.fields.count, in: photos,
            around.language)
        return frame
    }
}

extension ListingForm {
    /// Fills in a field. The photos come after the last field and before the first.
    func fill(_ edit: FieldEdit, _ state: inout State, _ language: Language) {
        guard uploads != nil, let fields = state.fields else {
            state.fields?.take(edit, language)
            return
        }
        let last = fields.list.fields.count - 1
        switch edit {
        case .move(let step) where state.isAtPhotos:
            state.isAtPhotos = false
            state.fields?.take(.choose(step > 0 ? 0 : last), language)
        case .move(1) where fields.list.isAtEnd, .move(-1) where fields.list.focus == 0:
            state.fields?.take(.choose(fields.list.focus), language)
            state.isAtPhotos = true
        case .choose(let number):
            state.isAtPhotos = number > last
            state.fields?.take(edit, language)
        default: state.fields?.take(edit, language)
        }
    }

    func take(_ event: PhotoTray.Event, _ state: inout State) -> [Request<Event>] {
        guard let uploads else { return [] }
        if case .given = event { state.isAtPhotos = true }
        return state.photos.take(event, by: uploads).map { $0.map { .photos($0) } }
    }
}
