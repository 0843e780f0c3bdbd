import Auth
import AuthContract
import AuthFakes
import ContractKit
import Vocabulary

extension AuthFixture {
    typealias StoreChange = @Sendable (inout AuthStoreFake) -> Void
    typealias VerbsChange = @Sendable (inout AuthRepositoryFake, AuthService, RecordingMailer) -> Void
    typealias PortsChange = @Sendable (inout AuthPorts) -> Void

    /// Accounts in memory, with a fault in the store, the ports or the verbs.
    static func faulty(
        _ order: IdentifierOrder, store change: StoreChange = { _ in }, ports alter: PortsChange = { _ in },
        verbs bend: @escaping VerbsChange = { _, _, _ in }
    ) -> AuthFixture {
        var store = AuthStoreFake(forwardingTo: InMemoryAuthStore())
        change(&store)
        var fixture = AuthFixture(store: store, order: order, altering: alter)
        let (service, outbox) = (fixture.service, fixture.outbox)
        let bent: @Sendable (any AuthRepository) -> any AuthRepository = { sound in
            var verbs = AuthRepositoryFake(forwardingTo: sound)
            bend(&verbs, service, outbox)
            return verbs
        }
        let (calling, bearing) = (fixture.calling, fixture.bearing)
        fixture.anonymous = bent(fixture.anonymous)
        fixture.calling = { bent(calling($0)) }
        fixture.bearing = { token throws(AuthError) in bent(try await bearing(token)) }
        return fixture
    }

    /// Loses everybody when it is closed.
    static func emptiedWhenReopened(_ order: IdentifierOrder) -> AuthFixture {
        let isEmptied = LockedValue(false)
        var fixture = faulty(order) { store in
            let sound = store
            store.record = { id throws(AuthError) in
                isEmptied.now ? nil : try await sound.record(id)
            }
        }
        fixture.reopen = { isEmptied.withLock { $0 = true } }
        return fixture
    }

    /// Takes every caller for one of the same address.
    static func addressIgnored(_ order: IdentifierOrder) -> AuthFixture {
        var fixture = faulty(order)
        let calling = fixture.calling
        fixture.calling = { _ in calling("") }
        return fixture
    }
}

extension Fault<AuthFixture> {
    /// A fault of the store, which forwards what `change` leaves alone.
    static func store(
        _ name: String, caughtBy clauses: [String], _ change: @escaping AuthFixture.StoreChange
    ) -> Fault {
        Fault(name, caughtBy: clauses) { .faulty($0, store: change) }
    }

    /// A fault of a port.
    static func ports(
        _ name: String, caughtBy clauses: [String], _ change: @escaping AuthFixture.PortsChange
    ) -> Fault {
        Fault(name, caughtBy: clauses) { .faulty($0, ports: change) }
    }

    /// A fault of the verbs, which forward what `change` leaves alone.
    static func verbs(
        _ name: String, caughtBy clauses: [String], _ change: @escaping AuthFixture.VerbsChange
    ) -> Fault {
        Fault(name, caughtBy: clauses) { .faulty($0, verbs: change) }
    }
}
