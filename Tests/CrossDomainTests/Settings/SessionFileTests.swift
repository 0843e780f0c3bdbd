import Auth
import Composition
import ContractKit
import Glibc
import Settings
import TestKit
import Testing
import Vocabulary
import Wire

@testable import Verification

@Suite struct SessionFileTests {
    private static let session = KeptSession(
        member: MemberID(RawIdentifier(milliseconds: 1, random: (1, 1))),
        session: SessionID(RawIdentifier(milliseconds: 2, random: (2, 2))),
        tokens: TokenPair(
            accessToken: "access", accessExpiresAt: Timestamp(microseconds: 1), refreshToken: "갱신",
            refreshExpiresAt: Timestamp(microseconds: 2)))

    @Test("What is kept is found again, by its owner alone, and nothing else is left in the folder")
    func kept() async throws {
        let folder = try TemporaryFolder()
        let storage = FileSessionStorage(in: folder.path + "/state/madang", for: .memory)
        #expect(try await storage.load() == nil)
        try await storage.clear()
        try await storage.save(Self.session)
        try await storage.save(Self.session)
        #expect(try await storage.load() == Self.session)
        #expect(TemporaryFolder.permissions(storage.path) == 0o600)
        #expect(TemporaryFolder.permissions(folder.path + "/state/madang/sessions") == 0o700)
        #expect(TemporaryFolder.permissions(folder.path + "/state/madang") == 0o700)
        #expect(try folder.names(in: "state/madang/sessions").count == 1)
        try await storage.clear()
        #expect(try await storage.load() == nil)
        #expect(try folder.names(in: "state/madang/sessions").isEmpty)
    }

    @Test("A session is exchanged only if it is still the one that was read")
    func exchanged() async throws {
        let folder = try TemporaryFolder()
        let storage = FileSessionStorage(in: folder.path, for: .memory)
        let newer = KeptSession(
            member: Self.session.member, session: SessionID(RawIdentifier(milliseconds: 3, random: (3, 3))),
            tokens: Self.session.tokens)
        #expect(try await storage.replace(Self.session, by: newer) == false, "there is none")
        try await storage.save(newer)
        for next in [nil, Self.session] {
            #expect(try await storage.replace(Self.session, by: next) == false, "there is another")
            #expect(try await storage.load() == newer)
        }
        #expect(try await storage.replace(newer, by: Self.session))
        #expect(try await storage.load() == Self.session)
        #expect(try await storage.replace(Self.session, by: nil))
        #expect(try await storage.load() == nil)
    }

    @Test("A session that is a FIFO is an error, and nobody waits for it")
    func fifo() async throws {
        let folder = try TemporaryFolder()
        let storage = FileSessionStorage(in: folder.path, for: .memory)
        try await storage.save(Self.session)
        try #require(unlink(storage.path) == 0 && mkfifo(storage.path, 0o600) == 0)
        let error = await #expect(throws: ServiceFailure.self) { try await storage.load() }
        #expect(error?.message.contains("this is no file") == true, "\(error?.message ?? "")")
    }

    @Test("Each backend has a session of its own")
    func byBackend() async throws {
        let folder = try TemporaryFolder()
        let here = FileSessionStorage(in: folder.path, for: .sqlite(path: "/a"))
        let there = FileSessionStorage(in: folder.path, for: .sqlite(path: "/b"))
        try await here.save(Self.session)
        #expect(try await there.load() == nil)
        #expect(try await here.load() == Self.session)
    }

    @Test("A damaged file is no session", arguments: ["", "{", "[]", #"{"backend":"memory"}"#])
    func damaged(_ text: String) async throws {
        let folder = try TemporaryFolder()
        let storage = FileSessionStorage(in: folder.path, for: .memory)
        try await storage.save(Self.session)
        try folder.write(
            text, to: "sessions/" + (storage.path.split(separator: "/").last.map(String.init) ?? ""))
        #expect(try await storage.load() == nil)
        try await storage.save(Self.session)
        #expect(try await storage.load() == Self.session)
    }

    @Test("A folder that cannot be made is an outage with its name")
    func unwritable() async throws {
        let folder = try TemporaryFolder()
        try folder.write("", to: "file")
        let storage = FileSessionStorage(in: folder.path + "/file", for: .memory)
        do {
            try await storage.save(Self.session)
            Issue.record("saved below a file")
        } catch {
            #expect(error.message.contains("/file"))
        }
    }

    @Test("Two programs that share a session refresh it once", arguments: Place.loopbacks)
    func sharedBetweenPrograms(_ place: Place) async throws {
        let (stage, folder) = (try await Stage(place), try TemporaryFolder())
        let person = try await stage.join("두창쓰는이")
        let kept = try #require(try await person.session.current())
        let programs = (0..<4).map { _ in
            stage.platform.session(keptIn: FileSessionStorage(in: folder.path, for: .memory))
        }
        try await FileSessionStorage(in: folder.path, for: .memory).save(kept)
        stage.clock.advance(by: TokenLife.access)
        try await withThrowingTaskGroup(of: Void.self) { group in
            for program in programs {
                group.addTask {
                    _ = try await stage.platform.services(for: program).auth.account()
                }
            }
            try await group.waitForAll()
        }
        #expect(stage.wire.count(of: "/api/v1/auth/refresh") == 1)
    }
}

/// What a device keeps of the settings of an account, beside the session.
@Suite struct KeptAccountSettingsTests {
    private static func session(_ number: UInt64) -> KeptSession {
        KeptSession(
            member: MemberID(RawIdentifier(milliseconds: 1, random: (1, 1))),
            session: SessionID(RawIdentifier(milliseconds: number, random: (2, 2))),
            tokens: TokenPair(
                accessToken: "access", accessExpiresAt: Timestamp(microseconds: 1), refreshToken: "갱신",
                refreshExpiresAt: Timestamp(microseconds: 2)))
    }

    private let folder: TemporaryFolder
    private let storage: FileSessionStorage
    private let kept: KeptAccountSettings
    private let backend = Backend.sqlite(path: "/마당.sqlite")

    init() async throws {
        folder = try TemporaryFolder()
        storage = FileSessionStorage(in: folder.path, for: backend)
        kept = KeptAccountSettings(in: folder.path, for: backend)
        try await storage.save(Self.session(1))
    }

    @Test("They are read again by their owner alone, at their backend alone")
    func readAgain() async throws {
        #expect(await kept.load() == [:])
        try await kept.keep(["language": "ko", "note": "느티나무: 2"])
        #expect(await KeptAccountSettings(in: folder.path, for: backend).load()["note"] == "느티나무: 2")
        #expect(await KeptAccountSettings(in: folder.path, for: .sqlite(path: "/b")).load() == [:])
        #expect(TemporaryFolder.permissions(kept.path) == 0o600)
        try await kept.keep(["language": "en"])
        #expect(await kept.load() == ["language": "en"])
        try await kept.keep([:])
        #expect(try folder.names(in: "sessions").count == 1, "nothing is kept in no file")
    }

    @Test("They go with the session, however it ends")
    func goWithTheSession() async throws {
        try await kept.keep(["language": "ko"])
        try await storage.clear()
        #expect(try folder.names(in: "sessions").isEmpty)
        #expect(await !kept.isSignedIn())
        try await kept.keep(["language": "ko"])
        #expect(try folder.names(in: "sessions").isEmpty, "nobody is signed in")
        try await storage.save(Self.session(1))
        try await kept.keep(["language": "ko"])
        #expect(try await storage.replace(Self.session(1), by: nil))
        #expect(try !folder.names(in: "sessions").contains { $0.hasSuffix(".settings") })
    }

    @Test("They count for the session for which they were read, and for no other")
    func otherSession() async throws {
        try await kept.keep(["language": "ko"])
        try await storage.save(Self.session(2))
        #expect(await kept.isSignedIn())
        #expect(await kept.load() == [:])
        try await storage.save(Self.session(1))
        #expect(await kept.load() == ["language": "ko"])
    }

    @Test("A damaged file is none", arguments: ["", "language: ko\n", "madang account settings 1\n"])
    func damaged(_ text: String) async throws {
        try await kept.keep(["language": "ko"])
        let name = try #require(kept.path.split(separator: "/").last)
        try folder.write(text, to: "sessions/\(name)")
        #expect(await kept.load() == [:])
        try await kept.keep(["language": "ko"])
        #expect(await kept.load() == ["language": "ko"])
    }
}

/// The operator's session in a run of contracts at a server, of which only the tokens are known.
@Suite struct OperatorSessionTests {
    private let clock = ManualClock()
    private let remote: RemotePlatform

    init() {
        let local = LocalPlatform.inMemory(.ephemeral(time: clock, hasher: QuickHasher()))
        remote = RemotePlatform(over: Loopback(local.dispatcher()), backend: .memory)
    }

    private func joined() async throws -> TokenPair {
        let draft = JoinDraft(
            email: "keeper@example.com", password: "느티나무 그늘 아래 42", nickname: "keeper")
        return try await remote.anonymous.auth.join(draft, device: "test").tokens
    }

    @Test("With the refresh token the session goes on, each time that the access token has expired")
    func renewed() async throws {
        let tokens = try await joined()
        let session = MemberSession.bearing(tokens.accessToken, refresh: tokens.refreshToken, at: remote)
        for _ in 0..<2 {
            clock.advance(by: .seconds(16 * 60))
            let account = try await remote.services(for: session).auth.account()
            #expect(account.email == "keeper@example.com")
        }
    }

    @Test("Without it the session ends with the access token")
    func expired() async throws {
        let session = MemberSession.bearing(try await joined().accessToken)
        clock.advance(by: .seconds(16 * 60))
        await #expect(throws: AuthError.service(.accessExpired)) {
            _ = try await remote.services(for: session).auth.account()
        }
    }
}
