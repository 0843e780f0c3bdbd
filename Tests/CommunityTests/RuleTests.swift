import Community
import ContractKit
import Testing
import Vocabulary

/// The rules without a store: who may see what, and what a change is.
@Suite struct RuleTests {
    private static let raw = (1...4).map { RawIdentifier(milliseconds: $0, random: (0, $0)) }
    private static let owner = Principal.member(
        MemberID(raw[0]), session: SessionID(raw[0]), role: .member)
    private static let stranger = Principal.member(
        MemberID(raw[1]), session: SessionID(raw[1]), role: .member)
    private static let moderator = Principal.member(
        MemberID(raw[2]), session: SessionID(raw[2]), role: .moderator)
    private static let moment = Timestamp(microseconds: 1)
    private static let later = Timestamp(microseconds: 2)
    private static let content = PostContent(category: "general", title: "느티나무", text: "그늘")
    private static let shown = Post(
        id: PostID(raw[3]), author: MemberID(raw[0]), content: content, at: moment)

    @Test func eachStateIsSeenByThoseWhoMay() throws {
        let all = [Self.owner, Self.stranger, Self.moderator, .anonymous]
        func seers(_ post: Post) -> [Bool] { all.map { PostPolicy.maySee(post, $0) } }
        #expect(seers(Self.shown) == [true, true, true, true])
        let few = [true, false, true, false]
        #expect(seers(try Self.shown.moderated(.hide, reason: "이유", at: Self.later)) == few)
        #expect(seers(try Self.shown.moderated(.remove, reason: "이유", at: Self.later)) == few)
        #expect(seers(try Self.shown.removed()) == [false, false, false, false])
        #expect(seers(Self.shown.erased()) == [false, false, false, false])
    }

    @Test func aRemovedOneDoesNotChange() throws {
        for removed in [
            try Self.shown.removed(), try Self.shown.moderated(.remove, reason: "이유", at: Self.later),
        ] {
            #expect(removed.version == Version.first.next)
            #expect(throws: PostError.notFound) { try removed.edited(Self.content, at: Self.later) }
            #expect(throws: PostError.notFound) { try removed.removed() }
            for act in SubjectAct.allCases {
                #expect(throws: PostError.notFound) {
                    try removed.moderated(act, reason: "이유", at: Self.later)
                }
            }
        }
    }

    @Test func aChangeTellsWhatItIs() throws {
        let other = PostContent(category: "market", title: "단풍", text: "그늘")
        let author = Self.shown.author
        func change(_ new: Post) -> PostChange {
            PostChange(from: Self.shown, to: new, by: author, at: Self.later)
        }
        let edit = change(try Self.shown.edited(other, at: Self.later))
        #expect(edit.entersCategory && edit.messages.isEmpty && !edit.isModeration && !edit.endsHistory)
        #expect(
            edit.revision
                == PostRevision(title: "느티나무", text: "그늘", version: .first, replacedAt: Self.later))
        let same = change(try Self.shown.edited(Self.content, at: Self.later))
        #expect(same.revision == nil && !same.entersCategory)
        let removal = change(try Self.shown.removed())
        #expect(removal.endsHistory && removal.messages.map(\.topic) == [OutboxMessage.closedTopic])
        let hiding = change(try Self.shown.moderated(.hide, reason: "이유", at: Self.later))
        #expect(hiding.isModeration && hiding.moderator == author && !hiding.endsHistory)
    }

    @Test func categoriesAreAtMostFifty() throws {
        let all = (0..<50).map { PostCategory(slug: "c-\($0)", korean: "게시판", english: "Board") }
        #expect(throws: PostError.tooManyCategories) { try all.setting(.general) }
        #expect(try all.setting(all[3]) == nil)
        let closed = PostCategory(slug: "c-3", korean: "게시판", english: "Board", isOpen: false)
        #expect(try all.setting(closed)?.count == 50)
    }

    @Test func theContentOfAnErasedOneIsBlank() {
        let erased = Self.shown.erased()
        #expect(erased.content == PostContent(category: "general", title: "", text: ""))
        #expect(erased.version == Version.first.next && erased.moderation == nil)
    }
}
