public import Vocabulary

extension WireCoder {
    /// An identifier's wire form.
    @inlinable public static func id<Subject: IdentifierSubject>() -> WireCoder
    where Value == Identifier<Subject> {
        let example = "\(Identifier<Subject>(RawIdentifier(milliseconds: 1_800_000_000_000, random: (1, 1))))"
        let text = WireCoder<String>.text(example: example)
            .map(
                expected: "\(Subject.prefix)_ and 26 letters or digits", to: { "\($0)" }, from: { Value($0) })
        return text.writing { value, writer in
            writer.plain(Value.textLength) { value.write(to: $0) }
        }
    }
}

extension WireCoder where Value == AnyIdentifier {
    /// An identifier of any kind: `"lst_01jd3x7k9qf8a2m4n6p8r0s2t4"`; `subject` is that of the example.
    public static func anyID<Subject: IdentifierSubject>(such subject: Subject.Type) -> WireCoder {
        let example = Identifier<Subject>(RawIdentifier(milliseconds: 1_800_000_000_000, random: (1, 1)))
        return WireCoder<String>.text(example: "\(example)")
            .map(expected: "\(example)", to: { "\($0)" }, from: { AnyIdentifier($0) })
            .writing { value, writer in writer.plain(value.textLength) { value.write(to: $0) } }
    }
}

extension WireCoder where Value == Timestamp {
    /// RFC 3339 in UTC with microseconds. Any zone is read; without a zone it is UTC.
    public static var timestamp: WireCoder<Timestamp> {
        WireCoder<String>.text(format: "date-time")
            .map(expected: "2026-11-21T09:46:00Z", to: { $0.rfc3339 }, from: { Timestamp(reading: $0) })
            .writing { moment, writer in writer.plain(Timestamp.textLength) { moment.write(to: $0) } }
    }
}

extension WireCoder where Value == CivilDay {
    /// `yyyy-mm-dd`.
    public static var day: WireCoder<CivilDay> {
        WireCoder<String>.text(format: "date")
            .map(expected: "1990-01-31", to: { "\($0)" }, from: { CivilDay($0) })
    }
}

extension WireCoder where Value == Version {
    /// The version's number, at least 1.
    public static var version: WireCoder<Version> {
        WireCoder<Int64>.integer
            .map(
                .integer(minimum: 1), expected: "1", to: { $0.number }, from: { $0 >= 1 ? Version($0) : nil })
    }
}

extension WireCoder where Value == Cursor {
    /// A cursor's 48 characters.
    public static var cursor: WireCoder<Cursor> {
        WireCoder<String>.text(maximumLength: 48)
            .map(
                expected: "the `next` of a page of the same list", to: { $0.text }, from: { Cursor(text: $0) }
            )
    }
}

extension WireCoder where Value == Money {
    /// `{"amount": minor units, "currency": "KRW"}`.
    public static var money: WireCoder<Money> { moneyShape.coder }
}

private let moneyShape = Shape<Money>(
    "Money",
    Field("amount", .integer) { $0.minorUnits }, Field("currency", .choice) { $0.currency }
) { amount, currency in Money(amount, currency) }
.example(Money(12_000, .krw))
