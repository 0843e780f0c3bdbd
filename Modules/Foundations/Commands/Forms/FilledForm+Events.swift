public import Terminal

extension FilledForm {
    /// What happens to a form.
    public enum Event: Sendable {
        case edit(FieldEdit), photo(PhotoTray.Event), restored([String: String])
        /// The person leaves; what was changed is asked about.
        case leave
        case left
    }

    /// The event for an input; nil for anything else.
    public static func event(for input: ScreenInput) -> Event? {
        switch input {
        case .action(Action.back.id): .leave
        case .action(let id) where PhotoTray.event(for: id) != nil:
            PhotoTray.event(for: id).map { .photo($0) }
        case .given(let values): PickedFile.all(in: values).map { .photo(.given($0)) }
        case .restored(let values): .restored(values)
        default: FieldEdit(input).map { .edit($0) }
        }
    }

    /// What Enter does: it picks a photo, ends a line, or goes to the next field. Nil if it sends the form.
    public var enter: Event? {
        if isAtPhotos { return .photo(.pick) }
        if isAtText { return .edit(.key(.text("\n"))) }
        return fields?.isAtEnd == true && !hasPhotos ? nil : .edit(.move(1))
    }

    /// Whether an action with the photos is possible now; every other action is.
    public func availability(of action: ActionID) -> Availability {
        PhotoTray.event(for: action) == nil
            ? .possible : tray.availability(of: action, isAtPhotos: isAtPhotos)
    }

    /// Applies an event and returns the requests. Photos are uploaded by `uploads`.
    public mutating func take(
        _ event: Event, by uploads: (any PictureUploading)?, _ language: Language
    ) -> [Request<Event>] {
        switch event {
        case .edit(let edit): take(edit, language)
        case .photo(let event):
            guard let uploads, hasPhotos else { return [] }
            if case .given = event { isAtPhotos = true }
            return tray.take(event, by: uploads).map { $0.map { .photo($0) } }
        case .restored(let words): return restore(words)
        case .leave:
            guard isChanged else { return [.back] }
            return [.ask(Phrase(en: "Throw away what you typed?", ko: "입력한 내용을 버릴까요?"), yes: .left)]
        case .left: return [.back]
        }
        return []
    }

    /// Fills in. In a choice, Space takes the next value, unless something else is typed there.
    private mutating func take(_ edit: FieldEdit, _ language: Language) {
        guard let fields else { return }
        if edit == .key(.text(" ")), self.fields?.chooseNext(language) == true { return }
        if case .paste(let text) = edit, isAtText {
            self.fields?.insert(text.replacing("\r", with: ""), keepingLines: true)
        } else {
            let edit = hasPhotos ? edit.besidePhotos(of: fields, &isAtPhotos) : edit
            self.fields?.take(edit)
        }
    }
}
