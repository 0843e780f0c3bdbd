import Testing
import Vocabulary

@Suite struct SuspensionChangeTests {
    private static let member = MemberID(RawIdentifier(high: 1, low: 1))
    private static let moment = Timestamp(microseconds: 5)

    @Test(arguments: [(true, "suspended"), (false, "restored")])
    func aMessageCarriesAChangeAndBelongsToTheMember(_ isSuspended: Bool, _ word: String) {
        let change = SuspensionChange(of: Self.member, isSuspended: isSuspended, at: Self.moment)
        let message = OutboxMessage(change)
        #expect(message.topic == "member.suspension" && message.subject == "\(Self.member)")
        #expect(message.payload == word)
        #expect(SuspensionChange(message) == change)
    }

    @Test(
        arguments: [
            OutboxMessage("member.blocked", "\(member)", "suspended", at: moment),
            OutboxMessage(SuspensionChange.topic, "\(member)", "", at: moment),
            OutboxMessage(SuspensionChange.topic, "보라", "suspended", at: moment),
            OutboxMessage(SuspensionChange.topic, "\(member)", "정지", at: moment),
        ])
    func anyOtherMessageCarriesNone(_ message: OutboxMessage) {
        #expect(SuspensionChange(message) == nil)
    }
}
