import Notices
import NoticesFakes
import Vocabulary

/// Verbs whose streams tell what was missed, break off and come back, and then end with the session.
enum EndingRepository {
    /// Those verbs, whose other verbs are real.
    static func make(_ real: any NoticeRepository, _ stage: NoticeStage) async throws -> NoticeRepositoryFake
    {
        let views = try await real.notices(.first).items.prefix(2).reversed()
        var fake = NoticeRepositoryFake(forwardingTo: real)
        fake.events = { [views] _ throws(NoticeError) in
            let events: [NoticeEvent] =
                [.reset(through: 3)] + views.map { .notice($0) } + [
                    .unread(2, through: 11), .beat, .interrupted(.unavailable("the server ended the stream")),
                    .unread(2, through: 11), .ended(.signedOut),
                ]
            let queue = EventQueue(events)
            return NoticeStream { () throws(NoticeError) in
                queue.take()
            } close: {
            }
        }
        return fake
    }
}
