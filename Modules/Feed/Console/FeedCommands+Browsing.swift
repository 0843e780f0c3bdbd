import Commands
import Feed
import FeedHTTP
import Terminal
import Vocabulary

extension FeedCommands {
    /// Shows the posts that the options ask for.
    func list(_ options: FeedListOptions) async throws {
        var fieldErrors: [FieldError] = []
        let request = options.pages.request(&fieldErrors)
        let tag = options.typedTag.flatMap { Hashtag($0) }
        if options.typedTag != nil, tag == nil {
            fieldErrors.append(FieldError("tag", .malformed(expected: "ootd_2026")))
        }
        guard fieldErrors.isEmpty else { throw FeedError.invalidFields(fieldErrors) }
        let list = try await wanted(options, tag)
        let page = try await console.waiting { () throws(FeedError) in try await feed.posts(list, request) }
        show(page, .feed, list.advice, following: ["list"] + list.words, options.pages)
    }

    private func wanted(_ options: FeedListOptions, _ tag: Hashtag?) async throws -> FeedList {
        if options.popular { return .popular }
        if options.following { return .following }
        if let tag { return .tagged(tag) }
        if let typed = options.member {
            return .of(try await feed.member(typed: typed, among: lists, on: console))
        }
        return try options.worn.map { .wearing(try worn($0)) } ?? .newest
    }

    /// Shows the member's own posts.
    func mine(_ options: MyFeedPostsOptions) async throws {
        var fieldErrors: [FieldError] = []
        let request = options.pages.request(&fieldErrors)
        let state = options.state.flatMap { FeedPostState(typed: $0) }
        if options.state != nil, state == nil {
            fieldErrors.append(FieldError("state", .unknown(allowed: ["shown", "hidden"])))
        }
        guard fieldErrors.isEmpty else { throw FeedError.invalidFields(fieldErrors) }
        let page = try await console.waiting { () throws(FeedError) in
            try await feed.mine(state, request)
        }
        let none = Phrase(
            en: "You have no posts in this state. Run 'madang feed mine' to see all.",
            ko: "이 상태의 내 글이 없습니다. 'madang feed mine'으로 모두 볼 수 있습니다.")
        let advice = Phrase(
            en: "You have no posts. Post one with 'madang feed post'.",
            ko: "내가 올린 글이 없습니다. 'madang feed post'로 올려 보세요.")
        let words = ["mine"] + (options.state.map { ["--state", $0] } ?? [])
        show(page, .own, state == nil ? advice : none, following: words, options.pages)
    }

    /// Shows the posts that the member likes.
    func liked(_ options: PageOptions) async throws {
        var fieldErrors: [FieldError] = []
        let request = options.request(&fieldErrors)
        guard fieldErrors.isEmpty else { throw FeedError.invalidFields(fieldErrors) }
        let page = try await console.waiting { () throws(FeedError) in
            try await feed.posts(.liked, request)
        }
        show(page, .feed, FeedList.liked.advice, following: ["liked"], options)
    }

    private func show(
        _ page: Page<FeedPostView>, _ kind: FeedTable.Kind, _ advice: Phrase, following words: [String],
        _ options: PageOptions
    ) {
        if console.format == .json { return console.show(page, as: FeedWire.page) }
        if !page.items.isEmpty {
            console.paged { paged in
                let table = FeedTable(views: page.items, kind: kind, console: paged)
                paged.show(paged.format == .plain ? table.plain : table.table)
            }
        }
        lists.keep(page.items.map(\.post.id), on: console)
        console.tellPlace(
            of: page, options, of: [program, "feed"] + words,
            counting: { Phrase(en: $0.counted("post"), ko: "\($0)개") }, advice: advice)
    }
}

extension FeedList {
    /// The options that ask for it.
    fileprivate var words: [String] {
        switch self {
        case .newest, .liked: []
        case .popular: ["--popular"]
        case .following: ["--following"]
        case .of(let member): ["--member", "\(member)"]
        case .tagged(let tag): ["--tag", tag.spelling]
        case .wearing(let listing): ["--worn", "\(listing)"]
        }
    }

    /// What to do where it is empty.
    fileprivate var advice: Phrase {
        switch self {
        case .newest, .popular:
            Phrase(
                en: "There are no posts yet. Post the first with 'madang feed post'.",
                ko: "아직 글이 없습니다. 'madang feed post'로 올려 보세요.")
        case .following:
            Phrase(
                en: "There are no posts of members you follow. Follow a member with 'madang follow ID'.",
                ko: "팔로우하는 회원의 글이 없습니다. 'madang follow ID'로 회원을 팔로우해 보세요.")
        case .liked:
            Phrase(
                en: "You have no liked posts. Like one with 'madang feed like ID'.",
                ko: "좋아요를 누른 글이 없습니다. 'madang feed like ID'로 눌러 보세요.")
        case .of: Phrase(en: "This member has no posts.", ko: "이 회원이 올린 글이 없습니다.")
        case .tagged(let tag):
            Phrase(
                en: "No posts have #\(tag.spelling). Run 'madang feed tags' to see hashtags.",
                ko: "#\(tag.spelling) 글이 없습니다. 'madang feed tags'로 해시태그를 찾아보세요.")
        case .wearing: Phrase(en: "No posts show this listing.", ko: "이 물건을 착용한 글이 없습니다.")
        }
    }
}
