import Commands
public import Listings
public import Terminal
public import Vocabulary

extension ListingError: LocalizedDomainError {
    /// The error in both languages, with the words that people have for states.
    public var phrase: Phrase { service?.phrase ?? Phrase(en: english, ko: description.korean) }

    private var english: String {
        switch self {
        case .wrongState(let state): "A listing that is \(state.words.en) does not allow this."
        case .unitsHeld(let count):
            "\(count) unit\(count == 1 ? " is" : "s are") held for buyers. Wait until the holds end."
        case .holdEnded(let state): "The hold has ended: it is \(state.words.en). Hold the units again."
        default: message
        }
    }

    /// The same, with the moment as the console writes it.
    public func phrase(writing moment: (Timestamp) -> Phrase) -> Phrase {
        switch self {
        case .tooManyHolds(let until): Phrase(Self.tooManyHolds(texts(moment(until))))
        case .bumpedAlready(let until): Phrase(Self.bumpedAlready(texts(moment(until))))
        case .heldAlready(let until): Phrase(Self.heldAlready(texts(moment(until))))
        default: service?.phrase(writing: moment) ?? phrase
        }
    }

    private func texts(_ moment: Phrase) -> ErrorDescription.Texts { (moment.en, moment.ko) }

    /// The command that helps; nil if none does.
    public var hint: Phrase? {
        switch self {
        case .notFound:
            Phrase(
                en: "Run 'madang listings browse' to see what is for sale.",
                ko: "'madang listings browse'로 물건을 찾아보세요.")
        case .moderated:
            Phrase(
                en: "Run 'madang listings show ID' to see the reason.",
                ko: "'madang listings show ID'로 이유를 확인하세요.")
        case .notYours, .wrongState:
            Phrase(
                en: "Run 'madang listings mine' to see your listings and their states.",
                ko: "'madang listings mine'으로 내 물건과 상태를 확인하세요.")
        case .changed:
            Phrase(
                en: "Run 'madang listings show ID' to see its current version.",
                ko: "'madang listings show ID'로 현재 내용을 확인하세요.")
        case .invalidFields, .ownListing, .notEnough, .unitsHeld, .moderatorsOnly, .holdNotFound, .holdEnded,
            .tooManyHolds, .heldAlready, .bumpedAlready, .service:
            nil
        }
    }
}

extension Phrase {
    fileprivate init(_ texts: ErrorDescription.Texts) {
        self.init(en: texts.english, ko: texts.korean)
    }
}
