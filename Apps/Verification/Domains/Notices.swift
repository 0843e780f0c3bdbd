import Composition
import ContractKit
import Notices
import NoticesContract
import NoticesSQL
import Vocabulary

extension Trial {
    /// How notices are tried.
    static let notices = Trial(
        .notices, contract: noticesContract, verification: NoticeVerification.verification,
        drill: { _ in NoticeDrill() })

    private static let noticesContract = DomainContract(
        "notices", NoticeContract.clauses, verbs: { try $0.notices }
    ) { environment, place in
        let setup = NoticeTestSetup()
        let store: any NoticeStore =
            place.map { SQLNoticeStore($0.database, limits: setup.limits) }
            ?? InMemoryNoticeStore(limits: setup.limits)
        let service = environment.service(over: store, setup)
        return NoticeFixture.of(
            { service }, with: setup, in: environment, reopen: { try await place?.reopen() })
    }
}
