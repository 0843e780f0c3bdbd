import Auth
import ContractKit
import Vocabulary

extension AuthContract {
    /// An account knows the places of its member's sign-ins. During an attack on the account, sign-ins from
    /// a known place succeed while all others wait.
    static let knownPlaces: [Clause<AuthFixture>] = [
        Clause("a place of a sign-in is known after a restart, at another server, and no other is") {
            fixture in
            _ = try await fixture.join("bora")
            _ = try await signIn(fixture.calling("192.0.2.1"))
            try await fixture.reopen()
            try await expectKnown(["192.0.2.1"], notKnown: ["192.0.2.2"], fixture)
        },
        Clause("a place of joining is known to another server") { fixture in
            let draft = AuthFixture.draft("bora")
            _ = try await fixture.calling("2001:db8:1:2::1").join(draft, device: "clause")
            try await expectKnown(["2001:db8:1:2::ffff"], notKnown: ["2001:db8:1:3::1"], fixture)
        },
        Clause("a place of a refresh is known to another server") { fixture in
            let joined = try await fixture.join("bora")
            _ = try await fixture.calling("192.0.2.1").refresh(joined.tokens.refreshToken)
            try await expectKnown(["192.0.2.1"], notKnown: ["192.0.2.2"], fixture)
        },
        Clause("a wrong password makes no place known") { fixture in
            let joined = try await fixture.join("bora")
            let before = try await fixture.places(of: joined.account.id)
            try await expectError(AuthError.wrongCredentials) { () throws(AuthError) in
                try await signIn(fixture.calling("192.0.2.1"), "a guess")
            }
            try expectEqual(try await fixture.places(of: joined.account.id), before, "the stored places")
            try await expectKnown([], notKnown: ["192.0.2.1"], fixture)
        },
        Clause("an account knows the last eight places, and none beyond") { fixture in
            let member = try await fixture.join("bora").account.id
            for number in 1...9 {
                fixture.clock.advance(by: .seconds(1))
                _ = try await signIn(fixture.calling("192.0.2.\(number)"))
            }
            try expectEqual(try await fixture.places(of: member).count, 8, "the number of stored places")
            try await expectKnown(["192.0.2.2", "192.0.2.9"], notKnown: ["192.0.2.1"], fixture)
        },
        Clause("a place is forgotten thirty days after the last sign-in there, and not before") { fixture in
            let member = try await fixture.join("bora").account.id
            for number in 1...2 {
                _ = try await signIn(fixture.calling("192.0.2.\(number)"))
                fixture.clock.advance(by: .seconds(20 * 86_400))
            }
            _ = try await signIn(fixture.calling("192.0.2.3"))
            try expectEqual(try await fixture.places(of: member).count, 2, "the number of stored places")
            try await expectKnown(["192.0.2.2", "192.0.2.3"], notKnown: ["192.0.2.1"], fixture)
        },
        Clause("a place that is used every day stays known") { fixture in
            _ = try await fixture.join("bora")
            for _ in 0..<35 {
                _ = try await signIn(fixture.calling("192.0.2.1"))
                fixture.clock.advance(by: .seconds(86_400))
            }
            try await expectKnown(["192.0.2.1"], notKnown: [], fixture)
        },
        Clause("no place of a member who has withdrawn is kept") { fixture in
            let joined = try await fixture.join("bora")
            let signedIn = try await signIn(fixture.calling("192.0.2.1"))
            try expect(try await !fixture.places(of: joined.account.id).isEmpty, "a place is stored")
            try await fixture.verbs(of: signedIn).withdraw(password: AuthFixture.password)
            try expectEqual(try await fixture.places(of: joined.account.id), [], "the stored places")
        },
        Clause("what is kept of a place is another digest for each member, and not its address") { fixture in
            var digests: Set<String> = []
            for nickname in ["bora", "sujin"] {
                let draft = AuthFixture.draft(nickname)
                let joined = try await fixture.calling("192.0.2.1").join(draft, device: "clause")
                for place in try await fixture.places(of: joined.account.id) {
                    try expect(!place.digest.contains("192.0.2"), "'\(place.digest)' holds the address")
                    digests.insert(place.digest)
                }
            }
            try expectEqual(digests.count, 2, "the number of digests of one place of two members")
        },
    ]
}

private func signIn(
    _ place: any AuthRepository, _ password: String = AuthFixture.password
) async throws(AuthError) -> SignedIn {
    try await place.login(email: "bora@example.com", password: password, device: "clause")
}

/// Attacks the account of `bora` at another server, then checks which places admit the right password.
private func expectKnown(
    _ known: [String], notKnown: [String], _ fixture: AuthFixture, file: StaticString = #fileID,
    line: UInt = #line
) async throws {
    let server = fixture.otherServer()
    for network in 0..<60 {
        let stranger = server.repository(for: .anonymous, from: "198.51.\(network).1")
        do throws(AuthError) {
            _ = try await signIn(stranger, "a guess")
        } catch .service(.limited) {
            break
        } catch {
            try expectEqual(error, .wrongCredentials, "the answer to a guess", file: file, line: line)
        }
    }
    for address in known {
        _ = try await signIn(server.repository(for: .anonymous, from: address))
    }
    for address in notKnown {
        let isLimited: Bool
        do throws(AuthError) {
            _ = try await signIn(server.repository(for: .anonymous, from: address))
            isLimited = false
        } catch .service(.limited) {
            isLimited = true
        }
        try expect(isLimited, "\(address) is known", file: file, line: line)
    }
}
