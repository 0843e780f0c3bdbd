import Testing
import Vocabulary

@testable import Crews

/// The rules without a store: who may see and change a crew, what is shown of a membership, and names.
@Suite struct RuleTests {
    private static func principal(_ number: Int, _ role: Role = .member) -> Principal {
        .member(SeatSamples.member(number), session: SessionID(SeatSamples.raw(9, number)), role: role)
    }

    private static let crew = SeatSamples.crew()
    private static let owner = (principal(0), SeatSamples.owner(of: crew))
    private static let member = (principal(1), SeatSamples.person(1, .member))
    private static let former = (principal(2), SeatSamples.person(2, .left))
    private static let waiting = (principal(3), SeatSamples.person(3, .waiting))

    @Test func eachStateIsSeenByThoseWhoMay() throws {
        let all: [(Principal, Membership?)] = [
            Self.owner, Self.member, Self.former, Self.waiting, (Self.principal(4, .moderator), nil),
            (.anonymous, nil),
        ]
        func seers(_ state: CrewState) -> [Bool] {
            var crew = Self.crew
            crew.state = state
            return all.map { CrewPolicy.maySee(crew, $0.1, $0.0) }
        }
        #expect(seers(.open) == [true, true, true, true, true, true])
        #expect(seers(.closed) == [true, true, true, false, true, false])
        #expect(seers(.dissolved) == [true, true, true, false, true, false])
        #expect(seers(.removed) == [true, false, false, false, true, false])
    }

    @Test(arguments: CrewRole.allCases) func eachRoleDoesItsOwn(role: CrewRole) {
        let own = SeatSamples.person(1, .member, role)
        func may(_ require: (Crew, Membership?, Principal) throws(CrewError) -> Void) -> Bool {
            (try? require(Self.crew, own, Self.principal(1))) != nil
        }
        #expect(may(CrewPolicy.requireOwner) == (role == .owner))
        #expect(may(CrewPolicy.requireManager) == (role == .owner || role == .manager))
        #expect(may(CrewPolicy.requireTreasurer) == (role == .owner || role == .treasurer))
    }

    @Test func aSuspendedMemberReadsAndTakesNoPart() throws {
        let own = SeatSamples.person(1, .suspended, .manager)
        try CrewPolicy.requireReader(of: Self.crew, own, Self.principal(1))
        #expect(throws: CrewError.suspendedFromCrew) {
            try CrewPolicy.requirePart(in: Self.crew, own, Self.principal(1))
        }
        #expect(throws: CrewError.suspendedFromCrew) {
            try CrewPolicy.requireManager(of: Self.crew, own, Self.principal(1))
        }
    }

    @Test func paymentsAreSeenByThePersonAndManagers() {
        var paid = SeatSamples.person(
            1, .suspended, order: SeatSamples.order(1), fee: SeatSamples.fee, suspension: .arrears)
        paid.words = MembershipWords(message: "비밀이에요", position: "왼쪽 윙")
        #expect(CrewPolicy.shown(paid, to: paid, Self.principal(1)) == paid)
        #expect(CrewPolicy.shown(paid, to: Self.owner.1, Self.owner.0) == paid)
        for (principal, own) in [Self.former, Self.waiting] {
            let shown = CrewPolicy.shown(paid, to: own, principal)
            #expect(shown.order == nil && shown.fee == .none && shown.words.message.isEmpty)
            #expect(shown.state == .member && shown.words.position == "왼쪽 윙")
        }
        let other = SeatSamples.person(5, .member)
        #expect(CrewPolicy.shown(paid, to: other, Self.principal(5)).state == .suspended)
    }

    @Test func halfOfAFeeComesBackAfterAllOfIt() throws {
        func draft(_ half: Int) -> CrewDraft {
            var draft = CrewDraft()
            (draft.name, draft.fee, draft.fullDays, draft.halfDays) = ("느티 크루", 30_000, 30, half)
            return draft
        }
        let rule = FieldError.Rule.outOfRange(minimum: 30, maximum: 365)
        #expect(throws: CrewError.invalidFields([FieldError("halfDays", rule)])) { try draft(3).checked() }
        let details = try draft(0).checked()
        #expect(details.fee.halfDays == 30, "Half of it never comes back alone")
        #expect(CrewDraft(details) == draft(0))
        #expect(try draft(60).checked().fee.halfDays == 60)
    }

    /// Names that look alike are one name, also decomposed (NFD) and with confusable letters.
    @Test func namesThatLookAlikeAreOne() {
        func skeleton(_ name: String) -> String {
            CrewDetails(name: name, sport: .futsal, place: "", capacity: 1).nameSkeleton
        }
        #expect(skeleton("느티 크루") == skeleton("\u{1102}\u{1173}\u{1110}\u{1175} 크루"))
        #expect(skeleton("FC Oak") == skeleton("fc \u{041E}ak"))
        #expect(skeleton("느티 크루") != skeleton("단풍 크루"))
    }

    @Test func aCrewIsFoundByEveryWordOfAName() throws {
        var query = CrewQuery()
        query.name = "크루 느티"
        let counts = CrewCounts(members: 3, taken: 3)
        #expect(try query.checked().matches(Self.crew, counts))
        query.freeOnly = true
        #expect(try !query.checked().matches(Self.crew, counts))
        query.name = "단풍"
        #expect(try !query.checked().matches(Self.crew, CrewCounts()))
    }
}
