public import Vocabulary

/// A domain's part in a drill that breaks servers: what clients write meanwhile, and how what is there
/// afterwards is found. One value lasts through a whole drill.
public protocol DomainDrill: Sendable {
    /// How often a client writes something of the domain, beside the shares of the others.
    var share: Int { get }

    /// Enters what a member has left by joining before the drill.
    func enter(_ member: DrillMember, into ledger: inout Ledger)

    /// What writes for one client in a round; writers of one round may offer things to each other.
    func writer(inRound round: Int) -> any DrillWriter

    /// Looks at everything that is looked for, as its members and a visitor see it. Throws outages: then
    /// nothing can be said.
    func look(_ view: DrillView) async throws -> DrillFindings
}

extension DomainDrill {
    /// Joining leaves nothing in the domain.
    public func enter(_ member: DrillMember, into ledger: inout Ledger) {}
}

/// Writes a domain's records for one client, one after the other. Each record is written by one client.
public protocol DrillWriter {
    /// Writes what the other clients need to begin.
    mutating func begin(_ client: inout DrillClient) async

    /// Writes one record, or changes one.
    mutating func write(_ client: inout DrillClient) async
}

extension DrillWriter {
    /// Writes nothing.
    public mutating func begin(_ client: inout DrillClient) async {}
}

/// One of the members who write during a drill.
public struct DrillMember: Sendable {
    /// Counted from 1.
    public let number: Int
    public let id: MemberID
    public let email: String
    public let nickname: String
    public let password: String
    /// The name of the session by which they act.
    public let device: String
    private let services: @Sendable () async throws(ServiceFailure) -> Services

    /// Somebody who has joined; `services` gives their verbs at the server as it is reached now.
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

/// What a domain looks at after something was broken and mended.
public struct DrillView: Sendable {
    /// Who wrote.
    public let members: [DrillMember]
    /// The verbs of a visitor, answered by a replica where there is one.
    public let visitor: Services
    /// What is looked for, of all domains.
    public let records: Set<TrackedRecord>
    /// How the last word of a name begins that is looked for; nil for all names.
    public let tag: String?
    /// The moment at which it is looked.
    public let now: Timestamp

    /// Memberwise.
    public init(
        members: [DrillMember], visitor: Services, records: Set<TrackedRecord>, tag: String?, now: Timestamp
    ) {
        (self.members, self.visitor) = (members, visitor)
        (self.records, self.tag, self.now) = (records, tag, now)
    }

    /// Whether a thing of that name is looked for: `물건 r3c2n1` is of the round `r3`.
    public func isLookedFor(_ name: String) -> Bool {
        guard let tag else { return true }
        return name.split(separator: " ").last?.hasPrefix(tag) ?? false
    }

    /// What is looked for among a list whose newest items come first, page by page until one has nothing of
    /// it; `name` gives an item's. Throws what `page` throws.
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

/// What was found.
public struct DrillFindings: Sendable {
    /// The states in which each record was found, one as a rule.
    public var found: [TrackedRecord: [String]] = [:]
    /// What was acknowledged and is not there, beyond records.
    public var lost: [DrillFinding] = []
    /// What does not add up.
    public var broken: [DrillFinding] = []
    /// How many things a visitor saw as their owners do.
    public var visits = 0

    /// Nothing found.
    public init() {}

    /// Notes a record's state.
    public mutating func note(_ record: TrackedRecord, _ state: String) {
        found[record, default: []].append(state)
    }
}
