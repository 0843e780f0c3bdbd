import Auth
import ContractKit
import Vocabulary

extension AuthContract {
    /// Silenced members: they write nothing new for a while.
    static let silencing: [Clause<AuthFixture>] = told + bounds + refusals + acts(of: "auth.silence")

    private static let told: [Clause<AuthFixture>] = [
        Clause("a silenced member signs in and reads, is told until when and why, and it ends by itself") {
            fixture in
            let (moderator, joined) = (try await fixture.mediator(), try await fixture.join("보라"))
            let (id, before) = (joined.account.id, joined.account.joinedAt)
            let silence = try await moderator.verbs.silence(id, hours: 3, reason: " 욕설을 반복함 ")
            let expected = Silence(until: before.advanced(by: .seconds(3 * 3600)), reason: "욕설을 반복함")
            try expectEqual(silence, expected, "the silence")
            let signedIn = try await fixture.login("보라")
            try expectEqual(signedIn.account.silence, expected, "told when signing in")
            for signedIn in [joined, signedIn] {
                try expectEqual(try await fixture.verbs(of: signedIn).account().silence, expected, "told")
            }
            fixture.clock.advance(by: .seconds(3 * 3600))
            let again = try await fixture.login("보라")
            try expectEqual(again.account.silence, nil, "signing in when it is over")
            try expectEqual(try await fixture.verbs(of: again).account().silence, nil, "when it is over")
        },
        Clause("a silenced member changes no nickname, introduction or picture, and all else of their own") {
            fixture in
            let (moderator, joined) = (try await fixture.mediator(), try await fixture.join("bora"))
            let verbs = try await fixture.verbs(of: joined)
            let pictures = try await fixture.uploaded(2, by: joined)
            _ = try await verbs.changePicture(to: pictures[0].id)
            let silence = try await moderator.verbs.silence(joined.account.id, hours: 1, reason: "욕설")
            var edits = [ProfileDraft(joined.account), ProfileDraft(joined.account)]
            (edits[0].nickname, edits[1].introduction) = ("보라돌이", "안녕하세요")
            for number in edits.indices { edits[number].expectedVersion = nil }
            for edit in edits {
                try await expectError(AuthError.service(.silenced(silence))) { () throws(AuthError) in
                    try await verbs.editProfile(edit)
                }
            }
            try await expectError(AuthError.service(.silenced(silence))) { () throws(AuthError) in
                try await verbs.changePicture(to: pictures[1].id)
            }
            var own = ProfileDraft(joined.account)
            (own.phone, own.language, own.expectedVersion) = ("010-1234-5678", "en", nil)
            try expectEqual(try await verbs.editProfile(own).phone, "01012345678", "what nobody else reads")
            try expectEqual(try await verbs.changePicture(to: nil).picture, nil, "what is taken back")
            try await verbs.changeSetting("language", to: "ko")
            try await verbs.block(moderator.id)
            try await verbs.withdraw(password: AuthFixture.password)
        },
        Clause("domains are told who is silenced, by the session's look-up and else, until it is over") {
            fixture in
            let (moderator, joined) = (try await fixture.mediator(), try await fixture.join("bora"))
            let (id, directory) = (joined.account.id, fixture.directory)
            let silence = try await moderator.verbs.silence(id, hours: 1, reason: "욕설")
            try expectEqual(
                try await fixture.standings(of: id, towards: moderator.id),
                Array(repeating: .silenced(silence), count: 3), "at first")
            let blocked = try await fixture.join("minjun").account.id
            try await fixture.verbs(of: joined).block(blocked)
            try expectEqual(try await directory.standing(of: id, towards: blocked), .blocked, "both at once")
            fixture.clock.advance(by: .seconds(1800))
            let again = try await fixture.verbs(of: try await fixture.login("mediator"))
            let longer = try await again.silence(id, hours: 1, reason: "다시")
            try expectEqual(try await directory.standing(of: id), .silenced(longer), "another one")
            fixture.clock.advance(by: .seconds(3599))
            try expectEqual(try await directory.standing(of: id), .silenced(longer), "a second before")
            fixture.clock.advance(by: .seconds(1))
            try expectEqual(
                try await fixture.standings(of: id, towards: moderator.id),
                Array(repeating: .active, count: 3), "when it is over")
        },
        Clause("who is silenced no more writes again, and once more is fine") { fixture in
            let (moderator, joined) = (try await fixture.mediator(), try await fixture.join("bora"))
            _ = try await moderator.verbs.silence(joined.account.id, hours: 720, reason: "욕설")
            for _ in 0..<2 { try await moderator.verbs.unsilence(joined.account.id, reason: "해명을 들음") }
            let verbs = try await fixture.verbs(of: joined)
            try expectEqual(try await verbs.account().silence, nil)
            let edited = try await verbs.editProfile(ProfileDraft(nickname: "bora", introduction: "안녕"))
            try expectEqual(edited.introduction, "안녕")
        },
    ]

    private static let bounds: [Clause<AuthFixture>] = [
        Clause("a silence is of an hour to 30 days and needs a reason of one line") { fixture in
            let (moderator, joined) = (try await fixture.mediator(), try await fixture.join("bora"))
            for (hours, reason, error) in [
                (0, "", "hours out-of-range, reason required"), (721, "욕설", "hours out-of-range"),
                (-1, "a\nb", "hours out-of-range, reason forbidden-characters"),
                (1, String(repeating: "가", count: 301), "reason too-long"),
            ] {
                try await expectFieldErrors(error) { () throws(AuthError) in
                    try await moderator.verbs.silence(joined.account.id, hours: hours, reason: reason)
                }
            }
            try await expectFieldErrors("reason forbidden-characters") { () throws(AuthError) in
                try await moderator.verbs.unsilence(joined.account.id, reason: "\u{202E}a")
            }
            try expectEqual(try await fixture.verbs(of: joined).account(), joined.account)
            _ = try await moderator.verbs.silence(joined.account.id, hours: 720, reason: "욕설")
        },
        Clause("operators see who is silenced, as long as it lasts") { fixture in
            let (keeper, joined) = (try await fixture.keeper(), try await fixture.join("bora"))
            let silence = try await keeper.verbs.silence(joined.account.id, hours: 1, reason: "욕설")
            func seen(by verbs: any AuthRepository) async throws -> [Silence?] {
                let id = joined.account.id
                let found = try await verbs.members(MemberQuery(text: "\(id)"), .first).items
                return [try await verbs.member(id).member.silence] + found.map(\.silence)
            }
            try expectEqual(try await seen(by: keeper.verbs), [silence, silence])
            fixture.clock.advance(by: .seconds(3600))
            let again = try await fixture.verbs(of: try await fixture.login("keeper"))
            try expectEqual(try await seen(by: again), [nil, nil], "when it is over")
        },
    ]

    private static let refusals: [Clause<AuthFixture>] = [
        Clause("moderators silence, and only those who rank lower") { fixture in
            let (moderator, keeper) = (try await fixture.mediator(), try await fixture.keeper())
            let (other, joined) = (try await fixture.mediator("other"), try await fixture.join("bora"))
            let member = try await fixture.verbs(of: joined)
            for (verbs, id, error) in [
                (fixture.anonymous, joined.account.id, AuthError.service(.signInRequired)),
                (member, other.id, .moderatorsOnly), (member, joined.account.id, .moderatorsOnly),
                (moderator.verbs, other.id, .outranked), (moderator.verbs, moderator.id, .outranked),
                (moderator.verbs, keeper.id, .outranked), (keeper.verbs, keeper.id, .outranked),
                (moderator.verbs, nobody, .noSuchMember),
            ] {
                try await expectError(error) { () throws(AuthError) in
                    try await verbs.silence(id, hours: 1, reason: "다툼")
                }
                try await expectError(error) { () throws(AuthError) in
                    try await verbs.unsilence(id, reason: "")
                }
            }
            let silence = try await keeper.verbs.silence(moderator.id, hours: 1, reason: "월권")
            try await expectError(AuthError.service(.silenced(silence))) { () throws(AuthError) in
                try await moderator.verbs.silence(joined.account.id, hours: 1, reason: "다툼")
            }
            try expectEqual(try await member.account().silence, nil, "nobody was silenced")
        },
        Clause("nothing of a silence is left of a member who has withdrawn, nor words of who ordered it") {
            fixture in
            let (moderator, keeper) = (try await fixture.mediator(), try await fixture.keeper())
            let (bora, gone) = (try await fixture.join("bora"), try await fixture.join("gone"))
            for id in [bora, gone].map(\.account.id) {
                _ = try await moderator.verbs.silence(id, hours: 1, reason: "욕설")
            }
            try await moderator.verbs.withdraw(password: AuthFixture.password)
            try await fixture.verbs(of: gone).withdraw(password: AuthFixture.password)
            let left = try await keeper.verbs.member(bora.account.id).member.silence
            try expectEqual(left?.reason, "", "the reason")
            try expectEqual(try await keeper.verbs.member(gone.account.id).member.silence, nil)
            try expectEqual(try await fixture.verbs(of: bora).account().silence?.reason, "", "told")
        },
    ]

    private static func acts(of verb: String) -> [Clause<AuthFixture>] {
        [
            Clause("silences are told to the audit log, and once that they are lifted") { fixture in
                let (moderator, joined) = (try await fixture.mediator(), try await fixture.join("bora"))
                let (id, before) = (joined.account.id, try await fixture.acts().count)
                _ = try await moderator.verbs.silence(id, hours: 1, reason: "욕설")
                for _ in 0..<2 { try await moderator.verbs.unsilence(id, reason: "") }
                try await expectError(AuthError.outranked) { () throws(AuthError) in
                    try await moderator.verbs.silence(moderator.id, hours: 1, reason: "쉼")
                }
                let events = try await fixture.acts().dropFirst(before)
                try expectEqual(
                    events.map { "\($0.verb) \($0.reason ?? "-")" }, ["\(verb) 욕설", "auth.unsilence -"])
                for event in events {
                    try expectEqual(event.actor, .member(moderator.id, role: .moderator))
                    try expectEqual(event.affected, id)
                }
            }
        ]
    }
}

extension AuthFixture {
    /// The standing of bora in the directory, also towards another member, and in a new session.
    fileprivate func standings(of id: MemberID, towards other: MemberID) async throws -> [Standing?] {
        let token = try await login("bora").tokens.accessToken
        let principal = try await service.authenticator.principal(for: token)
        let directory = service.directory
        return [
            try await directory.standing(of: id), try await directory.standing(of: id, towards: other),
            principal.acting?.standing,
        ]
    }
}
