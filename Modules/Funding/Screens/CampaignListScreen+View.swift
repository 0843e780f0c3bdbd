import Commands
import Funding
import FundingConsole
import Terminal
import Vocabulary

extension CampaignListScreen {
    func view(_ state: State, _ around: Surroundings) -> Frame {
        var frame = Frame(around.size)
        let (bar, list) = frame.bounds.split(top: kind == .all ? 1 : 0)
        if kind == .all { drawBar(state, bar, around.language, &frame) }
        frame.put(
            state.pages.list, as: layout(state, around), in: list, around.language,
            hasCursor: state.search.line == nil, nothing: nothing(state)
        ) {
            $0.put($1, in: $2, isSelected: $3, around)
        } cell: {
            $0.put(cell: $1, in: $2, isSelected: $3, around)
        }
        return frame
    }

    /// The bar of search and filters; each word is clickable.
    private func drawBar(_ state: State, _ part: Rect, _ language: Language, _ frame: inout Frame) {
        if state.search.line != nil {
            return frame.put(Self.search.title.text(in: language), state.search, in: part)
        }
        var place = part.origin
        if !state.query.text.isEmpty {
            let words = "\"\(state.query.text)\""
            place.column = frame.put(words, to: Self.search.id, at: place, in: part, .role(.accent)) + 2
        }
        for filter in CampaignFilterKey.allCases {
            let words = filter.words(in: state.query).text(in: language)
            place.column = frame.put(words, to: filter.action.id, at: place, in: part, .role(.faint)) + 2
        }
    }

    private func nothing(_ state: State) -> Phrase {
        var query = state.query
        query.order = .newest
        if query != CampaignQuery() {
            return Phrase(
                en: "Nothing found. Other words or fewer filters may help.",
                ko: "찾는 펀딩이 없습니다. 검색어나 필터를 바꿔 보세요.")
        }
        switch kind {
        case .all: return Phrase(en: "No campaign is open now.", ko: "지금 진행 중인 펀딩이 없습니다.")
        case .of: return Phrase(en: "The shelter has no campaigns.", ko: "아직 펀딩이 없는 보호소입니다.")
        }
    }
}

extension Frame {
    /// One campaign on one line; less important parts are dropped first in a narrow frame.
    fileprivate mutating func put(
        _ view: CampaignView, in part: Rect, isSelected: Bool, _ around: Surroundings
    ) {
        let (campaign, language) = (view.campaign, around.language)
        let role = view.isCollecting ? Cell.Role.text : campaign.state.style.role
        let columns = [
            RowColumn(view.standing(around), width: 14, from: 60, role),
            RowColumn(view.drawnProgress.percent, width: 5, from: 30, .accent, isRight: true),
            RowColumn(view.drawnProgress, from: 36),
            RowColumn(view.raised.text(in: language), width: 13, from: 90, isRight: true),
            RowColumn(view.shelter.name, width: 16, from: 110, .faint),
        ]
        put(title: campaign.details.title, columns, in: part, isSelected: isSelected)
    }
}
