public import Commands
import Comments
public import Terminal
public import Vocabulary

extension Router {
    /// The screens of comments over these services; `subject` leads to a commented record, `destinations` to
    /// other records.
    public static func comments(
        _ services: Services, subject: (@Sendable (AnyIdentifier) -> Destination?)? = nil,
        destinations: RecordDestinations = RecordDestinations()
    ) -> Router {
        guard let comments = try? services.comments else { return Router([:]) }
        @Sendable func list(_ kind: CommentListScreen.Kind) -> any Mounted {
            Mount(
                CommentListScreen(
                    kind: kind, comments: comments, subject: subject ?? { _ in nil },
                    destinations: destinations))
        }
        @Sendable func titled(
            _ destination: Destination, _ kind: (AnyIdentifier, String) -> CommentListScreen.Kind
        ) -> (any Mounted)? {
            destination.subject.map { list(kind($0, destination.values["title"] ?? "")) }
        }
        @Sendable func form(_ goal: CommentForm.Goal?) -> (any Mounted)? {
            goal.map { Mount(CommentForm(goal: $0, comments: comments)) }
        }
        return Router(
            [
                Destination.ownComments.name: { _ in list(.mine) },
                Destination.conversations.name: { _ in Mount(ConversationListScreen(comments: comments)) },
                Destination.conversationName: { titled($0) { .conversation(about: $0, $1) } },
                Destination.messagingName: { form($0.subject.map { .message($0, .random()) }) },
                Destination.threadName: { titled($0) { .thread($0, $1) } },
                Destination.repliesName: { $0.comment.map { list(.replies($0)) } },
                Destination.writingName: { form(CommentForm.Goal(writing: $0)) },
                Destination.editingName: { form($0.comment.map { .edit($0) }) },
            ],
            menu: [
                MenuItem(ConversationListScreen.show, .conversations, rank: 30),
                MenuItem(CommentListScreen.show, .ownComments, rank: 80),
            ],
            examples: [
                .comments(on: example, ""), .replies(to: exampleID), .writing(on: example),
                .editing(exampleID), .conversation(about: example, ""), .messaging(example),
            ])
    }

    private static let exampleID = CommentID(RawIdentifier(high: 0, low: 0))
    private static let example = AnyIdentifier(exampleID)
}

extension Destination {
    static let threadName = "comments.thread"
    static let repliesName = "comments.replies"
    static let writingName = "comments.write"
    static let editingName = "comments.edit"
    static let conversationName = "comments.conversation"
    /// As drafts on devices name it, also those of earlier versions.
    static let messagingName = "comments.say"

    /// The member's own conversations.
    public static let conversations = Destination("comments.conversations")

    /// The conversation with the owner of a record with this title, or with its other party.
    public static func conversation(about subject: AnyIdentifier, _ title: String) -> Destination {
        Destination(conversationName, ["subject": "\(subject)", "title": title])
    }

    /// The form of a message in a conversation or about a record.
    static func messaging(_ subject: AnyIdentifier) -> Destination {
        Destination(messagingName, ["subject": "\(subject)"])
    }

    /// The member's own comments.
    public static let ownComments = Destination("comments.mine")

    /// The comments on a record with this title.
    public static func comments(on subject: AnyIdentifier, _ title: String) -> Destination {
        Destination(threadName, ["subject": "\(subject)", "title": title])
    }

    /// All replies to a comment.
    static func replies(to id: CommentID) -> Destination { Destination(repliesName, ["id": "\(id)"]) }

    /// The form of a new comment; a reply to a reply begins with its author's name.
    static func writing(
        on subject: AnyIdentifier, replyingTo parent: CommentID? = nil, naming name: String = ""
    ) -> Destination {
        var values = ["subject": "\(subject)"]
        values["id"] = parent.map { "\($0)" }
        if !name.isEmpty { values["name"] = name }
        return Destination(writingName, values)
    }

    /// The form that edits a comment.
    static func editing(_ id: CommentID) -> Destination { Destination(editingName, ["id": "\(id)"]) }

    var subject: AnyIdentifier? { values["subject"].flatMap { AnyIdentifier($0) } }
    var comment: CommentID? { values["id"].flatMap { CommentID($0) } }
}

extension CommentForm.Goal {
    /// The goal of a new comment; nil without a subject.
    fileprivate init?(writing destination: Destination) {
        guard let subject = destination.subject else { return nil }
        self = .add(
            subject, replyTo: destination.comment, naming: destination.values["name"] ?? "", .random())
    }
}
