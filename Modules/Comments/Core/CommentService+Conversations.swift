public import Vocabulary

extension CommentService: ConversationBook {
    /// Adds a message that another domain kept to the conversation; the same message is added once.
    public func take(_ message: SaidMessage) async throws(ServiceFailure) {
        do throws(CommentError) {
            let conversation = try await store.begin(
                Conversation(
                    id: ids.next(), about: message.subject, of: message.author, and: message.recipient,
                    at: message.saidAt), by: message.author)
            let comment = Comment(
                id: ids.next(), on: AnyIdentifier(conversation.id), by: message.author,
                CommentText(plain: message.text), at: message.saidAt)
            _ = try await store.insert(comment, telling: [], request: message.request(at: time.now()))
        } catch .subjectNotFound, .service(.accessInvalid) {
            // A member of the conversation has withdrawn, and the message goes with them.
        } catch {
            throw error.service ?? .internal(error.code)
        }
    }
}

extension SaidMessage {
    /// By which it is known again.
    fileprivate func request(at now: Timestamp) -> IdempotentRequest? {
        IdempotencyKey("\(subject)-\(number)").map { key in
            IdempotentRequest(
                IdempotentRequest.Scope(key, verb: "conversations.take", member: author),
                RequestContent(of: ["\(subject)", text]), at: now)
        }
    }
}
