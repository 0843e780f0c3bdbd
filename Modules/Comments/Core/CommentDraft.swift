import UnicodeText
import Vocabulary

/// What a member has written, not yet checked.
public struct CommentDraft: Hashable, Sendable {
    /// One line of 2 to 100 characters.
    public var title: String

    /// A draft with that title.
    public init(title: String = "") {
        self.title = title
    }

    /// The checked title, trimmed and in NFC. Throws `invalidFields` with all field errors.
    public func checked() throws(CommentError) -> String {
        let reading = TextRule(.line, characters: 2...100).read(title)
        let fieldErrors = reading.brokenRules.map { FieldError("title", $0) }
        guard fieldErrors.isEmpty else { throw .invalidFields(fieldErrors) }
        return reading.text
    }
}
