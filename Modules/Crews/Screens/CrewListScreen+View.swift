import Commands
import Crews
import CrewsConsole
import Terminal
import Vocabulary

extension CrewListScreen {
    func view(_ state: State, _ around: Surroundings) -> Frame {
        var frame = Frame(around.size)
        let (bar, list) = frame.bounds.split(top: kind == .all ? 1 : 0)
        if kind == .all { drawBar(state, bar, around.language, &frame) }
        frame.put(
            state.pages.list, as: layout(state, around), in: list, around.language,
            hasCursor: state.search.line == nil, nothing: nothing(state)
        ) {
            $0.put($1, in: $2, isSelected: $3, around.language)
        } cell: {
            $0.put(cell: $1, in: $2, isSelected: $3, around)
        }
        return frame
    }

    /// The bar of search and filters; each word is clickable.
    private func drawBar(_ state: State, _ part: Rect, _ language: Language, _ frame: inout Frame) {
        if state.search.line != nil {
            return frame.put(state.searched.action.title.text(in: language), state.search, in: part)
        }
        var place = part.origin
        for search in CrewSearch.allCases where !state.query[search].isEmpty {
            let words = "\"\(state.query[search])\""
            place.column = frame.put(words, to: search.action.id, at: place, in: part, .role(.accent)) + 2
        }
        for filter in CrewFilter.allCases {
            let words = filter.words(in: state.query).text(in: language)
            place.column = frame.put(words, to: filter.action.id, at: place, in: part, .role(.faint)) + 2
        }
    }

    private func nothing(_ state: State) -> Phrase {
        var query = state.query
        query.order = .newest
        if query != CrewQuery() {
            return Phrase(
                en: "No crews match. Other words or fewer filters may help.",
                ko: "조건에 맞는 크루가 없습니다. 검색어나 필터를 바꿔 보세요.")
        }
        switch kind {
        case .all:
            return Phrase(
                en: "There are no crews yet. n founds the first.", ko: "아직 크루가 없습니다. n을 누르면 만들 수 있습니다.")
        case .mine: return Phrase(en: "You are in no crew.", ko: "가입한 크루가 없습니다.")
        case .of: return Phrase(en: "This member is in no crew.", ko: "이 회원이 가입한 크루가 없습니다.")
        }
    }
}

extension Frame {
    /// One crew on one line; less important parts are dropped first in a narrow frame.
    fileprivate mutating func put(
        _ view: CrewView, in part: Rect, isSelected: Bool, _ language: Language
    ) {
        let (crew, details) = (view.crew, view.crew.details)
        let isFull = view.free == 0
        let columns = [
            RowColumn(details.place, width: 12, from: 70, .faint),
            RowColumn(details.sportWords.text(in: language), width: 10, from: 50),
            RowColumn(
                "\(view.counts.members)/\(crew.capacity)", width: 7, from: 30, isFull ? .warning : .text,
                isRight: true, words: view.membersWords.text(in: language)),
            RowColumn(
                crew.fee.words.text(in: language), width: 10, from: 60, .accent, isRight: true),
        ]
        let own = view.ownStanding?.text(in: language) ?? ""
        put(
            title: crew.nameWords.text(in: language), mark: (own.isEmpty ? "" : "[\(own)]", own), columns,
            in: part, isSelected: isSelected)
    }
}
