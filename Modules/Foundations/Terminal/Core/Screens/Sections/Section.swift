/// A part of the program with a stack of screens of its own.
///
/// A domain declares it in its router; the bar shows the sections of all domains, in the order of their
/// digits. A digit belongs to a section for good, so that one that comes later moves no other.
public struct Section: Hashable, Sendable {
    /// The digit that opens it.
    let digit: Int
    /// Opens it, on every screen.
    let action: Action
    /// Its first screen.
    let destination: Destination

    /// A section whose digit, from 1 to 9, no other section has. Key files call it `section.` and the name.
    ///
    /// The digit opens it where nothing is typed, with Alt everywhere.
    public init(
        _ digit: Int, _ name: String, formerly formerIDs: [ActionID] = [], _ title: Phrase,
        _ destination: Destination
    ) {
        let keys = "\(digit)".unicodeScalars.prefix(1).flatMap { [Key.text($0), Key(.text($0), .alt)] }
        self.digit = digit
        self.destination = destination
        action = Action(ActionID(rawValue: "section.\(name)"), formerly: formerIDs, title, keys)
    }

    /// The name in the bar, behind the digit.
    func title(in language: Language) -> String { action.title.text(in: language) }
}
