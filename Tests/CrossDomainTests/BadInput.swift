import Testing

/// One thing that somebody may send by mistake or malice, and the answer that it must get.
struct BadInput: Sendable, CustomTestStringConvertible {
    /// Who sends it.
    enum Sender: Sendable {
        case visitor, owner, stranger
        /// Somebody with a token that is no good.
        case bearer(BadToken)
    }

    /// What kind of bad input it is, as the table's sections are called.
    let kind: Kind
    let name: String
    let method: String
    /// With `{listing}`, `{deleted}`, `{hidden}`, `{member}`, `{order}`, `{cursor}`, `{tampered}` for what
    /// the scene has.
    let target: String
    var sender = Sender.owner
    var body: [UInt8] = []
    let status: Int
    /// Codes or fields that the answer names.
    let says: [String]

    var testDescription: String { "\(kind.rawValue): \(name)" }

    enum Kind: String, Sendable, CaseIterable {
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
enum BadToken: String, Sendable, CaseIterable {
    case expired, foreign, withoutAlgorithm, tampered, empty, ended
}
