import Testing
import Vocabulary

@Suite struct PrincipalTests {
    private static let id = MemberID(RawIdentifier(high: 1, low: 1))
    private static let other = MemberID(RawIdentifier(high: 1, low: 2))
    private static let session = SessionID(RawIdentifier(high: 2, low: 1))

    private static func member(_ role: Role) -> Principal { .member(id, session: session, role: role) }

    @Test(
        arguments: [
            (Principal.anonymous, []), (member(.member), [.member]),
            (member(.moderator), [.member, .moderator]),
            (member(.operator), [.member, .moderator, .operator]),
        ] as [(Principal, [Role])])
    func rolesIncludeTheOnesBefore(_ principal: Principal, _ roles: [Role]) {
        #expect(Role.allCases.filter(principal.has) == roles)
    }

    @Test func rolesAreOrderedByPower() {
        #expect(Role.allCases.reversed().sorted() == [.member, .moderator, .operator])
        #expect(Role.allCases.map(\.rawValue) == ["member", "moderator", "operator"])
    }

    @Test func memberIsKnownByIdentifierAndSession() {
        let principal = Self.member(.member)
        #expect(principal.memberID == Self.id)
        #expect(principal.sessionID == Self.session)
        #expect(principal.isMember(Self.id))
        #expect(!principal.isMember(Self.other))
    }

    @Test func anonymousIsNobody() {
        #expect(Principal.anonymous.memberID == nil)
        #expect(Principal.anonymous.sessionID == nil)
        #expect(!Principal.anonymous.isMember(Self.id))
    }

    @Test func identifiersOfMembersAndSessionsDoNotMix() {
        #expect(Self.id.description.hasPrefix("mem_"))
        #expect(Self.session.description.hasPrefix("ses_"))
        #expect(MemberID(Self.session.description) == nil)
        #expect(SessionID(Self.id.description) == nil)
    }

    @Test func versionsCountUpFromOne() {
        #expect(Version.first.number == 1)
        #expect(Version.first.next == Version(2))
        #expect(Version.first < Version.first.next)
    }
}
