import Auth
import AuthTokens
import ContractKit
import Glibc
import Testing
import Vocabulary

/// The file of the keys: who may read it, who makes it, how keys are exchanged.
struct KeyFileTests {
    private static let claims = AccessClaims(
        member: MemberID(RawIdentifier(high: 1, low: 2)), session: SessionID(RawIdentifier(high: 3, low: 4)),
        role: .member)

    @Test func onlyItsOwnerMayReadIt() async throws {
        try await Ring.with { ring in
            #expect(TemporaryFolder.mode("\(ring.folder)/keys") == 0o700)
            #expect(TemporaryFolder.mode("\(ring.folder)/keys/keys.json") == 0o600)
            #expect(
                TemporaryFolder.names("\(ring.folder)/keys") == ["keys.json"], "nothing else is left behind")
            try await ring.file.rotate()
            #expect(TemporaryFolder.mode("\(ring.folder)/keys/keys.json") == 0o600)
        }
    }

    @Test func allWhoMakeItAtOnceGetTheSame() async throws {
        try await TemporaryFolder.with { folder in
            let clock = ManualClock()
            let secrets = try await withThrowingTaskGroup(of: [UInt8].self) { group in
                for series in 0..<12 {
                    group.addTask {
                        let ids = OrderedIdentifiers(.shuffled, series: UInt64(series))
                        return try await KeyFile.open("\(folder)/a/keys.json", time: clock, ids: ids)
                            .refreshSecret()
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
            let secret = try await ring.file.refreshSecret()
            try await ring.file.rotate()
            #expect(try await ring.file.refreshSecret() == secret, "the refresh secret stays")
            let fresh = SignedAccessTokens(ring.file, ids: ring.ids)
            let new = try await fresh.issue(Self.claims, at: ring.clock.now())
            #expect(
                new.text.split(separator: ".")[0] != old.text.split(separator: ".")[0], "another key signs")
            for tokens in [ring.tokens, fresh] {
                for token in [old, new] {
                    #expect(try await tokens.verify(token.text, at: ring.clock.now()) == Self.claims)
                }
            }
            ring.clock.advance(by: .seconds(3600))
            try await ring.file.rotate()
            let latest = SignedAccessTokens(ring.file, ids: ring.ids)
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
            try await ring.file.rotate()
            ring.clock.advance(by: .seconds(61))
            let after = try await ring.tokens.issue(Self.claims, at: ring.clock.now())
            #expect(before.text.split(separator: ".")[0] != after.text.split(separator: ".")[0])
        }
    }

    @Test func exchangesAtOnceLoseNoKey() async throws {
        try await Ring.with { ring in
            let tokens = ring.tokens
            let token = try await tokens.issue(Self.claims, at: ring.clock.now())
            let (file, now) = (ring.file, ring.clock.now())
            await withTaskGroup(of: Void.self) { group in
                for _ in 0..<8 { group.addTask { try? await file.rotate() } }
            }
            let fresh = SignedAccessTokens(file, ids: ring.ids)
            #expect(try await fresh.verify(token.text, at: now) == Self.claims)
        }
    }

    @Test func whatIsNoKeyFileIsLeftAlone() async throws {
        try await TemporaryFolder.with { folder in
            let path = "\(folder)/keys.json"
            let file = open(path, O_WRONLY | O_CREAT, 0o600)
            _ = write(file, "{}", 2)
            close(file)
            await #expect(throws: KeyFileError.self) {
                try await KeyFile.open(path, time: ManualClock(), ids: OrderedIdentifiers(.ascending))
            }
            await #expect(throws: KeyFileError.self) {
                try await KeyFile.open(
                    "\(path)/below", time: ManualClock(), ids: OrderedIdentifiers(.ascending))
            }
        }
    }
}
