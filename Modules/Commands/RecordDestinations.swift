public import Terminal
public import Vocabulary

/// Where the screen of a record leads that other domains have: slots with names, which the app fills. A slot
/// that is empty has no action.
public struct RecordDestinations: Sendable {
    private let comments: (@Sendable (AnyIdentifier, String) -> Destination)?
    private let conversation: (@Sendable (AnyIdentifier, String) -> Destination)?
    private let report: (@Sendable (AnyIdentifier) -> Destination)?

    /// To what is said about the record that is called so, to what one says about it to its owner alone, and
    /// to the form by which it is reported; nowhere, unless said otherwise.
    public init(
        comments: (@Sendable (AnyIdentifier, String) -> Destination)? = nil,
        conversation: (@Sendable (AnyIdentifier, String) -> Destination)? = nil,
        report: (@Sendable (AnyIdentifier) -> Destination)? = nil
    ) {
        (self.comments, self.conversation, self.report) = (comments, conversation, report)
    }

    /// Leads to what is said about it.
    public static let comments = Action(
        "record.comments", Phrase(en: "See comments", ko: "댓글 보기"), [.text("c")], isShown: true)
    /// Leads to what one says about it to its owner alone.
    public static let conversation = Action(
        "record.conversation", Phrase(en: "Message", ko: "메시지"), [.text("m")], isShown: true)
    /// Leads to the form by which it is reported.
    public static let report = Action("record.report", Phrase(en: "Report", ko: "신고"), [.text("!")])

    /// All of them.
    public static let actions = [comments, conversation, report]

    /// Whether one of the actions can be done with somebody's record, or with one's own, which nobody reports
    /// and about which others begin to talk; nil for any other action.
    public func availability(of action: ActionID, isOwn: Bool) -> Availability? {
        switch action {
        case Self.comments.id: comments == nil ? .absent : .possible
        case Self.conversation.id: conversation == nil || isOwn ? .absent : .possible
        case Self.report.id: report == nil || isOwn ? .absent : .possible
        default: nil
        }
    }

    /// Where the action leads from the record that is called so; nil where it does not.
    public func destination(
        of action: ActionID, from record: AnyIdentifier, titled title: String
    ) -> Destination? {
        switch action {
        case Self.comments.id: comments?(record, title)
        case Self.conversation.id: conversation?(record, title)
        case Self.report.id: report?(record)
        default: nil
        }
    }
}
