import Testing
import Vocabulary

@testable import Wire

/// Wire forms as values: they must be what is read from the written bytes.
struct JSONValueTests {
    /// Compares scalar by scalar, since texts of other normal forms are equal.
    private func expectSame<Value>(_ coder: WireCoder<Value>, _ values: Value...) throws {
        for value in values {
            let bytes = coder.bytes(of: value)
            let (made, read) = (try coder.json(value), try JSONReader.read(bytes))
            #expect(made == read, "\(String(decoding: bytes, as: UTF8.self))")
            #expect(written(made) == written(read), "\(String(decoding: bytes, as: UTF8.self))")
        }
    }

    private func written(_ json: JSON) -> [UInt8] {
        var writer = JSONWriter()
        writer.json(json)
        return writer.bytes
    }

    @Test func scalars() throws {
        try expectSame(.text, "", "한글", "\u{1112}\u{1161}\u{11AB}", "e\u{301} 👩‍👧", "\u{0}\n\"\\/\u{7F}")
        try expectSame(.integer, 0, -1, 7, .min, .max)
        try expectSame(.count, 20)
        try expectSame(.bool, true, false)
        try expectSame(.choice, BikeState.new, .used)
        try expectSame(.id(), Bike.sample.id)
        try expectSame(.anyID(such: BikeSubject.self), AnyIdentifier(Bike.sample.id))
        try expectSame(.timestamp, Timestamp(microseconds: 1), Timestamp(microseconds: 1_767_225_600_123_456))
        try expectSame(.version, .first, Version(3))
        try expectSame(.money, Money(-5, .usd))
        try expectSame(.day, try #require(CivilDay("2000-02-29")))
        try expectSame(.cursor, Cursor(scope: 1, key: -2, id: Bike.sample.id.raw))
    }

    @Test func absentValuesAndLists() throws {
        let count = WireCoder<Int>.count
        try expectSame(count.optional, nil, 3)
        try expectSame(count.array, [], [1, 2])
        try expectSame(count.optional.array, [1, nil, 2])
        try expectSame(count.array.array, [[], [1]])
        let numbering = PageNumbering(number: 2, size: 2, total: 5)
        let page: WireCoder<Page<Int>> = .page("Numbers", of: count)
        try expectSame(page, Page(items: []), Page(items: [3], numbering: numbering))
        try expectSame(.fieldError, FieldError("a.b", .unknown(allowed: ["가", "b"])))
    }

    @Test func objects() throws {
        let bike = BikeWire.bike
        try expectSame(bike.coder, .sample)
        try expectSame(bike.example(.sample).passingOver(membersOf: BikeWire.one.schema).coder, .sample)
        let query = BikeQuery(
            inventory: "가", text: nil, states: [.new], numbers: [], limit: 2, isSold: true, day: nil)
        try expectSame(BikeWire.query.coder, query)
        try expectSame(Shape.nothing.coder, Nothing())
        let both = Shape<Bike>(
            "Both", Field("first", bike.coder) { $0 }, Field(flattening: bike) { $0 }
        ) { first, _ in first }
        try expectSame(both.coder, .sample)
        let byName: Shape<Bike> = both.map(to: { $0 }, from: { bike, _ in bike })
        try expectSame(byName.coder, .sample)
    }

    @Test func oneMemberForEachCase() throws {
        let shape = Shape<[String: Int]>(
            "Stock", each: BikeState.allCases, from: [:], coder: { _ in WireCoder<Int>.count.optional },
            get: { $0[$1.rawValue] }, set: { $0[$1.rawValue] = $2 })
        try expectSame(shape.coder, [:], ["used": 2], ["used": 2, "new": 1])
    }

    @Test func formsThatAreReadInTwoWays() throws {
        let card = PictureCard(
            id: PictureID(Bike.sample.id.raw), width: 2, height: 1, placeholder: "", description: "e\u{301}")
        try expectSame(.pictureCard, card)
        try expectSame(WireCoder<PictureCard?>.portrait, card, nil)
        try expectSame(.namedPicture, card.id)
        let member = MemberCard(id: MemberID(Bike.sample.id.raw), nickname: nil, picture: card)
        try expectSame(.memberCard("Owner", nickname: "수연"), member)
    }

    @Test(arguments: [
        #"{"z":1,"a":[1.50,-0e1,"\n",null,true,{}],"한":{"b":[]}}"#, "[]", "-0", "12345678901234567890",
    ])
    func documentsThatWereWrittenBefore(_ text: String) throws {
        try expectSame(.written, Array(text.utf8))
        try expectSame(WireCoder<[UInt8]>.written.array, [Array(text.utf8)])
    }

    @Test("a name that stands twice and a document that is none are no values, as they are no JSON")
    func whatIsNoJSON() {
        let twice = Shape<String>("Twice", Field("가", .text) { $0 }, Field("가", .text) { $0 }) { text, _ in
            text
        }
        #expect(throws: JSONSyntaxError.self) { try JSONReader.read(twice.coder.bytes(of: "a")) }
        #expect(throws: JSONSyntaxError.self) { try twice.coder.json("a") }
        #expect(throws: JSONSyntaxError.self) { try twice.coder.array.json(["a"]) }
        #expect(throws: JSONSyntaxError.self) { try WireCoder<[UInt8]>.written.json(Array("{".utf8)) }
    }

    @Test func aProblemHasItsPayloadAsWritten() throws {
        let problem = BikeWire.failures.problem(for: .ridden(until: Timestamp(microseconds: 1)))
        #expect(problem.payload.text("until") == "1970-01-01T00:00:00.000001Z")
        #expect(BikeWire.failures.problem(for: .flatTyre).payload.members.isEmpty)
    }
}
