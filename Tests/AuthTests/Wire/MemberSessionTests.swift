import Auth
import AuthContract
import AuthHTTP
import ContractKit
import Synchronization
import Testing
import Vocabulary
import Wire

/// The session of a person at a front end, over the bytes of requests and answers.
struct MemberSessionTests {
    @Test func anExpiredTokenIsRenewedOnceForAllWhoWait() async throws {
        let front = try await Front()
        front.fixture.clock.advance(by: .seconds(3600))
        let remote = front.remote
        let accounts = await withTaskGroup(of: Account?.self) { group in
            for _ in 0..<12 { group.addTask { try? await remote.account() } }
            return await group.reduce(into: []) { $0.append($1) }
        }
        #expect(accounts.count == 12)
        #expect(accounts.allSatisfy { $0?.nickname == "보라" }, "every call was made again and answered")
        #expect(front.refreshes == 1, "one refresh for all")
        let kept = try await front.storage.load()
        #expect(kept?.tokens.accessToken != front.signedIn.tokens.accessToken, "the new tokens are kept")
    }

    @Test func aNewerTokenThatSomebodyElseKeptIsUsed() async throws {
        let front = try await Front()
        let tokens = try await front.fixture.anonymous.refresh(front.signedIn.tokens.refreshToken)
        let signedIn = SignedIn(
            account: front.signedIn.account, session: front.signedIn.session, tokens: tokens)
        try await front.session.begin(signedIn)
        #expect(
            try await front.session.renewed(after: front.signedIn.tokens.accessToken) == tokens.accessToken)
        #expect(front.refreshes == 0)
    }

    @Test func anEndedSessionIsForgotten() async throws {
        let front = try await Front()
        front.fixture.clock.advance(by: TokenLife.refresh)
        await #expect(throws: AuthError.service(.accessInvalid)) { try await front.remote.account() }
        #expect(try await front.session.current() == nil)
        await #expect(throws: AuthError.service(.signInRequired)) { try await front.remote.account() }
    }

    @Test func anOutageKeepsTheSession() async throws {
        let front = try await Front()
        let session = MemberSession(front.storage) { _ throws(AuthError) in
            throw .service(.unavailable("away"))
        }
        await #expect(throws: ServiceFailure.unavailable("away")) {
            try await session.renewed(after: front.signedIn.tokens.accessToken)
        }
        #expect(try await session.current() != nil)
    }

    @Test func aRefreshThatComesBackLateDoesNotBringOldTokensBack() async throws {
        let front = try await Front()
        let (anonymous, storage) = (front.fixture.anonymous, front.storage)
        let slow = MemberSession(storage) { token throws(AuthError) in
            let tokens = try await anonymous.refresh(token)
            // Meanwhile others go on with these tokens, to the next ones.
            let next = try await anonymous.refresh(tokens.refreshToken)
            let kept = KeptSession(
                member: front.signedIn.account.id, session: front.signedIn.session, tokens: next)
            await storage.keep(kept)
            return tokens
        }
        _ = try await slow.renewed(after: front.signedIn.tokens.accessToken)
        let kept = try #require(try await storage.load())
        front.fixture.clock.advance(by: .seconds(3600))
        _ = try await anonymous.refresh(kept.tokens.refreshToken)
    }

    @Test func anEndedSessionDoesNotTakeANewOneAway() async throws {
        let front = try await Front()
        let (anonymous, storage) = (front.fixture.anonymous, front.storage)
        let slow = MemberSession(storage) { _ throws(AuthError) in
            let again = try await anonymous.login(
                email: "bora@example.com", password: "느티나무 그늘 아래 42", device: "")
            await storage.keep(
                KeptSession(member: again.account.id, session: again.session, tokens: again.tokens))
            throw .sessionEnded
        }
        await #expect(throws: ServiceFailure.accessInvalid) {
            try await slow.renewed(after: front.signedIn.tokens.accessToken)
        }
        #expect(try await storage.load() != nil, "whoever signed in meanwhile stays signed in")
    }

    @Test func signingInWorksWithAnEndedSessionAtHand() async throws {
        let front = try await Front()
        front.fixture.clock.advance(by: TokenLife.refresh)
        let again = try await front.remote.login(
            email: "bora@example.com", password: "느티나무 그늘 아래 42", device: "")
        try await front.session.begin(again)
        #expect(try await front.remote.account().nickname == "보라")
        try await front.session.end()
        #expect(try await front.session.accessToken() == nil)
    }
}

extension InMemorySessionStorage {
    /// As `save`, which never throws here.
    fileprivate func keep(_ session: KeptSession) {
        try? save(session)
    }
}

/// Somebody signed in at a front end.
private final class Front: Sendable {
    let fixture: AuthFixture
    let signedIn: SignedIn
    let storage: InMemorySessionStorage
    let session: MemberSession
    let remote: RemoteAuthRepository
    private let count: Counter

    final class Counter: Sendable {
        let value = Mutex(0)
    }

    var refreshes: Int { count.value.withLock { $0 } }

    init() async throws {
        let fixture = AuthFixture.inMemory(.ascending).overLoopback
        let draft = JoinDraft(email: "bora@example.com", password: "느티나무 그늘 아래 42", nickname: "보라")
        let (anonymous, count) = (fixture.anonymous, Counter())
        signedIn = try await anonymous.join(draft, device: "")
        storage = InMemorySessionStorage(
            KeptSession(member: signedIn.account.id, session: signedIn.session, tokens: signedIn.tokens))
        session = MemberSession(storage) { token throws(AuthError) in
            count.value.withLock { $0 += 1 }
            return try await anonymous.refresh(token)
        }
        remote = RemoteAuthRepository(over: fixture.loopback, credentials: session)
        (self.fixture, self.count) = (fixture, count)
    }
}
