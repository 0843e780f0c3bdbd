public import Terminal
public import Vocabulary

/// Links from a record's screen to screens of other domains: named slots that the app fills. An empty slot
/// has no action.
public struct RecordDestinations: Sendable {
    private let comments: (@Sendable (AnyIdentifier, String) -> Destination)?
    private let conversation: (@Sendable (AnyIdentifier, String) -> Destination)?
    private let report: (@Sendable (AnyIdentifier) -> Destination)?
    private let tabs: (@Sendable (AnyIdentifier) -> [Tab])?
    private let place: (@Sendable (AnyIdentifier) -> Destination?)?

    /// Slots for a record's comments, for a private conversation with its owner, for its report form, for the
    /// tabs of other domains, and for the page of any record, each given the record, the first two also its
    /// title; empty by default.
    public init(
        comments: (@Sendable (AnyIdentifier, String) -> Destination)? = nil,
        conversation: (@Sendable (AnyIdentifier, String) -> Destination)? = nil,
        report: (@Sendable (AnyIdentifier) -> Destination)? = nil,
        tabs: (@Sendable (AnyIdentifier) -> [Tab])? = nil,
        place: (@Sendable (AnyIdentifier) -> Destination?)? = nil
    ) {
        (self.comments, self.conversation, self.report) = (comments, conversation, report)
        (self.tabs, self.place) = (tabs, place)
    }

    /// What other domains show of the record on its page; nothing by default.
    public func tabs(of record: AnyIdentifier) -> [Tab] { tabs?(record) ?? [] }

    /// The page of a record of any domain, such as a member; nil if it has none.
    public func place(of record: AnyIdentifier) -> Destination? { place?(record) }

    /// Opens the comments on the record.
    public static let comments = Action(
        "record.comments", Phrase(en: "See comments", ko: "댓글 보기"), [.text("c")], isShown: true)
    /// Opens the private conversation with its owner.
    public static let conversation = Action(
        "record.conversation", Phrase(en: "Message", ko: "메시지"), [.text("m")], isShown: true)
    /// Opens the report form.
    public static let report = Action("record.report", Phrase(en: "Report", ko: "신고"), [.text("!")])

    /// All three actions.
    public static let actions = [comments, conversation, report]

    /// Whether one of the actions is possible for a record. Members cannot report or start a conversation
    /// about their own record. Nil for any other action.
    public func availability(of action: ActionID, isOwn: Bool) -> Availability? {
        switch action {
        case Self.comments.id: comments == nil ? .absent : .possible
        case Self.conversation.id: conversation == nil || isOwn ? .absent : .possible
        case Self.report.id: report == nil || isOwn ? .absent : .possible
        default: nil
        }
    }

    /// The destination of the action for a record with this title; nil if it has none.
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
