import UnicodeText
import Vocabulary

/// What a member has written into the guest book. Each member has one entry: signing again replaces it, so a
/// repeated request changes nothing.
struct GuestEntry: Hashable, Sendable {
    let author: MemberID
    /// One line of 1 to 200 characters.
    let message: String
    /// When it was signed last; by this "newest" is ordered.
    let signedAt: Timestamp

    /// What the cursors of the list carry.
    static let scope = Cursor.scope(of: "guests")

    /// The message, trimmed and in NFC. Throws `invalidFields`.
    static func checked(_ message: String) throws(GuestError) -> String {
        let reading = TextRule(.line, characters: 1...200).read(message)
        let errors = reading.brokenRules.map { FieldError("message", $0) }
        guard errors.isEmpty else { throw .invalidFields(errors) }
        return reading.text
    }
}

/// An entry with its author as one principal sees them.
struct GuestView: Hashable, Sendable {
    let entry: GuestEntry
    let author: MemberCard
}

/// What the verbs of the guest book answer instead of doing what was asked.
enum GuestError: DescribedError {
    /// The message or the page breaks rules: all of them.
    case invalidFields([FieldError])
    /// What can happen to any verb.
    case service(ServiceFailure)

    var description: ErrorDescription {
        switch self {
        case .invalidFields(let errors):
            ErrorDescription(
                .invalid, "guest-entry-incomplete", ErrorDescription.invalidFields, fieldErrors: errors)
        case .service(let failure): failure.description
        }
    }
}
