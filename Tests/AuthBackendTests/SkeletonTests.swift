import Auth
import AuthContract
import ContractKit
import Database
import DatabaseTestKit
import DatabaseTestSupport
import Testing
import Vocabulary

@testable import AuthSQL

/// What nicknames look like, of members who joined before that was kept.
@Suite struct SkeletonTests {
    private static let past = Array(AuthMigrations.all.prefix { $0.name != "auth-0007-nickname-skeletons" })

    @Test("rows are filled in batches, once, and names that look alike stay", arguments: TestPlace.present)
    func filling(_ place: TestPlace) async throws {
        try await TestDatabase.with(place, Self.past) { database in
            let names = ["bora", "b\u{43E}ra", "운영자", "\u{200D}\u{200D}"] + (0..<600).map { "이웃\($0)" }
            try await Self.insert(names, into: database)
            _ = try await Migrator(AuthMigrations.all, time: Noon()).migrate(database)
            #expect(try await SQLAuthStore.fillSkeletons(in: database) == names.count)
            #expect(try await SQLAuthStore.fillSkeletons(in: database) == 0)
            let store = SQLAuthStore(database)
            let members = try await store.records(of: names.indices.map(Self.id))
            #expect(members.count == names.count)
            for record in members {
                let taken = try await store.taken(record.names, besides: record.account.id)
                #expect(taken == .none, "\(record.account.nickname) stays")
            }
            let strangers = members.filter { $0.account.nickname.count < 5 && $0.account.nickname != "운영자" }
            for record in strangers {
                #expect(try await store.taken(record.names, besides: nil).nickname, "taken for all others")
            }
        }
    }

    @Test(
        "whoever keeps a name may change all else, and who gives it up may not have it again",
        arguments: TestPlace.present)
    func keeping(_ place: TestPlace) async throws {
        try await TestDatabase.with(place, AuthMigrations.all) { database in
            let fixture = AuthFixture(store: SQLAuthStore(database), order: .shuffled)
            let joined = try await fixture.anonymous.join(
                JoinDraft(email: "a@example.com", password: "느티나무 그늘 42", nickname: "보라"), device: "")
            try await Self.insert(["b\u{43E}ra", "bora"], into: database)
            try await SQLAuthStore.fillSkeletons(in: database)
            try await database.write { writer throws(DatabaseError) in
                try writer.run(
                    """
                    UPDATE auth_members SET nickname = '운영자', nickname_key = '운영자',
                    nickname_skeleton = '운영자' WHERE id = \(joined.account.id)
                    """)
            }
            let verbs = try await fixture.bearing(joined.tokens.accessToken)
            let edited = try await verbs.editProfile(ProfileDraft(nickname: "운영자", introduction: "안녕"))
            #expect(edited.introduction == "안녕")
            _ = try await verbs.changePassword(current: "느티나무 그늘 42", new: "은행나무 그늘 43")
            let names = UniqueNames(
                email: "", nickname: "bora", nicknameSkeleton: Account.skeleton(ofNickname: "bora"))
            let store = SQLAuthStore(database)
            #expect(try await store.taken(names, besides: Self.id(1)) == .none, "its own name, kept")
            #expect(try await store.taken(names, besides: Self.id(0)).nickname, "another's name")
            _ = try await verbs.editProfile(ProfileDraft(nickname: "보라"))
            await #expect(throws: AuthError.invalidFields([FieldError("nickname", .reserved)])) {
                try await verbs.editProfile(ProfileDraft(nickname: "운영자"))
            }
        }
    }

    private static func id(_ number: Int) -> MemberID {
        MemberID(RawIdentifier(high: 7, low: UInt64(number + 1)))
    }

    /// Members as a program of before kept them.
    private static func insert(_ names: [String], into database: any SQLDatabase) async throws {
        try await database.write { writer throws(DatabaseError) in
            for (number, name) in names.enumerated() {
                try writer.run(
                    """
                    INSERT INTO auth_members (id, email, nickname, nickname_key, introduction, language, role,
                    joined_at, version, departure_pending)
                    VALUES (\(id(number)), 'm', \(name), \(name), '', 'ko', 'member', 0, 1, 0)
                    """)
            }
        }
    }
}

/// A clock that stands.
private struct Noon: TimeSource {
    func now() -> Timestamp { Timestamp(microseconds: 0) }
}
