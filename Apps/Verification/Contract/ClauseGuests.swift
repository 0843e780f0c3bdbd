import Auth
import Composition
import ContractKit
import Synchronization
import TestHooks
import Vocabulary
import Wire

/// Members of a server who exist only for clauses.
struct ClauseGuests: Sendable {
    /// One guest, whose session is renewed as needed.
    struct Guest: Sendable {
        let account: Account
        let principal: Principal
        let password: String
        let session: MemberSession
    }

    /// Owner, buyer, stranger, moderator and operator, then the crowd; nil for a guest who has left.
    private var seats: [Guest?] = []
    private let tag: String
    private let password: String
    private var number = 0

    /// No guests yet; names and password will be unique to the run.
    init() {
        let names = RunNames()
        (tag, password) = (names.tag, "느티나무 그늘 아래 " + RunNames.newSecret())
    }

    /// All present guests, in that order.
    var guests: [Guest] { seats.compactMap(\.self) }

    /// Lets members join until there are enough for a clause: five and its crowd. A guest who has left is
    /// replaced by one of the same role.
    mutating func gather(
        _ crowd: Int, at platform: RemotePlatform,
        _ appoint: @Sendable (MemberID, Role) async throws -> Void
    ) async throws {
        seats += Array(repeating: nil, count: max(0, 5 + crowd - seats.count))
        for seat in seats.indices where seats[seat] == nil {
            let role: Role = [3: .moderator, 4: .operator][seat] ?? .member
            let guest = try await join(role, at: platform)
            if role != .member { try await appoint(guest.account.id, role) }
            seats[seat] = guest
        }
    }

    private mutating func join(_ role: Role, at platform: RemotePlatform) async throws -> Guest {
        number += 1
        let email = "contract-\(number)@\(tag).example.com"
        let draft = JoinDraft(email: email, password: password, nickname: "guest\(number)\(tag)")
        let visitor = try platform.anonymous.auth
        let signedIn = try await visitor.join(draft, device: "contract")
        let session = MemberSession(InMemorySessionStorage(signedIn)) {
            [password] token throws(AuthError) in
            do throws(AuthError) {
                return try await visitor.refresh(token)
            } catch .sessionEnded {
                // A clause that moves the clock by a month ends sessions.
                return try await visitor.login(email: email, password: password, device: "contract").tokens
            }
        }
        let id = signedIn.account.id
        return Guest(
            account: signedIn.account, principal: .member(id, session: signedIn.session, role: role),
            password: password, session: session)
    }

    /// Removes withdrawn members from the guests.
    mutating func dismiss(_ gone: Set<MemberID>) {
        seats = seats.map { guest in guest.flatMap { gone.contains($0.account.id) ? nil : $0 } }
    }
}

extension ClauseGuests {
    /// The member who makes the records of a clause.
    var owner: MemberID { guests[0].account.id }

    /// The place of a clause: the guests as members, over the platform. `departed` records guests that the
    /// clause withdraws; `log` is the platform's audit log, `commands` controls its pictures, `messages` are
    /// those between its domains, each nil if not available. Without `commands` guests upload pictures by
    /// their own verbs.
    func place(
        _ platform: RemotePlatform, _ clock: ManualClock, _ unmet: UnmetNeeds? = nil, departed: Departed,
        log: ClauseAuditLog? = nil, commanding commands: ClausePictures? = nil,
        hearing messages: ClauseMessages? = nil
    ) async throws -> GuestPlace {
        var verbs: [MemberID: Services] = [:]
        for guest in guests { verbs[guest.account.id] = try await platform.services(for: guest.session) }
        let upload = Self.upload(verbs, commands, unmet)
        return GuestPlace(
            environment(clock, verbs, upload, unmet, departed), visitor: platform.anonymous, guests: verbs,
            acting: { principal in
                if principal.has(.moderator) { unmet?.note(.roles) }
                // A server refuses withdrawn members.
                if let id = principal.memberID, departed.members.contains(id) { unmet?.note(.service) }
            },
            forget: { [guests] id in
                unmet?.note(.forgetting)
                guard let guest = guests.first(where: { $0.account.id == id }) else { return }
                guard departed.note(id) else { return }
                let auth = try await platform.services(for: guest.session).auth
                try await auth.withdraw(password: guest.password)
            },
            reopen: {
                unmet?.note(.reopening)
                if unmet == nil { throw NotApplicable(needs: [.reopening]) }
            }, auditLog: log, pictures: commands, messages: messages)
    }

    /// How a guest gets a picture: made up behind the verbs if `commands` is available, else uploaded.
    private static func upload(
        _ verbs: [MemberID: Services], _ commands: ClausePictures?, _ unmet: UnmetNeeds?
    ) -> Upload {
        { owner, description in
            unmet?.note(.uploads)
            if let commands { return try await commands.add(owner, description) }
            return try await expectValue(verbs[owner], "\(owner) is no guest").uploadSample(description)
        }
    }

    /// How guests get records: they publish listings.
    private static func records(_ verbs: [MemberID: Services]) -> ClauseRecords {
        let owners = LockedValue<[AnyIdentifier: MemberID]>([:])
        @Sendable func ofGuest(_ id: MemberID?) throws -> Services {
            try expectValue(id.flatMap { verbs[$0] }, "it is no guest's")
        }
        return ClauseRecords(
            make: { member, title in
                let record = try await ofGuest(member).publishSample(title)
                owners.withLock { $0[record] = member }
                return record
            }, delete: { try await ofGuest(owners.now[$0]).deleteSample($0) })
    }

    private typealias Upload = @Sendable (MemberID, String) async throws -> PictureCard

    private func environment(
        _ clock: ManualClock, _ verbs: [MemberID: Services], _ upload: @escaping Upload,
        _ unmet: UnmetNeeds?, _ departed: Departed
    ) -> ClauseEnvironment {
        let (ids, principals) = (SystemIdentifiers(), guests.map(\.principal))
        let next = Mutex(5)
        let names = guests.map { ($0.account.id, $0.account.nickname) }
        return ClauseEnvironment(
            clock: clock, ids: ids,
            members: ClauseMembers(
                owner: principals[0], buyer: principals[1], stranger: principals[2],
                moderator: principals[3], operator: principals[4]),
            directory: KnownMembers(Dictionary(names) { $1 }, unmet: unmet),
            upload: upload,
            block: { member, other, isBlocked in
                let auth = try expectValue(verbs[member], "\(member) is no guest").auth
                if isBlocked { try await auth.block(other) } else { try await auth.unblock(other) }
            },
            records: Self.records(verbs),
            newMember: {
                let index = next.withLock { next in
                    defer { next += 1 }
                    return next
                }
                departed.noteCrowd(index - 4)
                return index < principals.count ? principals[index] : ClauseMembers.member(ids)
            })
    }
}

/// The members withdrawn during a clause, and the number of additional members it needs.
final class Departed: Sendable {
    private let state = Mutex((members: Set<MemberID>(), crowd: 0))

    var members: Set<MemberID> { state.withLock { $0.members } }
    var crowd: Int { state.withLock { $0.crowd } }

    /// Records a withdrawal; false if it was recorded before.
    func note(_ id: MemberID) -> Bool { state.withLock { $0.members.insert(id).inserted } }

    func noteCrowd(_ count: Int) { state.withLock { $0.crowd = max($0.crowd, count) } }
}
