import PortOne
import Wire

/// A control call or a visit of a page: its path, and the members of its query and its body.
struct ToolCall: Sendable {
    let method: String
    /// The parts of the path, decoded.
    let segments: [String]
    private var members: [String: String]

    /// Reads the query, and a body of JSON (an object of single values) or of a form; the body's members go
    /// first. Throws INVALID_REQUEST.
    init(_ request: WireRequest) throws(PortOneError) {
        guard let target = SandboxTarget(request.target) else {
            throw .badRequest("the address must be percent-encoded UTF-8, with each name once in its query")
        }
        (method, segments) = (request.method, target.segments)
        let body = try Self.members(of: request.body)
        members = target.query.merging(body) { _, new in new }
    }

    private static func members(of body: [UInt8]) throws(PortOneError) -> [String: String] {
        let blanks: Set<UInt8> = [0x20, 0x09, 0x0A, 0x0D]
        guard let first = body.first(where: { !blanks.contains($0) }) else { return [:] }
        if first == UInt8(ascii: "{") { return try json(body) }
        guard let text = String(validating: body, as: UTF8.self), let form = SandboxTarget("/?" + text) else {
            throw .badRequest("the body must be a JSON object, or a form with each name once")
        }
        return form.query
    }

    private static func json(_ body: [UInt8]) throws(PortOneError) -> [String: String] {
        let document: JSON
        do throws(JSONSyntaxError) {
            document = try JSONReader.read(body)
        } catch {
            throw .badRequest("the body is no JSON: at byte \(error.offset) \(error.reason)")
        }
        guard case .object(let object) = document else { throw .badRequest("the body must be a JSON object") }
        var members: [String: String] = [:]
        for member in object.members {
            switch member.value {
            case .null: break
            case .string(let text), .number(let text): members[member.name] = text
            case .integer(let number): members[member.name] = String(number)
            case .bool(let flag): members[member.name] = String(flag)
            case .array, .object: throw .badRequest("\(member.name) must be a text, a number, true or false")
            }
        }
        return members
    }
}

extension ToolCall {
    /// The text of that name, which is taken out; nil if it is missing or empty.
    mutating func take(_ name: String) -> String? {
        guard let text = members.removeValue(forKey: name), !text.isEmpty else { return nil }
        return text
    }

    /// The whole number of that name, which is taken out; nil if it is missing. Throws INVALID_REQUEST if it
    /// is none, or out of the range.
    mutating func integer(_ name: String, in range: ClosedRange<Int64>) throws(PortOneError) -> Int64? {
        guard let text = take(name) else { return nil }
        guard let number = Int64(text), range.contains(number) else {
            throw .badRequest(
                "\(name) must be a whole number from \(range.lowerBound) to \(range.upperBound), "
                    + "not \(text.prefix(40))")
        }
        return number
    }

    /// The number of that name, which is taken out; nil if it is missing. Throws as `integer`.
    mutating func number(_ name: String, in range: ClosedRange<Double>) throws(PortOneError) -> Double? {
        guard let text = take(name) else { return nil }
        guard let number = Double(text), range.contains(number) else {
            throw .badRequest(
                "\(name) must be a number from \(range.lowerBound) to \(range.upperBound), "
                    + "not \(text.prefix(40))")
        }
        return number
    }

    /// One of several names, which is taken out; nil if it is missing. Throws INVALID_REQUEST for another.
    mutating func choice(_ name: String, of names: [String]) throws(PortOneError) -> String? {
        guard let text = take(name) else { return nil }
        guard names.contains(text) else {
            throw .badRequest("\(name) must be \(names.joined(separator: " or ")), not \(text.prefix(40))")
        }
        return text
    }

    /// Checks that all members were taken. Throws INVALID_REQUEST with the names of others.
    func finish(_ known: String...) throws(PortOneError) {
        guard let stranger = members.keys.min() else { return }
        let names = known.isEmpty ? "the call takes none" : "it takes \(known.joined(separator: ", "))"
        throw .badRequest("\(stranger.prefix(40)) is no member of this call: \(names)")
    }
}
