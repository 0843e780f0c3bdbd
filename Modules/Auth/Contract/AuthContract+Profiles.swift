import Auth
import ContractKit
import Vocabulary

extension AuthContract {
    static let profiles: [Clause<AuthFixture>] = [
        Clause("an edit replaces the profile and raises the version") { fixture in
            let joined = try await fixture.join("bora")
            let verbs = try await fixture.verbs(of: joined)
            let draft = ProfileDraft(
                nickname: "새보라", introduction: "첫 줄\n둘째 줄", phone: "+82 10-1234-5678", birthday: "1990-01-31",
                expectedVersion: joined.account.version)
            let edited = try await verbs.editProfile(draft)
            let expected = Account(
                id: joined.account.id, email: "bora@example.com", nickname: "새보라", introduction: "첫 줄\n둘째 줄",
                phone: "+821012345678", birthday: CivilDay("1990-01-31"), joinedAt: joined.account.joinedAt,
                version: joined.account.version.next)
            try expectEqual(edited, expected)
            try expectEqual(try await verbs.account(), expected)
            let cleared = try await verbs.editProfile(ProfileDraft(nickname: "새보라"))
            try expectEqual(cleared.phone, nil)
            try expectEqual(cleared.birthday, nil)
        },
        Clause("a profile keeps rare signs, and comes back byte for byte in one normal form") { fixture in
            let joined = try await fixture.join("bora")
            let verbs = try await fixture.verbs(of: joined)
            let typed = "\u{1112}\u{1161}\u{11AB}글 e\u{301} 👍🏽 𠮷 \u{1112}\u{119E}"
            _ = try await verbs.editProfile(ProfileDraft(nickname: "보라𠮷", introduction: typed))
            let read = try await fixture.anonymous.profile(of: joined.account.id)
            let kept = "\u{D55C}글 \u{E9} 👍🏽 𠮷 \u{1112}\u{119E}"
            try expectEqual(Array(read.introduction.utf8), Array(kept.utf8), "the bytes")
            try expectEqual(read.nickname.map { Array($0.utf8) }, Array("보라𠮷".utf8), "the nickname's bytes")
        },
        Clause("everyone sees the public part of a profile, as it is now") { fixture in
            let joined = try await fixture.join("bora")
            let draft = ProfileDraft(nickname: "bora", introduction: "안녕하세요", phone: "010-1234-5678")
            _ = try await fixture.verbs(of: joined).editProfile(draft)
            let expected = Profile(
                id: joined.account.id, nickname: "bora", introduction: "안녕하세요",
                joinedAt: joined.account.joinedAt)
            let other = try await fixture.verbs(of: try await fixture.join("minjun"))
            for verbs in [fixture.anonymous, other] {
                var profile = try await verbs.profile(of: joined.account.id)
                // A server counts by its other domains.
                profile.counts = []
                try expectEqual(profile, expected)
            }
            let nobody = MemberID(RawIdentifier(high: 1, low: 1))
            try await expectError(AuthError.noSuchMember) { () throws(AuthError) in
                try await other.profile(of: nobody)
            }
        },
        Clause("a member is found by the present nickname, however it is typed") { fixture in
            let joined = try await fixture.join("bora")
            _ = try await fixture.verbs(of: joined).editProfile(ProfileDraft(nickname: "새Bora"))
            let other = try await fixture.verbs(of: try await fixture.join("minjun"))
            for verbs in [fixture.anonymous, other] {
                for typed in ["새Bora", " 새bora ", "\u{1109}\u{1162}ＢＯＲＡ"] {
                    let found = try await verbs.findMember(called: typed)
                    try expectEqual(found, MemberCard(id: joined.account.id, nickname: "새Bora"), typed)
                }
                for typed in ["bora", "새", ""] {
                    try await expectError(AuthError.noSuchMember) { () throws(AuthError) in
                        try await verbs.findMember(called: typed)
                    }
                }
            }
        },
        Clause("a member is not found by nickname where either has blocked the other") { fixture in
            let (bora, minjun) = (try await fixture.join("bora"), try await fixture.join("minjun"))
            try await fixture.verbs(of: bora).block(minjun.account.id)
            for (one, two) in [(bora, minjun), (minjun, bora)] {
                // Whether anybody is hidden from a member is known from when the token was looked up.
                let verbs = try await fixture.verbs(of: one)
                try await expectError(AuthError.noSuchMember) { () throws(AuthError) in
                    try await verbs.findMember(called: two.account.nickname)
                }
                let own = try await verbs.findMember(called: one.account.nickname)
                try expectEqual(own.id, one.account.id, "oneself")
            }
        },
        Clause("an edit with several faults is answered with all field errors at once") { fixture in
            let verbs = try await fixture.verbs(of: try await fixture.join("bora"))
            let draft = ProfileDraft(
                nickname: "보 라", introduction: String(repeating: "가", count: 301), phone: "call me",
                birthday: "2026-06-01")
            try await expectFieldErrors(
                "nickname forbidden-characters, introduction too-long, phone malformed, birthday malformed"
            ) { () throws(AuthError) in try await verbs.editProfile(draft) }
        },
        Clause("an edit made from an older version is refused") { fixture in
            let joined = try await fixture.join("bora")
            let verbs = try await fixture.verbs(of: joined)
            let stale = ProfileDraft(joined.account)
            _ = try await verbs.editProfile(stale)
            try await expectError(AuthError.changed) { () throws(AuthError) in
                try await verbs.editProfile(stale)
            }
        },
        Clause("of many edits made from one version one succeeds") { fixture in
            let joined = try await fixture.join("bora")
            let verbs = try await fixture.verbs(of: joined)
            let edited = await succeeding(6) { number throws(AuthError) in
                var draft = ProfileDraft(joined.account)
                draft.introduction = "edit \(number)"
                return try await verbs.editProfile(draft)
            }
            try expectEqual(edited.count, 1, "successful edits")
            try expectEqual(try await verbs.account(), try expectValue(edited.first, "an edit"))
        },
        Clause("of many edits that name no version none is lost") { fixture in
            let joined = try await fixture.join("bora")
            let verbs = try await fixture.verbs(of: joined)
            let edited = await succeeding(4) { number throws(AuthError) in
                try await verbs.editProfile(ProfileDraft(nickname: "bora", introduction: "edit \(number)"))
            }
            let versions = edited.map(\.version.number).sorted()
            try expectEqual(versions, [2, 3, 4, 5], "the versions of the edits")
        },
        Clause("an edit changes the language of mail, and one that names none leaves it") { fixture in
            let joined = try await fixture.join("bora")
            let verbs = try await fixture.verbs(of: joined)
            try expectEqual(joined.account.language, .ko, "the language at first")
            var draft = ProfileDraft(nickname: "bora", language: "en")
            try expectEqual(try await verbs.editProfile(draft).language, .en)
            for language in [nil, "", "fr"] {
                draft.language = language
                guard language == "fr" else {
                    _ = try await verbs.editProfile(draft)
                    continue
                }
                try await expectFieldErrors("language unknown") { () throws(AuthError) in
                    try await verbs.editProfile(draft)
                }
            }
            try expectEqual(try await verbs.account().language, .en)
        },
        Clause("mail is written in the language that the account has then") { fixture in
            let verbs = try await fixture.verbs(of: try await fixture.join("bora"))
            _ = try await verbs.editProfile(ProfileDraft(nickname: "bora", language: "en"))
            try await verbs.changePassword(current: AuthFixture.password, new: "quite another horse")
            let mail = try expectValue(await fixture.outbox.sent.last, "a notice")
            try expectEqual(mail.subject, "Your password was changed")
        },
        Clause("another's nickname is refused, one's own in another case is not") { fixture in
            _ = try await fixture.join("minjun")
            let verbs = try await fixture.verbs(of: try await fixture.join("bora"))
            try await expectFieldErrors("nickname taken") { () throws(AuthError) in
                try await verbs.editProfile(ProfileDraft(nickname: "MinJun"))
            }
            try expectEqual(try await verbs.editProfile(ProfileDraft(nickname: "BORA")).nickname, "BORA")
        },
        Clause("a nickname that was given up is free for others") { fixture in
            let verbs = try await fixture.verbs(of: try await fixture.join("bora"))
            _ = try await verbs.editProfile(ProfileDraft(nickname: "violet"))
            let draft = AuthFixture.draft("bora", email: "second@example.com")
            try expectEqual(try await fixture.anonymous.join(draft, device: "").account.nickname, "bora")
        },
    ]
}
