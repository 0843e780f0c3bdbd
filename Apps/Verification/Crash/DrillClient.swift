import Auth
import Composition
import ContractKit
import Listings
import Vocabulary

/// One client in one round: writes one record after the other until a write gets no answer.
struct DrillClient: Sendable {
    let member: DrillMember
    let others: [DrillMember]
    let platform: RemotePlatform
    let inventory: RoundInventory
    let tag: String
    var random: SeededGenerator
    var ledger = Ledger()
    /// What was answered by something that must not happen: a failure inside the server.
    var failures: [String] = []
    /// Writes that were refused by a rule, the goods being sold out, say.
    var refused = 0
    /// Sessions of members who joined in this round, by email.
    var newcomers: [String: InMemorySessionStorage] = [:]
    /// The refresh token whose use got no answer.
    var unansweredRefresh: String?

    private(set) var isCutOff = false
    var papers: [Paper] = []
    var holds: [OwnHold] = []
    var liked: Set<ListingID> = []
    var devices: [(name: String, session: SessionID)] = []
    private var serial = 0

    init(
        _ member: DrillMember, among others: [DrillMember], at platform: RemotePlatform,
        _ inventory: RoundInventory,
        tag: String, random: SeededGenerator
    ) {
        (self.member, self.others, self.platform, self.inventory) = (member, others, platform, inventory)
        (self.tag, self.random) = (tag, random)
    }

    /// Writes at most that many records.
    mutating func write(atMost count: Int) async {
        await offerGoods()
        for _ in 0..<count where !isCutOff { await writeSomething() }
    }

    private mutating func writeSomething() async {
        switch random.below(100) {
        case ..<18: await publishPaper()
        case ..<34: await changePaper()
        case ..<54: await holdGoods()
        case ..<68: await endHold()
        case ..<82: await likeGoods()
        case ..<92: await editProfile()
        case ..<95: await openSession()
        case ..<97: await refresh()
        case ..<98: await joinNewcomer()
        default: await endSession()
        }
    }

    /// A name for something new, the same in every run.
    mutating func newName(_ kind: String) -> String {
        serial += 1
        return "\(kind) \(tag)n\(serial)"
    }

    /// Sends one write and notes what came of it; the value if it was acknowledged.
    mutating func send<Value, Failure: DomainError>(
        _ record: TrackedRecord, _ state: String?, _ verb: () async throws(Failure) -> Value
    ) async -> Value? {
        inventory.countWrite()
        do throws(Failure) {
            let value = try await verb()
            ledger.acknowledge(record, state)
            return value
        } catch {
            switch error.service {
            case .unavailable:
                isCutOff = true
                ledger.doubt(record, state)
            case .internal(let reason):
                isCutOff = true
                ledger.doubt(record, state)
                failures.append("\(record): \(reason)")
            default: refused += 1
            }
            return nil
        }
    }
}
