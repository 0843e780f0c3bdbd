import Vocabulary

extension ReadingText {
    /// The description as a screen of its own shows it, with pictures in words.
    public init(_ details: Details, _ around: Surroundings) {
        self.init(details, in: (nil, Rect(around.size)), around)
    }

    /// The description in the part for the text; where there is a part for a picture, pictures are not put
    /// into words.
    public init(_ details: Details, in parts: (picture: Rect?, text: Rect), _ around: Surroundings) {
        self.init(columns: parts.text.size.columns, around.language)
        add(details, around, drawsPictures: parts.picture != nil)
    }

    /// Adds a description; with pictures in words unless they are drawn.
    public mutating func add(_ details: Details, _ around: Surroundings, drawsPictures: Bool = false) {
        let parts = details.parts.filter { !drawsPictures || !$0.value.isPicture }
        var isBelow = false
        for region in Details.Region.allCases {
            let shown = parts.filter { $0.place?.region == region }
            if shown.isEmpty { continue }
            if isBelow { addBlank() }
            add(shown, around)
            isBelow = true
        }
    }

    private mutating func add(_ parts: [Details.Part], _ around: Surroundings) {
        var facts = parts.filter { $0.place == .fact }.map { $0.value.text(around) }
        for part in parts {
            let text = part.value.text(around)
            switch part.place {
            case .line(let role): add(text, role)
            case .fact:
                // All facts stand where the first does.
                if !facts.isEmpty { add(facts.joined(separator: " · "), .faint) }
                facts = []
            case .lead, .prose: add(text)
            case .note, .listed: add(part.label, text)
            case nil: break
            }
        }
    }
}

extension Details.Value {
    fileprivate var isPicture: Bool {
        switch self {
        case .picture, .portrait: true
        case .words, .prose, .moment, .end, .member: false
        }
    }

    fileprivate func text(_ around: Surroundings) -> String {
        switch self {
        case .words(let words, _): words.text(in: around.language)
        case .prose(let text): text
        case .moment(let moment): moment.relative(to: around.now, in: around.language)
        case .end(let moment): moment.end(in: around.zone)
        case .member(let card): card.name(in: around.language)
        case .picture(let card), .portrait(let card): card.words(in: around.language)
        }
    }
}
