public import Vocabulary

/// The members of a form that a browser has sent (`application/x-www-form-urlencoded`, URL Standard,
/// section 5).
public struct PageForm: Hashable, Sendable {
    private let members: [String: String]

    /// The size of the largest form in bytes.
    public static let largest = 8_192
    /// The most members of a form.
    public static let most = 32

    /// A form without members.
    public init() { members = [:] }

    /// Reads a form. Throws `badRequest` about `body` for one that is larger than `largest`, has more members
    /// than `most` or is no percent-encoded UTF-8, and about a member that it has twice.
    public init(_ body: [UInt8]) throws(ServiceFailure) {
        guard body.count <= Self.largest else {
            throw .badRequest([FieldError("body", .tooLong(maximum: Self.largest))])
        }
        let pairs = try Self.pairs(of: body)
        guard pairs.count <= Self.most else {
            throw .badRequest([FieldError("body", .tooLong(maximum: Self.most))])
        }
        var members: [String: String] = [:]
        for (name, text) in pairs where members.updateValue(text, forKey: name) != nil {
            throw .badRequest([FieldError(name, .repeated)])
        }
        self.members = members
    }

    private static func pairs(of body: [UInt8]) throws(ServiceFailure) -> [(name: String, text: String)] {
        // A form is written like a query. One with a line break was not percent-encoded by a browser.
        guard let text = String(validating: body, as: UTF8.self), body.allSatisfy({ $0 > 0x20 }),
            let target = try? Target("/?" + text)
        else { throw .badRequest([FieldError("body", .malformed(expected: "percent-encoded UTF-8"))]) }
        return target.query
    }

    /// The value of the member; nil if the form has none of that name.
    public subscript(name: String) -> String? { members[name] }
}

extension PageVisit {
    /// The form that the browser has sent; without members if the body is empty. Throws `badRequest`, also
    /// about `content-type` for a body of another type.
    public func form() throws(ServiceFailure) -> PageForm {
        if body.isEmpty { return PageForm() }
        let expected = "application/x-www-form-urlencoded"
        let type = contentType?.lowercased().prefix { $0 != ";" && $0 != " " }
        guard let type, type == expected else {
            throw .badRequest([FieldError("content-type", .malformed(expected: expected))])
        }
        return try PageForm(body)
    }
}
