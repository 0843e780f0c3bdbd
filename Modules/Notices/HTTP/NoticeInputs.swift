import Notices
import Vocabulary
import Wire

/// A verb's notice and nothing else.
struct OneNotice: Sendable {
    let id: NoticeID

    static let shape = Shape<OneNotice>("OneNotice", Field("id", .id()) { $0.id }) { OneNotice(id: $0) }
}

/// A page of all notices or of unread ones.
struct NoticesInput: Sendable {
    let unread: Bool
    let page: PageFields

    static let shape = Shape<NoticesInput>(
        "NoticesInput", Field("unread", .bool, fallback: false) { $0.unread },
        Field(flattening: PageFields.shape) { $0.page }
    ) { unread, page in NoticesInput(unread: unread, page: page) }
}

/// Up to where notices are read; nil for all.
struct ReadingInput: Sendable {
    let through: Int64?

    static let shape = Shape<ReadingInput>(
        "NoticeReading", Field("through", WireCoder<Int64>.integer.optional) { $0.through }
    ) { ReadingInput(through: $0) }
}

/// The sequence to resume after, for clients that cannot send `Last-Event-ID`. Any text is accepted: one that
/// is no sequence counts as now.
struct EventsInput: Sendable {
    let after: String?

    static let shape = Shape<EventsInput>(
        "EventsInput", Field("after", WireCoder<String>.text(example: "12").optional) { $0.after }
    ) { EventsInput(after: $0) }
}
