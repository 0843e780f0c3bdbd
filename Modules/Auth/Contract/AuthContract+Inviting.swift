import Auth
import ContractKit
import Vocabulary

extension AuthContract {
    static let inviting: [Clause<AuthFixture>] = [
        Clause("an invitation lets as many join as it has uses, where registration is by invitation") {
            fixture in
            let keeper = try await fixture.keeper()
            let new = try await keeper.verbs.invite(InvitationDraft(uses: 2, days: 1))
            let visitor = fixture.visitor(joining: .invited)
            try expectEqual(try await visitor.registration(), .invited)
            for (typed, refusal) in [
                (nil, AuthError.invitationRequired), (" ", .invitationRequired),
                ("0000-0000-0000", .invitationRefused), ("초대", .invitationRefused),
            ] as [(String?, AuthError)] {
                try await expectError(refusal) { () throws(AuthError) in
                    try await visitor.join(invited("bora", typed), device: "")
                }
            }
            let plain = new.code.filter { $0 != "-" }.uppercased()
            _ = try await visitor.join(invited("bora", new.code), device: "")
            _ = try await visitor.join(invited("minjun", " \(plain) "), device: "")
            try await expectError(AuthError.invitationRefused) { () throws(AuthError) in
                try await visitor.join(invited("seoyeon", new.code), device: "")
            }
            let kept = try await keeper.verbs.invitations(.first).items
            try expectEqual(kept.map(\.id), [new.invitation.id])
            try expectEqual(kept.map(\.used), [2])
        },
        Clause("a form that is refused uses no invitation") { fixture in
            let keeper = try await fixture.keeper()
            let code = try await keeper.verbs.invite(InvitationDraft()).code
            let visitor = fixture.visitor(joining: .invited)
            try await expectFieldErrors("nickname taken") { () throws(AuthError) in
                try await visitor.join(
                    invited("keeper", code, email: "other@example.com"), device: "")
            }
            let joined = await succeeding(1) { _ throws(AuthError) in
                try await visitor.join(invited("bora", code), device: "")
            }
            try expectEqual(joined.count, 1, "how many join by it then")
        },
        Clause("an invitation ends when it expires, and when it is revoked") { fixture in
            let keeper = try await fixture.keeper()
            let visitor = fixture.visitor(joining: .invited)
            let short = try await keeper.verbs.invite(InvitationDraft(uses: 9, days: 1))
            let long = try await keeper.verbs.invite(InvitationDraft(uses: 9, days: 9))
            try await keeper.verbs.revokeInvitation(long.invitation.id)
            try await expectError(AuthError.noSuchInvitation) { () throws(AuthError) in
                try await keeper.verbs.revokeInvitation(long.invitation.id)
            }
            fixture.clock.advance(by: .seconds(86_399))
            _ = try await visitor.join(invited("bora", short.code), device: "")
            fixture.clock.advance(by: .seconds(1))
            for code in [short.code, long.code] {
                try await expectError(AuthError.invitationRefused) { () throws(AuthError) in
                    try await visitor.join(invited("minjun", code), device: "")
                }
            }
            let again = try await fixture.verbs(of: try await fixture.login("keeper"))
            try expectEqual(try await again.invitations(.first).items, [])
        },
        Clause("of many who join by one invitation at once no more do than it has uses") { fixture in
            let keeper = try await fixture.keeper()
            let code = try await keeper.verbs.invite(InvitationDraft(uses: 3)).code
            let visitor = fixture.visitor(joining: .invited)
            let joined = await succeeding(8) { number throws(AuthError) in
                try await visitor.join(invited("racer\(number)", code), device: "")
            }
            try expectEqual(joined.count, 3, "how many joined")
        },
        Clause("a joining by invitation that is asked for again under its key uses it once") { fixture in
            let keeper = try await fixture.keeper()
            let code = try await keeper.verbs.invite(InvitationDraft(uses: 2)).code
            let (visitor, key) = (fixture.visitor(joining: .invited), fixture.newKey())
            let first = try await visitor.join(invited("bora", code), device: "", idempotencyKey: key)
            let second = try await visitor.join(invited("bora", code), device: "", idempotencyKey: key)
            try expectEqual(second.account, first.account)
            try expectEqual(try await keeper.verbs.invitations(.first).items.map(\.used), [1])
        },
        Clause("where registration is closed nobody joins, and where it is open everybody") { fixture in
            let keeper = try await fixture.keeper()
            let code = try await keeper.verbs.invite(InvitationDraft()).code
            let visitor = fixture.visitor(joining: .closed)
            try expectEqual(try await visitor.registration(), .closed)
            try await expectError(AuthError.registrationClosed) { () throws(AuthError) in
                try await visitor.join(invited("bora", code), device: "")
            }
            try expectEqual(try await fixture.anonymous.registration(), .open)
            _ = try await fixture.anonymous.join(invited("bora", "whatever"), device: "")
            try expectEqual(try await keeper.verbs.invitations(.first).items.map(\.used), [0])
        },
        Clause("invitations are bounded, listed page by page, and told to the audit log") { fixture in
            let keeper = try await fixture.onlyKeeper()
            for draft in [InvitationDraft(uses: 0, days: 91), InvitationDraft(uses: 1001, days: 0)] {
                try await expectFieldErrors("uses out-of-range, days out-of-range") { () throws(AuthError) in
                    try await keeper.verbs.invite(draft)
                }
            }
            var made: [InvitationID] = []
            for number in 1...3 {
                fixture.clock.advance(by: .seconds(1))
                let new = try await keeper.verbs.invite(InvitationDraft(uses: number, days: number))
                try expectEqual(new.invitation.madeBy, keeper.id)
                made.insert(new.invitation.id, at: 0)
            }
            let first = try await keeper.verbs.invitations(try PageRequest(limit: 2))
            let cursor = try expectValue(first.next, "a cursor")
            let second = try await keeper.verbs.invitations(try PageRequest(.after(cursor), limit: 2))
            try expectEqual((first.items + second.items).map(\.id), made)
            try await keeper.verbs.revokeInvitation(made[0])
            let events = try await fixture.acts().suffix(4)
            try expectEqual(
                events.map(\.verb), Array(repeating: "auth.invite", count: 3) + ["auth.revokeInvitation"])
            try expectEqual(events.map(\.subject), (made.reversed() + [made[0]]).map { "\($0)" })
            let list = try await keeper.verbs.members(MemberQuery(), PageRequest(limit: 1))
            try expectEqual(list.next, nil)
            let wrong = try PageRequest(.after(cursor))
            try await expectFieldErrors("after mismatch") { () throws(AuthError) in
                try await keeper.verbs.members(MemberQuery(), wrong)
            }
        },
    ]

    private static func invited(
        _ nickname: String, _ invitation: String?, email: String? = nil
    ) -> JoinDraft {
        var draft = AuthFixture.draft(nickname, email: email)
        draft.invitation = invitation
        return draft
    }
}

extension AuthFixture {
    /// A visitor of a server with that registration.
    fileprivate func visitor(joining registration: Registration) -> any AuthRepository {
        otherServer(joining: registration).repository(for: .anonymous)
    }
}
