import Commands
import Community
import CommunityConsole
import Terminal
import Vocabulary

extension PostListScreen {
    func view(_ state: State, _ around: Surroundings) -> Frame {
        var frame = Frame(around.size)
        let (bar, list) = frame.bounds.split(top: 1)
        drawBar(state, bar, around.language, &frame)
        frame.put(
            state.pages.list, in: list, around.language, hasCursor: state.search.line == nil,
            nothing: nothing(state)
        ) { frame, view, part, isSelected in
            frame.put(view, state, in: part, isSelected, around)
        }
        return frame
    }

    /// The bar of search and category; each is clickable.
    private func drawBar(_ state: State, _ part: Rect, _ language: Language, _ frame: inout Frame) {
        if state.search.line != nil {
            return frame.put(KeywordSearch.start.title.text(in: language), state.search, in: part)
        }
        if state.isOwn { return }
        var place = part.origin
        if !state.query.keyword.isEmpty {
            place.column =
                frame.put("\"\(state.query.keyword)\"", at: place, within: part, .role(.accent)) + 2
        }
        let all = Phrase(en: "all categories", ko: "모든 게시판")
        let name = state.query.category.map { state.categories.name(of: $0) } ?? all
        frame.put(name.text(in: language), to: Self.category.id, at: place, in: part, .role(.faint))
    }

    private func nothing(_ state: State) -> Phrase {
        if base.author != nil, state.query == base {
            return Phrase(en: "This member has written no posts.", ko: "이 회원이 쓴 글이 없습니다.")
        }
        if state.isOwn || state.query == PostQuery() {
            return Phrase(
                en: "There are no posts yet. n writes the first.", ko: "아직 글이 없습니다. n을 누르면 쓸 수 있습니다.")
        }
        return Phrase(
            en: "Nothing found. Other words or another category may help.",
            ko: "찾는 글이 없습니다. 검색어나 게시판을 바꿔 보세요.")
    }
}

extension Frame {
    /// One post on one line; less important parts are dropped first in a narrow frame.
    fileprivate mutating func put(
        _ view: PostView, _ state: PostListScreen.State, in part: Rect, _ isSelected: Bool,
        _ around: Surroundings
    ) {
        let (post, language) = (view.post, around.language)
        let comments = Phrase(en: "Comments: \(view.commentCount)", ko: "댓글 \(view.commentCount)")
        var columns = [
            RowColumn(post.createdAt, around, from: 50),
            RowColumn(view.author.name(in: language), width: 12, from: 70),
            RowColumn(
                view.commentCount == 0 ? "" : "[\(view.commentCount)]", width: 6, from: 40, .accent,
                words: comments.text(in: language)),
        ]
        if state.query.category == nil {
            let name = state.categories.name(of: post.content.category).text(in: language)
            columns.append(RowColumn(name, width: 10, from: 60, .faint))
        }
        if state.isOwn, post.state != .shown {
            columns.append(
                RowColumn(post.state.words.text(in: language), width: 6, from: 30, .warning))
        }
        put(title: post.content.title, columns, in: part, isSelected: isSelected)
    }
}
