/// A request sent by mistake or malice, and its required answer.
public struct BadInput: Sendable, CustomStringConvertible {
    public let kind: Kind
    public let name: String
    public let method: String
    /// With names of `TestNames` in braces.
    public let target: String
    public let sender: Sender
    /// With names of `TestNames` in braces, where it is text.
    public let body: [UInt8]
    /// The body's media type.
    public let contentType: String
    /// The status of the answer.
    public let status: Int
    /// Codes or fields that the answer names.
    public let says: [String]

    /// Memberwise.
    public init(
        kind: Kind, name: String, method: String, target: String, sender: Sender = .owner, body: [UInt8] = [],
        contentType: String = "application/json", status: Int, says: [String]
    ) {
        (self.kind, self.name, self.method, self.target) = (kind, name, method, target)
        (self.sender, self.body, self.status, self.says) = (sender, body, status, says)
        self.contentType = contentType
    }

    /// Kind and name.
    public var description: String { "\(kind.rawValue): \(name)" }

    /// Who sends it.
    public enum Sender: Sendable {
        case visitor, owner, stranger
        /// A caller with an invalid token.
        case bearer(BadToken)
    }

    /// What kind of bad input it is: each must be met by some domain.
    public enum Kind: String, Sendable, CaseIterable {
        case malformedJSON = "malformed JSON"
        case unknownFields = "unknown fields"
        case wrongTypes = "wrong types"
        case money = "negative or overflowing money"
        case currencies = "mixed currencies"
        case controls = "NUL and control characters"
        case large = "large bodies"
        case deep = "1,000-deep JSON"
        case encoding = "bad UTF-8"
        case cursors = "cursors of another query or tampered"
        case limits = "limits of 0, -1, 10^9"
        case identifiers = "identifiers of another type"
        case tokens = "tokens"
        case foreign = "another member's listing"
        case deleted = "a deleted listing"
        case bidi = "bidirectional controls in a nickname"
        case escapes = "terminal escapes in a title"
    }
}

/// What can be wrong with an access token.
public enum BadToken: String, Sendable, CaseIterable {
    case expired, foreign, withoutAlgorithm, tampered, empty, ended
}
