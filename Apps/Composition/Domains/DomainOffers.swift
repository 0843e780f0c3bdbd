import Database
import Synchronization
import Vocabulary

/// What the domains of a platform offer to each other's ports. A domain offers when it is put together, and
/// is asked when a verb needs it: so it does not matter which comes first.
final class DomainOffers: Sendable {
    private struct State {
        var byType = Services()
        var pictures: (any PictureDirectory)?
        var comments: (any CommentDirectory)?
        var commentsAhead = ReadAhead.nothing
        var attachments: [String: any PictureAttachments] = [:]
        var subjects: [String: any SubjectDirectory] = [:]
        var moderations: [String: any SubjectModeration] = [:]
    }

    private let offers = Mutex(State())

    /// Offers a value to whoever asks for the type.
    func offer<Value: Sendable>(_ type: Value.Type, _ value: Value) {
        offers.withLock { $0.byType.provide(type, value) }
    }

    /// What was offered; nil if nothing was.
    func offered<Value: Sendable>(_ type: Value.Type) -> Value? {
        offers.withLock { $0.byType }.provided(type)
    }

    /// What was offered. Throws `internal` if nothing was.
    func asked<Value: Sendable, Failure: DomainError>(
        for type: Value.Type, failure: Failure.Type
    ) throws(Failure) -> Value {
        try offers.withLock { $0.byType }.repository(type, failure: failure)
    }
}

extension DomainOffers {
    /// Offers the pictures of members to the domains whose records show some.
    func offer(_ pictures: any PictureDirectory) {
        offers.withLock { $0.pictures = pictures }
    }

    /// The pictures that were offered. Throws `internal` if none were.
    func pictures() throws(ServiceFailure) -> any PictureDirectory {
        guard let pictures = offers.withLock({ $0.pictures }) else {
            throw .internal("nobody keeps pictures")
        }
        return pictures
    }

    /// Offers to tell how much is said about records, and to read that beside a page of them.
    func offer(_ comments: any CommentDirectory, ahead: ReadAhead) {
        offers.withLock { ($0.comments, $0.commentsAhead) = (comments, ahead) }
    }

    /// Who tells how much is said about records; nil if nobody does.
    var comments: (any CommentDirectory)? { offers.withLock { $0.comments } }

    /// Reads that beside a page.
    var commentsAhead: ReadAhead { offers.withLock { $0.commentsAhead } }

    /// Offers to say which pictures the records of that subject show.
    func offer<Subject: IdentifierSubject>(_ attachments: any PictureAttachments, of _: Subject.Type) {
        offers.withLock { $0.attachments[Subject.prefix] = attachments }
    }

    /// What was offered for records like this one. Throws `internal` if nothing was: what nobody knows must
    /// not count as nothing.
    func attachments(of record: AnyIdentifier) throws(ServiceFailure) -> any PictureAttachments {
        guard let attachments = offers.withLock({ $0.attachments[record.prefix] }) else {
            throw .internal("nobody says which pictures \(record.prefix)_ shows")
        }
        return attachments
    }
}

extension DomainOffers {
    /// Offers to tell what others may know of the records of that subject.
    func offer<Subject: IdentifierSubject>(_ subjects: any SubjectDirectory, of _: Subject.Type) {
        offers.withLock { $0.subjects[Subject.prefix] = subjects }
    }

    /// What was offered for records with that prefix; nil if nothing was: nothing can be attached to these.
    func subjects(_ prefix: String) -> (any SubjectDirectory)? {
        offers.withLock { $0.subjects[prefix] }
    }

    /// Offers to let moderators act on the records of that subject.
    func offer<Subject: IdentifierSubject>(_ moderation: any SubjectModeration, of _: Subject.Type) {
        offers.withLock { $0.moderations[Subject.prefix] = moderation }
    }

    /// What was offered for records with that prefix; nil if nothing was.
    func moderation(_ prefix: String) -> (any SubjectModeration)? {
        offers.withLock { $0.moderations[prefix] }
    }
}
