import Comments
import Vocabulary
import Wire

extension CommentEndpoints {
    static let sendMessage = Endpoint<NewMessage, CommentView, CommentError>(
        name: "comments.sendMessage", .post, "/api/v1/conversations", access: .member, status: 201,
        creates: true, limit: .perMember(20, oneMoreEach: .seconds(3)),
        summary: "Send a message to a record's owner, or to the other party of a deal; only the two see it.",
        input: NewMessage.shape, output: CommentWire.view,
        failures: CommentWire.failures.only(
            .invalidFields([]), .subjectNotFound, .subjectClosed, .ownSubject))

    static let conversations = Endpoint<ConversationsInput, Page<ConversationView>, CommentError>(
        name: "comments.conversations", .get, "/api/v1/conversations", access: .member,
        summary: "A page of one's own conversations, the last in which something was said first.",
        input: ConversationsInput.shape, output: CommentWire.conversations,
        failures: CommentWire.failures.only(.invalidFields([])))

    static let conversation = Endpoint<OneConversation, ConversationView, CommentError>(
        name: "comments.conversation", .get, "/api/v1/conversations/{id}", access: .member,
        summary: "One of one's own conversations; what was said are the comments on it.",
        input: OneConversation.shape, output: CommentWire.conversation,
        failures: CommentWire.failures.only(.conversationNotFound))
}
