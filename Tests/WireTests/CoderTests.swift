import Testing
import Vocabulary

@testable import Wire

/// Values to their wire form and back.
struct CoderTests {
    private func expectRoundTrip<Value: Equatable>(_ coder: WireCoder<Value>, _ value: Value, _ text: String)
    {
        let bytes = coder.bytes(of: value)
        #expect(String(decoding: bytes, as: UTF8.self).unicodeScalars.elementsEqual(text.unicodeScalars))
        #expect((try? coder.read(try JSONReader.read(bytes), .request)) == value)
    }

    private func faults<Value>(_ coder: WireCoder<Value>, _ text: String) -> [FieldError] {
        do {
            _ = try coder.read(try JSONReader.read(Array(text.utf8)), .member("field", of: .request))
            return []
        } catch {
            return (error as? DecodingFailure)?.fieldErrors ?? []
        }
    }

    @Test(arguments: ["", "한글", "\u{1112}\u{1161}\u{11AB}", "👩‍👧 \u{0}\n"])
    func texts(_ text: String) throws {
        let coder = WireCoder<String>.text
        let read = try coder.read(try JSONReader.read(coder.bytes(of: text)), .request)
        #expect(read.unicodeScalars.elementsEqual(text.unicodeScalars))
    }

    @Test func roundTrips() {
        expectRoundTrip(.integer, .min, "-9223372036854775808")
        expectRoundTrip(.count, 20, "20")
        expectRoundTrip(.bool, true, "true")
        expectRoundTrip(.choice, BikeState.new, #""new""#)
        expectRoundTrip(.id(), Bike.sample.id, "\"\(Bike.sample.id)\"")
        expectRoundTrip(.timestamp, Timestamp(microseconds: 1), #""1970-01-01T00:00:00.000001Z""#)
        expectRoundTrip(.version, Version(2), "2")
        expectRoundTrip(.money, Money(-5, .usd), #"{"amount":-5,"currency":"USD"}"#)
        expectRoundTrip(WireCoder<Int>.count.array, [1, 2], "[1,2]")
        expectRoundTrip(WireCoder<Int>.count.optional, nil, "null")
        expectRoundTrip(WireCoder<Int>.count.optional.array, [1, nil, 2], "[1,null,2]")
        if let day = CivilDay("2000-02-29") { expectRoundTrip(.day, day, #""2000-02-29""#) }
        let cursor = Cursor(scope: 1, key: -2, id: Bike.sample.id.raw)
        expectRoundTrip(.cursor, cursor, "\"\(cursor.text)\"")
    }

    @Test func pages() {
        let coder = WireCoder<Page<Int>>.page("Numbers", of: .count)
        expectRoundTrip(coder, Page(items: []), #"{"items":[]}"#)
        let numbering = PageNumbering(number: 2, size: 2, total: 5)
        expectRoundTrip(
            coder, Page(items: [3, 4], numbering: numbering),
            #"{"items":[3,4],"number":2,"size":2,"total":5,"pages":3}"#)
    }

    @Test func faultsOfScalars() {
        let expected = FieldError.Rule.malformed
        #expect(faults(.text, "1") == [FieldError("field", expected("\"text\""))])
        #expect(faults(.text, "null") == [FieldError("field", .required)])
        #expect(faults(.integer, "1.5") == [FieldError("field", .outOfRange(minimum: .min, maximum: .max))])
        #expect(faults(.integer, "\"1\"") == [FieldError("field", expected("12"))])
        #expect(faults(.bool, "0") == [FieldError("field", expected("true"))])
        let choice = WireCoder<BikeState>.choice
        #expect(faults(choice, "\"old\"") == [FieldError("field", .unknown(allowed: ["new", "used"]))])
        #expect(faults(.version, "0") == [FieldError("field", expected("1"))])
        #expect(faults(.day, "\"2001-02-29\"").count == 1)
        #expect(faults(.timestamp, "\"yesterday\"").count == 1)
        #expect(faults(WireCoder<BikeID>.id(), "\"mem_00000000000000000000000000\"").count == 1)
    }

    @Test func faultsOfListsAreNamedByTheirPlace() {
        let coder = WireCoder<Int>.count.array
        let found = faults(coder, #"[1,"2",3,null]"#)
        #expect(
            found == [FieldError("field.1", .malformed(expected: "12")), FieldError("field.3", .required)])
        let long = "[" + Array(repeating: "1", count: 1001).joined(separator: ",") + "]"
        #expect(faults(coder, long) == [FieldError("field", .tooLong(maximum: 1000))])
    }

    @Test func aMappedOptionalIsStillLeftOut() throws {
        struct Tag: Hashable, Sendable { var text: String? }
        let tag = WireCoder<String>.text.optional.map(
            expected: "a tag", to: \Tag.text, from: { Tag(text: $0) })
        let shape = Shape<Tag>("Tagged", Field("tag", tag) { $0 }) { $0 }
        #expect(shape.coder.bytes(of: Tag(text: nil)) == Array("{}".utf8))
        #expect(try shape.coder.read(.object(JSONObject()), .request) == Tag(text: nil))
    }
}
