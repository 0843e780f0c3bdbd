// Values are for requests and problems, of which there is one at a time: unlike what writes and reads, these
// functions are not specialised for the domain's types.

/// The member of that name as a value; none if it is left out.
@usableFromInline func memberValues<Root, Value: Sendable>(
    _ name: String, _ coder: WireCoder<Value>, _ value: @escaping @Sendable (Root) -> Value
) -> MemberValues<Root> {
    { root throws(JSONSyntaxError) in
        let member = value(root)
        if coder.isAbsent?(member) == true { return [] }
        return [JSONObject.Member(name: name, value: try coder.json(member))]
    }
}

/// All of these members, in order.
@usableFromInline func memberValues<Root>(_ members: [MemberValues<Root>]) -> MemberValues<Root> {
    { root throws(JSONSyntaxError) in
        var all: [JSONObject.Member] = []
        for values in members { all += try values(root) }
        return all
    }
}

/// The object that has these members. Throws if a name stands twice, as `JSONReader` does.
@usableFromInline func jsonObject<Root>(
    _ members: MemberValues<Root>, of root: Root
) throws(JSONSyntaxError) -> JSON {
    guard let object = JSONObject(try members(root)) else {
        throw JSONSyntaxError(offset: 0, reason: "a name stands twice in an object")
    }
    return .object(object)
}
