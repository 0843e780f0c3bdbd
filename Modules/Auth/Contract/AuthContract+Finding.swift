import Auth
import ContractKit
import Vocabulary

extension AuthContract {
    static let finding: [Clause<AuthFixture>] = [
        Clause("operators alone see how members stand, and change it") { fixture in
            let keeper = try await fixture.keeper()
            let member = try await fixture.join("bora")
            for role in [Role.member, .moderator] {
                try await fixture.appoint(member.account.id, role)
                let verbs = try await fixture.verbs(of: member)
                try expectEqual(await refusals(by: verbs, about: keeper.id), every(.forbidden))
            }
            try expectEqual(
                await refusals(by: fixture.anonymous, about: keeper.id), every(.service(.signInRequired)))
        },
        Clause("the list of members shows the last joined first, page by page") { fixture in
            let keeper = try await fixture.onlyKeeper()
            var expected = [keeper.id]
            for number in 1...6 {
                if number.isMultiple(of: 2) { fixture.clock.advance(by: .seconds(1)) }
                expected.append(try await fixture.join("bora\(number)").account.id)
            }
            let list = try await keeper.verbs.members(MemberQuery(), PageRequest(limit: 100))
            try expectEqual(Set(list.items.map(\.id)), Set(expected))
            try expectEqual(
                list.items.map(\.id),
                list.items.sorted { ($0.joinedAt, $0.id.raw) > ($1.joinedAt, $1.id.raw) }.map(\.id),
                "the order")
            var (found, start) = ([MemberID](), PageRequest.Start.first)
            for _ in 0..<4 {
                let page = try await keeper.verbs.members(MemberQuery(), PageRequest(start, limit: 2))
                found += page.items.map(\.id)
                guard let next = page.next else { break }
                start = .after(next)
            }
            try expectEqual(found, list.items.map(\.id), "page by page")
            let last = try await keeper.verbs.members(MemberQuery(), PageRequest(.number(4), limit: 2))
            try expectEqual(last.items.map(\.id), Array(found.suffix(1)))
            try expectEqual(last.numbering, PageNumbering(number: 4, size: 2, total: 7))
        },
        Clause("members are found by identifier, and by a part of email or nickname in any case") {
            fixture in
            let keeper = try await fixture.onlyKeeper()
            let draft = AuthFixture.draft("보라돌이", email: "Violet_1@example.com")
            let bora = try await fixture.anonymous.join(draft, device: "").account.id
            let minjun = try await fixture.join("Minjun").account.id
            let finds: [(String, Set<MemberID>)] = [
                ("\(bora)", [bora]), (" 라돌 ", [bora]), ("\u{1105}\u{1161}돌", [bora]),
                ("VIOLET_1@", [bora]), ("minj", [minjun]), ("@EXAMPLE", [keeper.id, bora, minjun]),
                ("_", [bora]), ("%", []), ("\(nobody)", []), ("", [keeper.id, bora, minjun]),
            ]
            for (text, expected) in finds {
                let page = try await keeper.verbs.members(MemberQuery(text: text), .first)
                try expectEqual(Set(page.items.map(\.id)), expected, "'\(text)'")
            }
        },
        Clause("members are found by role and state, those who have withdrawn without their names") {
            fixture in
            let keeper = try await fixture.onlyKeeper()
            let (bora, gone) = (try await fixture.join("bora"), try await fixture.join("gone"))
            try await fixture.verbs(of: gone).withdraw(password: AuthFixture.password)
            try await keeper.verbs.suspend(bora.account.id, reason: "광고")
            let finds: [(MemberQuery, [MemberID])] = [
                (MemberQuery(role: .operator), [keeper.id]), (MemberQuery(role: .moderator), []),
                (MemberQuery(state: .active), [keeper.id]),
                (MemberQuery(state: .suspended), [bora.account.id]),
                (MemberQuery(role: .member, state: .suspended), [bora.account.id]),
                (MemberQuery(state: .withdrawn), [gone.account.id]),
                (MemberQuery(state: .withdrawn, text: "gone"), []),
            ]
            for (query, expected) in finds {
                let page = try await keeper.verbs.members(query, .first)
                try expectEqual(page.items.map(\.id), expected, "\(query)")
            }
            let left = try await keeper.verbs.member(gone.account.id)
            try expectEqual(
                left.member,
                ManagedMember(
                    id: gone.account.id, email: nil, nickname: nil, role: .member,
                    joinedAt: gone.account.joinedAt, withdrawnAt: left.member.withdrawnAt))
            try expectEqual(left.member.state, .withdrawn)
        },
        Clause("a member in full has the sessions that live, and when one was last used") { fixture in
            let keeper = try await fixture.onlyKeeper()
            let joined = try await fixture.join("bora")
            fixture.clock.advance(by: .seconds(600))
            _ = try await fixture.login("bora")
            let id = joined.account.id
            let details = try await keeper.verbs.member(id)
            try expectEqual(details.sessions, 2)
            try expectEqual(details.lastUsedAt, joined.account.joinedAt.advanced(by: .seconds(600)))
            let expected = ManagedMember(
                id: id, email: "bora@example.com", nickname: "bora", role: .member,
                joinedAt: joined.account.joinedAt)
            try expectEqual(details.member, expected)
            try expectEqual(
                try await keeper.verbs.members(MemberQuery(text: "bora"), .first).items, [expected])
            fixture.clock.advance(by: .seconds(31 * 86_400))
            let again = try await fixture.verbs(of: try await fixture.login("keeper"))
            try expectEqual(try await again.member(id).sessions, 0)
            try await expectError(AuthError.noSuchMember) { () throws(AuthError) in
                try await again.member(nobody)
            }
        },
        Clause("a search says what is wrong with its text, and a list with another list's cursor") {
            fixture in
            let keeper = try await fixture.keeper()
            _ = try await fixture.join("bora")
            for (text, error) in [
                (String(repeating: "가", count: 101), "text too-long"),
                ("a\u{0}b", "text forbidden-characters"),
                ("a\nb", "text forbidden-characters"), ("\u{202E}a", "text forbidden-characters"),
            ] {
                try await expectFieldErrors(error) { () throws(AuthError) in
                    try await keeper.verbs.members(MemberQuery(text: text), .first)
                }
            }
            let page = try await keeper.verbs.members(MemberQuery(), PageRequest(limit: 1))
            let cursor = try expectValue(page.next, "a cursor")
            let request = try PageRequest(.after(cursor))
            try await expectFieldErrors("after mismatch") { () throws(AuthError) in
                try await keeper.verbs.members(MemberQuery(text: "bora"), request)
            }
        },
    ]

    /// The errors of the operators' verbs when applied to that member.
    private static func refusals(by verbs: any AuthRepository, about id: MemberID) async -> [AuthError?] {
        var refusals: [AuthError?] = []
        func note<Value>(_ verb: () async throws(AuthError) -> Value) async {
            do throws(AuthError) {
                _ = try await verb()
                refusals.append(nil)
            } catch {
                refusals.append(error)
            }
        }
        await note { () throws(AuthError) in try await verbs.members(MemberQuery(), .first) }
        await note { () throws(AuthError) in try await verbs.member(id) }
        await note { () throws(AuthError) in try await verbs.changeRole(of: id, to: .member) }
        await note { () throws(AuthError) in try await verbs.suspend(id, reason: "because") }
        await note { () throws(AuthError) in try await verbs.restore(id, reason: "") }
        await note { () throws(AuthError) in try await verbs.signOut(id, reason: "") }
        await note { () throws(AuthError) in try await verbs.resetPassword(of: id) }
        await note { () throws(AuthError) in try await verbs.export(id) }
        await note { () throws(AuthError) in try await verbs.invite(InvitationDraft()) }
        await note { () throws(AuthError) in try await verbs.invitations(.first) }
        await note { () throws(AuthError) in try await verbs.revokeInvitation(InvitationID(id.raw)) }
        return refusals
    }

    private static func every(_ error: AuthError) -> [AuthError?] { Array(repeating: error, count: 11) }
}
