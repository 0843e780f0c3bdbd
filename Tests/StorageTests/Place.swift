import Blobs
import ContractKit
import Storage
import StorageContract
import StorageFakes
import StorageHTTP
import TestKit
import Vocabulary
import Wire

/// The ways in which these tests run pictures.
enum Place: String, CaseIterable, Sendable {
    case inMemory, overTheLoopback

    /// An empty place whose identifiers come in that order.
    func fixture(_ order: IdentifierOrder) -> PictureFixture {
        let environment = ClauseEnvironment(order)
        let (records, blobs) = (KnownRecords(), InMemoryBlobStore(time: environment.clock))
        let service = environment.service(over: InMemoryPictureStore(), blobs, records)
        let loopback = Loopback(service.dispatcher)
        return .of(
            PictureTestSetup(records: records, blobs: blobs) { service }, in: environment,
            verbs: { service, principal in
                switch self {
                case .inMemory: service.repository(for: principal)
                case .overTheLoopback: RemotePictureRepository(loopback.caller(as: principal))
                }
            })
    }
}

extension PictureService {
    /// A server of pictures alone, which believes every token.
    var dispatcher: Dispatcher { .trusting(pictureRoutes(repository)) }
}

/// Who calls, and the sound verbs that lie below a fault.
struct PlaceCaller: Sendable {
    let principal: Principal
    let environment: ClauseEnvironment
    let service: PictureService

    /// The caller's own verbs, without the fault.
    var sound: any PictureRepository { service.repository(for: principal) }
    /// The owner's verbs, without the fault.
    var owner: any PictureRepository { service.repository(for: environment.members.owner) }
}

extension PictureFixture {
    typealias StoreChange = @Sendable (inout PictureStoreFake) -> Void
    typealias VerbsChange = @Sendable (inout PictureRepositoryFake, PlaceCaller) -> Void

    /// A place in memory, with a fault in its store, its blobs or its verbs.
    static func place(
        _ order: IdentifierOrder, store change: StoreChange = { _ in },
        blobs swap: (InMemoryBlobStore) -> any BlobStore = { $0 },
        verbs bend: @escaping VerbsChange = { _, _ in }
    ) -> PictureFixture {
        let environment = ClauseEnvironment(order)
        let (records, blobs) = (KnownRecords(), InMemoryBlobStore(time: environment.clock))
        var store = PictureStoreFake(forwardingTo: InMemoryPictureStore())
        change(&store)
        let service = environment.service(over: store, swap(blobs), records)
        return .of(
            PictureTestSetup(records: records, blobs: blobs) { service }, in: environment,
            verbs: { service, principal in
                let caller = PlaceCaller(principal: principal, environment: environment, service: service)
                var verbs = PictureRepositoryFake(forwardingTo: caller.sound)
                bend(&verbs, caller)
                return verbs
            })
    }

    /// A place that is empty each time it was closed.
    static func forgetfulPlace(_ order: IdentifierOrder) -> PictureFixture {
        let environment = ClauseEnvironment(order)
        let (records, blobs) = (KnownRecords(), InMemoryBlobStore(time: environment.clock))
        let store = LockedValue<any PictureStore>(InMemoryPictureStore())
        let setup = PictureTestSetup(records: records, blobs: blobs) {
            environment.service(over: store.now, blobs, records)
        }
        return .of(
            setup, in: environment, reopen: { store.withLock { $0 = InMemoryPictureStore() } })
    }
}

extension Fault<PictureFixture> {
    /// A fault of the store, which forwards what `change` leaves alone.
    static func store(
        _ name: String, caughtBy clauses: String..., change: @escaping PictureFixture.StoreChange
    ) -> Fault {
        Fault(name, caughtBy: clauses) { .place($0, store: change) }
    }

    /// A fault of the verbs, which forward what `change` leaves alone.
    static func verbs(
        _ name: String, caughtBy clauses: String..., change: @escaping PictureFixture.VerbsChange
    ) -> Fault {
        Fault(name, caughtBy: clauses) { .place($0, verbs: change) }
    }
}
