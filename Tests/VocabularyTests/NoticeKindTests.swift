import Testing
import Vocabulary

@Suite struct NoticeKindTests {
    @Test(arguments: ["a", "deal", "crew-request", "2nd", "-", String(repeating: "z", count: 40)])
    func aNameIsAKind(_ name: String) throws {
        let kind = try #require(NoticeKind(rawValue: name))
        #expect(kind.rawValue == name && "\(kind)" == name)
    }

    @Test(
        arguments: [
            "", "Deal", "deal_done", "two words", "거래", "dealé", "a\tb", "a\n",
            String(repeating: "z", count: 41),
        ])
    func whatIsNoNameIsNoKind(_ text: String) {
        #expect(NoticeKind(rawValue: text) == nil)
    }

    @Test func aMessageCarriesAnyKind() throws {
        let (id, member) = (RawIdentifier(milliseconds: 1, random: (0, 1)), RawIdentifier(high: 0, low: 7))
        let kind = try #require(NoticeKind(rawValue: "of-a-newer-server"))
        let notice = Notice(
            id: NoticeID(id), kind, to: MemberID(member), by: MemberID(id), act: "done",
            about: AnyIdentifier(OrderID(id)), at: Timestamp(microseconds: 5))
        #expect(Notice(OutboxMessage(notice)) == notice)
        let payload = "\(notice.id)\tOf Old\t\t\t\(notice.subject)\t"
        #expect(Notice(OutboxMessage(Notice.topic, "\(notice.recipient)", payload, at: notice.at)) == nil)
    }
}
