import Auth
import AuthConsole
import AuthContract
import AuthHTTP
import Commands
import ContractKit
import Terminal
import Testing
import Vocabulary
import Wire

/// What a profile has where another domain does not answer, or counts what this version does not know.
@Suite struct MemberCountTests {
    @Test("A profile is not shown without its counts where they cannot be read")
    func outage() async throws {
        let fixture = AuthFixture(
            store: InMemoryAuthStore(), order: .ascending, altering: { $0.counts = SilentCounts() })
        let id = try await Self.joined(fixture)
        await #expect(throws: AuthError.service(.unavailable("silent"))) {
            try await fixture.anonymous.profile(of: id)
        }
    }

    @Test("A domain that counts too few members is noticed")
    func tooFew() async throws {
        let fixture = AuthFixture(
            store: InMemoryAuthStore(), order: .ascending, altering: { $0.counts = NoCounts() })
        let id = try await Self.joined(fixture)
        await #expect(throws: AuthError.service(.internal("0 of 1 members are counted"))) {
            try await fixture.anonymous.profile(of: id)
        }
    }

    @Test("An older server sends no counts, a newer one kinds that are kept and not shown")
    func versions() throws {
        let (known, all) = (Self.profile(Self.known), Self.profile(Self.unknown + Self.known))
        let older = AuthWire.profile.text(of: all, .compact, without: ["counts"])
        #expect(try Self.read(older) == Self.profile([]))
        let newer = AuthWire.profile.text(of: all, .compact)
        #expect(newer.contains(#""counts":[{"kind":"of-a-newer-server","count":7},{"kind":"listings""#))
        #expect(try Self.read(newer) == all)
        let words = MemberCountWordings([
            MemberCountWording(Self.known[0].kind, Phrase(en: "Goods", ko: "물건"))
        ])
        #expect(Details(all, words) == Details(known, words), "a kind without words is left out")
        #expect(Details(known, words) != Details(Self.profile([]), words))
    }

    @Test(arguments: ["Goods", "물건", "", "two words"])
    func whatIsNoNameOfAKindIsRefused(_ name: String) {
        let sent = AuthWire.profile.text(of: Self.profile(Self.known), .compact)
        let broken = sent.replacing(#""kind":"listings""#, with: "\"kind\":\"\(name)\"")
        #expect(throws: DecodingFailure.self) { try Self.read(broken) }
    }

    private static let known = [MemberCount(MemberCountKind(declared: "listings"), 3)]
    private static let unknown = [MemberCount(MemberCountKind(declared: "of-a-newer-server"), 7)]

    private static func profile(_ counts: [MemberCount]) -> Profile {
        Profile(
            id: MemberID(RawIdentifier(high: 1, low: 1)), nickname: "민준", introduction: "",
            joinedAt: Timestamp(microseconds: 0), counts: counts)
    }

    private static func read(_ text: String) throws -> Profile {
        try AuthWire.profile.read(try JSONReader.read(Array(text.utf8)), .answer)
    }

    private static func joined(_ fixture: AuthFixture) async throws -> MemberID {
        let draft = JoinDraft(email: "bora@example.com", password: "느티나무 그늘 아래 42", nickname: "보라")
        return try await fixture.anonymous.join(draft, device: "").account.id
    }
}

/// Other domains that are out of reach.
private struct SilentCounts: MemberCounts {
    func counts(
        of members: [MemberID], for principal: Principal
    ) async throws(ServiceFailure) -> [[MemberCount]] { throw .unavailable("silent") }
}

/// A domain that answers for no member.
private struct NoCounts: MemberCounts {
    func counts(
        of members: [MemberID], for principal: Principal
    ) async throws(ServiceFailure) -> [[MemberCount]] { [] }
}
