import Testing
import Vocabulary

@Suite struct StandingTests {
    private static let ids = (1...2).map { MemberID(RawIdentifier(milliseconds: $0, random: (0, $0))) }
    private static let refusal = ServiceFailure.internal("what a domain says of a record that is not there")
    private static let session = SessionID(RawIdentifier(milliseconds: 3, random: (0, 3)))
    private static let principal = Principal.member(ids[0], session: session, role: .member)

    @Test(arguments: [
        (Standing.closed, ServiceFailure.accessInvalid), (.suspended, .accessInvalid),
        (.silenced(.example), .silenced(.example)),
    ])
    func whoIsNotActiveIsRefused(standing: Standing, failure: ServiceFailure) async {
        let directory = OneStanding(standing: standing)
        await #expect(throws: failure) { try await directory.requireActive(Self.principal) }
    }

    @Test(arguments: [
        (Standing.closed, ServiceFailure.accessInvalid), (.suspended, .accessInvalid),
    ])
    func whoIsNotPresentEndsNothing(standing: Standing, failure: ServiceFailure) async {
        let directory = OneStanding(standing: standing)
        await #expect(throws: failure) { try await directory.requirePresent(Self.principal) }
    }

    @Test func whoIsSilencedEndsWhatIsTheirs() async throws {
        for standing in [Standing.active, .silenced(.example)] {
            let directory = OneStanding(standing: standing)
            #expect(try await directory.requirePresent(Self.principal).nickname == "보라 1")
        }
    }

    @Test("A blocked member is refused with the domain's own error")
    func blocked() async {
        let directory = OneStanding(standing: .blocked)
        await #expect(throws: Self.refusal) {
            try await directory.requireActive(Self.principal, towards: Self.ids[1], orThrow: Self.refusal)
        }
        await #expect(throws: Self.refusal) {
            try await directory.requirePresent(Self.principal, towards: Self.ids[1], orThrow: Self.refusal)
        }
    }

    @Test func aSilenceHoldsUntilItsMoment() {
        let until = Silence.example.until
        #expect(Silence.example.holds(at: until.advanced(by: .microseconds(-1))))
        #expect(!Silence.example.holds(at: until))
    }

    @Test func whoIsActiveGetsTheirCard() async throws {
        let directory = OneStanding(standing: .active)
        let card = try await directory.requireActive(
            Self.principal, towards: Self.ids[1], orThrow: Self.refusal)
        #expect(card == MemberCard(id: Self.ids[0], nickname: "보라 2"))
    }

    @Test func nobodyIsBlockedByThemselves() async throws {
        let directory = OneStanding(standing: .active)
        #expect(
            try await directory.requireActive(Self.principal, towards: Self.ids[0], orThrow: Self.refusal)
                .nickname == "보라 1")
        #expect(try await directory.standing(of: Self.ids[0], towards: Self.ids[0]) == .active)
    }

    @Test func aVisitorHasToSignIn() async {
        let directory = OneStanding(standing: .active)
        await #expect(throws: ServiceFailure.signInRequired) { try await directory.requireActive(.anonymous) }
    }

    @Test func theDirectoryIsToldWhatTheSessionsLookUpSaid() async throws {
        let known = ActingMember(card: MemberCard(id: Self.ids[0], nickname: "세션"), standing: .active)
        let principal = Principal.member(Self.ids[0], session: Self.session, role: .member, acting: known)
        #expect(principal.acting == known)
        let directory = OneStanding(standing: .closed)
        #expect(
            try await directory.requireActive(principal, towards: Self.ids[1], orThrow: Self.refusal).nickname
                == "세션")
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

    func actingMember(_ member: MemberID, towards other: MemberID?, known: ActingMember?)
        async throws(ServiceFailure) -> ActingMember
    {
        if let known { return known }
        let card = MemberCard(id: member, nickname: other == nil ? "보라 1" : "보라 2")
        return ActingMember(card: card, standing: standing)
    }
}
