public import Vocabulary
public import Wire

/// The pages of one domain: those of its records, and what it shows on pages of others.
public struct DomainPages: Sendable {
    let templates: [String: String]
    let records: [RecordPage]
    let sections: [PageSection]
    let rights: [RightPage]
    let files: [RightFile]

    /// Pages by these templates, whose names no other domain uses. A text whose name ends in `.js` is a
    /// script, which pages of `rights` may load.
    public init(
        templates: [String: String] = [:], records: [RecordPage] = [], sections: [PageSection] = [],
        rights: [RightPage] = [], files: [RightFile] = []
    ) {
        (self.templates, self.records, self.sections) = (templates, records, sections)
        (self.rights, self.files) = (rights, files)
    }

    /// No pages at all.
    public static let none = DomainPages()

    /// The prefixes of the records that have a page.
    public var prefixes: [String] { records.map(\.prefix) }

    /// The pages of its records as they stand in the access table.
    public var endpoints: [EndpointDescription] {
        records.map {
            EndpointDescription(page: $0.name, PageSite.recordPath, summary: "The page of a record.")
        }
    }

    /// The addresses that carry a right. They stand in no access table: a secret decides, not a principal.
    public var rightEndpoints: [EndpointDescription] {
        rights.map(\.endpoint) + files.map(\.endpoint)
    }
}

/// The page of one kind of record.
public struct RecordPage: Sendable {
    /// Makes the page of a record; nil if a visitor may not see the record, or there is none. Throws outages.
    public typealias Make =
        @Sendable (AnyIdentifier, Services, PageContext) async throws(ServiceFailure) -> WebPage?

    let name: String
    let prefix: String
    let make: Make

    /// The page of records with that prefix. `name` is unique among pages and endpoints: `listings.page`.
    /// `make` is given the verbs of a visitor.
    public init(name: String, prefix: String, make: @escaping Make) {
        (self.name, self.prefix, self.make) = (name, prefix, make)
    }
}

/// Cards that a domain shows on the front page, or on the page of another domain's record.
public struct PageSection: Sendable {
    /// Makes the cards for a place; nil if it shows nothing there. Throws outages.
    public typealias Make =
        @Sendable (PagePlace, Services, PageContext) async throws(ServiceFailure) -> CardSection?

    let rank: Int
    let make: Make

    /// Cards below those of a lower rank: market 1, feed 2, board 3, crews 4, funding 5. `make` is given the
    /// verbs of a visitor.
    public init(rank: Int, make: @escaping Make) {
        (self.rank, self.make) = (rank, make)
    }
}

/// A page on which domains show cards.
public enum PagePlace: Hashable, Sendable {
    /// The front page.
    case front
    /// The page of a record.
    case record(AnyIdentifier)
}

/// Runs a verb for a page: its value; nil if there is nothing that a visitor may see. Throws outages; any
/// other error of the domain becomes `internal` with its code.
public func ifVisible<Value, Failure: DomainError>(
    _ verb: () async throws(Failure) -> Value
) async throws(ServiceFailure) -> Value? {
    do throws(Failure) {
        return try await verb()
    } catch {
        if let failure = error.service { throw failure }
        guard error.kind == .notFound || error.kind == .gone else { throw .internal(error.code) }
        return nil
    }
}
