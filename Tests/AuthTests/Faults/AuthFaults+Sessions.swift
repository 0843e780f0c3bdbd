import Auth
import AuthContract
import AuthFakes
import ContractKit
import Vocabulary

/// Sessions and refresh tokens.
extension AuthFaults {
    static let sessions: [Fault<AuthFixture>] = [
        .store("single session", caughtBy: ["every sign-in opens"]) { store in
            let sound = store
            store.open = { session, token, place, hash throws(AuthError) in
                try await sound.endSessions(session.member, nil)
                return try await sound.open(session, token, place, hash)
            }
        },
        .store("end forgotten", caughtBy: ["signing out ends", "ending another of one's sessions"]) { store in
            store.end = { _, _ in true }
        },
        .store("anyone ends", caughtBy: ["nobody ends another"]) { store in
            let sound = store
            store.end = { id, _ throws(AuthError) in
                guard let live = try await sound.session(id) else { return false }
                return try await sound.end(id, live.record.member)
            }
        },
        .store("keep ignored", caughtBy: ["all other sessions"]) { store in
            let sound = store
            store.endSessions = { member, _ throws(AuthError) in try await sound.endSessions(member, nil) }
        },
        .store("end sessions forgotten", caughtBy: ["all sessions can be ended"]) { store in
            store.endSessions = { _, _ in }
        },
        .store("all sessions live on", caughtBy: ["what is put back signs everybody out"]) { store in
            store.revokeAllAccess = {}
        },
        .store("expired lives on", caughtBy: ["an expired session"]) { store in
            store.changeSessions { $0.map(\.immortal) }
        },
        .store("oldest first", caughtBy: ["sessions are listed newest first"]) { store in
            store.changeSessions { $0.reversed() }
        },
        .store("last use forgotten", caughtBy: ["a refresh is seen in the list"]) { store in
            store.changeSessions { sessions in
                sessions.map { session in
                    var session = session
                    session.lastUsedAt = session.createdAt
                    return session
                }
            }
        },
        .store("rotation forgotten", caughtBy: ["a refresh gives a new pair"]) { store in
            store.rotate = { _, _, _, _, _ in true }
        },
        .store("replay forgiven", caughtBy: ["a refresh token again after 30"]) { store in
            store.changeTokens { token in
                token.usedAt = token.usedAt?.advanced(by: .seconds(60))
            }
        },
        .store("replay punished at once", caughtBy: ["a refresh token again within 30"]) { store in
            store.changeTokens { token in
                if token.usedAt != nil { token.usedAt = Timestamp(microseconds: 0) }
            }
        },
        .store("used earlier", caughtBy: ["a refresh token that was used while"]) { store in
            let looks = LockedValue(0)
            store.changeTokens { token in
                guard let usedAt = token.usedAt else { return }
                let isAgain = looks.withLock { count in
                    count += 1
                    return count > 1
                }
                if isAgain { token.usedAt = usedAt.advanced(by: .seconds(-3600)) }
            }
        },
        .store(
            "tokens never expire",
            caughtBy: ["a refresh token lives 30 days", "a session that was used while"]
        ) { store in
            store.changeTokens { token in
                token.expiresAt = Timestamp(microseconds: .max)
                token.session.record = token.session.record.immortal
            }
        },
        .store("stale role", caughtBy: ["a changed role counts"]) { store in
            let sound = store
            store.session = { id throws(AuthError) in
                var live = try await sound.session(id)
                live?.role = .member
                return live
            }
        },
        .store("stale card", caughtBy: ["who acts is known by the card"]) { store in
            let sound = store
            store.session = { id throws(AuthError) in
                var live = try await sound.session(id)
                if let card = live?.card { live?.card = MemberCard(id: card.id, nickname: "bora") }
                return live
            }
        },
        .store("replay ends all", caughtBy: ["a replayed refresh token ends no"]) { store in
            let sound = store
            store.end = { _, member throws(AuthError) in
                try await sound.endSessions(member, nil)
                return true
            }
        },
        .verbs("current unmarked", caughtBy: ["sessions are listed"]) { verbs, _, _ in
            let sound = verbs
            verbs.sessions = { () throws(AuthError) in try await sound.sessions().map(\.unmarked) }
        },
        .verbs("visitors welcome", caughtBy: ["the verbs of members refuse"]) { verbs, _, _ in
            let sound = verbs
            verbs.sessions = { () throws(AuthError) in
                do throws(AuthError) { return try await sound.sessions() } catch { return [] }
            }
        },
        .verbs("unknown token told", caughtBy: ["a refresh token that nobody"]) { verbs, _, _ in
            let sound = verbs
            verbs.refresh = { token throws(AuthError) in
                if token == "nonsense" { throw .noSuchSession }
                return try await sound.refresh(token)
            }
        },
    ]
}
