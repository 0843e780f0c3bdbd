import Auth
import ContractKit
import Vocabulary

extension AuthContract {
    /// What other domains learn of blocks.
    static let tellingBlocks: [Clause<AuthFixture>] = [
        Clause("domains are told who may not write towards whom, both ways, and until when") { fixture in
            let (bora, minjun) = (try await fixture.join("bora"), try await fixture.join("minjun"))
            let (other, directory) = (try await fixture.join("other").account.id, fixture.directory)
            try await fixture.verbs(of: bora).block(minjun.account.id)
            for (one, two) in [(bora.account, minjun.account), (minjun.account, bora.account)] {
                try expectEqual(try await directory.standing(of: one.id, towards: two.id), .blocked)
                try expectEqual(try await directory.standing(of: one.id, towards: other), .active)
                try expectEqual(try await directory.standing(of: one.id), .active)
                let known = ActingMember(card: MemberCard(id: one.id, nickname: "그때"), standing: .active)
                for (towards, standing) in [(two.id, Standing.blocked), (other, .active)] {
                    let acting = try await directory.actingMember(one.id, towards: towards, known: known)
                    try expectEqual(acting.standing, standing, "how they stand, as the session tells")
                    try expectEqual(acting.card, known.card, "what the session has told already")
                }
            }
            try await fixture.verbs(of: bora).unblock(minjun.account.id)
            let standing = try await directory.standing(of: minjun.account.id, towards: bora.account.id)
            try expectEqual(standing, .active)
        },
        Clause("domains are told whose things a member does not see, which are nobody's for moderators") {
            fixture in
            let (bora, minjun) = (try await fixture.join("bora"), try await fixture.join("minjun"))
            let (seoyeon, directory) = (try await fixture.join("seoyeon"), fixture.directory)
            try await fixture.verbs(of: bora).block(minjun.account.id)
            try await fixture.verbs(of: seoyeon).block(bora.account.id)
            let ids = [bora, minjun, seoyeon].map(\.account.id)
            let expected: [(MemberID, Set<MemberID>)] = [
                (ids[0], Set(ids.dropFirst())), (ids[1], [ids[0]]), (ids[2], [ids[0]]),
            ]
            for (id, hidden) in expected {
                try expectEqual(try await directory.hiddenMembers(from: id), hidden, "who is hidden")
                for (role, expected) in [(Role.member, hidden), (.moderator, []), (.operator, [])] {
                    let principal = Principal.member(id, session: bora.session, role: role)
                    try expectEqual(try await directory.hiddenMembers(from: principal), expected, "\(role)")
                }
            }
            try expectEqual(try await directory.hiddenMembers(from: .anonymous), [], "from a visitor")
            try expectEqual(try await directory.hiddenMembers(from: nobody), [], "from nobody")
        },
        Clause("the look-up of a session tells whether anybody is hidden from its member") { fixture in
            let (bora, minjun) = (try await fixture.join("bora"), try await fixture.join("minjun"))
            let verbs = try await fixture.verbs(of: bora)
            func expectTold(_ hidesNobody: Bool, _ moment: String) async throws {
                for token in [bora, minjun].map(\.tokens.accessToken) {
                    let principal = try await fixture.service.authenticator.principal(for: token)
                    try expectEqual(principal.acting?.hidesNobody, hidesNobody, moment)
                }
            }
            try await expectTold(true, "at first")
            try await verbs.block(minjun.account.id)
            try await expectTold(false, "blocked")
            try await verbs.unblock(minjun.account.id)
            try await expectTold(true, "blocked no more")
        },
    ]
}
