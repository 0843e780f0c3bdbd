/// A source of new identifiers: the system's clock and randomness, or a test's fixed sequence.
public protocol IdentifierSource: Sendable {
    /// An identifier that this source has not given before. Never fails, never waits.
    func next() -> RawIdentifier
}

extension IdentifierSource {
    /// A new identifier of this subject.
    public func next<Subject: IdentifierSubject>(_: Subject.Type = Subject.self) -> Identifier<Subject> {
        Identifier(next())
    }
}
