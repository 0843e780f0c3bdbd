import ContractKit
import Notices
import NoticesContract
import Vocabulary

/// A place in memory with notices about a desk in it, which are the same in every run.
struct NoticeStage {
    let environment = ClauseEnvironment(.ascending)
    let setup = NoticeTestSetup()
    let service: NoticeService
    let recipient: MemberID
    private let actor: MemberID
    private let desk: AnyIdentifier

    init() {
        service = environment.service(over: InMemoryNoticeStore(), setup)
        let raw = RawIdentifier(milliseconds: 1, random: (0, 7))
        recipient = environment.members.owner.memberID ?? MemberID(raw)
        actor = environment.members.buyer.memberID ?? MemberID(raw)
        environment.directory.name(actor, "수연")
        let id: OrderID = environment.ids.next()
        desk = environment.subjects.add(id, of: recipient, "원목 책상").id
    }

    /// The recipient's verbs.
    var owner: any NoticeRepository { service.repository(for: environment.members.owner) }

    /// Records one more; answers which.
    @discardableResult
    func record(_ kind: NoticeKind, _ act: String = "") async throws -> NoticeID {
        let id: NoticeID = environment.ids.next()
        try await service.book.record(
            Notice(
                id: id, kind, to: recipient, by: kind == .moderation ? nil : actor, act: act, about: desk,
                at: environment.clock.now()))
        environment.clock.pass(.seconds(60))
        return id
    }

    /// One of each kind, the first of which is read.
    func furnish() async throws -> NoticeID {
        let first = try await record(.comment)
        for act in [
            "requested", "reserved", "accepted", "declined", "cancelled", "done", "expired", "agreed",
        ] {
            try await record(.deal, act)
        }
        for act in ["hide", "restore", "remove", "warn"] { try await record(.moderation, act) }
        for kind in [NoticeKind.reply, .mention, .message] { try await record(kind) }
        _ = try await owner.read(first)
        return first
    }
}
