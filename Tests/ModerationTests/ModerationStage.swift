import Commands
import ContractKit
import Moderation
import ModerationContract
import Terminal
import Vocabulary

/// A small place for what people see: two things that were reported, one note, one act.
struct ModerationStage {
    let environment = ClauseEnvironment(.ascending)
    let acts = KnownActs()
    let service: ModerationService
    private(set) var things: [AnyIdentifier] = []
    private(set) var batch: BatchID?

    /// Empty, or with what is reported.
    init(empty: Bool = false) async throws {
        service = environment.service(over: InMemoryModerationStore(), acts)
        guard !empty, let owner = environment.members.owner.memberID else { return }
        for title in [
            "골목 끝 원목 책상", "A desk whose title is much longer than what fits beside other columns", "의자",
        ] {
            let id = Identifier<MadeUpSubject>(environment.ids.next())
            things.append(environment.subjects.add(id, of: owner, title).id)
        }
        let (stranger, buyer) = (verbs(environment.members.stranger), verbs(environment.members.buyer))
        _ = try await stranger.report(ReportDraft(things[0], .fraud, text: "입금 후 연락이 없습니다"))
        environment.clock.advance(by: .seconds(3600))
        _ = try await buyer.report(ReportDraft(things[0], .spam))
        _ = try await stranger.report(ReportDraft(things[1], .other, text: "이상합니다"))
        _ = try await stranger.report(ReportDraft(things[2], .spam))
        let keeper = verbs(environment.members.moderator)
        _ = try await keeper.note("판매자에게 물어봤습니다", about: things[0])
        environment.clock.advance(by: .seconds(3600))
        batch = try await keeper.act(
            ModerationOrder(.hide, things[2], reason: "광고를 도배했습니다")
        ).batch.id
    }

    /// The verbs of a principal.
    func verbs(_ principal: Principal) -> any ModerationRepository { service.repository(for: principal) }

    /// What its records are called.
    static let kinds = RecordKinds([ThingSubject.self, MemberSubject.self])

    /// Services of a principal, and what commands need besides.
    func services(_ principal: Principal) -> Services {
        var services = Services()
        services.provide(RecordKinds.self, Self.kinds)
        services.provide((any ModerationRepository).self, verbs(principal))
        return services
    }
}

/// The things of the stage, as their domain would name them.
private enum ThingSubject: NamedSubject {
    static let prefix = MadeUpSubject.prefix
    static let noun = Phrase(en: "listing", ko: "물건")
}
