import ContractKit
import Feed
import Testing
import Vocabulary

/// The rules without a store: who may do what, and what a change is.
@Suite struct RuleTests {
    private static let raw = (1...6).map { RawIdentifier(milliseconds: $0, random: (0, $0)) }
    private static func member(_ number: Int, _ role: Role = .member) -> Principal {
        .member(MemberID(raw[number]), session: SessionID(raw[number]), role: role)
    }
    private static let (author, stranger, seller) = (member(0), member(1), member(3))
    private static let moderator = member(2, .moderator)
    private static let everyone = [author, stranger, moderator, seller, .anonymous]
    private static let (moment, later) = (Timestamp(microseconds: 1), Timestamp(microseconds: 2))
    private static let photo = PictureCard(madeUp: PictureID(raw[4]), "앞면")
    private static let link = WornLink(
        listing: AnyIdentifier(Identifier<MadeUpSubject>(raw[5])), seller: MemberID(raw[3]))
    private static let content = FeedPostContent(text: "느티나무", photos: [photo], worn: link)
    private static let shown = FeedPost(
        id: FeedPostID(raw[4]), author: MemberID(raw[0]), content: content, at: moment)

    private static func moderated(_ act: SubjectAct) throws -> FeedPost {
        try shown.moderated(act, reason: "이유", at: later)
    }

    @Test func eachStateIsSeenByThoseWhoMay() throws {
        func readers(_ post: FeedPost) -> [Bool] { Self.everyone.map { FeedPolicy.maySee(post, $0) } }
        #expect(readers(Self.shown) == [true, true, true, true, true])
        let few = [true, false, true, false, false]
        #expect(readers(try Self.moderated(.hide)) == few)
        #expect(readers(try Self.moderated(.remove)) == few)
        #expect(readers(try Self.shown.removed()) == [false, false, false, false, false])
        #expect(readers(Self.shown.erased()) == [false, false, false, false, false])
    }

    @Test func eachActIsAllowedToThoseWhoMay() throws {
        func refusals(_ check: (Principal) throws(FeedError) -> Void) -> [FeedError?] {
            Self.everyone.map { principal in
                do throws(FeedError) {
                    try check(principal)
                    return nil
                } catch {
                    return error
                }
            }
        }
        let hidden = try Self.moderated(.hide)
        #expect(
            refusals { reader throws(FeedError) in try FeedPolicy.requireAuthor(of: Self.shown, reader) }
                == [nil, .notYours, .notYours, .notYours, .notYours])
        #expect(
            refusals { reader throws(FeedError) in try FeedPolicy.requireAuthor(of: hidden, reader) }
                == [nil, .notFound, .notYours, .notFound, .notFound])
        #expect(
            refusals { reader throws(FeedError) in try FeedPolicy.requireSeller(of: Self.shown, reader) }
                == [.notWorn, .notWorn, .notWorn, nil, .notWorn])
        #expect(
            refusals { reader throws(FeedError) in try FeedPolicy.requireSeller(of: hidden, reader) }
                == [.notWorn, .notFound, .notWorn, .notFound, .notFound])
        #expect(
            refusals { reader throws(FeedError) in _ = try FeedPolicy.moderator(reader) }
                == [.moderatorsOnly, .moderatorsOnly, nil, .moderatorsOnly, .service(.signInRequired)])
    }

    @Test func moderatorsDoNotUndoActsOnTheirOwnPosts() throws {
        let own = FeedPost(
            id: FeedPostID(Self.raw[4]), author: MemberID(Self.raw[2]), content: Self.content, at: Self.moment
        )
        let hidden = try own.moderated(.hide, reason: "이유", at: Self.later)
        #expect(throws: FeedError.ownPost) {
            try FeedPolicy.mayModerate(hidden, .restore, Self.moderator)
        }
        for act in [SubjectAct.hide, .remove] {
            #expect(throws: Never.self) { try FeedPolicy.mayModerate(own, act, Self.moderator) }
        }
        #expect(throws: Never.self) {
            try FeedPolicy.mayModerate(hidden, .restore, Self.member(5, .operator))
        }
    }

    @Test func anEditKeepsStateAndLikes() throws {
        let other = FeedPostContent(text: "단풍", photos: [Self.photo])
        let liked = try Self.moderated(.hide).liked(3)
        let edited = try liked.edited(other, at: Self.later)
        #expect(edited.content == other && edited.state == .hidden && edited.likes == 3)
        #expect(edited.moderation == liked.moderation && edited.version == liked.version.next)
        #expect(edited.editedAt == Self.later && edited.createdAt == Self.moment)
        #expect(liked.version == Version.first.next, "likes are no transitions")
    }

    @Test func aLinkIsTakenAwayOnce() throws {
        let left = try Self.shown.withoutWorn()
        #expect(left.content == FeedPostContent(text: "느티나무", photos: [Self.photo]))
        #expect(left.detached == Self.link.listing && left.editedAt == nil)
        #expect(left.version == Version.first.next)
        #expect(throws: FeedError.notWorn) { try left.withoutWorn() }
        let edited = try left.edited(Self.content, at: Self.later)
        #expect(edited.detached == Self.link.listing, "an edit keeps what was taken away")
    }

    @Test func anActThatChangesNothingIsRefused() throws {
        #expect(throws: FeedError.wrongState(.shown)) { try Self.moderated(.restore) }
        let hidden = try Self.moderated(.hide)
        #expect(throws: FeedError.wrongState(.hidden)) {
            try hidden.moderated(.hide, reason: "이유", at: Self.later)
        }
        let restored = try hidden.moderated(.restore, reason: "오해", at: Self.later)
        #expect(restored.state == .shown && restored.moderation == nil)
        let removed = try hidden.moderated(.remove, reason: "사기", at: Self.later)
        #expect(removed.moderation == FeedPostModeration(reason: "사기", moderatedAt: Self.later))
    }

    @Test func aRemovedPostDoesNotChange() throws {
        for removed in [try Self.shown.removed(), try Self.moderated(.remove)] {
            #expect(removed.version == Version.first.next)
            #expect(throws: FeedError.notFound) { try removed.edited(Self.content, at: Self.later) }
            #expect(throws: FeedError.notFound) { try removed.withoutWorn() }
            #expect(throws: FeedError.notFound) { try removed.removed() }
            for act in SubjectAct.allCases {
                #expect(throws: FeedError.notFound) {
                    try removed.moderated(act, reason: "이유", at: Self.later)
                }
            }
        }
    }

    @Test func anErasedPostIsBlank() throws {
        let erased = try Self.moderated(.hide).withoutWorn().liked(2).erased()
        #expect(erased.content == FeedPostContent(text: "") && erased.isErased)
        #expect(erased.moderation == nil && erased.detached == nil && erased.likes == 0)
        #expect(erased.attachedPictures == nil)
        #expect(!Self.shown.isErased)
        #expect(!(try Self.shown.removed().isErased))
    }
}
