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

/// A conversation with what was said in it, as archives show them together.
public struct Transcript: Sendable {
    /// Who talks about what.
    public let conversation: ConversationView
    /// What was said, the first first.
    public let said: [CommentView]

    /// Memberwise.
    public init(_ conversation: ConversationView, _ said: [CommentView]) {
        (self.conversation, self.said) = (conversation, said)
    }
}

extension CommentRepository {
    /// One of one's own conversations with all that was said in it. Throws as `comments`.
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
