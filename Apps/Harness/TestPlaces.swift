import Auth
import AuthContract
import Composition
import ContractKit
import Glibc
import Settings
import TestHooks
import Verification
import Vocabulary
import Wire
import WireServer

/// The place that is open, and who commands it.
actor TestPlaces {
    private let backend: Backend
    private var place: TestPlace?
    private var count = 0

    /// Places in memory or in files beside a path. Throws `unavailable` for other backends.
    init(_ backend: Backend) throws(ServiceFailure) {
        switch backend {
        case .memory, .sqlite: self.backend = backend
        case .postgres, .server:
            throw .unreachable(
                english: "Places for tests are in memory or in SQLite files: \(backend) is neither.",
                korean: "테스트용 서버는 메모리나 SQLite 파일에만 만들 수 있습니다. \(backend)은(는) 쓸 수 없습니다.")
        }
    }

    /// The endpoints by which the bearer of the token commands the place.
    nonisolated func dispatcher(token: String) -> Dispatcher {
        let ids = SystemIdentifiers()
        let commander = Principal.member(ids.next(), session: ids.next(), role: .operator)
        let routes = [
            Route(TestControl.open) { _, _ throws(AuthError) in try await self.open() },
            Route(TestControl.clock) { moment, _ throws(AuthError) in
                try await self.current().turnClock(to: moment)
                return Nothing()
            },
            Route(TestControl.appoint) { appointment, _ throws(AuthError) in
                let platform = try await self.current().platform
                if appointment.isAct {
                    try await platform.appoint(appointment.member, as: appointment.role)
                } else {
                    try await platform.furnish(appointment.member, with: appointment.role)
                }
                return Nothing()
            },
            Route(TestControl.recordAct) { act, _ throws(AuthError) in
                try await self.log { try await $0.record(act) }
                return Nothing()
            },
            Route(TestControl.acts) { _, _ throws(AuthError) in try await self.log { try await $0.events() }
            },
            Route(TestControl.mail) { _, _ throws(AuthError) in try await self.current().mailer.sent },
            Route(TestControl.breakMail) { _, _ throws(AuthError) in
                try await self.current().mailer.breakDown()
                return Nothing()
            },
        ]
        return Dispatcher(routes + pictureRoutes + portRoutes) { given throws(ServiceFailure) in
            guard given == token else { throw .accessInvalid }
            return commander
        }
    }

    /// Ends the place that is open.
    func end() async {
        let old = place
        place = nil
        await old?.end()
    }

    private func open() async throws(AuthError) -> String {
        await end()
        count += 1
        do throws(ServiceFailure) {
            let next = try await TestPlace.open(backend, number: count)
            place = next
            return next.address
        } catch {
            throw .service(error)
        }
    }

    /// Does something with the audit log of the place. What a log throws is an outage.
    private func log<Value: Sendable>(
        _ work: (ClauseAuditLog) async throws -> Value
    ) async throws(AuthError) -> Value {
        do {
            return try await work(ClauseAuditLog(of: current().platform))
        } catch let error as AuthError {
            throw error
        } catch {
            throw .service(error as? ServiceFailure ?? .internal("\(error)"))
        }
    }

    /// Asks something of the place. What it throws is an outage.
    func asked<Value: Sendable>(
        _ work: @Sendable (TestPlace) async throws -> Value
    ) async throws(TestControl.Failure) -> Value {
        let place = try current()
        do {
            return try await work(place)
        } catch {
            throw TestControl.outage(error as? ServiceFailure ?? .internal("\(error)"))
        }
    }

    func current() throws(AuthError) -> TestPlace {
        guard let place else { throw .service(.unavailable("no place is open")) }
        return place
    }
}

/// A whole Madang of which everything can be commanded.
struct TestPlace: Sendable {
    let address: String
    let platform: LocalPlatform
    let mailer: RecordingMailer
    let pictures: ClausePictures
    let members: KnownMembers
    let messages: ClauseMessages
    private let clock: ManualClock
    private let server: WireServer
    private let serving: Task<Void, any Error>
    private let file: String?

    /// Opens it on a port of its own.
    static func open(_ backend: Backend, number: Int) async throws(ServiceFailure) -> TestPlace {
        let (clock, mailer) = (ManualClock(), RecordingMailer())
        let (members, heard) = (LockedValue(KnownMembers()), LockedValue<[OutboxMessage]>([]))
        var decorators = PortDecorators()
        decorators.members = { accounts in
            let known = KnownMembers(over: accounts)
            members.withLock { $0 = known }
            return known
        }
        decorators.knowClauseNotices()
        decorators.hears = { message in heard.withLock { $0.append(message) } }
        var file: String?
        if case .sqlite(let path) = backend { file = "\(path).place-\(number)" }
        let platform = try await newPlatform(file, clock, mailer).decorated(by: decorators)
        let (ports, found) = AsyncStream<Int>.makeStream()
        var configuration = WireServerConfiguration(port: 0, stopTime: .seconds(1))
        configuration.trustedProxies = TrustedProxies([AddressBlock("127.0.0.0/8")].compactMap { $0 })
        let server = WireServer(platform.dispatcher(), configuration, onListening: { found.yield($0) })
        let serving = Task {
            defer { found.finish() }
            try await server.run()
        }
        guard let port = await ports.first(where: { _ in true }) else {
            await platform.close()
            throw .noFreePort
        }
        return TestPlace(
            address: "http://127.0.0.1:\(port)", platform: platform, mailer: mailer,
            pictures: try ClausePictures(of: platform), members: members.now,
            messages: ClauseMessages(of: platform, heard: heard), clock: clock, server: server,
            serving: serving,
            file: file)
    }

    /// A platform in that file, or in memory if there is none, whose passwords are hashed quickly.
    private static func newPlatform(
        _ file: String?, _ clock: ManualClock, _ mailer: RecordingMailer
    ) async throws(ServiceFailure) -> LocalPlatform {
        let dependencies = PlatformDependencies.ephemeral(
            time: clock, hasher: FastPasswordHasher(), mailer: mailer)
        guard let file else { return LocalPlatform.inMemory(dependencies) }
        return try await LocalPlatform.sqlite(file, dependencies)
    }

    /// Sets the clock to microseconds since 1970. It goes back by a minute at least: requests that overtake
    /// each other tell of less.
    func turnClock(to moment: Int64) {
        let left = Timestamp(microseconds: moment).since(clock.rough)
        if left > .zero || left <= .seconds(-60) { clock.advance(by: left) }
    }

    /// Ends it and leaves nothing behind.
    func end() async {
        await server.stop()
        _ = await serving.result
        await platform.close()
        guard let file else { return }
        for suffix in ["", "-wal", "-shm"] { unlink(file + suffix) }
    }
}
