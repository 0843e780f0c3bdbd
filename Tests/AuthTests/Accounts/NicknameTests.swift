import Testing
import UnicodeText
import Vocabulary

@testable import Auth

/// Which nicknames are reserved, and what is not asked of those that exist.
@Suite struct NicknameTests {
    @Test(arguments: [
        "운영자", "운영자님", "마당운영자", "관리자1", "매니저_김", "동네매니저", "관.리.자", "운👍영자", "마당", "마당_2", "madang",
        "MADANG", "m\u{430}dang", "admin", "Admin", "ADM1N", "\u{430}dmin", "ａｄｍｉｎ", "adm1n", "admin7",
        "7admin",
        "administrator", "superadmin", "admin마당", "kim_admin", "a.d.m.i.n", "moderator", "M0derator",
        "operator",
        "0perat0r", "\u{110B}\u{116E}\u{11AB}\u{110B}\u{1167}\u{11BC}\u{110C}\u{1161}",
    ])
    func reserved(_ nickname: String) {
        #expect(NicknameRules.broken(by: nickname.nfc) == .reserved)
        #expect(NicknameRules.key(of: nickname).isEmpty, "what cannot be had is nobody's")
    }

    @Test(arguments: [
        "badminton", "앞마당", "마당발", "마당쇠", "운영", "관리", "보라", "nomad", "modern", "opera", "administ", "운명자",
        "madang2", "\u{1107}\u{1169}\u{1105}\u{1161}",
    ])
    func free(_ nickname: String) {
        let isAdministration = nickname.hasPrefix("admin")
        #expect(NicknameRules.broken(by: nickname.nfc) == (isAdministration ? .reserved : nil))
    }

    @Test func aNicknameThatExistsStays() throws {
        let today = try #require(CivilDay("2026-11-22"))
        for nickname in ["운영자", "보\u{200D}라", "\u{3164}\u{3164}"] {
            let draft = ProfileDraft(nickname: nickname, introduction: "안녕하세요")
            #expect(try draft.checked(today: today, taken: .none, kept: nickname).nickname == nickname)
            #expect(throws: AuthError.self) { try draft.checked(today: today, taken: .none, kept: "보라") }
        }
    }

    @Test(arguments: [
        ("수연님", ["수연"]), ("수연이", ["수연"]), ("수연에게서", ["수연"]), ("수연선생님께", ["수연", "수연선생", "수연선생님"]),
        ("soo님", ["soo"]),
        ("soo!?", ["soo", "soo!"]), ("수연님!", ["수연", "수연님"]), ("수연", []), ("수연돌이", ["수연돌"]), ("나님", []),
        ("수연2", []), ("", []), ("수", []), ("영희네는", ["영희", "영희네"]),
        ("\u{1109}\u{116E}\u{110B}\u{1167}\u{11AB}\u{1102}\u{1175}\u{11B7}", ["수연"]),
    ])
    func takesMentionsOf(_ nickname: String, _ bases: [String]) {
        #expect(NicknameEndings.bases(of: nickname) == Set(bases))
        #expect(ProfileDraft(nickname: nickname).names.nicknameBases == Set(bases))
    }

    @Test(arguments: ["@수연", "수@연", "수연@"]) func noTextMentions(_ nickname: String) {
        #expect(NicknameRules.broken(by: nickname) == .forbiddenCharacters)
    }

    @Test func whatLooksLikeAnothersStaysWhereItIs() async throws {
        let store = InMemoryAuthStore()
        let ids = (1...2).map { MemberID(RawIdentifier(high: 1, low: $0)) }
        // Both were there before anybody looked at looks.
        let names = ["bora", "b\u{43E}ra"].map { name in
            UniqueNames(email: "", nickname: name.nicknameKey, nicknameSkeleton: name.skeleton)
        }
        #expect(names[0].nicknameSkeleton == names[1].nicknameSkeleton)
        try await store.keep("bora", as: ids[0])
        #expect(try await store.taken(names[0], besides: ids[0]) == .none)
        #expect(try await store.taken(names[1], besides: ids[0]) == .none)
        #expect(try await store.taken(names[1], besides: ids[1]).nickname)
        #expect(try await store.taken(names[1], besides: nil).nickname)
    }
}

extension String {
    fileprivate var nicknameKey: String { NicknameRules.key(of: self) }
    fileprivate var skeleton: String { NicknameRules.skeleton(of: self) }
}

extension InMemoryAuthStore {
    fileprivate func keep(_ nickname: String, as id: MemberID) throws(AuthError) {
        let now = Timestamp(microseconds: 0)
        let account = Account(id: id, email: "\(nickname)@example.com", nickname: nickname, joinedAt: now)
        let session = SessionRecord(
            id: SessionID(id.raw), member: id, device: "", createdAt: now, lastUsedAt: now, expiresAt: now)
        _ = try insert(
            MemberRecord(account: account, passwordHash: nil), opening: session,
            with: TokenDigest("\(id)"), from: nil, by: nil, request: nil)
    }
}
