import ContractKit
import Testing
import Vocabulary

@testable import Composition

/// The counts of all domains, put together.
@Suite struct PlatformCountsTests {
    private static let ids = (1...4).map { MemberID(RawIdentifier(high: 1, low: $0)) }
    private static let one = MemberCountKind(declared: "one")
    private static let two = MemberCountKind(declared: "two")

    @Test("Each domain is asked once for all members, and counts stand in the order of the domains")
    func order() async throws {
        let (first, second) = (KnownMemberCounts(), KnownMemberCounts())
        first.set(Self.ids[0], [MemberCount(Self.one, 1)])
        first.set(Self.ids[1], [MemberCount(Self.one, 2)])
        second.set(Self.ids[0], [MemberCount(Self.two, 3), MemberCount(Self.one, 4)])
        let counts = Self.counts([first, second], of: KnownMembers([Self.ids[0]: "보라", Self.ids[1]: "민준"]))
        let asked = [Self.ids[1], Self.ids[0], Self.ids[1]]
        let found = try await counts.counts(ofEach: asked, for: .anonymous)
        let both = [MemberCount(Self.one, 1), MemberCount(Self.two, 3), MemberCount(Self.one, 4)]
        #expect(found == [[MemberCount(Self.one, 2)], both, [MemberCount(Self.one, 2)]])
        #expect(first.readers.count == 1 && second.readers.count == 1)
    }

    @Test("Members who are unknown, have left or are hidden from the reader have no counts")
    func unseen() async throws {
        let domain = KnownMemberCounts()
        for id in Self.ids { domain.set(id, [MemberCount(Self.one, 1)]) }
        let (seen, left, hidden) = (Self.ids[0], Self.ids[1], Self.ids[2])
        let reader = ClauseMembers.member(OrderedIdentifiers(.ascending))
        let members = KnownMembers([seen: "보라", left: "민준", hidden: "둘리"])
        members.stand(left, .closed)
        members.stand(hidden, .blocked, towards: try #require(reader.memberID))
        let counts = Self.counts([domain], of: members)
        let own = [MemberCount(Self.one, 1)]
        #expect(try await counts.counts(ofEach: Self.ids, for: reader) == [own, [], [], []])
        #expect(try await counts.counts(ofEach: Self.ids, for: .anonymous) == [own, [], own, []])
        #expect(try await counts.counts(ofEach: [], for: reader) == [])
    }

    @Test("Without a domain that counts, members have no counts")
    func none() async throws {
        let counts = Self.counts([], of: KnownMembers([Self.ids[0]: "보라"]))
        #expect(try await counts.counts(ofEach: [Self.ids[0]], for: .anonymous) == [[]])
    }

    /// Those of the domains, in this order.
    private static func counts(_ domains: [KnownMemberCounts], of members: KnownMembers) -> PlatformCounts {
        let table = PortTable()
        for (number, domain) in domains.enumerated() {
            table.provide([.shared((any MemberCounts).self, domain)], by: "domain \(number)")
        }
        return PlatformCounts(table.shared((any MemberCounts).self), of: members)
    }
}
