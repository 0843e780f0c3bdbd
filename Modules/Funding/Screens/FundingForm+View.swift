import Commands
import Funding
import FundingConsole
import Terminal
import Vocabulary

extension FundingForm {
    func view(_ state: State, _ around: Surroundings) -> Frame {
        var frame = Frame(around.size)
        guard state.form.fields != nil else { return frame }
        let part = frame.put(chosenOf: state.form.tray, around)
        let notes = notes(state, part.size, around.language)
        let (head, rest) = part.split(top: notes?.height ?? 0)
        if let notes { frame.put(notes, from: 0, in: head) }
        frame.put(state.form, in: rest, around.language)
        return frame
    }

    /// What the model of the campaign means for its backer, above the fields.
    private func notes(_ state: State, _ size: Size, _ language: Language) -> ReadingText? {
        guard case .back = goal, size.rows > 9, let campaign = state.base?.campaign?.campaign else {
            return nil
        }
        var text = ReadingText(columns: size.columns, language)
        text.add(campaign.details.model.meaning.text(in: language), .faint)
        return text
    }
}
