import Auth
import ContractKit
import Vocabulary

extension AuthContract {
    /// Blocks: hidden members, lists, refusals and erasure.
    static let blocking: [Clause<AuthFixture>] = seeing + listing + refusing + erasing

    private static let seeing: [Clause<AuthFixture>] = [
        Clause("of two of whom one has blocked the other neither sees the other, and everybody else does") {
            fixture in
            let (bora, minjun) = (try await fixture.join("보라"), try await fixture.join("민준"))
            let other = try await fixture.verbs(of: try await fixture.join("other"))
            try await fixture.verbs(of: bora).block(minjun.account.id)
            for (one, two) in [(bora, minjun), (minjun, bora)] {
                let verbs = try await fixture.verbs(of: one)
                try await expectError(AuthError.noSuchMember) { () throws(AuthError) in
                    try await verbs.profile(of: two.account.id)
                }
                try expectEqual(try await verbs.profile(of: one.account.id).id, one.account.id)
                for others in [fixture.anonymous, other] {
                    try expectEqual(
                        try await others.profile(of: one.account.id).nickname, one.account.nickname)
                }
            }
        },
        Clause("a moderator sees whom they have blocked, and who has blocked them") { fixture in
            let (bora, minjun) = (try await fixture.join("bora"), try await fixture.join("minjun"))
            try await fixture.verbs(of: bora).block(minjun.account.id)
            for (one, two) in [(bora, minjun), (minjun, bora)] {
                try await fixture.appoint(one.account.id, .moderator)
                let verbs = try await fixture.verbs(of: one)
                try expectEqual(try await verbs.profile(of: two.account.id).id, two.account.id)
                try await fixture.appoint(one.account.id, .member)
            }
        },
        Clause("who is blocked no more is seen again, and once more is fine") { fixture in
            let (bora, minjun) = (try await fixture.join("bora"), try await fixture.join("minjun"))
            let verbs = try await fixture.verbs(of: bora)
            try await verbs.block(minjun.account.id)
            for _ in 0..<2 { try await verbs.unblock(minjun.account.id) }
            for (one, two) in [(bora, minjun), (minjun, bora)] {
                let verbs = try await fixture.verbs(of: one)
                try expectEqual(try await verbs.profile(of: two.account.id).id, two.account.id)
            }
        },
        Clause("who is blocked is told nothing: they block in turn, and each unblocks for themselves alone") {
            fixture in
            let (bora, minjun) = (try await fixture.join("bora"), try await fixture.join("minjun"))
            let verbs = (try await fixture.verbs(of: bora), try await fixture.verbs(of: minjun))
            try await verbs.0.block(minjun.account.id)
            try expectEqual(try await verbs.1.blocked(.first).items, [], "what the blocked one sees")
            try await verbs.1.unblock(bora.account.id)
            try await verbs.1.block(bora.account.id)
            try await verbs.0.unblock(minjun.account.id)
            let again = try await fixture.verbs(of: bora)
            try await expectError(AuthError.noSuchMember) { () throws(AuthError) in
                try await again.profile(of: minjun.account.id)
            }
        },
    ]

    private static let listing: [Clause<AuthFixture>] = [
        Clause("one's own list has whom one has blocked as they are called now, the last blocked first") {
            fixture in
            let verbs = try await fixture.verbs(of: try await fixture.join("bora"))
            var expected: [BlockedMember] = []
            for nickname in ["민준", "\u{1109}\u{1165}\u{110B}\u{1167}\u{11AB}", "so"] {
                let joined = try await fixture.join(nickname)
                try await verbs.block(joined.account.id)
                let edit = ProfileDraft(nickname: joined.account.nickname + "의새이름")
                let renamed = try await fixture.verbs(of: joined).editProfile(edit)
                let card = MemberCard(id: renamed.id, nickname: renamed.nickname)
                expected.insert(BlockedMember(card: card, since: joined.account.joinedAt), at: 0)
                fixture.clock.advance(by: .seconds(60))
            }
            let first = try await verbs.blocked(PageRequest(limit: 2))
            try expectEqual(first.items, Array(expected.prefix(2)), "the first page")
            let rest = try await verbs.blocked(
                try PageRequest(.after(try expectValue(first.next, "a cursor"))))
            try expectEqual(rest.items, Array(expected.suffix(1)), "the rest")
            try expectEqual(rest.next, nil, "what follows the last")
            let second = try await verbs.blocked(try PageRequest(.number(2), limit: 2))
            try expectEqual(second.items, rest.items, "the second page")
            try expectEqual(second.numbering?.total, 3, "how many are blocked")
        },
        Clause("to block again changes nothing") { fixture in
            let verbs = try await fixture.verbs(of: try await fixture.join("bora"))
            let other = try await fixture.join("minjun").account
            for _ in 0..<2 {
                try await verbs.block(other.id)
                fixture.clock.advance(by: .seconds(60))
            }
            try expectEqual(try await verbs.blocked(.first).items.map(\.since), [other.joinedAt])
        },
        Clause("a block is known after a restart") { fixture in
            let (joined, other) = (try await fixture.join("bora"), try await fixture.join("minjun").account)
            try await fixture.verbs(of: joined).block(other.id)
            try await fixture.reopen()
            let blocked = try await fixture.verbs(of: joined).blocked(.first).items
            try expectEqual(blocked.map(\.card.id), [other.id])
        },
        Clause("a list of the blocked takes no cursor of another's") { fixture in
            let verbs = try await fixture.verbs(of: try await fixture.join("bora"))
            for nickname in ["minjun", "seoyeon"] {
                try await verbs.block(try await fixture.join(nickname).account.id)
            }
            let cursor = try expectValue(try await verbs.blocked(PageRequest(limit: 1)).next, "a cursor")
            let (request, other) = (
                try PageRequest(.after(cursor)), try await fixture.verbs(of: try await fixture.join("other"))
            )
            try await expectFieldErrors("after mismatch") { () throws(AuthError) in
                try await other.blocked(request)
            }
        },
    ]

    private static let refusing: [Clause<AuthFixture>] = [
        Clause("a visitor blocks nobody") { fixture in
            let (visitor, other) = (fixture.anonymous, try await fixture.join("minjun").account.id)
            let refusals = [
                try await refusal(by: AuthError.self) { try await visitor.block(other) },
                try await refusal(by: AuthError.self) { try await visitor.unblock(other) },
                try await refusal(by: AuthError.self) { try await visitor.blocked(.first) },
            ]
            try expectEqual(refusals, refusals.map { _ in .service(.signInRequired) }, "the refusals")
        },
        Clause("nobody blocks themselves, nor one who is not there or has withdrawn") { fixture in
            let (joined, gone) = (try await fixture.join("bora"), try await fixture.join("gone"))
            let verbs = try await fixture.verbs(of: joined)
            try await fixture.verbs(of: gone).withdraw(password: AuthFixture.password)
            try await expectError(AuthError.blockingOneself) { () throws(AuthError) in
                try await verbs.block(joined.account.id)
            }
            for id in [nobody, gone.account.id] {
                try await expectError(AuthError.noSuchMember) { () throws(AuthError) in
                    try await verbs.block(id)
                }
                try await expectError(AuthError.noSuchMember) { () throws(AuthError) in
                    try await verbs.unblock(id)
                }
            }
            try expectEqual(try await verbs.blocked(.first).items, [], "who is blocked")
        },
        Clause("a member blocks no more than the limit, however many at once") { fixture in
            let joined = try await fixture.join("bora")
            let server = fixture.otherServer(blocking: 3)
            let verbs = server.repository(
                for: .member(joined.account.id, session: joined.session, role: .member))
            var others: [MemberID] = []
            for number in 0..<8 { others.append(try await fixture.join("other\(number)").account.id) }
            let all = others
            _ = await succeeding(all.count) { number throws(AuthError) in try await verbs.block(all[number]) }
            let blocked = try await verbs.blocked(.first).items.map(\.card.id)
            try expectEqual(blocked.count, 3, "how many are blocked")
            try await verbs.block(try expectValue(blocked.first, "one who is blocked"))
            let more = try expectValue(all.first { !blocked.contains($0) }, "one who is not blocked")
            try await expectError(AuthError.tooManyBlocks) { () throws(AuthError) in
                try await verbs.block(more)
            }
        },
        Clause("a member who is suspended or has withdrawn blocks nobody") { fixture in
            let (keeper, bora) = (try await fixture.keeper(), try await fixture.join("bora"))
            let gone = try await fixture.join("gone")
            try await keeper.verbs.suspend(bora.account.id, reason: "광고")
            try await fixture.verbs(of: gone).withdraw(password: AuthFixture.password)
            for signedIn in [bora, gone] {
                // Like a request admitted just before.
                let verbs = fixture.service.repository(
                    for: .member(signedIn.account.id, session: signedIn.session, role: .member))
                try await expectError(AuthError.service(.accessInvalid)) { () throws(AuthError) in
                    try await verbs.block(keeper.id)
                }
                let hidden = try await fixture.directory.hiddenMembers(from: keeper.id)
                try expectEqual(hidden, .nobody, "whom the other does not see")
            }
        },
    ]

    private static let erasing: [Clause<AuthFixture>] = [
        Clause("no block by or of a member who has withdrawn is kept") { fixture in
            let (bora, minjun) = (try await fixture.join("bora"), try await fixture.join("minjun"))
            let gone = try await fixture.join("gone")
            try await fixture.verbs(of: bora).block(gone.account.id)
            try await fixture.verbs(of: gone).block(minjun.account.id)
            try await fixture.verbs(of: gone).withdraw(password: AuthFixture.password)
            try expectEqual(try await fixture.verbs(of: bora).blocked(.first).items, [], "who is blocked")
            for member in [bora, minjun, gone] {
                let hidden = try await fixture.directory.hiddenMembers(from: member.account.id)
                try expectEqual(hidden, .nobody, "whom \(member.account.nickname) does not see")
            }
        },
        Clause("blocks are exported to the one who blocks") { fixture in
            let (keeper, joined) = (try await fixture.keeper(), try await fixture.join("bora"))
            let other = try await fixture.join("minjun").account
            try await fixture.verbs(of: joined).block(other.id)
            let export = try await keeper.verbs.export(joined.account.id)
            try expectEqual(export.blocks.map(\.member), [other.id])
            try expect(export.blocks.allSatisfy { $0.since >= other.joinedAt }, "since when")
            try expectEqual(try await keeper.verbs.export(other.id).blocks, [])
        },
    ]
}
