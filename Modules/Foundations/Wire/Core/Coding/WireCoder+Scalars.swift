public import Vocabulary

extension WireCoder where Value == String {
    /// A text. The domain checks its content.
    public static var text: WireCoder<String> { text() }

    /// A text with constraints for OpenAPI.
    public static func text(
        format: String? = nil, minimumLength: Int? = nil, maximumLength: Int? = nil, pattern: String? = nil,
        example: String? = nil
    ) -> WireCoder<String> {
        WireCoder(
            schema: .string(
                format: format, minimumLength: minimumLength, maximumLength: maximumLength, pattern: pattern,
                example: example),
            write: { value, writer in writer.string(value) },
            json: { .string($0) },
            read: { json, place throws(DecodingFailure) in
                guard case .string(let text) = json else { throw mismatch(json, place, "\"text\"") }
                return text
            })
    }
}

extension WireCoder where Value == [UInt8] {
    /// A JSON document that is already encoded; reading encodes it anew.
    public static var written: WireCoder<[UInt8]> {
        WireCoder(
            schema: .anyObject,
            write: { value, writer in writer.written(value) },
            json: { value throws(JSONSyntaxError) in try JSONReader.read(value) },
            read: { json, place throws(DecodingFailure) in
                guard let json else { throw mismatch(json, place, "{…}") }
                var writer = JSONWriter()
                writer.json(json)
                return writer.bytes
            })
    }
}

extension WireCoder where Value == Int64 {
    /// An integer of 64 bits.
    public static var integer: WireCoder<Int64> {
        WireCoder(
            schema: .integer(),
            write: { value, writer in writer.integer(value) },
            json: { .integer($0) },
            read: { json, place throws(DecodingFailure) in
                switch json {
                case .integer(let value): return value
                case .number: throw DecodingFailure(place, .outOfRange(minimum: .min, maximum: .max))
                default: throw mismatch(json, place, "12")
                }
            })
    }
}

extension WireCoder where Value == Int {
    /// A count.
    public static var count: WireCoder<Int> {
        WireCoder<Int64>.integer.map(expected: "12", to: { Int64($0) }, from: { Int($0) })
    }

    /// An integer with a range for OpenAPI; the domain checks it.
    public static func count(in range: ClosedRange<Int>) -> WireCoder<Int> {
        let schema = Schema.integer(minimum: Int64(range.lowerBound), maximum: Int64(range.upperBound))
        return WireCoder<Int64>.integer.map(schema, expected: "12", to: { Int64($0) }, from: { Int($0) })
    }
}

extension WireCoder where Value == Bool {
    /// `true` or `false`.
    public static var bool: WireCoder<Bool> {
        WireCoder(
            schema: .bool,
            write: { value, writer in writer.bool(value) },
            json: { .bool($0) },
            read: { json, place throws(DecodingFailure) in
                guard case .bool(let flag) = json else { throw mismatch(json, place, "true") }
                return flag
            })
    }
}

extension WireCoder where Value: RawRepresentable & CaseIterable, Value.RawValue == String {
    /// One of the enumeration's raw values.
    @inlinable public static var choice: WireCoder<Value> {
        let allowed = Value.allCases.map(\.rawValue)
        return WireCoder(
            schema: .choice(allowed),
            write: { value, writer in writer.string(value.rawValue) },
            json: { .string($0.rawValue) },
            read: { json, place throws(DecodingFailure) in
                guard case .string(let text) = json else {
                    throw mismatch(json, place, "\"\(allowed.first ?? "")\"")
                }
                guard let value = Value(rawValue: text) else {
                    throw DecodingFailure(place, .unknown(allowed: allowed))
                }
                return value
            })
    }
}
