public import Vocabulary

/// The verbs of notices, for one principal: always about the principal's own.
///
/// Every verb may throw `service(.signInRequired)` for a visitor, and `service` failures. A verb that throws
/// has changed nothing; a verb that returns has made its change durable.
public protocol NoticeRepository: Sendable {
    /// A page of all notices or of unread ones, the newest first. Waiting messages become notices first.
    ///
    /// Pages by cursor neither repeat nor skip one that stays while others come and go; numbered pages carry
    /// the total. Throws `invalidFields` for the cursor of another list.
    func notices(_ page: PageRequest, unreadOnly: Bool) async throws(NoticeError) -> Page<NoticeView>

    /// How many are not read.
    func unread() async throws(NoticeError) -> Int

    /// Marks all up to that sequence as read, or all there are if none is named; answers how many are not
    /// read now. Again changes nothing.
    func read(through sequence: Int64?) async throws(NoticeError) -> Int

    /// Marks one as read; answers how many are not read now. Again changes nothing. Throws `notFound` if it
    /// is none of the member's.
    func read(_ id: NoticeID) async throws(NoticeError) -> Int

    /// The stream of new notices, starting with up to 200 after that sequence; then, and at each change, the
    /// unread count. If more were missed, a `reset` comes instead. A future sequence counts as now.
    ///
    /// It ends with `ended` when the session ends or the member is suspended or withdraws. Throws
    /// `tooManyStreams`; the stream throws its failure, and can then be reopened after the last sequence
    /// without a gap.
    func events(after sequence: Int64?) async throws(NoticeError) -> NoticeStream
}

extension NoticeRepository {
    /// Marks all as read; answers how many have come since. Throws as `read(through:)`.
    @discardableResult
    public func readAll() async throws(NoticeError) -> Int { try await read(through: nil) }

    /// A page of all notices. Throws as `notices(_:unreadOnly:)`.
    public func notices(_ page: PageRequest) async throws(NoticeError) -> Page<NoticeView> {
        try await notices(page, unreadOnly: false)
    }
}

extension Services {
    /// The verbs of notices. Throws `internal` where none were provided.
    public var notices: any NoticeRepository {
        get throws(NoticeError) {
            try repository((any NoticeRepository).self, failure: NoticeError.self)
        }
    }
}
