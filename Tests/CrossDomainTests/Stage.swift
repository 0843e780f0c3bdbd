import Auth
import AuthConsole
import Composition
import ContractKit
import Listings
import Settings
import Synchronization
import Terminal
import TestHooks
import TestKit
import Testing
import Vocabulary
import Wire

/// Where a story plays.
enum Place: String, Sendable, CaseIterable {
    case memory, sqliteInMemory, sqliteInFile, loopbackOverMemory, loopbackOverSQLite, loopbackOverFile

    /// Those whose verbs travel as bytes; over a file what visitors are answered is kept.
    static let loopbacks: [Place] = [.loopbackOverMemory, .loopbackOverSQLite, .loopbackOverFile]

    var isLoopback: Bool { Self.loopbacks.contains(self) }
}

/// A platform of a story's own, with a clock that the story moves.
struct Stage: Sendable {
    let clock: ManualClock
    let local: LocalPlatform
    /// What front ends hold: the local platform itself, or a remote one over its loopback.
    let platform: any Platform
    let wire: CountingTransport
    private let folder: TemporaryFolder

    /// Sets it up at that place; with payments if members pay, by test money.
    init(_ place: Place, withPayments: Bool = false) async throws {
        let (clock, folder) = (ManualClock(), try TemporaryFolder())
        let dependencies = PlatformDependencies.ephemeral(
            time: clock, hasher: QuickHasher(), payments: withPayments ? .tried(by: clock) : .off)
        let local =
            switch place {
            case .memory, .loopbackOverMemory: LocalPlatform.inMemory(dependencies)
            case .sqliteInMemory, .loopbackOverSQLite: try await LocalPlatform.sqlite(nil, dependencies)
            case .sqliteInFile, .loopbackOverFile:
                try await LocalPlatform.sqlite(folder.path + "/madang.sqlite", dependencies)
            }
        wire = CountingTransport(Loopback(local.dispatcher()))
        platform = place.isLoopback ? RemotePlatform(over: wire, backend: .memory) : local
        self.clock = clock
        self.local = local
        self.folder = folder
    }

    /// Somebody who has just joined.
    func join(_ name: String) async throws -> Person { try await platform.join(name) }

    /// The same member through another session.
    func login(_ name: String) async throws -> Person { try await platform.login(name) }

    /// Pays in a browser at the address of a checkout.
    func pay(at address: String) async throws {
        let services = local.testServices(for: .anonymous)
        let browser = try #require(services.provided(BuyerBrowser.self), "a story without payments")
        try await browser.pay(at: try #require(RightSecret(address.suffix(RightSecret.length))))
    }

    func browse() async throws -> [ListingView] {
        try await platform.anonymous.listings.browse(ListingQuery(), .first).items
    }
}

extension Platform {
    /// Somebody who has just joined.
    func join(_ name: String) async throws -> Person {
        let signedIn = try await anonymous.auth.join(
            JoinDraft(email: Person.email(of: name), password: Person.password, nickname: name),
            device: "test")
        return try await person(signedIn)
    }

    /// A member who has joined, through another session.
    func login(_ name: String) async throws -> Person {
        try await person(
            try await anonymous.auth.login(
                email: Person.email(of: name), password: Person.password, device: "other"))
    }

    /// The tokens of a new session of a member who has joined.
    func tokens(of name: String) async throws -> (access: String, refresh: String) {
        let signedIn = try await anonymous.auth.login(
            email: Person.email(of: name), password: Person.password, device: "other")
        return (signedIn.tokens.accessToken, signedIn.tokens.refreshToken)
    }

    /// Whether somebody of that name has an account.
    func knows(_ name: String) async throws -> Bool {
        do throws(AuthError) {
            _ = try await anonymous.auth.login(
                email: Person.email(of: name), password: Person.password, device: "other")
            return true
        } catch .wrongCredentials {
            return false
        }
    }

    /// What is on sale, in the order of the titles.
    func titles() async throws -> [String] {
        try await anonymous.listings.browse(ListingQuery(), .first).items.map(\.listing.details.title)
            .sorted()
    }

    private func person(_ signedIn: SignedIn) async throws -> Person {
        let session = session(keptIn: InMemorySessionStorage())
        try await session.begin(signedIn)
        return Person(
            id: signedIn.account.id, sessionID: signedIn.session, session: session, platform: self)
    }
}

/// Somebody with an account at a front end.
struct Person: Sendable {
    let id: MemberID
    let sessionID: SessionID
    let session: MemberSession
    let platform: any Platform

    static let password = "correct horse battery"

    /// An email of letters and digits for any name.
    static func email(of name: String) -> String {
        "member-\(String(Cursor.scope(of: name), radix: 16))@example.com"
    }

    var services: Services {
        get async throws { try await platform.services(for: session) }
    }

    func publish(_ title: String) async throws -> ListingID {
        let draft = ListingDraft(
            title: title, price: Money(12_000, .krw), category: .general)
        return try await services.listings.publish(draft, as: .onSale).listing.id
    }

    /// A code by which the member sets a new password, as an operator.
    func resetCode(of member: MemberID) async throws -> String {
        try await services.auth.resetPassword(of: member).code
    }

    /// Hides somebody's listing, as a moderator.
    func hide(_ id: ListingID, because reason: String) async throws {
        _ = try await services.listings.moderate(id, .hide, reason: reason)
    }

    /// Shows again what a moderator has hidden.
    func unhide(_ id: ListingID) async throws { _ = try await services.listings.unhide(id) }

    /// What its seller is told of a listing that a moderator has hidden.
    func reason(of id: ListingID) async throws -> String? {
        try await services.listings.listing(id).listing.moderation?.reason
    }

    /// Holds a unit under a key.
    func hold(_ id: ListingID, until: Timestamp) async throws {
        _ = try await services.listings.hold(
            id, quantity: 1, for: OrderID(id.raw), until: until, idempotencyKey: IdempotencyKey("\(id)"))
    }

    /// Keeps a setting with the account.
    func keep(_ text: String, under name: String) async throws {
        try await services.auth.changeSetting(name, to: text)
    }

    func withdraw() async throws { try await services.auth.withdraw(password: Self.password) }
}

extension Person {
    func signOut() async throws { try await session.end() }

    /// What stands at their terminal who use all screens line by line and have typed these lines.
    func hear(_ lines: [String], _ language: Language, _ clock: any TimeSource) async -> String {
        let recording = Console.recording(input: lines, echoesInput: true)
        let renewal: ShellLoop.Renewal = { [platform, session] in
            let known = try? await platform.services(for: session)
            var services = known ?? platform.anonymous
            services.provide(
                SigningPlace.self, SigningPlace(session, emails: NoEmails(), device: "test"))
            return (Domain.all.screens(services), try? await session.current()?.member)
        }
        let (router, member) = await renewal()
        let around = Surroundings(
            size: ScreenShell.linearSize, now: clock.now(), language: language, member: member)
        var loop = ShellLoop(SilentDisplay(), time: clock, renewal: renewal)
        await loop.talk(
            ScreenShell(router, around: around), opening: .home, on: recording.console,
            patience: .seconds(600))
        return recording.output
    }
}

private struct NoEmails: EmailMemory {
    func recall() -> String? { nil }
    func remember(_ email: String) {}
}

/// Counts what goes over the wire, and breaks it if told to.
final class CountingTransport: Transport {
    private let inner: any Transport
    private let targets = Mutex<[String]>([])
    private let limit: Int

    init(_ inner: any Transport, breakingAfter limit: Int = .max) {
        self.inner = inner
        self.limit = limit
    }

    func count(of target: String) -> Int { targets.withLock { $0.count { $0 == target } } }

    func send(_ request: WireRequest) async throws(TransportFailure) -> WireResponse {
        let number = targets.withLock { targets in
            targets.append(request.target)
            return targets.count
        }
        if number > limit { throw .unreachable("broken by the test") }
        return try await inner.send(request)
    }
}

/// The failure that any verb can meet, if the work throws one.
func serviceFailure(_ work: () async throws -> Void) async throws -> ServiceFailure? {
    do {
        try await work()
        return nil
    } catch let error as any DomainError {
        return error.service
    }
}
