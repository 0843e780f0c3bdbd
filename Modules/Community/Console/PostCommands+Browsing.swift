import Commands
import Community
import CommunityHTTP
import Terminal
import Vocabulary

extension PostCommands {
    /// Shows the posts that the options ask for.
    func list(_ options: PostListOptions) async throws {
        var fieldErrors: [FieldError] = []
        let request = options.pages.request(&fieldErrors)
        var query = PostQuery(keyword: options.search.keyword(with: options.keyword) ?? "")
        guard fieldErrors.isEmpty else { throw PostError.invalidFields(fieldErrors) }
        if let author = options.author { query.author = try await lists.member(typed: author) }
        if let category = options.category { query.category = try await slug(category) }
        let wanted = query
        let page = try await console.waiting { () throws(PostError) in
            try await board.browse(wanted, request)
        }
        let advice =
            options.words.isEmpty
            ? Phrase(
                en: "There are no posts yet. Write one with 'madang board write'.",
                ko: "아직 글이 없습니다. 'madang board write'로 써 보세요.")
            : Phrase(
                en: "No posts match. Use fewer filters, or try another keyword.",
                ko: "조건에 맞는 글이 없습니다. 조건을 줄이거나 다른 단어로 찾아보세요.")
        try await show(page, .board, advice, following: ["list"] + options.words, options.pages)
    }

    /// Shows the member's own posts.
    func mine(_ options: MyPostsOptions) async throws {
        var fieldErrors: [FieldError] = []
        let request = options.pages.request(&fieldErrors)
        let state = options.state.flatMap { PostState(typed: $0) }
        if options.state != nil, state == nil {
            fieldErrors.append(FieldError("state", .unknown(allowed: ["shown", "hidden"])))
        }
        guard fieldErrors.isEmpty else { throw PostError.invalidFields(fieldErrors) }
        let page = try await console.waiting { () throws(PostError) in
            try await board.mine(state, request)
        }
        let none = Phrase(
            en: "You have no posts in this state. Run 'madang board mine' to see all.",
            ko: "이 상태의 내 글이 없습니다. 'madang board mine'으로 모두 볼 수 있습니다.")
        let advice = Phrase(
            en: "You have no posts. Write one with 'madang board write'.",
            ko: "내가 쓴 글이 없습니다. 'madang board write'로 써 보세요.")
        let words = ["mine"] + (options.state.map { ["--state", $0] } ?? [])
        try await show(page, .own, state == nil ? advice : none, following: words, options.pages)
    }

    private func show(
        _ page: Page<PostView>, _ kind: PostTable.Kind, _ advice: Phrase, following words: [String],
        _ options: PageOptions
    ) async throws(PostError) {
        if console.format == .json { return console.show(page, as: PostWire.page) }
        if !page.items.isEmpty {
            let categories = try await named()
            console.paged { paged in
                let table = PostTable(
                    views: page.items, kind: kind, categories: categories, console: paged)
                paged.show(paged.format == .plain ? table.plain : table.table)
            }
        }
        lists.keep(page.items.map(\.post.id), on: console)
        console.tellPlace(
            of: page, options, of: [program, "board"] + words,
            counting: { Phrase(en: $0.counted("post"), ko: "\($0)개") }, advice: advice)
    }

    /// Shows all categories.
    func categories() async throws {
        let all = try await console.waiting { () throws(PostError) in try await board.categories() }
        if console.format == .json { return console.show(all, as: PostWire.categories) }
        console.paged { $0.show($0.format == .plain ? all.plain : all.table(in: $0.language)) }
    }

    /// Adds a category, or changes the given fields of an existing one.
    func setCategory(_ options: CategoryOptions) async throws {
        let known = try await console.waiting { () throws(PostError) in try await board.categories() }
            .first { $0.slug == options.slug }
        let korean =
            try options.korean ?? known?.korean
            ?? console.ask(Phrase(en: "Korean name", ko: "한국어 이름"), flag: "--korean")
        let english =
            try options.english ?? known?.english
            ?? console.ask(Phrase(en: "English name", ko: "영어 이름"), flag: "--english")
        let isOpen = options.closed ? false : options.open ? true : known?.isOpen ?? true
        let wanted = PostCategory(
            slug: options.slug, korean: korean, english: english,
            position: options.position ?? known?.position ?? 0, isOpen: isOpen)
        let category = try await console.waiting { () throws(PostError) in
            try await board.setCategory(wanted)
        }
        console.answer(
            category, as: PostWire.category, plain: category.slug,
            Phrase(
                en: "Category set: \(category.english) (\(category.slug), \(category.stateWords.en))",
                ko: "게시판을 설정했습니다: \(category.korean) (\(category.slug), \(category.stateWords.ko))"))
    }
}
