public import Vocabulary

/// An error with texts in every language that tell what was attempted and what to do.
public protocol LocalizedDomainError: DomainError {
    /// One or two sentences for people, without secrets.
    var phrase: Phrase { get }

    /// The same, with each moment written by `moment`.
    func phrase(writing moment: (Timestamp) -> Phrase) -> Phrase
}

extension LocalizedDomainError {
    /// The phrase, which names no moment; for a service failure, the failure's own phrase.
    public func phrase(writing moment: (Timestamp) -> Phrase) -> Phrase {
        guard let service, service.phrase == phrase else { return phrase }
        return service.phrase(writing: moment)
    }
}

extension LocalizedDomainError where Self: DescribedError {
    /// From the table of errors.
    public func phrase(writing moment: (Timestamp) -> Phrase) -> Phrase { described(writing: moment) }
}

extension DescribedError {
    /// English and Korean from the table of errors.
    public var phrase: Phrase { Phrase(en: description.english, ko: description.korean) }

    /// The same, with each moment written by `moment`.
    func described(writing moment: (Timestamp) -> Phrase) -> Phrase {
        let texts = texts { (moment($0).en, moment($0).ko) }
        return Phrase(en: texts.english, ko: texts.korean)
    }
}

extension ServiceFailure: LocalizedDomainError {}
