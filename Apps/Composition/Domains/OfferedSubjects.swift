import Database
import Vocabulary

/// The records of all domains of the same platform, asked of the domains whose they are. Whoever attaches
/// something to records may be put together before these.
struct OfferedSubjects: SubjectDirectory {
    private let offers: DomainOffers

    /// Those that are offered there by the prefix of their identifiers.
    init(_ offers: DomainOffers) { self.offers = offers }

    func cards(
        of subjects: Set<AnyIdentifier>, for principal: Principal
    ) async throws(ServiceFailure) -> [AnyIdentifier: SubjectCard] {
        var cards: [AnyIdentifier: SubjectCard] = [:]
        for (prefix, own) in Dictionary(grouping: subjects, by: \.prefix) {
            guard let directory = offers.subjects(prefix) else { continue }
            cards.merge(try await directory.cards(of: Set(own), for: principal)) { first, _ in first }
        }
        return cards
    }
}

/// What members have reported, asked of the domain that keeps reports.
struct OfferedReports: ReportDirectory {
    private let offers: DomainOffers

    /// The directory that is offered there.
    init(_ offers: DomainOffers) { self.offers = offers }

    func reported(
        among records: Set<AnyIdentifier>
    ) async throws(ServiceFailure) -> Set<AnyIdentifier> {
        guard !records.isEmpty, let directory = offers.offered((any ReportDirectory).self) else { return [] }
        return try await directory.reported(among: records)
    }
}

/// How much is said about records, asked of the domain that keeps comments.
struct OfferedComments: CommentDirectory {
    private let offers: DomainOffers

    /// The directory that is offered there.
    init(_ offers: DomainOffers) { self.offers = offers }

    func commentCounts(of subjects: [AnyIdentifier]) async throws(ServiceFailure) -> [Int] {
        guard let directory = offers.comments else { return subjects.map { _ in 0 } }
        return try await directory.commentCounts(of: subjects)
    }

    /// Reads the same beside a page of records.
    var ahead: ReadAhead {
        ReadAhead { [offers] in offers.commentsAhead.begun() }
    }
}
