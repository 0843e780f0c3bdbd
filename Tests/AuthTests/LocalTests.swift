import AuthContract
import ContractKit
import Synchronization
import Testing
import Vocabulary

@testable import Auth

/// What cannot be seen from outside: how much work is done, and what happens between two steps.
struct LocalTests {
    @Test func anUnknownEmailCostsTheSameWork() async throws {
        let hasher = CountingHasher()
        let fixture = AuthFixture(
            store: InMemoryAuthStore(), order: .ascending, altering: { $0.hasher = hasher })
        _ = try await fixture.anonymous.join(Self.draft, device: "")
        for (email, password) in [
            ("bora@example.com", "wrong password"), ("nobody@example.com", "wrong password"), ("", ""),
            ("bora@example.com", String(repeating: "x", count: 100_000)),
        ] {
            let before = hasher.verified
            await #expect(throws: AuthError.wrongCredentials) {
                try await fixture.anonymous.login(email: email, password: password, device: "")
            }
            #expect(hasher.verified == before + 1, "one verification for '\(email)'")
        }
    }

    @Test func signingInRenewsAnOldHash() async throws {
        let store = InMemoryAuthStore()
        let old = AuthFixture(store: store, order: .ascending)
        let joined = try await old.anonymous.join(Self.draft, device: "")
        let new = AuthFixture(
            store: store, order: .descending, altering: { $0.hasher = FastPasswordHasher(work: 2) })
        _ = try await new.anonymous.login(email: Self.draft.email, password: Self.draft.password, device: "")
        let hash = try await store.record(of: joined.account.id)?.passwordHash
        #expect(hash?.hasPrefix("fast$2$") == true, "the hash of new parameters")
        _ = try await new.anonymous.login(email: Self.draft.email, password: Self.draft.password, device: "")
    }

    @Test func signInsAtOnceAllRenewAnOldHash() async throws {
        let store = InMemoryAuthStore()
        _ = try await AuthFixture(store: store, order: .ascending).anonymous.join(Self.draft, device: "")
        let new = AuthFixture(
            store: store, order: .descending, altering: { $0.hasher = FastPasswordHasher(work: 2) })
        let opened = await withTaskGroup(of: SignedIn?.self) { group in
            for _ in 0..<16 {
                group.addTask {
                    try? await new.anonymous.login(
                        email: Self.draft.email, password: Self.draft.password, device: "")
                }
            }
            return await group.reduce(into: 0) { $0 += $1 == nil ? 0 : 1 }
        }
        #expect(opened == 16, "a renewed hash turns no honest sign-in away")
    }

    @Test func manyDeparturesAreResumed() async throws {
        let fixture = AuthFixture(store: InMemoryAuthStore(), order: .shuffled)
        fixture.departures.isDeaf = true
        for number in 0..<230 {
            let draft = JoinDraft(
                email: "m\(number)@example.com", password: Self.draft.password, nickname: "member\(number)")
            let joined = try await fixture.anonymous.join(draft, device: "")
            try await fixture.bearing(joined.tokens.accessToken).withdraw(password: draft.password)
        }
        fixture.departures.isDeaf = false
        #expect(try await fixture.service.resumeDepartures().told == 230)
        #expect(Set(fixture.departures.heard).count == 230)
    }

    @Test func lettersThatCannotBeSentAreCounted() async throws {
        let (store, mailer) = (InMemoryAuthStore(), RecordingMailer())
        let fixture = AuthFixture(store: store, order: .ascending, altering: { $0.mailer = mailer })
        await mailer.breakDown()
        let joined = try await fixture.anonymous.join(Self.draft, device: "")
        let verbs = try await fixture.bearing(joined.tokens.accessToken)
        try await verbs.changePassword(current: Self.draft.password, new: "another correct battery")
        let failures = fixture.service.letters.failures
        #expect(failures.unsent == 2 && failures.unremoved == 0 && failures.reason.contains("mail"))
    }

    @Test func aSignInThatRacesAPasswordChangeOpensNothing() async throws {
        let store = InMemoryAuthStore()
        let fixture = AuthFixture(store: store, order: .ascending)
        let joined = try await fixture.anonymous.join(Self.draft, device: "")
        let now = fixture.clock.now()
        let session = SessionRecord(
            id: SessionID(RawIdentifier(high: 9, low: 9)), member: joined.account.id, device: "",
            createdAt: now,
            lastUsedAt: now, expiresAt: now)
        let opened = try await store.open(
            session, with: TokenDigest("x"), from: nil, ifPasswordIs: "an older hash")
        #expect(!opened)
        #expect(try await store.sessions(of: joined.account.id).count == 1)
    }

    @Test func nothingSecretIsStored() async throws {
        let store = InMemoryAuthStore()
        let fixture = AuthFixture(store: store, order: .ascending)
        let joined = try await fixture.anonymous.join(Self.draft, device: "")
        let record = try #require(try await store.record(of: joined.account.id))
        #expect(record.passwordHash?.contains(Self.draft.password) == false)
        let digests = await store.tokens.keys.map(\.text)
        #expect(digests.count == 1)
        #expect(!digests.contains { $0.contains(joined.tokens.refreshToken) })
    }

    @Test func usedTokensAreForgottenWhenTheyExpire() async throws {
        let store = InMemoryAuthStore()
        let fixture = AuthFixture(store: store, order: .ascending)
        var tokens = try await fixture.anonymous.join(Self.draft, device: "").tokens
        for _ in 0..<10 {
            fixture.clock.advance(by: .seconds(10 * 86_400))
            tokens = try await fixture.anonymous.refresh(tokens.refreshToken)
        }
        #expect(await store.tokens.count <= 4, "tokens of the last 30 days alone")
    }

    @Test func expiredSessionsAreForgottenAtTheNextSignIn() async throws {
        let store = InMemoryAuthStore()
        let fixture = AuthFixture(store: store, order: .ascending)
        let joined = try await fixture.anonymous.join(Self.draft, device: "")
        fixture.clock.advance(by: TokenLife.refresh)
        _ = try await fixture.anonymous.login(
            email: Self.draft.email, password: Self.draft.password, device: "")
        #expect(try await store.sessions(of: joined.account.id).count == 1)
    }

    @Test func tooManyPasswordsAtOnceAreTurnedAway() async throws {
        let fixture = AuthFixture(
            store: InMemoryAuthStore(), order: .ascending, altering: { $0.hasher = BusyHasher() })
        await #expect(throws: AuthError.service(.limited(retryAfterSeconds: 3))) {
            try await fixture.anonymous.join(Self.draft, device: "")
        }
    }

    private static let draft = JoinDraft(
        email: "bora@example.com", password: "느티나무 그늘 아래 42", nickname: "보라")
}

private final class CountingHasher: PasswordHasher {
    private let base = FastPasswordHasher()
    private let count = Mutex(0)
    var verified: Int { count.withLock { $0 } }
    var decoy: String { base.decoy }
    func hash(_ password: String, turn: HashingTurn) async throws(HashingFailure) -> String {
        try await base.hash(password, turn: turn)
    }
    func verify(
        _ password: String, against hash: String, turn: HashingTurn
    ) async throws(HashingFailure) -> Bool {
        count.withLock { $0 += 1 }
        return try await base.verify(password, against: hash, turn: turn)
    }
    func needsRehash(_ hash: String) -> Bool { base.needsRehash(hash) }
}

private struct BusyHasher: PasswordHasher {
    var decoy: String { "" }
    func hash(_: String, turn _: HashingTurn) async throws(HashingFailure) -> String {
        throw .busy(retryAfterSeconds: 3)
    }
    func verify(_: String, against _: String, turn _: HashingTurn) async throws(HashingFailure) -> Bool {
        throw .busy(retryAfterSeconds: 3)
    }
    func needsRehash(_: String) -> Bool { false }
}
