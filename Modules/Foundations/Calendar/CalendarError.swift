public import Vocabulary

/// Why values are no calendar: a limit or a rule of iCalendar that they break.
public enum CalendarError: Error, Hashable, Sendable {
    /// The texts that have limits.
    public enum Field: String, Hashable, Sendable {
        case name, summary, place, note, address
    }

    /// The text has more than so many bytes of UTF-8.
    case tooLong(Field, most: Int)
    /// The address is neither `http` nor `https`, or has other characters than visible ASCII.
    case notAnAddress
    /// The event ends in the second in which it starts, or earlier.
    case endsTooSoon(AnyIdentifier)
    /// A moment of the event lies outside the years 1 to 9999.
    case outsideYears(AnyIdentifier)
    /// The calendar has more than so many events.
    case tooManyEvents(most: Int)
    /// Two events have this identifier.
    case repeated(AnyIdentifier)
    /// The document has more than so many bytes.
    case tooLarge(most: Int)
}

extension CalendarError {
    /// The reason in English, for an operator. It holds no text of a member.
    public var reason: String {
        switch self {
        case .tooLong(let field, let most): "the \(field.rawValue) has more than \(most) bytes"
        case .notAnAddress: "the address of an event is not http or https in visible ASCII"
        case .endsTooSoon(let id): "\(id) does not end after its start"
        case .outsideYears(let id): "\(id) lies outside the years 1 to 9999"
        case .tooManyEvents(let most): "the calendar has more than \(most) events"
        case .repeated(let id): "the calendar has \(id) twice"
        case .tooLarge(let most): "the calendar has more than \(most) bytes"
        }
    }
}
