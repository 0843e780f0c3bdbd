import Commands
import Feed
import FeedHTTP
import Terminal
import Vocabulary

/// The commands of follows, for one principal.
///
/// Every verb writes its result to the console, in its format, and throws `FeedError` or `UsageError` instead
/// of reporting it.
struct FollowCommands: Sendable {
    let feed: any FeedRepository
    let console: Console
    let program: String
    let lists: LastLists
    let names: RecordNames
    /// The signed-in member; nil for a visitor.
    let own: MemberID?

    /// Follows a member.
    func follow(_ options: MemberArgument) async throws {
        let member = try await member(options.member)
        let relation = try await console.waiting { () throws(FeedError) in try await feed.follow(member) }
        await tell(relation, to: member) { name in
            Phrase(en: "You follow \(name).", ko: "\(name) 님을 팔로우합니다.")
        }
    }

    /// Follows a member no longer.
    func unfollow(_ options: MemberArgument) async throws {
        let member = try await member(options.member)
        let relation = try await console.waiting { () throws(FeedError) in try await feed.unfollow(member) }
        await tell(relation, to: member) { name in
            Phrase(en: "You no longer follow \(name).", ko: "\(name) 님의 팔로우를 해제했습니다.")
        }
    }

    /// Shows the members on one side of a member's follows, by default the caller's own.
    func list(_ side: FollowSide, _ options: FollowListOptions) async throws {
        var fieldErrors: [FieldError] = []
        let request = options.pages.request(&fieldErrors)
        guard fieldErrors.isEmpty else { throw FeedError.invalidFields(fieldErrors) }
        let named = try await named(options.member)
        guard let wanted = named ?? own else { throw FeedError.service(.signInRequired) }
        let page = try await console.waiting { () throws(FeedError) in
            try await feed.follows(side, of: wanted, request)
        }
        if console.format == .json { return console.show(page, as: FeedWire.follows) }
        if !page.items.isEmpty {
            console.paged { paged in
                let table = FollowTable(views: page.items, console: paged)
                paged.show(paged.format == .plain ? table.plain : table.table)
            }
        }
        lists.keep(page.items.map(\.member.id), on: console)
        console.tellPlace(
            of: page, options.pages, of: [program, side.rawValue] + (named.map { ["\($0)"] } ?? []),
            counting: { Phrase(en: $0.counted("member"), ko: "\($0)명") },
            advice: side.advice(isOwn: named == nil))
    }

    private func named(_ typed: String?) async throws -> MemberID? {
        guard let typed else { return nil }
        return try await member(typed)
    }

    private func member(_ typed: String) async throws -> MemberID {
        try await feed.member(typed: typed, among: lists, on: console)
    }

    /// Reports how the two stand to each other.
    private func tell(
        _ relation: FollowRelation, to member: MemberID, _ done: (String) -> Phrase
    ) async {
        let (count, isMutual) = (relation.followers, relation.isFollowed && relation.followsBack)
        let told = done(await names.told(of: AnyIdentifier(member), on: console))
        let back = isMutual ? Phrase(en: " They follow you, too.", ko: " 서로 팔로우하고 있습니다.") : Phrase("")
        console.answer(
            relation, as: FeedWire.relation, plain: "\(count)",
            Phrase(
                en: "\(told.en) They have \(count.counted("follower")).\(back.en)",
                ko: "\(told.ko) 팔로워 \(count)명.\(back.ko)"))
    }
}

extension FollowSide {
    /// What to say where there are none.
    fileprivate func advice(isOwn: Bool) -> Phrase {
        switch (self, isOwn) {
        case (.followers, true): Phrase(en: "You have no followers yet.", ko: "아직 팔로워가 없습니다.")
        case (.followers, false): Phrase(en: "This member has no followers.", ko: "이 회원의 팔로워가 없습니다.")
        case (.following, true):
            Phrase(
                en: "You do not follow any members yet. Follow one with 'madang follow ID'.",
                ko: "아직 팔로우하는 회원이 없습니다. 'madang follow ID'로 팔로우해 보세요.")
        case (.following, false):
            Phrase(en: "This member does not follow any members.", ko: "이 회원이 팔로우하는 회원이 없습니다.")
        }
    }
}
