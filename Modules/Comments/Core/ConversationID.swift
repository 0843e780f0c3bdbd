public import Vocabulary

/// The subject of a conversation's identifier.
public enum ConversationSubject: IdentifierSubject {
    /// `con`
    public static let prefix = "con"
}

/// Names a conversation.
public typealias ConversationID = Identifier<ConversationSubject>
