public import Vocabulary

/// The description of a record for people, in the order of its parts.
///
/// A command shows it as `Fields`: every part as label and value. A screen shows it as `ReadingText`: the
/// parts that have a place there, in a head, a list below it and a text below that, with blank lines between
/// them.
public struct Details: Hashable, Sendable {
    struct Part: Hashable, Sendable {
        let label: Phrase
        let value: Value
        /// Nil if screens leave the part out.
        let place: Place?
        let isInCommands: Bool
    }

    private(set) var parts: [Part] = []

    /// A description without parts.
    public init() {}

    /// Adds a part; screens leave it out without a place.
    public mutating func add(_ label: Phrase, _ value: Value, _ place: Place? = nil) {
        parts.append(Part(label: label, value: value, place: place, isInCommands: true))
    }

    /// Adds a part that commands leave out.
    public mutating func addOnScreen(_ label: Phrase, _ value: Value, _ place: Place) {
        parts.append(Part(label: label, value: value, place: place, isInCommands: false))
    }

    /// Adds a part that commands leave out, for a place without labels.
    public mutating func addOnScreen(_ value: Value, _ place: Place) {
        addOnScreen(Phrase(""), value, place)
    }

    /// The same description, of which screens show only the parts in these places.
    public func keeping(_ isKept: (Place) -> Bool) -> Details {
        var details = self
        details.parts = parts.map { part in
            part.place.map(isKept) == false
                ? Part(label: part.label, value: part.value, place: nil, isInCommands: part.isInCommands)
                : part
        }
        return details
    }
}

extension Details {
    /// The value of a part, which commands and screens word in their own way.
    public enum Value: Hashable, Sendable {
        /// Words on one line; only commands show the style.
        case words(Phrase, Style = .normal)
        /// A text that may have several lines.
        case prose(String)
        /// A moment: on a screen as seen from now, in a command also on the clock.
        case moment(Timestamp)
        /// The end of what is barred until then: on the clock, rounded up to a minute.
        case end(Timestamp)
        /// A member by name; in a command with the identifier.
        case member(MemberCard)
        /// A picture in words. A screen that draws it leaves the words out.
        case picture(PictureCard)
        /// The same; in a command with the identifier.
        case portrait(PictureCard)

        /// A text of one line that is the same in both languages: a name, a number, an identifier.
        public static func line(_ text: String, _ style: Style = .normal) -> Value {
            .words(Phrase(text), style)
        }
    }

    /// Where a screen shows a part.
    public enum Place: Hashable, Sendable {
        /// In the head, on a line of its own.
        case line(Cell.Role)
        /// In the head, on one line with all other facts.
        case fact
        /// In the head, as a text.
        case lead
        /// In the head, behind its label.
        case note
        /// In the list, behind its label.
        case listed
        /// Below the list, as a text.
        case prose

        /// In the head, as the heading.
        public static let heading = Place.line(.heading)

        var region: Region {
            switch self {
            case .line, .fact, .lead, .note: .head
            case .listed: .list
            case .prose: .text
            }
        }
    }

    /// The regions of a screen from top to bottom.
    enum Region: CaseIterable {
        case head, list, text
    }
}
