import Auth
import AuthContract
import AuthFakes
import ContractKit
import Vocabulary

/// Places that accounts know.
extension AuthFaults {
    static let places: [Fault<AuthFixture>] = [
        .store(
            "places never found",
            caughtBy: [
                "a place of a sign-in is known", "a place of joining", "a place that is used every day",
            ]
        ) { store in
            store.places = { _ in [] }
        },
        .store("place of a sign-in not noted", caughtBy: ["an account knows the last eight"]) { store in
            let sound = store
            store.open = { session, token, _, hash throws(AuthError) in
                try await sound.open(session, token, nil, hash)
            }
        },
        .store("place of joining not noted", caughtBy: ["a place of joining"]) { store in
            let sound = store
            store.insert = { record, session, token, _, invitation, request throws(AuthError) in
                try await sound.insert(record, session, token, nil, invitation, request)
            }
        },
        .store("place of a refresh not noted", caughtBy: ["a place of a refresh"]) { store in
            let sound = store
            store.rotate = { digest, successor, now, expiry, _ throws(AuthError) in
                try await sound.rotate(digest, successor, now, expiry, nil)
            }
        },
        .store(
            "places kept for ever",
            caughtBy: [
                "an account knows the last eight", "a place is forgotten thirty days",
                "no place of a member who has withdrawn",
            ]
        ) { store in
            let (kept, sound) = (LockedValue<[MemberID: [KnownPlace]]>([:]), store)
            store.open = { session, token, place, hash throws(AuthError) in
                if let place { kept.withLock { $0[session.member, default: []].append(place) } }
                return try await sound.open(session, token, place, hash)
            }
            store.places = { member in kept.now[member, default: []] }
        },
        .store("noted once", caughtBy: ["a place that is used every day"]) { store in
            let (noted, sound) = (LockedValue<Set<String>>([]), store)
            store.open = { session, token, place, hash throws(AuthError) in
                let isNew =
                    place.map { place in noted.withLock { $0.insert(place.digest).inserted } } ?? false
                return try await sound.open(session, token, isNew ? place : nil, hash)
            }
        },
        .ports(
            "all places the same",
            caughtBy: ["a place of a sign-in is known", "a wrong password makes no place known"]
        ) { ports in
            ports.refreshTokens = BlurredPlaces(ports.refreshTokens, leavingOut: 2)
        },
        .ports("places the same for all members", caughtBy: ["what is kept of a place"]) { ports in
            ports.refreshTokens = BlurredPlaces(ports.refreshTokens, leavingOut: 1)
        },
    ]
}

/// Leaves a word out of what the digest of a place is made from: `place MEMBER ADDRESS`.
private struct BlurredPlaces: RefreshTokens {
    private let base: any RefreshTokens
    private let word: Int

    init(_ base: any RefreshTokens, leavingOut word: Int) {
        (self.base, self.word) = (base, word)
    }

    func mint() -> String { base.mint() }
    func digest(of token: String) -> TokenDigest { base.digest(of: token) }

    func successor(of token: String) -> String {
        var words = token.split(separator: " ")
        if words.count > word, words[0] == "place" { words.remove(at: word) }
        return base.successor(of: words.joined(separator: " "))
    }
}
