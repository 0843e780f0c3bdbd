public import Vocabulary

/// A value's wire form in both directions, with its schema.
///
/// Coders are values composed of other coders; the domain's types do not know them. The composing functions
/// are inlinable, so that they are specialised for a domain's types: this writes a page three times as fast
/// as generic code.
public struct WireCoder<Value: Sendable>: Sendable {
    /// The schema of the wire form.
    public let schema: Schema
    /// Writes the wire form; nothing for an absent optional.
    public let write: @Sendable (Value, inout JSONWriter) -> Void
    /// The wire form as a value: what `JSONReader` makes of the written bytes; `null` for an absent optional.
    /// Throws where the reader would: a name stands twice, or a document that was written before is none.
    public let json: @Sendable (Value) throws(JSONSyntaxError) -> JSON
    /// Reads the value at that place; nil means that the member is missing.
    public let read: @Sendable (JSON?, CodingPath) throws(DecodingFailure) -> Value
    /// Whether the value is omitted from its object; nil if it never is.
    public let isAbsent: (@Sendable (Value) -> Bool)?

    /// Memberwise.
    @inlinable public init(
        schema: Schema,
        write: @escaping @Sendable (Value, inout JSONWriter) -> Void,
        json: @escaping @Sendable (Value) throws(JSONSyntaxError) -> JSON,
        read: @escaping @Sendable (JSON?, CodingPath) throws(DecodingFailure) -> Value,
        isAbsent: (@Sendable (Value) -> Bool)? = nil
    ) {
        self.schema = schema
        self.write = write
        self.json = json
        self.read = read
        self.isAbsent = isAbsent
    }

    /// Writes a value outside an object, where it cannot be omitted.
    @inlinable func writeOrNull(_ value: Value, _ writer: inout JSONWriter) {
        if isAbsent?(value) == true { writer.null() } else { write(value, &writer) }
    }

    /// The wire form as bytes; `null` for an absent optional.
    public func bytes(of value: Value) -> [UInt8] {
        var writer = JSONWriter(capacity: 16_384)
        writeOrNull(value, &writer)
        return writer.bytes
    }
}

/// All faults of decoded input.
public struct DecodingFailure: Error, Hashable, Sendable {
    /// One error for each invalid field.
    public let fieldErrors: [FieldError]

    /// Several faults.
    public init(_ fieldErrors: [FieldError]) {
        self.fieldErrors = fieldErrors
    }

    /// One fault.
    public init(_ place: CodingPath, _ rule: FieldError.Rule) {
        fieldErrors = [FieldError(place.field, rule)]
    }
}

extension WireCoder {
    /// The coder of another type with the same wire form. If `from` returns nil, the value is reported as
    /// malformed.
    @inlinable public func map<Other: Sendable>(
        _ schema: Schema? = nil, expected: String,
        to: @escaping @Sendable (Other) -> Value, from: @escaping @Sendable (Value) -> Other?
    ) -> WireCoder<Other> {
        WireCoder<Other>(
            schema: schema ?? self.schema,
            write: { [write] value, writer in write(to(value), &writer) },
            json: { [json] value throws(JSONSyntaxError) in try json(to(value)) },
            read: { json, place throws(DecodingFailure) in
                guard let value = from(try self.read(json, place)) else {
                    throw DecodingFailure(place, .malformed(expected: expected))
                }
                return value
            },
            isAbsent: absence(through: to))
    }

    /// The same coder with a faster way to write the same form.
    @inlinable func writing(
        _ write: @escaping @Sendable (Value, inout JSONWriter) -> Void
    ) -> WireCoder<Value> {
        WireCoder(schema: schema, write: write, json: json, read: read, isAbsent: isAbsent)
    }

    /// Whether a value written as another one is omitted.
    @inlinable func absence<Other>(
        through to: @escaping @Sendable (Other) -> Value
    ) -> (@Sendable (Other) -> Bool)? {
        guard let isAbsent else { return nil }
        return { isAbsent(to($0)) }
    }

    /// The coder of a value that may be omitted; `null` is read as omitted.
    @inlinable public var optional: WireCoder<Value?> {
        WireCoder<Value?>(
            schema: .optional(schema),
            write: { [write] value, writer in if let value { write(value, &writer) } },
            json: { [json] value throws(JSONSyntaxError) in
                guard let value else { return .null }
                return try json(value)
            },
            read: { json, place throws(DecodingFailure) in
                guard let json, json != .null else { return nil }
                return try self.read(json, place)
            },
            isAbsent: { $0 == nil })
    }

    /// The coder of a list of at most 1,000 values; reports the faults of all items at once.
    @inlinable public var array: WireCoder<[Value]> {
        WireCoder<[Value]>(
            schema: .array(schema),
            write: { [write, isAbsent] values, writer in
                writer.beginArray()
                for index in values.indices {
                    if isAbsent?(values[index]) == true {
                        writer.null()
                    } else {
                        write(values[index], &writer)
                    }
                }
                writer.endArray()
            },
            json: { [json] values throws(JSONSyntaxError) in .array(try values.map(json)) },
            read: { json, place throws(DecodingFailure) in
                guard case .array(let items) = json else { throw mismatch(json, place, "[…]") }
                guard items.count <= 1000 else { throw DecodingFailure(place, .tooLong(maximum: 1000)) }
                var (values, fieldErrors): ([Value], [FieldError]) = ([], [])
                for (index, item) in items.enumerated() {
                    do throws(DecodingFailure) {
                        values.append(try self.read(item, .item(index, of: place)))
                    } catch {
                        fieldErrors += error.fieldErrors
                    }
                }
                guard fieldErrors.isEmpty else { throw DecodingFailure(fieldErrors) }
                return values
            })
    }
}

/// The error for a value that is missing or of another type.
@usableFromInline func mismatch(_ json: JSON?, _ place: CodingPath, _ expected: String) -> DecodingFailure {
    switch json {
    case nil, .null: DecodingFailure(place, .required)
    default: DecodingFailure(place, .malformed(expected: expected))
    }
}
