public import Vocabulary

/// An error that can say in every language what was tried and what to do.
public protocol LocalizedDomainError: DomainError {
    /// One or two sentences for people, without secrets.
    var phrase: Phrase { get }

    /// The same, with each moment as `moment` writes it.
    func phrase(writing moment: (Timestamp) -> Phrase) -> Phrase
}

extension LocalizedDomainError {
    /// The phrase: it names no moment, unless it is that of the failure that it stands for.
    public func phrase(writing moment: (Timestamp) -> Phrase) -> Phrase {
        guard let service, service.phrase == phrase else { return phrase }
        return service.phrase(writing: moment)
    }
}

extension LocalizedDomainError where Self: DescribedError {
    /// As the table of errors has it.
    public func phrase(writing moment: (Timestamp) -> Phrase) -> Phrase { described(writing: moment) }
}

extension DescribedError {
    /// English and Korean, as the table of errors has them.
    public var phrase: Phrase { Phrase(en: description.english, ko: description.korean) }

    /// The same, with each moment as `moment` writes it.
    func described(writing moment: (Timestamp) -> Phrase) -> Phrase {
        let texts = texts { (moment($0).en, moment($0).ko) }
        return Phrase(en: texts.english, ko: texts.korean)
    }
}

extension ServiceFailure: LocalizedDomainError {}
