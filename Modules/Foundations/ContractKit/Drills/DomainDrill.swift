public import Vocabulary

/// A domain's part in a drill that breaks servers: what clients write, and how the data is found afterwards.
/// One value lasts for a whole drill.
public protocol DomainDrill: Sendable {
    /// The domain's share of a client's writes, relative to the other domains' shares.
    var share: Int { get }

    /// Enters what joining before the drill has written for a member.
    func enter(_ member: DrillMember, into ledger: inout Ledger)

    /// The writer of one client in a round; writers of one round may offer things to each other.
    func writer(inRound round: Int) -> any DrillWriter

    /// Reads all records of the view as its members and a visitor see them. Throws outages, after which there
    /// are no findings.
    func look(_ view: DrillView) async throws -> DrillFindings
}

extension DomainDrill {
    /// Joining writes nothing in the domain.
    public func enter(_ member: DrillMember, into ledger: inout Ledger) {}
}

/// Writes a domain's records for one client, one after the other. Each record belongs to one client.
public protocol DrillWriter {
    /// Writes what other clients need to begin.
    mutating func begin(_ client: inout DrillClient) async

    /// Writes or changes one record.
    mutating func write(_ client: inout DrillClient) async
}

extension DrillWriter {
    /// Writes nothing.
    public mutating func begin(_ client: inout DrillClient) async {}
}

/// A member who writes during a drill.
public struct DrillMember: Sendable {
    /// Counted from 1.
    public let number: Int
    public let id: MemberID
    public let email: String
    public let nickname: String
    public let password: String
    /// The name of their session.
    public let device: String
    private let services: @Sendable () async throws(ServiceFailure) -> Services

    /// A member who has joined; `services` gives their verbs at the server's current address.
    public init(
        number: Int, id: MemberID, email: String, nickname: String, password: String, device: String,
        services: @escaping @Sendable () async throws(ServiceFailure) -> Services
    ) {
        (self.number, self.id) = (number, id)
        (self.email, self.nickname) = (email, nickname)
        (self.password, self.device) = (password, device)
        self.services = services
    }

    /// The member's verbs of one domain. Throws outages as the domain does.
    public func verbs<Repository, Failure: DomainError>(
        _ pick: (Services) throws(Failure) -> Repository
    ) async throws(Failure) -> Repository {
        let services: Services
        do throws(ServiceFailure) {
            services = try await self.services()
        } catch {
            throw .service(error)
        }
        return try pick(services)
    }
}

/// What a domain reads after servers were broken and restored.
public struct DrillView: Sendable {
    /// The writers.
    public let members: [DrillMember]
    /// The verbs of a visitor, answered by a replica if there is one.
    public let visitor: Services
    /// The records to look for, of all domains.
    public let records: Set<TrackedRecord>
    /// The prefix of the last word of the names to look for; nil for all names.
    public let tag: String?
    /// The moment of the read.
    public let now: Timestamp

    /// Memberwise.
    public init(
        members: [DrillMember], visitor: Services, records: Set<TrackedRecord>, tag: String?, now: Timestamp
    ) {
        (self.members, self.visitor) = (members, visitor)
        (self.records, self.tag, self.now) = (records, tag, now)
    }

    /// Whether the name is one to look for: `물건 r3c2n1` is of the round `r3`.
    public func isLookedFor(_ name: String) -> Bool {
        guard let tag else { return true }
        return name.split(separator: " ").last?.hasPrefix(tag) ?? false
    }

    /// The items to look for in a list with the newest first, page by page until a page has none; `name`
    /// gives an item's name. Throws what `page` throws.
    public func items<Item>(
        named name: (Item) -> String, _ page: (PageRequest) async throws -> Page<Item>
    ) async throws -> [Item] {
        var (found, cursor) = ([Item](), Cursor?.none)
        repeat {
            let answer = try await page(.largest(after: cursor))
            let ours = answer.items.filter { isLookedFor(name($0)) }
            found += ours
            cursor = ours.isEmpty ? nil : answer.next
        } while cursor != nil
        return found
    }
}

/// The findings of a read.
public struct DrillFindings: Sendable {
    /// The states found of each record, usually one.
    public var found: [TrackedRecord: [String]] = [:]
    /// Acknowledged data that is missing, beyond records.
    public var lost: [DrillFinding] = []
    /// Data that does not add up.
    public var broken: [DrillFinding] = []
    /// The number of records that a visitor saw as their owners do.
    public var visits = 0

    /// No findings.
    public init() {}

    /// Records a state found.
    public mutating func note(_ record: TrackedRecord, _ state: String) {
        found[record, default: []].append(state)
    }
}
