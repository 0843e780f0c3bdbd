import Feed
import Vocabulary

/// All that a store of the feed tells of what a script has done to it.
struct FeedState: Equatable {
    private var pages: [String: [FeedEntry]] = [:]
    private var words: [String: String] = [:]

    /// Reads all lists, by cursor and by number, and all numbers, two seconds after the last step: a walk
    /// through the popular posts leaves out those that have fallen since. Takes the waiting messages out of
    /// the store.
    init(of store: any FeedStore, _ script: FeedScript) async throws {
        let now = script.moment.advanced(by: .seconds(2))
        let readers = [nil, script.members[0], script.members[1]]
        for (index, reader) in readers.enumerated() {
            let hidden = index == 1 ? Set(script.members[2...3]) : []
            for list in Self.lists(script, reader) {
                let page: Reading = { request async throws(FeedError) in
                    try await store.page(list, request, for: reader, without: hidden, at: now)
                }
                pages["\(list) for \(index)"] = try await Self.walk(page)
                pages["\(list) for \(index) by number"] = try await Self.number(page)
            }
        }
        for member in script.members {
            for states in [[FeedPostState.shown, .hidden], [.hidden], FeedPostState.allCases, []] {
                let page: Reading = { request async throws(FeedError) in
                    try await store.page(of: member, in: states, request)
                }
                pages["\(member) in \(states)"] = try await Self.walk(page)
                pages["\(member) in \(states) by number"] = try await Self.number(page)
            }
        }
        try await addWords(of: store, script)
    }

    private static func lists(_ script: FeedScript, _ reader: MemberID?) -> [FeedList] {
        let tags = ["느티나무", "ootd"].compactMap { Hashtag($0) }.map { FeedList.tagged($0) }
        let all = [.newest, .popular, .of(script.members[2]), .wearing(script.listings[0])] + tags
        return reader == nil ? all : [.following, .liked] + all
    }

    private typealias Reading = (PageRequest) async throws(FeedError) -> Page<FeedEntry>

    private static func walk(_ page: Reading) async throws -> [FeedEntry] {
        var (entries, request): ([FeedEntry], PageRequest?) = ([], try PageRequest(limit: 7))
        while let next = request {
            let found = try await page(next)
            entries += found.items
            request = try found.next.map { try PageRequest(.after($0), limit: 7) }
        }
        return entries
    }

    /// The second page; a total that is wrong shows as a page that is.
    private static func number(_ page: Reading) async throws -> [FeedEntry] {
        let found = try await page(PageRequest(.number(2), limit: 3))
        return found.numbering?.total ?? 0 > 3 ? found.items : []
    }

    private mutating func addWords(of store: any FeedStore, _ script: FeedScript) async throws {
        let members = Set(script.members)
        for side in FollowSide.allCases {
            words["\(side) counted"] = Self.text(
                try await store.followCounts(side, of: members, without: [script.members[4]]))
            for member in script.members {
                let follows = try await store.follows(
                    side, of: member, without: [script.members[4]], PageRequest(limit: 3))
                words["\(side) of \(member)"] = "\(follows)"
            }
        }
        words["posts counted"] = Self.text(try await store.postCounts(of: members))
        for member in script.members {
            let followed = try await store.followed(by: member, among: nil)
            let some = try await store.followed(by: member, among: Set(script.members[0...3]))
            words["followed by \(member)"] = "\(followed.sorted()) \(some.sorted())"
        }
        for id in script.posts { words["history of \(id)"] = "\(try await store.history(of: id))" }
        words["hashtags"] = "\(try await store.hashtags())"
        words["messages"] = try await Self.messages(of: store, at: script.moment)
    }

    private static func text(_ counts: [MemberID: Int]) -> String {
        counts.map { "\($0.key) \($0.value)" }.sorted().joined(separator: "\n")
    }

    /// The waiting messages, which are settled. Those about different records have no order.
    private static func messages(of store: any FeedStore, at now: Timestamp) async throws -> String {
        let events = try await store.outbox.claim(10_000, until: now.advanced(by: .seconds(60)), at: now)
        var outcome = OutboxOutcome()
        outcome.delivered = events
        try await store.outbox.finish(outcome)
        return events.map { "\($0.message)" }.sorted().joined(separator: "\n")
    }

    /// What two stores tell differently.
    func differences(from other: FeedState) -> [String] {
        let lists = Set(pages.keys).union(other.pages.keys).filter { pages[$0] != other.pages[$0] }
        let others = Set(words.keys).union(other.words.keys).filter { words[$0] != other.words[$0] }
        return lists.sorted() + others.sorted().map { "\($0): \(words[$0] ?? ""), \(other.words[$0] ?? "")" }
    }
}
