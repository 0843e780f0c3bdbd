public import Vocabulary

/// Fields to be filled in, one below the other, with what is wrong beside each.
public struct FieldList: Hashable, Sendable {
    /// One of them.
    public struct Field: Hashable, Sendable {
        /// As the domain's field errors name it.
        public let name: String
        /// What people call it.
        public let label: Phrase
        /// Whether what is typed is not shown.
        public let isSecret: Bool
        /// From what it is chosen; empty where it is typed freely.
        public internal(set) var choices: [Phrase] = []
        /// What has been typed.
        public var line: EditedLine
        /// What is wrong with it.
        public var fault: Phrase?
        /// The choice that was put there; nil once something was typed.
        private var choice: String?

        /// An empty field, or one that begins with that text, as much of it as the field's limit allows.
        /// What is typed into a field that begins with a choice (`isChoice`) takes the place of the text.
        public init(
            _ name: String, _ label: Phrase, isSecret: Bool = false, limit: TextLimit = .line,
            _ text: String = "", isChoice: Bool = false
        ) {
            (self.name, self.label, self.isSecret) = (name, label, isSecret)
            line = EditedLine(text, limit: limit)
            if isChoice { choice = text }
        }

        /// Goes on with what was typed or chosen in the field as it was before.
        public mutating func takeOver(_ before: Field) { (line, choice) = (before.line, before.choice) }

        fileprivate mutating func choose(_ text: String) {
            line = EditedLine(text, limit: line.limit)
            (choice, fault) = (text, nil)
        }

        fileprivate mutating func take(_ key: Key) {
            var next = line
            if case .text = key.code, !key.modifiers.contains(.alt), line.text == choice {
                next = EditedLine(limit: line.limit)
            }
            if next.take(key) { (line, choice, fault) = (next, nil, nil) }
        }

        fileprivate mutating func insert(_ text: String, keepingLines: Bool) {
            if line.text == choice { line = EditedLine(limit: line.limit) }
            line.insert(text, keepingLines: keepingLines)
            (choice, fault) = (nil, nil)
        }

        /// What is to be said of it: what is wrong, or that something was left out.
        var warning: Phrase? { fault ?? (line.isCut ? line.limit.words : nil) }
    }

    /// The fields, in order.
    public private(set) var fields: [Field]
    /// Which of them is typed into.
    public private(set) var focus = 0

    /// These fields; the first that is empty is typed into.
    public init(_ fields: [Field]) {
        self.fields = fields
        focus = fields.firstIndex { $0.line.text.isEmpty } ?? 0
    }

    /// What was typed into the field; empty if there is none of that name.
    public subscript(name: String) -> String { fields.first { $0.name == name }?.line.text ?? "" }

    /// Whether the last field is typed into.
    public var isAtEnd: Bool { focus >= fields.count - 1 }

    /// Goes to another field, from the last to the first and back.
    public mutating func move(by count: Int) {
        guard !fields.isEmpty else { return }
        focus = (focus + count % fields.count + fields.count) % fields.count
    }

    /// Goes to the field of that number, if there is one.
    public mutating func select(_ number: Int) {
        if fields.indices.contains(number) { focus = number }
    }

    /// Takes a key in the field that is typed into; whatever was wrong there is to be seen anew.
    public mutating func take(_ key: Key) {
        if fields.indices.contains(focus) { fields[focus].take(key) }
    }

    /// Puts a choice into the field that is typed into. What is typed next takes its place.
    public mutating func choose(_ text: String) {
        if fields.indices.contains(focus) { fields[focus].choose(text) }
    }

    /// Takes a text that was put in at once, with its line breaks if they are kept.
    public mutating func insert(_ text: String, keepingLines: Bool = false) {
        if fields.indices.contains(focus) { fields[focus].insert(text, keepingLines: keepingLines) }
    }

    /// Says what is wrong with one field and stays where one types.
    public mutating func mark(_ name: String, _ fault: Phrase) {
        guard let number = fields.firstIndex(where: { $0.name == name }) else { return }
        fields[number].fault = fault
    }

    /// Says what is wrong with each field, in these words, and goes to the first of these. Gives what is
    /// wrong with none of them.
    public mutating func tell(
        _ errors: [FieldError], _ words: (FieldError) -> Phrase = { $0.rule.phrase() }
    ) -> [FieldError] {
        for number in fields.indices {
            let error = errors.first { $0.field == fields[number].name }
            fields[number].fault = error.map(words)
        }
        if let first = fields.firstIndex(where: { $0.fault != nil }) { focus = first }
        return errors.filter { error in !fields.contains { $0.name == error.field } }
    }
}

extension Frame {
    /// Draws fields into a part, each with its label and what is wrong with it, and the cursor where one
    /// types, if that is in one of them; as many as fit around that. A click on one goes there: `item` with
    /// its number.
    public mutating func put(
        _ list: FieldList, in part: Rect, _ language: Language, hasFocus: Bool = true
    ) {
        var rest = part
        for number in list.first(in: part.size, language)..<list.fields.count where !rest.isEmpty {
            let field = list.fields[number]
            let (place, below) = rest.split(top: field.height(part.size.columns, language))
            put(field, hasFocus: hasFocus && number == list.focus, in: place, language)
            mark(place, as: .item(number))
            rest = below
        }
    }

    private mutating func put(
        _ field: FieldList.Field, hasFocus: Bool, in part: Rect, _ language: Language
    ) {
        say(
            SpokenField(
                label: field.label.text(in: language), text: field.line.text, isSecret: field.isSecret,
                fault: field.warning?.text(in: language)), of: part)
        let (heading, rest) = part.split(top: 1)
        put(line: field.label.text(in: language), in: heading, .role(hasFocus ? .heading : .text))
        let (line, faults) = rest.split(top: 1)
        put(field.line, isSecret: field.isSecret, hasFocus: hasFocus, in: line)
        for (row, fault) in field.faults(part.size.columns, language).enumerated() {
            let place = Point(column: faults.origin.column, row: faults.origin.row + row)
            put(fault, at: place, within: faults, .role(.fault))
        }
    }

    /// Draws a line that is typed behind what it is for, with its limit where something was left out.
    public mutating func put(_ label: String, _ line: EditedLine, in part: Rect) {
        let label = line.isCut ? "\(label) (≤\(line.limit.characters))" : label
        say(SpokenField(label: label, text: line.text), of: part)
        let end = put(label + ": ", at: part.origin, within: part, .role(.heading))
        put(line, hasFocus: true, in: part.split(left: end - part.origin.column).rest)
    }

    /// Draws a line that is typed: of one that is too long the part that ends with the cursor.
    public mutating func put(
        _ line: EditedLine, isSecret: Bool = false, hasFocus: Bool, in part: Rect
    ) {
        guard !part.isEmpty else { return }
        fill(part, .role(.field))
        let room = part.size.columns - 1
        let left =
            isSecret
            ? String(repeating: "*", count: min(line.left.count, room))
            : line.left.reversed().shown(in: room).text.reversed().joined()
        let right = isSecret ? String(repeating: "*", count: line.right.count) : line.right
        let caret = put(left, at: part.origin, within: part, .role(.field))
        put(right, at: Point(column: caret, row: part.origin.row), within: part, .role(.field))
        if hasFocus { show(caret: Point(column: caret, row: part.origin.row)) }
    }
}

extension FieldList.Field {
    /// What is wrong, in lines that fit.
    fileprivate func faults(_ columns: Int, _ language: Language) -> [String] {
        warning.map { "! \($0.text(in: language))".wrapped(to: columns) } ?? []
    }

    /// A label, the text, and what is wrong or a blank line.
    fileprivate func height(_ columns: Int, _ language: Language) -> Int {
        2 + max(1, faults(columns, language).count)
    }
}

extension FieldList {
    /// The first field that is seen: as few are left out as may be for the one that is typed into.
    fileprivate func first(in size: Size, _ language: Language) -> Int {
        guard fields.indices.contains(focus) else { return 0 }
        var (first, rows) = (focus, fields[focus].height(size.columns, language))
        while first > 0 {
            rows += fields[first - 1].height(size.columns, language)
            if rows > size.rows { break }
            first -= 1
        }
        return first
    }
}
