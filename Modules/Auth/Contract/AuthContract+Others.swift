import Auth
import ContractKit
import Vocabulary

extension AuthContract {
    static let others: [Clause<AuthFixture>] = [
        Clause("the directory knows many members at once, and leaves out those it does not know") { fixture in
            var expected: [MemberID: MemberCard] = [:]
            for nickname in ["bora", "보라", "minjun", "민준"] {
                let draft = AuthFixture.draft(nickname, email: "member\(expected.count)@example.com")
                let joined = try await fixture.anonymous.join(draft, device: "")
                let id = joined.account.id
                expected[id] = MemberCard(id: id, nickname: nickname)
            }
            let asked = Set(expected.keys).union([nobody])
            try expectEqual(try await fixture.directory.cards(of: asked), expected)
            try expectEqual(try await fixture.directory.cards(of: []), [:])
            let each = expected.keys + [nobody] + expected.keys
            try expectEqual(
                try await fixture.directory.cards(ofEach: each), each.map { expected.card(of: $0) })
            for id in expected.keys {
                let acting = try await fixture.directory.actingMember(
                    id, towards: nobody, known: nil)
                let card = try expectValue(expected[id], "the card")
                try expectEqual(acting, ActingMember(card: card, standing: .active))
            }
            try expectEqual(try await fixture.directory.standing(of: nobody), .closed)
        },
        Clause("the directory knows a member who has withdrawn, without a name") { fixture in
            let joined = try await fixture.join("bora")
            try await fixture.verbs(of: joined).withdraw(password: AuthFixture.password)
            let id = joined.account.id
            let cards = try await fixture.directory.cards(of: [id])
            try expectEqual(cards, [id: MemberCard(id: id, nickname: nil)])
            try expectEqual(cards[id]?.isWithdrawn, true)
            try expectEqual(try await fixture.directory.standing(of: id), .closed)
        },
        Clause("an operator changes roles, nobody else does") { fixture in
            let bora = try await fixture.join("bora")
            let minjun = try await fixture.join("minjun")
            for role in [Role.member, .moderator] {
                try await fixture.appoint(bora.account.id, role)
                let verbs = try await fixture.verbs(of: bora)
                try await expectError(AuthError.forbidden) { () throws(AuthError) in
                    try await verbs.changeRole(of: bora.account.id, to: .operator)
                }
            }
            try await fixture.appoint(bora.account.id, .operator)
            let verbs = try await fixture.verbs(of: bora)
            try await verbs.changeRole(of: minjun.account.id, to: .moderator)
            try expectEqual(try await fixture.verbs(of: minjun).account().role, .moderator)
            try await expectError(AuthError.noSuchMember) { () throws(AuthError) in
                try await verbs.changeRole(of: nobody, to: .moderator)
            }
        },
        Clause("a changed role counts from the next request on, whatever the token says") { fixture in
            let joined = try await fixture.join("bora")
            let (token, other) = (joined.tokens.accessToken, try await fixture.join("minjun").account.id)
            try await fixture.appoint(joined.account.id, .operator)
            try await fixture.bearing(token).changeRole(of: other, to: .moderator)
            try await fixture.appoint(joined.account.id, .member)
            try await expectError(AuthError.forbidden) { () throws(AuthError) in
                try await fixture.bearing(token).changeRole(of: other, to: .member)
            }
        },
        Clause("who acts is known by the card of this moment, whatever the token says") { fixture in
            let joined = try await fixture.join("bora")
            let (id, authenticator) = (joined.account.id, fixture.service.authenticator)
            for nickname in ["보라", "보라돌이"] {
                _ = try await fixture.verbs(of: joined).editProfile(ProfileDraft(nickname: nickname))
                let principal = try await authenticator.principal(for: joined.tokens.accessToken)
                let card = MemberCard(id: id, nickname: nickname)
                try expectEqual(
                    principal.acting, ActingMember(card: card, standing: .active, hidesNobody: true))
            }
        },
        Clause("what was acknowledged is there after closing and opening again") { fixture in
            let joined = try await fixture.join("보라")
            let other = try await fixture.login("보라")
            let edited = try await fixture.verbs(of: joined)
                .editProfile(ProfileDraft(nickname: "보라", introduction: "남는 말"))
            let pair = try await fixture.anonymous.refresh(joined.tokens.refreshToken)
            try await fixture.reopen()
            try expectEqual(try await fixture.verbs(of: joined).account(), edited)
            try expectEqual(try await fixture.bearing(pair.accessToken).sessions().count, 2)
            _ = try await fixture.anonymous.refresh(pair.refreshToken)
            try await fixture.verbs(of: other).logout()
            try await fixture.reopen()
            try await fixture.expectRefused(other.tokens.accessToken, .accessInvalid)
            _ = try await fixture.login("보라")
        },
    ]
}
