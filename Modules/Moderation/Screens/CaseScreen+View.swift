import Commands
import Moderation
import ModerationConsole
import Terminal
import Vocabulary

extension CaseScreen {
    func view(_ state: State, _ around: Surroundings) -> Frame {
        var frame = Frame(around.size)
        guard state.details != nil else { return frame }
        let text = text(state, around)
        frame.put(text, from: min(state.top, max(0, text.height - around.size.rows)), in: frame.bounds)
        return frame
    }

    /// The full text of the screen.
    func text(_ state: State, _ around: Surroundings) -> ReadingText {
        guard let details = state.details else { return ReadingText(Details(), around) }
        let language = around.language
        var text = ReadingText(Details(details.view, kinds), around)
        for one in details.reports.items { add(one, to: &text, around) }
        for one in details.notes {
            text.addBlank()
            let moment = one.note.createdAt.relative(to: around.now, in: language)
            let label = Phrase(en: "Note", ko: "메모").text(in: language)
            text.add("\(label) · \(one.author?.name(in: language) ?? "-") · \(moment)", .faint)
            text.add(one.note.text)
        }
        if !details.batches.isEmpty { text.addBlank() }
        for one in details.batches {
            let verb = one.batch.verb.words.text(in: language)
            let undo = one.batch.undoes == nil ? "" : Phrase(en: "undo: ", ko: "되돌리기: ").text(in: language)
            let moment = one.batch.madeAt.relative(to: around.now, in: language)
            text.add("\(undo)\(verb) · \(one.moderator?.name(in: language) ?? "-") · \(moment)", .accent)
            if !one.batch.reason.isEmpty { text.add(one.batch.reason) }
        }
        return text
    }

    private func add(_ one: CaseReport, to text: inout ReadingText, _ around: Surroundings) {
        let (report, language) = (one.report, around.language)
        text.addBlank()
        let facts = [
            report.reason.words.text(in: language), report.state.words.text(in: language),
            one.reporter?.name(in: language) ?? "-",
            report.createdAt.relative(to: around.now, in: language),
        ]
        text.add(facts.joined(separator: " · "), .faint)
        if !report.text.isEmpty { text.add(report.text) }
    }
}
