import Testing
import Vocabulary

@Suite struct StandingTests {
    private static let ids = (1...2).map { MemberID(RawIdentifier(milliseconds: $0, random: (0, $0))) }

    @Test(arguments: [
        (Standing.closed, ServiceFailure.accessInvalid), (.suspended, .accessInvalid),
        (.blocked, .noSuchEndpoint),
    ])
    func whoIsNotActiveIsRefused(standing: Standing, failure: ServiceFailure) async {
        let directory = OneStanding(standing: standing)
        await #expect(throws: failure) { try await directory.requireActive(Self.ids[0]) }
    }

    @Test func whoIsActiveGetsTheirCard() async throws {
        let card = try await OneStanding(standing: .active).requireActive(Self.ids[0], towards: Self.ids[1])
        #expect(card == MemberCard(id: Self.ids[0], nickname: "보라 2"))
    }

    @Test func nobodyIsBlockedByThemselves() async throws {
        let directory = OneStanding(standing: .active)
        #expect(try await directory.requireActive(Self.ids[0], towards: Self.ids[0]).nickname == "보라 1")
        #expect(try await directory.standing(of: Self.ids[0], towards: Self.ids[0]) == .active)
    }

    @Test func aCardWithoutANicknameIsThatOfSomebodyWhoHasWithdrawn() {
        #expect(MemberCard(id: Self.ids[0], nickname: nil).isWithdrawn)
        #expect(!MemberCard(id: Self.ids[0], nickname: "보라").isWithdrawn)
        #expect("\(PictureID(Self.ids[0].raw))".hasPrefix("pic_"))
    }
}

/// Everybody stands so, and is called by how many are concerned.
private struct OneStanding: StandingDirectory {
    let standing: Standing

    func actingMember(_ member: MemberID, towards other: MemberID?) async throws(ServiceFailure)
        -> ActingMember
    {
        let card = MemberCard(id: member, nickname: other == nil ? "보라 1" : "보라 2")
        return ActingMember(card: card, standing: standing)
    }
}
