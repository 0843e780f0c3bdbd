public import Terminal
import Vocabulary

extension FieldEdit {
    /// The edit of the fields of a form whose photos come after the last field and before the first.
    /// `isAtPhotos`, whether keys go to the photos, changes with the edit.
    public func besidePhotos(of fields: FieldList, _ isAtPhotos: inout Bool) -> FieldEdit {
        let last = fields.fields.count - 1
        switch self {
        case .move(let step) where isAtPhotos:
            isAtPhotos = false
            return .choose(step > 0 ? 0 : last)
        case .move(1) where fields.isAtEnd, .move(-1) where fields.focus == 0:
            isAtPhotos = true
            return .choose(fields.focus)
        case .choose(let number):
            isAtPhotos = number > last
            return self
        default: return self
        }
    }
}

extension Frame {
    /// Draws the photos of a form, if there is room for them beside the fields: the chosen one large, and of
    /// several all in a row below it. Returns the part for the fields.
    public mutating func put(chosenOf tray: PhotoTray, _ around: Surroundings) -> Rect {
        let parts = around.parts(with: tray.chosen)
        if let part = parts.picture, let photo = tray.chosen {
            let (large, row) = part.split(bottom: tray.photos.count > 1 ? min(6, part.size.rows / 3) : 0)
            put(photo, photo.words(in: around.language), caption: photo.description, in: large, around)
            put(rowOf: tray.photos, in: row, around)
        }
        return parts.text.inset(columns: 2, rows: 0)
    }

    /// Draws photos beside one another, each with its number until it is there.
    private mutating func put(rowOf photos: [PictureCard], in part: Rect, _ around: Surroundings) {
        guard let screen = around.pictures, !part.isEmpty else { return }
        var rest = part
        for (number, photo) in photos.enumerated() {
            let (place, right) = rest.split(left: rest.size.columns / (photos.count - number))
            put(photo, "\(number + 1)", filling: place.split(left: place.size.columns - 1).left, on: screen)
            rest = right
        }
    }

    /// Draws a form in the part, once it has fields.
    public mutating func put(_ form: FilledForm, in part: Rect, _ language: Language) {
        guard let fields = form.fields else { return }
        put(
            fields, reading: fields.focused?.line.text ?? "", form.hasPhotos ? form.tray : nil,
            isAtPhotos: form.isAtPhotos, in: part, language)
    }

    /// Draws the fields of a form, and below them its photos if it has any. If the text that is typed has
    /// several lines, its end is shown as it will be read, where at least `least` lines stay for the fields.
    public mutating func put(
        _ fields: FieldList, reading text: String = "", least: Int = 9, _ tray: PhotoTray?, isAtPhotos: Bool,
        in part: Rect, _ language: Language
    ) {
        let (above, photos) = part.split(bottom: tray.map { $0.fault == nil ? 1 : 2 } ?? 0)
        var lines = ReadingText(columns: above.size.columns, language)
        if above.size.rows > least + 2, text.contains("\n") {
            for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
                lines.add(String(line), .faint)
            }
        }
        let (list, reading) = above.split(bottom: min(lines.height, max(0, above.size.rows - least)))
        put(fields, in: list, language, hasFocus: !isAtPhotos)
        put(lines, from: max(0, lines.height - reading.size.rows), in: reading)
        guard let tray else { return }
        put(tray, hasFocus: isAtPhotos, item: fields.fields.count, in: photos, language)
    }
}
