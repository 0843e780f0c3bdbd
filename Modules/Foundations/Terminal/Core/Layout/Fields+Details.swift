import Vocabulary

extension Fields {
    /// The description as a command shows it, in the language and format of its console.
    public init(_ details: Details, on console: Console) {
        self.init()
        for part in details.parts where part.isInCommands { add(part.label, part.value, on: console) }
    }

    private mutating func add(_ label: Phrase, _ value: Details.Value, on console: Console) {
        let language = console.language
        switch value {
        case .words(let words, let style): add(label, StyledText(words.text(in: language), style))
        case .prose(let text): add(label, text: text)
        case .moment(let moment): add(label, console.both(moment))
        case .end(let moment): add(label, console.end(moment))
        case .member(let card): add(label, StyledText("\(card.name(in: language)) (\(card.id))"))
        case .picture(let card), .portrait(let card):
            add(label, StyledText("\(card.words(in: language)) (\(card.id))"))
        }
    }
}
