import ContractKit
import Feed
import Testing
import Vocabulary

/// The parts of a change that a store writes in one step.
@Suite struct ChangeTests {
    private static let raw = (1...4).map { RawIdentifier(milliseconds: $0, random: (0, $0)) }
    private static let (author, other) = (MemberID(raw[0]), MemberID(raw[1]))
    private static let (moment, later) = (Timestamp(microseconds: 1), Timestamp(microseconds: 2))
    private static let photo = PictureCard(madeUp: PictureID(raw[2]), "앞면")
    private static let id = FeedPostID(raw[3])
    private static let shown = FeedPost(
        id: id, author: author, content: FeedPostContent(text: "느티나무", photos: [photo]), at: moment)

    private static func change(_ old: FeedPost = shown, to new: FeedPost) -> FeedPostChange {
        FeedPostChange(from: old, to: new, by: author, at: later)
    }

    @Test func anEditOfTheTextHasARevision() throws {
        let content = FeedPostContent(text: "단풍", photos: [Self.photo])
        let edit = Self.change(to: try Self.shown.edited(content, at: Self.later))
        #expect(
            edit.revision == FeedPostRevision(text: "느티나무", version: .first, replacedAt: Self.later))
        #expect(edit.messages.isEmpty && !edit.isModeration && !edit.endsHistory)
        let same = Self.change(to: try Self.shown.edited(Self.shown.content, at: Self.later))
        #expect(same.revision == nil)
    }

    @Test func aChangeTellsOfPhotosNoticesAndTheEnd() throws {
        let notice = Notice(
            id: NoticeID(Self.raw[2]), .feedMention, to: Self.other, by: Self.author,
            about: AnyIdentifier(Self.id), at: Self.later)
        let content = FeedPostContent(text: "@수연", photos: [])
        let edit = FeedPostChange(
            from: Self.shown, to: try Self.shown.edited(content, at: Self.later), by: Self.author,
            notices: [notice], at: Self.later)
        #expect(edit.messages.map(\.topic) == [OutboxMessage.picturesTopic, Notice.topic])
        #expect(edit.messages.last.flatMap { Notice($0) } == notice)
        let removal = Self.change(to: try Self.shown.removed())
        #expect(removal.endsHistory)
        #expect(removal.messages.map(\.topic) == [OutboxMessage.picturesTopic, OutboxMessage.closedTopic])
    }

    @Test func moderationTellsOfReadersAndTheEndOnce() throws {
        let hidden = try Self.shown.moderated(.hide, reason: "이유", at: Self.later)
        let hiding = Self.change(to: hidden)
        #expect(hiding.isModeration && hiding.moderator == Self.author && !hiding.endsHistory)
        #expect(hiding.messages.map(\.topic) == [OutboxMessage.picturesTopic])
        #expect(
            hidden.attachedPictures
                == AttachedPictures([Self.photo.id], isPublic: false, version: hidden.version))
        let removal = Self.change(
            hidden, to: try hidden.moderated(.remove, reason: "사기", at: Self.later))
        #expect(removal.messages.map(\.topic) == [OutboxMessage.closedTopic])
        let restoring = Self.change(
            hidden, to: try hidden.moderated(.restore, reason: "", at: Self.later))
        #expect(restoring.isModeration && restoring.moderator == nil)
    }
}
