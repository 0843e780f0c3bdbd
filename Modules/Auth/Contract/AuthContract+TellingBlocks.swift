import Auth
import ContractKit
import Vocabulary

extension AuthContract {
    /// The ports by which other domains learn of blocks.
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
                try expectEqual(try await directory.hiddenMembers(from: id), .listed(hidden), "who is hidden")
                for (role, expected) in [(Role.member, hidden), (.moderator, []), (.operator, [])] {
                    let principal = Principal.member(id, session: bora.session, role: role)
                    let told = try await directory.hiddenMembers(from: principal)
                    try expectEqual(told, .listed(expected), "\(role)")
                }
            }
            try expectEqual(try await directory.hiddenMembers(from: .anonymous), .nobody, "from a visitor")
            try expectEqual(try await directory.hiddenMembers(from: nobody), .nobody, "from nobody")
        },
        Clause("of more hidden members than are listed only those are told who are asked about") { fixture in
            let bora = try await fixture.join("bora")
            var others: [MemberID] = []
            for number in 0..<4 {
                let other = try await fixture.join("other\(number)")
                others.append(other.account.id)
                if number % 2 == 0 {
                    try await fixture.verbs(of: other).block(bora.account.id)
                } else if number == 1 {
                    try await fixture.verbs(of: bora).block(other.account.id)
                }
            }
            let (id, hidden) = (bora.account.id, Set(others.prefix(3)))
            for (most, expected) in [(3, HiddenMembers.listed(hidden)), (2, .crowd), (1, .crowd)] {
                let directory = fixture.directory(listing: most)
                try expectEqual(try await directory.hiddenMembers(from: id), expected, "of \(most)")
                let principal = Principal.member(id, session: bora.session, role: .member)
                for asked in [Set(others), Set(others.suffix(2)), Set(others.suffix(1)), []] {
                    let told = try await directory.hiddenMembers(among: asked, from: principal)
                    try expectEqual(told, hidden.intersection(asked), "of those who are asked about")
                }
                try expect(try await directory.hides(others[0], from: principal), "one who is hidden")
                try expect(!(try await directory.hides(others[3], from: principal)), "one who is not")
                let card = try await directory.cards(
                    of: [others[0], others[3]], for: principal, hiding: directory)
                try expectEqual(card[others[0]], MemberCard(id: others[0], nickname: nil), "the hidden card")
                try expectEqual(card[others[3]]?.nickname, "other3", "the other card")
            }
        },
        Clause("that notices between two are withdrawn is told with each new block") { fixture in
            let (bora, minjun) = (try await fixture.join("bora"), try await fixture.join("minjun"))
            _ = try await fixture.withdrawals()
            for _ in 0..<2 { try await fixture.verbs(of: bora).block(minjun.account.id) }
            let told = NoticeWithdrawal.between(bora.account.id, minjun.account.id)
            try expectEqual(try await fixture.withdrawals(), [told], "what is told")
        },
        Clause("each new block is told to the other domains, with the member who has made it") {
            fixture in
            let (bora, minjun) = (try await fixture.join("보라"), try await fixture.join("민준"))
            let verbs = (try await fixture.verbs(of: bora), try await fixture.verbs(of: minjun))
            _ = try await fixture.blocks()
            try await verbs.0.block(minjun.account.id)
            try await verbs.1.block(bora.account.id)
            try await verbs.0.unblock(minjun.account.id)
            try await verbs.0.block(minjun.account.id)
            let told = try await fixture.blocks()
            let (one, two) = (bora.account.id, minjun.account.id)
            // Messages of different members come in any order.
            try expectEqual(told.map(\.blocker).sorted(), [one, one, two].sorted(), "the blockers")
            for block in told {
                try expectEqual(block.blocked, block.blocker == one ? two : one, "the blocked one")
                try expect(block.at >= minjun.account.joinedAt, "when it was made")
            }
        },
        Clause("a block that changes nothing, or is refused, is told to no domain") { fixture in
            let (bora, minjun) = (try await fixture.join("보라"), try await fixture.join("민준"))
            let verbs = try await fixture.verbs(of: bora)
            let unknown = MemberID(RawIdentifier(high: 1, low: 1))
            try await verbs.block(minjun.account.id)
            _ = try await fixture.blocks()
            try await verbs.block(minjun.account.id)
            for (id, error) in [(bora.account.id, AuthError.blockingOneself), (unknown, .noSuchMember)] {
                try await expectError(error) { () throws(AuthError) in try await verbs.block(id) }
            }
            try await verbs.unblock(minjun.account.id)
            try expectEqual(try await fixture.blocks(), [], "what is told")
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
