import Testing
import Vocabulary

@Suite("Identifiers of any kind")
struct AnyIdentifierTests {
    private let raw = RawIdentifier(milliseconds: 1_800_000_000_000, random: (7, 9))

    @Test("are read and written as the identifiers that they stand for")
    func wireForm() throws {
        let id = PictureID(raw)
        let any = AnyIdentifier(id)
        #expect("\(any)" == "\(id)")
        #expect(AnyIdentifier("\(id)") == any)
        #expect(any.typed() == id)
        #expect(any.typed(MemberSubject.self) == nil)
    }

    @Test(
        "are nothing else",
        arguments: [
            "", "pic", "pic_", "pic_1", "PIC_01jd3x7k9qf8a2m4n6p8r0s2t4", "pict_01jd3x7k9qf8a2m4n6p8r0s2t4",
            "사진_01jd3x7k9qf8a2m4n6p8r0s2t4", "pic_01jd3x7k9qf8a2m4n6p8r0s2t4_",
            "pic_01jd3x7k9qf8a2m4n6p8r0s2tu",
            "_01jd3x7k9qf8a2m4n6p8r0s2t4",
        ])
    func others(text: String) {
        #expect(AnyIdentifier(text) == nil)
    }

    @Test("name what is to be settled in messages, and what was not meant is refused")
    func messages() async throws {
        let record = AnyIdentifier(PictureID(raw))
        let message = OutboxMessage(picturesOf: record, at: Timestamp(microseconds: 1))
        #expect(message.topic == "pictures.attached")
        let settled = Settled()
        try await settled.receive(OutboxEvent(sequence: 1, message: message, attempts: 1))
        #expect(await settled.records == [record])
        let other = OutboxMessage("audit.event", "\(record)", at: Timestamp(microseconds: 1))
        await #expect(throws: ServiceFailure.self) {
            try await settled.receive(OutboxEvent(sequence: 2, message: other, attempts: 1))
        }
    }
}

private actor Settled: PictureDirectory {
    var records: [AnyIdentifier] = []

    func claim(
        _ pictures: [PictureID], for record: AnyIdentifier, by member: MemberID
    ) async throws(ServiceFailure) -> [PictureID: PictureCard] { [:] }

    func settle(_ record: AnyIdentifier) async throws(ServiceFailure) { records.append(record) }
}
