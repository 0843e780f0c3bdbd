import Auth
import AuthTokens
import ContractKit
import Vocabulary

/// What must hold of a deployment's keys wherever they are kept.
struct KeyCase: Sendable, CustomStringConvertible {
    let description: String
    let check: @Sendable (any KeyStore) async throws -> Void

    init(_ description: String, _ check: @escaping @Sendable (any KeyStore) async throws -> Void) {
        self.description = description
        self.check = check
    }

    static let all = keeping + sharing

    /// What the port itself promises.
    private static let keeping: [KeyCase] = [
        KeyCase("nothing is kept at first, and a text is kept as it is") { place in
            try expectEqual(try await place.read(), nil)
            var before: String?
            for text in [
                "{}", "", "보라\n\"'\\$1", "\u{1107}\u{1169}\u{1105}\u{1161}",
                String(repeating: "k", count: 99_999),
            ] {
                try expectEqual(try await place.replace(before, by: text), true)
                let kept = try expectValue(try await place.read(), "the text")
                try expectEqual(Array(kept.utf8), Array(text.utf8))
                before = text
            }
        },
        KeyCase("a replacement that expects something else changes nothing") { place in
            try expectEqual(try await place.replace("first", by: "second"), false)
            try expectEqual(try await place.read(), nil)
            _ = try await place.replace(nil, by: "first")
            for expected in [nil, "", "First", "first "] {
                try expectEqual(try await place.replace(expected, by: "second"), false)
            }
            try expectEqual(try await place.read(), "first")
        },
        KeyCase("of many replacements at once that expect the same one succeeds, and its text stays") {
            place in
            for expected in [nil, "0"] as [String?] {
                if expected != nil { _ = try await place.replace(try await place.read(), by: "0") }
                let won = try await atOnce(8) { number in
                    try await place.replace(expected, by: "text \(number)") ? number : nil
                }.compactMap { $0 }
                try expectEqual(won.count, 1, "how many succeeded")
                try expectEqual(try await place.read(), "text \(won[0])")
            }
        },
    ]

    /// What follows for the programs that share them.
    private static let sharing: [KeyCase] = [
        KeyCase("all programs that open them at once for the first time get the same") { place in
            let secrets = try await atOnce(12) { try await Program(place, series: $0).keys.refreshSecret() }
            try expectEqual(Set(secrets).count, 1, "secrets")
            try expectEqual(secrets[0].count, 32)
        },
        KeyCase("what one program signs another verifies") { place in
            let (first, second) = (try await Program(place, series: 1), try await Program(place, series: 2))
            for (signing, verifying) in [(first, second), (second, first)] {
                let token = try await signing.token()
                try expectEqual(
                    try await verifying.tokens.verify(token, at: first.clock.now()), Program.claims)
            }
        },
        KeyCase("an exchange by one program is followed by the others within a minute") { place in
            let (operating, serving) = (
                try await Program(place, series: 1), try await Program(place, series: 2)
            )
            let old = try await serving.token()
            try await operating.keys.rotate()
            let new = try await Program(place, series: 3).token()
            try expect(new.keyName != nil && new.keyName != old.keyName, "another key signs")
            try expectEqual(try await serving.tokens.verify(new, at: serving.clock.now()), Program.claims)
            serving.clock.advance(by: .seconds(61))
            try expectEqual(try await serving.token().keyName, new.keyName, "the key that signs")
            try expectEqual(try await serving.tokens.verify(old, at: serving.clock.now()), Program.claims)
        },
        KeyCase("a key that was exchanged is forgotten once its tokens have expired") { place in
            let program = try await Program(place, series: 1)
            let old = try await program.token()
            try await program.keys.rotate()
            program.clock.advance(by: .seconds(3600))
            try await program.keys.rotate()
            let fresh = try await Program(place, series: 2)
            try await expectError(ServiceFailure.accessInvalid) { () throws(ServiceFailure) in
                try await fresh.tokens.verify(old, at: program.clock.now())
            }
        },
        KeyCase("exchanges by many programs at once lose no key, and the refresh secret stays") { place in
            let program = try await Program(place, series: 0)
            let (token, secret) = (try await program.token(), try await program.keys.refreshSecret())
            let names = try await atOnce(6) { number in
                let other = try await Program(place, series: UInt64(number) + 1)
                try await other.keys.rotate()
                return try await other.token()
            }
            let fresh = try await Program(place, series: 9)
            for text in names + [token] {
                try expectEqual(try await fresh.tokens.verify(text, at: program.clock.now()), Program.claims)
            }
            try expectEqual(try await fresh.keys.refreshSecret(), secret)
        },
        KeyCase("what holds no keys is told with its place, and left alone") { place in
            var before: String?
            for text in ["", "{}", "보라", #"{"keys":[],"refreshSecret":""}"#] {
                _ = try await place.replace(before, by: text)
                before = text
                let failure = try expectValue(await failure(of: place), "a failure for '\(text)'")
                try expect(
                    failure.kind == .internal && failure.message.contains(place.place),
                    "the place in '\(failure)'")
                try expectEqual(try await place.read(), text)
            }
        },
    ]
}

/// A program of the deployment.
struct Program: Sendable {
    static let claims = AccessClaims(
        member: MemberID(RawIdentifier(high: 1, low: 2)), session: SessionID(RawIdentifier(high: 3, low: 4)),
        role: .member)

    let clock = ManualClock()
    let keys: DeploymentKeys
    let tokens: SignedAccessTokens

    init(_ place: any KeyStore, series: some BinaryInteger) async throws {
        let ids = OrderedIdentifiers(.shuffled, series: UInt64(series))
        keys = try await DeploymentKeys.open(place, time: clock, ids: ids)
        tokens = SignedAccessTokens(keys, ids: ids)
    }

    func token() async throws -> String {
        try await tokens.issue(Self.claims, at: clock.now()).text
    }
}

/// What opening the keys throws.
private func failure(of place: any KeyStore) async -> ServiceFailure? {
    do throws(ServiceFailure) {
        _ = try await DeploymentKeys.open(place, time: ManualClock(), ids: OrderedIdentifiers(.ascending))
        return nil
    } catch {
        return error
    }
}

/// The answers of that many runs at once.
func atOnce<Value: Sendable>(
    _ count: Int, _ verb: @escaping @Sendable (Int) async throws -> Value
) async throws -> [Value] {
    try await withThrowingTaskGroup(of: Value.self) { group in
        for number in 0..<count { group.addTask { try await verb(number) } }
        return try await group.reduce(into: []) { $0.append($1) }
    }
}
