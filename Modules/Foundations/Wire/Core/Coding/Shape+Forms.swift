extension Shape {
    /// The same members for another type. `from` throws if readable members contradict each other.
    @inlinable public func map<Other: Sendable>(
        to: @escaping @Sendable (Other) -> Root,
        from: @escaping @Sendable (Root, CodingPath) throws(DecodingFailure) -> Other
    ) -> Shape<Other> {
        Shape<Other>(
            schema, writeMembers: { [writeMembers] value, writer in writeMembers(to(value), &writer) },
            members: { [members] value throws(JSONSyntaxError) in try members(to(value)) },
            readKnown: { [readKnown] object, place throws(DecodingFailure) in
                try from(try readKnown(object, place), place)
            })
    }

    /// A shape for input that may be an edited answer: members of the answer unknown to this shape are
    /// ignored.
    public func passingOver(membersOf answer: ObjectSchema) -> Shape {
        let others = answer.properties.filter { !schema.knows($0.name) }
        let noted = ObjectSchema(
            schema.name, schema.properties, passingOver: schema.passedOver + others, example: schema.example)
        return Shape(noted, writeMembers: writeMembers, members: members, readKnown: readKnown)
    }

    /// The same shape with an example for OpenAPI.
    public func example(_ value: Root) -> Shape {
        let noted = ObjectSchema(
            schema.name, schema.properties, passingOver: schema.passedOver,
            example: try? coder.json(value))
        return Shape(noted, writeMembers: writeMembers, members: members, readKnown: readKnown)
    }
}

extension WireCoder {
    /// Writes this form and also reads the other one, wherever `isOther` detects it. OpenAPI names the other
    /// form first.
    @inlinable public func reading<Other: Sendable>(
        _ other: WireCoder<Other>, if isOther: @escaping @Sendable (JSON) -> Bool,
        as value: @escaping @Sendable (Other) -> Value
    ) -> WireCoder<Value> {
        WireCoder(
            schema: .either([other.schema, schema]), write: write, json: json,
            read: { json, place throws(DecodingFailure) in
                guard let json, isOther(json) else { return try self.read(json, place) }
                return value(try other.read(json, place))
            },
            isAbsent: isAbsent)
    }
}

extension JSON {
    /// Whether it is an object with a member of that name.
    public func hasMember(_ name: String) -> Bool {
        if case .object(let object) = self { object[name] != nil } else { false }
    }

    /// Whether it is an object.
    public var isObject: Bool { if case .object = self { true } else { false } }
}
