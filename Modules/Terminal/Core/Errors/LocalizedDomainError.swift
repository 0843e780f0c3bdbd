public import Vocabulary

/// An error that can say in every language what was tried and what to do.
public protocol LocalizedDomainError: DomainError {
    /// One or two sentences for people, without secrets.
    var phrase: Phrase { get }
}

extension LocalizedDomainError where Self: DescribedError {
    /// The texts of the error's description.
    public var phrase: Phrase { Phrase(en: description.english, ko: description.korean) }
}

extension ServiceFailure: LocalizedDomainError {}
