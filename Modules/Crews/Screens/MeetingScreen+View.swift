import Commands
import Crews
import CrewsConsole
import Terminal
import Vocabulary

extension MeetingScreen {
    func view(_ state: State, _ around: Surroundings) -> Frame {
        var frame = Frame(around.size)
        guard let view = state.view else { return frame }
        guard state.showsList else {
            frame.put(text(state, around), from: state.top, in: frame.bounds)
            return frame
        }
        let (bar, list) = frame.bounds.split(top: 1)
        let going = Phrase(en: "Going", ko: "참석").text(in: around.language)
        let words = "\(going) \(view.goingWords.text(in: around.language))"
        frame.put(words, to: Self.list.id, at: bar.origin, in: bar, .role(.faint))
        frame.put(
            state.pages.list, in: list, around.language,
            nothing: Phrase(en: "There are no answers yet.", ko: "아직 답한 회원이 없습니다.")
        ) {
            $0.put($1, in: $2, isSelected: $3, around)
        }
        return frame
    }

    /// The full text of the description.
    func text(_ state: State, _ around: Surroundings) -> ReadingText {
        var text = ReadingText(columns: around.size.columns, around.language)
        if let view = state.view { text.add(Details(view), around) }
        return text
    }
}

extension Frame {
    /// One answer on one line.
    fileprivate mutating func put(
        _ view: AnswerView, in part: Rect, isSelected: Bool, _ around: Surroundings
    ) {
        let (answer, language) = (view.answer, around.language)
        let came = answer.came.map { $0 ? MeetingScreen.came.title : MeetingScreen.absent.title }
        let columns = [
            RowColumn(answer.since, around, from: 60),
            RowColumn(answer.words.text(in: language), width: 18, from: 30, answer.place.style.role),
            RowColumn(came?.text(in: language) ?? "", width: 12, from: 44, .accent),
        ]
        put(title: view.member.name(in: language), columns, in: part, isSelected: isSelected)
    }
}
