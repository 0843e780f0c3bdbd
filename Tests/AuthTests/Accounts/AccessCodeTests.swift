import AuthContract
import AuthPasswords
import ContractKit
import Testing
import Vocabulary

@testable import Auth

/// The codes that operators hand out.
@Suite struct AccessCodeTests {
    @Test(arguments: [
        ("k7mp-2xq9-4tna", "k7mp-2xq9-4tna"), ("K7MP2XQ94TNA", "k7mp-2xq9-4tna"),
        (" k7mp 2xq9 4tna ", "k7mp-2xq9-4tna"), ("OIL0-oil0-0000", "0110-0110-0000"),
    ])
    func isReadAsItIsTyped(_ typed: String, _ expected: String) throws {
        #expect(try #require(AccessCode(typed: typed)).text == expected)
    }

    @Test(arguments: [
        "", "-", "k7mp-2xq9-4tn", "k7mp-2xq9-4tnaa", "k7mp-2xq9-4tnu", "초대코드초대코드초대코드", "k7mp\u{0}2xq94tna",
    ])
    func isNoCode(_ typed: String) {
        #expect(AccessCode(typed: typed) == nil)
    }

    @Test func codesDiffer() throws {
        let service = Self.service(secret: 1)
        let codes = (0..<1000).map { _ in service.newCode() }
        #expect(Set(codes).count == 1000)
        for code in codes { #expect(AccessCode(typed: code.text) == code) }
        // Nearly all digits come up at each place.
        for place in 0..<12 {
            let digits = Set(codes.map { Array($0.plain)[place] })
            #expect(digits.count > 24, "place \(place) has only \(digits.count) digits")
        }
    }

    @Test func whatIsStoredDependsOnTheSecretAndThePurpose() throws {
        let code = try #require(AccessCode(typed: "k7mp-2xq9-4tna"))
        let digests = [UInt8(1), 2].flatMap { secret in
            ["invitation", "reset mem_1"].map { purpose in
                Self.service(secret: secret).digest(of: code, for: purpose)
            }
        }
        #expect(Set(digests).count == 4)
        #expect(digests.allSatisfy { !$0.contains(code.plain) })
    }

    /// In memory, with the tokens that a server has.
    private static func service(secret: UInt8) -> AuthService {
        AuthFixture(
            store: InMemoryAuthStore(), order: .shuffled,
            altering: { ports in
                ports.refreshTokens = SodiumRefreshTokens(secret: Array(repeating: secret, count: 32))
            }
        ).service
    }
}
