import Commands
import Listings
import ListingsConsole
import Terminal
import Vocabulary

extension MarketScreen {
    func view(_ state: State, _ around: Surroundings) -> Frame {
        var frame = Frame(around.size)
        let (bar, list) = frame.bounds.split(top: 1)
        drawBar(state, bar, around.language, &frame)
        let nothing = state.query.isLike(base) ? self.nothing : Self.nothingFound
        frame.put(
            state.pages.list, as: layout(state, around), in: list, around.language,
            hasCursor: state.search.line == nil, nothing: nothing
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
        if !state.query.keyword.isEmpty {
            place.column =
                frame.put("\"\(state.query.keyword)\"", at: place, within: part, .role(.accent)) + 2
        }
        for filter in MarketFilter.allCases where filter.isShown(in: state.query) {
            let words = filter.words(in: state.query).text(in: language)
            place.column = frame.put(words, to: filter.action.id, at: place, in: part, .role(.faint)) + 2
        }
    }

    private var nothing: Phrase {
        switch (base.seller, base.excluding) {
        case (nil, _):
            Phrase(
                en: "Nothing is for sale yet. n publishes something.",
                ko: "아직 등록된 물건이 없습니다. n을 누르면 등록할 수 있습니다.")
        case (_?, nil): Phrase(en: "This member has no listings.", ko: "이 회원이 등록한 물건이 없습니다.")
        case (_?, _?): Phrase(en: "The seller sells nothing else.", ko: "판매자의 다른 물건이 없습니다.")
        }
    }
    private static let nothingFound = Phrase(
        en: "Nothing found. Other words or fewer filters may help.",
        ko: "찾는 물건이 없습니다. 검색어나 필터를 바꿔 보세요.")
}

extension ListingQuery {
    /// Whether it leaves out no more than the other, in whatever order.
    fileprivate func isLike(_ other: ListingQuery) -> Bool {
        var other = other
        other.order = order
        return self == other
    }
}
