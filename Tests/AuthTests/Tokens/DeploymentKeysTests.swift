import Auth
import AuthTokens
import ContractKit
import Glibc
import Synchronization
import TestKit
import Testing
import Vocabulary

/// The keys of a deployment in a file: who may read it, who makes it, how keys are exchanged.
struct DeploymentKeysTests {
    private static let claims = AccessClaims(
        member: MemberID(RawIdentifier(high: 1, low: 2)), session: SessionID(RawIdentifier(high: 3, low: 4)),
        role: .member)

    @Test func onlyItsOwnerMayReadIt() async throws {
        try await Ring.with { ring in
            #expect(TemporaryFolder.permissions("\(ring.folder)/keys") == 0o700)
            #expect(TemporaryFolder.permissions("\(ring.folder)/keys/keys.json") == 0o600)
            #expect(
                try TemporaryFolder.names("\(ring.folder)/keys") == ["keys.json"],
                "nothing else is left behind")
            try await ring.keys.rotate()
            #expect(TemporaryFolder.permissions("\(ring.folder)/keys/keys.json") == 0o600)
        }
    }

    @Test(
        "Keys that others can read, that are no file, or that are huge are refused",
        arguments: [
            ("chmod", "others can read"), ("fifo", "is no file"), ("huge", "more than a megabyte"),
        ])
    func refused(_ what: String, _ says: String) async throws {
        try await Ring.with { ring in
            let path = "\(ring.folder)/keys/keys.json"
            switch what {
            case "chmod": try #require(chmod(path, 0o640) == 0)
            case "fifo": try #require(unlink(path) == 0 && mkfifo(path, 0o600) == 0)
            default: try #require(truncate(path, 2 << 20) == 0)
            }
            let error = await #expect(throws: ServiceFailure.self) { try await ring.open("keys/keys.json") }
            #expect(error?.message.contains(says) == true, "\(error?.message ?? "")")
        }
    }

    @Test func allWhoMakeItAtOnceGetTheSame() async throws {
        try await TemporaryFolder.with { folder in
            let clock = ManualClock()
            let secrets = try await withThrowingTaskGroup(of: [UInt8].self) { group in
                for series in 0..<12 {
                    group.addTask {
                        let ids = OrderedIdentifiers(.shuffled, series: UInt64(series))
                        let keyStore = FileKeyStore("\(folder)/a/keys.json")
                        return try await DeploymentKeys.open(keyStore, time: clock, ids: ids).refreshSecret()
                    }
                }
                return try await group.reduce(into: Set()) { $0.insert($1) }
            }
            #expect(secrets.count == 1)
            #expect(secrets.first?.count == 32)
        }
    }

    @Test func aKeyThatWasExchangedVerifiesUntilItsTokensExpire() async throws {
        try await Ring.with { ring in
            let old = try await ring.tokens.issue(Self.claims, at: ring.clock.now())
            let secret = try await ring.keys.refreshSecret()
            try await ring.keys.rotate()
            #expect(try await ring.keys.refreshSecret() == secret, "the refresh secret stays")
            let fresh = SignedAccessTokens(ring.keys, ids: ring.ids)
            let new = try await fresh.issue(Self.claims, at: ring.clock.now())
            #expect(new.text.keyName != old.text.keyName, "another key signs")
            for tokens in [ring.tokens, fresh] {
                for token in [old, new] {
                    #expect(try await tokens.verify(token.text, at: ring.clock.now()) == Self.claims)
                }
            }
            ring.clock.advance(by: .seconds(3600))
            try await ring.keys.rotate()
            let latest = SignedAccessTokens(ring.keys, ids: ring.ids)
            await #expect(throws: ServiceFailure.accessInvalid, "the first key is forgotten") {
                try await latest.verify(old.text, at: ring.clock.now())
            }
            await #expect(throws: ServiceFailure.accessExpired, "the second key is not") {
                try await latest.verify(new.text, at: ring.clock.now())
            }
        }
    }

    @Test func aRunningProgramSignsWithTheNewKeyAfterAMinute() async throws {
        try await Ring.with { ring in
            let before = try await ring.tokens.issue(Self.claims, at: ring.clock.now())
            try await ring.keys.rotate()
            ring.clock.advance(by: .seconds(61))
            let after = try await ring.tokens.issue(Self.claims, at: ring.clock.now())
            #expect(before.text.keyName != nil && before.text.keyName != after.text.keyName)
        }
    }

    @Test func exchangesAtOnceLoseNoKey() async throws {
        try await Ring.with { ring in
            let tokens = ring.tokens
            let token = try await tokens.issue(Self.claims, at: ring.clock.now())
            let (keys, now) = (ring.keys, ring.clock.now())
            await withTaskGroup(of: Void.self) { group in
                for _ in 0..<8 { group.addTask { try? await keys.rotate() } }
            }
            let fresh = SignedAccessTokens(keys, ids: ring.ids)
            #expect(try await fresh.verify(token.text, at: now) == Self.claims)
        }
    }

    @Test func bytesThatAreNoTextAreToldAndLeftAlone() async throws {
        try await TemporaryFolder.with { folder in
            let path = "\(folder)/keys.json"
            let file = open(path, O_WRONLY | O_CREAT, 0o600)
            _ = write(file, [0xFF, 0xFE], 2)
            close(file)
            let keyStore = FileKeyStore(path)
            let advice = "\(path) holds no text: move it away, and new keys are made (all are signed out)"
            await #expect(throws: ServiceFailure.internal(advice)) { try await keyStore.read() }
            let isReplaced = try await keyStore.replace(nil, by: "text")
            #expect(!isReplaced)
        }
    }

    @Test func aLockThatAnotherProgramKeepsIsWaitedForOnlySoLong() async throws {
        try await Ring.with { ring in
            let lock = open("\(ring.folder)/keys/keys.json.lock", O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
            flock(lock, LOCK_EX)
            await #expect(throws: ServiceFailure.self) { try await ring.keys.rotate() }
            close(lock)
            try await ring.keys.rotate()
        }
    }

    @Test func tokensOfUnknownKeysCostFewReadingsHoweverManyCome() async throws {
        try await Ring.with { ring in
            let counting = CountingKeeping(FileKeyStore("\(ring.folder)/keys/keys.json"))
            let keys = try await DeploymentKeys.open(counting, time: ring.clock, ids: ring.ids)
            let stranger = SignedAccessTokens(try await ring.open("other/keys.json"), ids: ring.ids)
            let forged = try await stranger.issue(Self.claims, at: ring.clock.now()).text
            let (tokens, now) = (SignedAccessTokens(keys, ids: ring.ids), ring.clock.now())
            let before = counting.readings.withLock { $0 }
            await withTaskGroup(of: Void.self) { group in
                for _ in 0..<1000 {
                    group.addTask { _ = try? await tokens.verify(forged, at: now) }
                }
            }
            let readings = counting.readings.withLock { $0 } - before
            #expect(readings < 500, "\(readings) readings for 1,000 tokens: those who wait must share one")
            await #expect(throws: ServiceFailure.accessInvalid) { try await tokens.verify(forged, at: now) }
        }
    }
}

/// Counts the readings.
private final class CountingKeeping: KeyStore {
    let base: any KeyStore
    let readings = Mutex(0)

    init(_ base: any KeyStore) { self.base = base }

    var place: String { base.place }

    func read() async throws(ServiceFailure) -> String? {
        readings.withLock { $0 += 1 }
        return try await base.read()
    }

    func replace(_ expected: String?, by text: String) async throws(ServiceFailure) -> Bool {
        try await base.replace(expected, by: text)
    }
}
