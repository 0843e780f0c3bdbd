import Auth
import ContractKit
import Vocabulary

extension AuthContract {
    static let sessions: [Clause<AuthFixture>] = [
        Clause("sessions are listed newest first with device and times, the asking one marked") { fixture in
            var opened = [try await fixture.join("bora")]
            let alone = try await fixture.verbs(of: opened[0]).sessions()
            let start = try expectValue(alone.first, "the first session").createdAt
            try fixture.clock.expectNow(start, "the beginning of the first")
            for _ in 0..<3 {
                fixture.clock.pass(.seconds(60))
                opened.append(try await fixture.login("bora"))
            }
            let listed = try await fixture.verbs(of: opened[1]).sessions()
            try expectEqual(listed.map(\.id), opened.reversed().map(\.session))
            try expectEqual(listed.filter(\.isCurrent).map(\.id), [opened[1].session])
            let first = Session(
                id: opened[0].session, device: "clause", createdAt: start, lastUsedAt: start,
                expiresAt: start.advanced(by: .seconds(30 * 86_400)), isCurrent: false)
            try expectEqual(listed.last, first)
        },
        Clause("a refresh is seen in the list: last used and end of life move") { fixture in
            let joined = try await fixture.join("bora")
            fixture.clock.pass(.seconds(600))
            let pair = try await fixture.anonymous.refresh(joined.tokens.refreshToken)
            let listed = try await fixture.bearing(pair.accessToken).sessions()
            try expectEqual(listed.map(\.expiresAt), [pair.refreshExpiresAt])
            let used = try expectValue(listed.first, "the session").lastUsedAt
            try fixture.clock.expectNow(used, "when it was last used")
            try expect(used > joined.account.joinedAt, "that it was used since")
            try expect(pair.refreshExpiresAt > joined.tokens.refreshExpiresAt, "that it lives longer")
        },
        Clause("an expired session is not listed") { fixture in
            _ = try await fixture.join("bora")
            fixture.clock.advance(by: .seconds(20 * 86_400))
            let second = try await fixture.login("bora")
            fixture.clock.advance(by: .seconds(10 * 86_400))
            let pair = try await fixture.anonymous.refresh(second.tokens.refreshToken)
            try expectEqual(
                try await fixture.bearing(pair.accessToken).sessions().map(\.id), [second.session])
        },
        Clause("signing out ends this session and no other, its tokens at once") { fixture in
            let first = try await fixture.join("bora")
            let second = try await fixture.login("bora")
            try await fixture.verbs(of: first).logout()
            try await fixture.expectRefused(first.tokens.accessToken, .accessInvalid)
            try await expectSessionEnded(fixture, first.tokens.refreshToken)
            try expectEqual(try await fixture.verbs(of: second).sessions().map(\.id), [second.session])
        },
        Clause("ending another of one's sessions stops its tokens at once") { fixture in
            let first = try await fixture.join("bora")
            let second = try await fixture.login("bora")
            let verbs = try await fixture.verbs(of: second)
            try await verbs.endSession(first.session)
            try await fixture.expectRefused(first.tokens.accessToken, .accessInvalid)
            try await expectSessionEnded(fixture, first.tokens.refreshToken)
            try await expectError(AuthError.noSuchSession) { () throws(AuthError) in
                try await verbs.endSession(first.session)
            }
        },
        Clause("nobody ends another member's session, nor learns of it") { fixture in
            let bora = try await fixture.join("bora")
            let minjun = try await fixture.verbs(of: try await fixture.join("minjun"))
            try await expectError(AuthError.noSuchSession) { () throws(AuthError) in
                try await minjun.endSession(bora.session)
            }
            try await minjun.endAllSessions(keepingCurrent: false)
            try expectEqual(try await fixture.verbs(of: bora).account().id, bora.account.id)
        },
        Clause("all other sessions can be ended, this one kept") { fixture in
            let first = try await fixture.join("bora")
            let second = try await fixture.login("bora")
            let verbs = try await fixture.verbs(of: second)
            try await verbs.endAllSessions(keepingCurrent: true)
            try expectEqual(try await verbs.sessions().map(\.id), [second.session])
            try await fixture.expectRefused(first.tokens.accessToken, .accessInvalid)
        },
        Clause("all sessions can be ended, this one among them") { fixture in
            let opened = [try await fixture.join("bora"), try await fixture.login("bora")]
            try await fixture.verbs(of: opened[1]).endAllSessions(keepingCurrent: false)
            for signedIn in opened {
                try await fixture.expectRefused(signedIn.tokens.accessToken, .accessInvalid)
                try await expectSessionEnded(fixture, signedIn.tokens.refreshToken)
            }
        },
    ]
}
