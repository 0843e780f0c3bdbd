import Testing

@testable import Vocabulary

@Suite struct IdempotencyKeyTests {
    @Test(arguments: [
        "a", "0b9f7a6e-1c5d-4f7e-9a51-000000000001", "!~\"\\", String(repeating: "k", count: 255),
    ])
    func visibleCharactersAreTaken(_ text: String) {
        #expect(IdempotencyKey(text)?.text == text)
    }

    @Test(arguments: ["", " ", "a b", "a\n", "a\u{7F}", "열쇠", "e\u{301}", String(repeating: "k", count: 256)])
    func anythingElseIsRefused(_ text: String) {
        #expect(IdempotencyKey(text) == nil)
    }

    @Test func caseMatters() {
        #expect(IdempotencyKey("a") != IdempotencyKey("A"))
    }
}

@Suite struct RequestContentTests {
    @Test func partsDoNotRunIntoEachOther() {
        let lists: [[String?]] = [
            ["ab", "c"], ["a", "bc"], ["abc"], ["abc", ""], ["abc", nil], ["", "abc"], [nil, "abc"], [],
            [nil], [""], ["한글"], ["\u{1112}\u{1161}\u{11AB}글"],
        ]
        #expect(
            Set(lists.map { RequestContent(of: $0) }).count == lists.count, "two lists have one content")
        #expect(RequestContent(of: ["한글", nil]) == RequestContent(of: ["한글", nil]))
    }

    @Test func itsBytesStay() {
        #expect(
            RequestContent(of: [nil, "한", ""]).bytes == [0] + [1, 0, 0, 0, 0, 0, 0, 0, 3, 0xED, 0x95, 0x9C]
                + [1, 0, 0, 0, 0, 0, 0, 0, 0])
        #expect(RequestContent(of: []).bytes == [])
    }

    @Test func aLogDoesNotTellWhatWasAsked() {
        #expect("\(RequestContent(of: ["bora@example.com"]))" == "25 bytes")
    }
}

@Suite struct IdempotencyRecordsTests {
    private let start = Timestamp(microseconds: 1_800_000_000_000_000)
    private let member = MemberID(RawIdentifier(high: 1, low: 1))

    private func request(
        _ key: String = "k", _ asked: String = "자전거", by member: MemberID? = nil, after: Duration = .zero
    ) throws -> IdempotentRequest {
        let key = try #require(IdempotencyKey(key))
        return IdempotentRequest(
            IdempotentRequest.Scope(key, verb: "bikes.publish", member: member), RequestContent(of: [asked]),
            at: start.advanced(by: after))
    }

    @Test func theSameIsAnsweredAndAnotherRefused() throws {
        var records = IdempotencyRecords<Int>()
        #expect(try records.answer(to: request()) == nil)
        records.keep(7, for: try request())
        #expect(try records.answer(to: request(after: .seconds(60))) == 7)
        #expect(throws: ServiceFailure.keyReused) { try records.answer(to: request("k", "오토바이")) }
        #expect(try records.answer(to: request(by: member)) == nil, "a member's keys are the member's own")
    }

    @Test func afterThirtyDaysNothingIsKnown() throws {
        var records = IdempotencyRecords<Int>()
        records.keep(7, for: try request())
        let (last, over) = (IdempotentRequest.lifetime - .microseconds(1), IdempotentRequest.lifetime)
        #expect(try records.answer(to: request(after: last)) == 7)
        #expect(try records.answer(to: request(after: over)) == nil)
        #expect(try records.answer(to: request("k", "오토바이", after: over)) == nil)
    }

    @Test func expiredRecordsAreRemovedInTime() throws {
        var records = IdempotencyRecords<Int>()
        for number in 0..<1000 {
            records.keep(
                number, for: try request("k\(number)", after: IdempotentRequest.lifetime * number / 10))
        }
        #expect(records.count < 150, "at most 10 of them count at one time")
    }

    @Test func aMembersRecordsAreForgotten() throws {
        var records = IdempotencyRecords<Int>()
        records.keep(1, for: try request(by: member))
        records.keep(2, for: try request())
        records.forget(member)
        #expect(try records.answer(to: request(by: member)) == nil)
        #expect(try records.answer(to: request()) == 2)
    }
}
