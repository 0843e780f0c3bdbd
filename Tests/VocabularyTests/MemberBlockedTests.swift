import Testing
import Vocabulary

@Suite struct MemberBlockedTests {
    private static let blocker = MemberID(RawIdentifier(high: 1, low: 1))
    private static let blocked = MemberID(RawIdentifier(high: 1, low: 2))
    private static let moment = Timestamp(microseconds: 5)

    @Test func aMessageCarriesABlockAndBelongsToTheBlocker() {
        let block = MemberBlocked(Self.blocked, by: Self.blocker, at: Self.moment)
        let message = OutboxMessage(block)
        #expect(message.topic == "member.blocked" && message.subject == "\(Self.blocker)")
        #expect(MemberBlocked(message) == block)
    }

    @Test(
        arguments: [
            OutboxMessage("notice.withdrawn", "\(blocker)", "\(blocked)", at: moment),
            OutboxMessage(MemberBlocked.topic, "\(blocker)", "", at: moment),
            OutboxMessage(MemberBlocked.topic, "보라", "\(blocked)", at: moment),
            OutboxMessage(MemberBlocked.topic, "\(blocker)", "lst_00000000000000000000000001", at: moment),
        ])
    func anyOtherMessageCarriesNone(_ message: OutboxMessage) {
        #expect(MemberBlocked(message) == nil)
    }
}
