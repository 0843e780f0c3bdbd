public import Vocabulary

/// A value's wire form in both directions, with its description.
///
/// Coders are values and are put together from others; the domain's types know nothing of them. What puts
/// them together is inlinable, so that a domain's own types are known where its coders are made: a page is
/// written three times as fast as through generic code.
public struct WireCoder<Value: Sendable>: Sendable {
    /// What the wire form looks like.
    public let schema: Schema
    /// Writes the wire form; for an optional, nothing.
    public let write: @Sendable (Value, inout JSONWriter) -> Void
    /// Reads the wire form of the value at that place; nil stands for a member that is not there.
    public let read: @Sendable (JSON?, CodingPath) throws(DecodingFailure) -> Value
    /// Whether the value is left out of its object; nil if it never is.
    public let isAbsent: (@Sendable (Value) -> Bool)?

    /// Memberwise.
    @inlinable public init(
        schema: Schema,
        write: @escaping @Sendable (Value, inout JSONWriter) -> Void,
        read: @escaping @Sendable (JSON?, CodingPath) throws(DecodingFailure) -> Value,
        isAbsent: (@Sendable (Value) -> Bool)? = nil
    ) {
        self.schema = schema
        self.write = write
        self.read = read
        self.isAbsent = isAbsent
    }

    /// Writes a value that stands outside an object and so cannot be left out.
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

/// Everything that is wrong with what came over the wire.
public struct DecodingFailure: Error, Hashable, Sendable {
    /// What is wrong with which field.
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
    /// The coder of another type with the same wire form; `from` answers nil for what the type refuses, which
    /// is reported as malformed.
    @inlinable public func map<Other: Sendable>(
        _ schema: Schema? = nil, expected: String,
        to: @escaping @Sendable (Other) -> Value, from: @escaping @Sendable (Value) -> Other?
    ) -> WireCoder<Other> {
        WireCoder<Other>(
            schema: schema ?? self.schema,
            write: { [write] value, writer in write(to(value), &writer) },
            read: { json, place throws(DecodingFailure) in
                guard let value = from(try self.read(json, place)) else {
                    throw DecodingFailure(place, .malformed(expected: expected))
                }
                return value
            },
            isAbsent: absence(through: to))
    }

    /// The same coder with another way to write the same form, without a text in between.
    @inlinable func writing(
        _ write: @escaping @Sendable (Value, inout JSONWriter) -> Void
    ) -> WireCoder<Value> {
        WireCoder(schema: schema, write: write, read: read, isAbsent: isAbsent)
    }

    /// Whether a value that is written as another one is left out.
    @inlinable func absence<Other>(
        through to: @escaping @Sendable (Other) -> Value
    ) -> (@Sendable (Other) -> Bool)? {
        guard let isAbsent else { return nil }
        return { isAbsent(to($0)) }
    }

    /// The coder of a value that may be left out; `null` is read as left out.
    @inlinable public var optional: WireCoder<Value?> {
        WireCoder<Value?>(
            schema: .optional(schema),
            write: { [write] value, writer in if let value { write(value, &writer) } },
            read: { json, place throws(DecodingFailure) in
                guard let json, json != .null else { return nil }
                return try self.read(json, place)
            },
            isAbsent: { $0 == nil })
    }

    /// The coder of a list of such values, at most 1,000; the faults of all items are reported at once.
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

/// What to say of a value that is missing or of another type.
@usableFromInline func mismatch(_ json: JSON?, _ place: CodingPath, _ expected: String) -> DecodingFailure {
    switch json {
    case nil, .null: DecodingFailure(place, .required)
    default: DecodingFailure(place, .malformed(expected: expected))
    }
}
