import Commands
import ContractKit
import Notices
import NoticesContract
import Terminal
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

    /// Records one more, by that member, or by the usual one; answers which.
    @discardableResult
    func record(
        _ kind: NoticeKind, _ act: String = "", by principal: Principal? = nil, isNamed: Bool = true
    ) async throws -> NoticeID {
        let id: NoticeID = environment.ids.next()
        let member = principal?.memberID ?? actor
        try await service.book.record(
            Notice(
                id: id, kind, to: recipient, by: isNamed ? member : nil, act: act, about: desk,
                at: environment.clock.now()))
        environment.clock.pass(.seconds(60))
        return id
    }

    /// Eight notices, the first of which is read: of each kind, without an actor, without words for its kind,
    /// of two actors and of three.
    func furnish() async throws -> NoticeID {
        let first = try await record(.testText)
        for act in ["accepted", "done"] { try await record(.testAct, act) }
        try await record(.testAct, "hidden", isNamed: false)
        try await record(.testLatest)
        try await record(NoticeKind(declared: "of-a-newer-server"))
        let (stranger, moderator) = (environment.members.stranger, environment.members.moderator)
        for member in [stranger, nil] { try await record(.testCrowd, by: member) }
        for member in [moderator, stranger, nil] { try await record(.testCrowdOfActs, by: member) }
        _ = try await owner.read(first)
        return first
    }

    /// How the kinds of the clauses read; one has no words.
    static let wordings = NoticeWordings([
        NoticeWording(.testText) { parts in
            Phrase(
                en: "\(parts.actor.en) wrote about \(parts.subject.en).",
                ko: "\(parts.actor.ko) \(parts.subject.ko)에 글을 썼습니다.")
        },
        NoticeWording(.testAct) { parts in
            Phrase(
                en: "\(parts.actor.en) marked \(parts.subject.en) as \(parts.act).",
                ko: "\(parts.actor.ko) \(parts.subject.ko)을(를) \(parts.act)(으)로 표시했습니다.")
        },
        NoticeWording(.testLatest) { parts in
            Phrase(
                en: "\(parts.actor.en) sent a message about \(parts.subject.en).",
                ko: "\(parts.actor.ko) \(parts.subject.ko)에 대해 메시지를 보냈습니다.")
        },
        NoticeWording(.testCrowd) { parts in
            Phrase(
                en: "\(parts.actor.en) liked \(parts.subject.en).",
                ko: "\(parts.actor.ko) \(parts.subject.ko)을(를) 좋아합니다.")
        },
        NoticeWording(.testCrowdOfActs) { parts in
            Phrase(
                en: "\(parts.actor.en) joined \(parts.subject.en).",
                ko: "\(parts.actor.ko) \(parts.subject.ko)에 참여했습니다.")
        },
    ])
}
