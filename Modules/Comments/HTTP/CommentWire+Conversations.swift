public import Comments
public import Vocabulary
public import Wire

extension CommentWire {
    /// A conversation as one of its two sees it.
    public static let conversation: WireCoder<ConversationView> = Shape<ConversationView>(
        "Conversation",
        Field("id", .id()) { $0.id },
        Field("about", subject) { $0.subject },
        Field("title", .text(example: "원목 책상")) { $0.title },
        Field("with", .memberCard("ConversationPartner", nickname: "이웃")) { $0.other },
        Field("last", view.optional) { $0.last },
        Field("startedAt", .timestamp) { $0.startedAt },
        Field("saidAt", .timestamp) { $0.saidAt },
        Field("open", .bool) { $0.isOpen }
    ) { id, subject, title, other, last, startedAt, saidAt, isOpen in
        ConversationView(
            id: id, subject: subject, title: title, other: other, last: last, startedAt: startedAt,
            saidAt: saidAt, isOpen: isOpen)
    }.coder

    /// A page of conversations.
    public static let conversations: WireCoder<Page<ConversationView>> = .page(
        "ConversationPage", of: conversation)

    /// A conversation and all that was said in it, the first first.
    public static let transcript: WireCoder<Transcript> = Shape<Transcript>(
        "Transcript", Field("conversation", conversation) { $0.conversation },
        Field("said", view.array) { $0.said }
    ) { Transcript($0, $1) }.coder
}

/// A conversation with its messages, for archives.
public struct Transcript: Sendable {
    /// The conversation with its members and subject.
    public let conversation: ConversationView
    /// The messages, the oldest first.
    public let said: [CommentView]

    /// Memberwise.
    public init(_ conversation: ConversationView, _ said: [CommentView]) {
        (self.conversation, self.said) = (conversation, said)
    }
}

extension CommentRepository {
    /// A conversation of the member's with all its messages. Throws as `comments`.
    public func transcript(of conversation: ConversationView) async throws(CommentError) -> Transcript {
        var (said, next): ([CommentView], Cursor?) = ([], nil)
        repeat {
            let page = try await comments(
                on: AnyIdentifier(conversation.id), .oldest, .largest(after: next))
            said += page.items.map(\.comment)
            next = page.next
        } while next != nil
        return Transcript(conversation, said)
    }
}
