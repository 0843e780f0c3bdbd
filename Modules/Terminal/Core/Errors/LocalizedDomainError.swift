public import Vocabulary

/// An error that can say in every language what was tried and what to do.
public protocol LocalizedDomainError: DomainError {
    /// One or two sentences for people, without secrets.
    var phrase: Phrase { get }

    /// The same, with each moment as `moment` writes it.
    func phrase(writing moment: (Timestamp) -> Phrase) -> Phrase
}

extension LocalizedDomainError {
    /// The phrase: it names no moment.
    public func phrase(writing moment: (Timestamp) -> Phrase) -> Phrase { phrase }
}

extension DescribedError {
    /// English and Korean, as the table of errors has them.
    public var phrase: Phrase { Phrase(en: description.english, ko: description.korean) }
}

extension ServiceFailure: LocalizedDomainError {}
