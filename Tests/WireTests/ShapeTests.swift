import TestKit
import Testing
import Vocabulary

@testable import Wire

/// Objects to their wire form and back.
struct ShapeTests {
    private func read(_ text: String) throws -> Bike {
        try BikeWire.bike.coder.read(try JSONReader.read(Array(text.utf8)), .request)
    }

    private func fieldErrors(_ text: String) -> [FieldError] {
        do {
            _ = try read(text)
            return []
        } catch {
            return (error as? DecodingFailure)?.fieldErrors ?? []
        }
    }

    @Test func goldenBike() throws {
        let bytes = BikeWire.bike.coder.bytes(of: .sample)
        try goldenFiles.expect(String(decoding: bytes, as: UTF8.self) + "\n", "bike.json")
        #expect(try read(String(decoding: bytes, as: UTF8.self)) == .sample)
    }

    @Test func missingMembersAreReadAsTheirFallbacks() throws {
        let text = #"{"id":"\#(Bike.sample.id)","name":"a","price":{"amount":1,"currency":"KRW"}}"#
        let bike = try read(text)
        #expect(bike.state == .used && bike.tags.isEmpty && bike.sold == nil && bike.version == .first)
    }

    @Test func allFaultsAreReportedAtOnce() {
        let text = #"""
            {"extra":1,"name":7,"price":{"amount":"x","currency":"XXX","tip":0},"tags":["a",1,2],"sold":"now"}
            """#
        #expect(
            fieldErrors(text) == [
                FieldError("extra", .unexpected), FieldError("id", .required),
                FieldError("name", .malformed(expected: "\"text\"")), FieldError("price.tip", .unexpected),
                FieldError("price.amount", .malformed(expected: "12")),
                FieldError("price.currency", .unknown(allowed: Currency.allCases.map(\.rawValue))),
                FieldError("tags.1", .malformed(expected: "\"text\"")),
                FieldError("tags.2", .malformed(expected: "\"text\"")),
                FieldError("sold", .malformed(expected: "2026-11-21T09:46:00Z")),
            ])
    }

    @Test func nullIsAMissingOptionalButNoFallback() throws {
        let start = #"{"id":"\#(Bike.sample.id)","name":"a","price":{"amount":1,"currency":"KRW"},"#
        #expect(try read(start + #""sold":null}"#).sold == nil)
        #expect(fieldErrors(start + #""tags":null}"#) == [FieldError("tags", .required)])
    }

    @Test(arguments: ["[]", "\"a\"", "1", "true"])
    func whatIsNoObject(_ text: String) {
        #expect(fieldErrors(text) == [FieldError("body", .malformed(expected: "{…}"))])
    }

    @Test func eachMemberIsReadOnce() throws {
        let counter = ReadCounter()
        let counted = WireCoder<Int64>(
            schema: .integer(), write: { value, writer in writer.integer(value) }, json: { .integer($0) },
            read: { _, _ throws(DecodingFailure) in counter.next() })
        struct Pair: Sendable { var first: Int64, second: Int64 }
        let inner = Shape<Pair>("Pair", Field("a", counted) { $0.first }, Field("b", counted) { $0.second }) {
            Pair(first: $0, second: $1)
        }
        let outer = Shape<Pair>("Outer", Field("inner", inner.coder) { $0 }) { $0 }
        let document = try JSONReader.read(Array(#"{"inner":{"a":1,"b":1}}"#.utf8))
        let pair = try outer.coder.read(document, .request)
        #expect((pair.first, pair.second) == (1, 2))
    }

    @Test func membersThatNobodyKnowsAreRefusedInRequestsAndPassedOverInAnswers() throws {
        let bytes = BikeWire.bike.coder.bytes(of: .sample)
        let newer = Array("{\"colour\":\"파랑\",".utf8) + bytes.dropFirst()
        let document = try JSONReader.read(newer)
        #expect(try BikeWire.bike.coder.read(document, .answer) == .sample)
        #expect(throws: DecodingFailure([FieldError("colour", .unexpected)])) {
            try BikeWire.bike.coder.read(document, .request)
        }
    }
}
