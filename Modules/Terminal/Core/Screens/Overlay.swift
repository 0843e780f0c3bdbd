import UnicodeText

/// What lies upon all screens and has the keys.
enum Overlay: Sendable {
    case question(Question)
    case actions(ActionChooser)
}

/// A question that is answered with yes or no.
struct Question: Sendable {
    let text: Phrase
    let layer: UInt64
    let yes: any Sendable
}

/// All that can be done now, found by typing a part of its name.
struct ActionChooser: Sendable {
    /// An action with its keys and whether it can be done.
    struct Entry: Hashable, Sendable {
        let action: Action
        let keys: [Key]
        let refusal: Phrase?
    }

    let entries: [Entry]
    private(set) var typed = EditedLine()
    private(set) var selection = 0

    init(_ entries: [Entry]) { self.entries = entries }

    /// Those whose title in any language or whose name has what was typed in it.
    var found: [Entry] {
        let wanted = typed.text.folded
        if wanted.isEmpty { return entries }
        return entries.filter { entry in
            [entry.action.title.ko, entry.action.title.en, entry.action.id.rawValue]
                .contains { $0.folded.contains(wanted) }
        }
    }

    /// The one that is chosen; nil if nothing is found.
    var selected: Entry? {
        let found = found
        return found.indices.contains(selection) ? found[selection] : nil
    }

    mutating func move(by count: Int) {
        selection = max(0, min(found.count - 1, selection + count))
    }

    mutating func select(_ number: Int) { selection = number }

    mutating func take(_ key: Key) {
        if typed.take(key) { selection = 0 }
    }

    mutating func insert(_ text: String) {
        typed.insert(text)
        selection = 0
    }
}
