import ContractKit
import Funding
import Testing
import Vocabulary

/// The rules without a store: who may see what, and what a change is.
@Suite struct RuleTests {
    private static let raw = (1...4).map { RawIdentifier(milliseconds: $0, random: (0, $0)) }
    private static let owner = Principal.member(
        MemberID(raw[0]), session: SessionID(raw[0]), role: .member)
    private static let stranger = Principal.member(
        MemberID(raw[1]), session: SessionID(raw[1]), role: .member)
    private static let moderator = Principal.member(
        MemberID(raw[2]), session: SessionID(raw[2]), role: .moderator)
    private static let moment = Timestamp(microseconds: 1)
    private static let shown = Campaign(
        id: CampaignID(raw[3]), owner: MemberID(raw[0]), title: "느티나무", at: moment)

    @Test func eachStateIsSeenByThoseWhoMay() throws {
        let all = [Self.owner, Self.stranger, Self.moderator, .anonymous]
        func seers(_ campaign: Campaign) -> [Bool] { all.map { CampaignPolicy.maySee(campaign, $0) } }
        #expect(seers(Self.shown) == [true, true, true, true])
        #expect(seers(try Self.shown.hidden(at: Self.moment)) == [true, false, true, false])
        #expect(seers(try Self.shown.removed(at: Self.moment)) == [false, false, false, false])
    }

    @Test func aRemovedOneDoesNotChange() throws {
        let removed = try Self.shown.removed(at: Self.moment)
        #expect(removed.version == Version.first.next)
        #expect(throws: CampaignError.notFound) { try removed.renamed("단풍", at: Self.moment) }
        #expect(throws: CampaignError.notFound) { try removed.hidden(at: Self.moment) }
        #expect(throws: CampaignError.notFound) { try removed.removed(at: Self.moment) }
    }
}
