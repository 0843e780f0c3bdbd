import Commands
import Funding
import FundingConsole
import Terminal
import Vocabulary

extension FundingForm {
    func view(_ state: State, _ around: Surroundings) -> Frame {
        var frame = Frame(around.size)
        guard let fields = state.fields else { return frame }
        let parts = around.parts(with: state.tray.chosen)
        if let part = parts.picture, let photo = state.tray.chosen {
            frame.put(
                photo, photo.words(in: around.language), caption: photo.description, in: part, around)
        }
        let notes = notes(state, parts.text.size, around.language)
        let (head, room) = parts.text.inset(columns: 2, rows: 0).split(top: notes?.height ?? 0)
        if let notes { frame.put(notes, from: 0, in: head) }
        let rows = hasPhotos ? (state.tray.fault == nil ? 1 : 2) : 0
        let (above, photos) = room.split(bottom: rows)
        let lines = lines(of: state, above.size, around.language)
        let (list, reading) = above.split(bottom: lines.map { min($0.height, above.size.rows - 9) } ?? 0)
        frame.put(fields, in: list, around.language, hasFocus: !state.isAtPhotos)
        // The end of a text of several lines.
        if let lines { frame.put(lines, from: max(0, lines.height - reading.size.rows), in: reading) }
        guard hasPhotos else { return frame }
        frame.put(
            state.tray, hasFocus: state.isAtPhotos, item: fields.fields.count, in: photos, around.language)
        return frame
    }

    /// What the model of the campaign means for its backer, above the fields.
    private func notes(_ state: State, _ size: Size, _ language: Language) -> ReadingText? {
        guard case .back = goal, size.rows > 9, let campaign = state.base?.campaign?.campaign else {
            return nil
        }
        var text = ReadingText(columns: size.columns - 4, language)
        text.add(campaign.details.model.meaning.text(in: language), .faint)
        return text
    }

    /// The text of several lines that is typed, as it will be read; nil where there is none, or no room.
    private func lines(of state: State, _ size: Size, _ language: Language) -> ReadingText? {
        guard size.rows > 11, let field = state.focused, let text = state.fields?[field], text.contains("\n")
        else { return nil }
        var reading = ReadingText(columns: size.columns, language)
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            reading.add(String(line), .faint)
        }
        return reading
    }
}
