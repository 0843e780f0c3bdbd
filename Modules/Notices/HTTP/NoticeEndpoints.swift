import Notices
import Vocabulary
public import Wire

/// The HTTP operations of notices.
public enum NoticeEndpoints {
    /// All of them, for routing, documentation and the access table.
    public static let all: [EndpointDescription] = [
        list.description, unread.description, read.description, readOne.description, events.description,
    ]

    static let list = Endpoint<NoticesInput, Page<NoticeView>, NoticeError>(
        name: "notices.list", .get, "/api/v1/notices", access: .member,
        summary: "A page of one's notices, the newest first.",
        input: NoticesInput.shape, output: NoticeWire.page,
        failures: NoticeWire.failures.only(.invalidFields([])))

    static let unread = Endpoint<Nothing, Int, NoticeError>(
        name: "notices.unread", .get, "/api/v1/notices/unread", access: .member,
        summary: "How many of one's notices are not read.",
        input: .nothing, output: NoticeWire.unread, failures: NoticeWire.failures.only())

    static let read = Endpoint<ReadingInput, Int, NoticeError>(
        name: "notices.read", .post, "/api/v1/notices/read", access: .member,
        summary: "Mark notices as read: all, or those up to a sequence.",
        input: ReadingInput.shape, output: NoticeWire.unread, failures: NoticeWire.failures.only())

    static let readOne = Endpoint<OneNotice, Int, NoticeError>(
        name: "notices.readOne", .post, "/api/v1/notices/{id}/read", access: .member,
        summary: "Mark one notice as read.",
        input: OneNotice.shape, output: NoticeWire.unread, failures: NoticeWire.failures.only(.notFound))

    static let events = Endpoint<EventsInput, EventAnswer, NoticeError>(
        name: "notices.events", "/api/v1/events",
        gives: [
            EventForm("notice", "a notice more; its id is the sequence.", data: NoticeWire.view.schema),
            EventForm(
                "unread", "how many are unread, at first and when it changes.",
                data: NoticeWire.unread.schema),
            EventForm("reset", "too many were missed to tell: read the list.", data: .anyObject),
            EventForm("end", "why nothing follows; do not come back.", data: NoticeWire.end.schema),
        ],
        limit: .perMember(60, oneMoreEach: .seconds(2)),
        summary: "What is new for oneself, as it comes, until the session ends.",
        input: EventsInput.shape,
        failures: NoticeWire.failures.only(
            .tooManyStreams(NoticeLimits().streamsPerMember)))
}
