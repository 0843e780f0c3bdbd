public import Auth
public import ContractKit
public import Vocabulary

/// The environment of a clause: verbs for visitors and token bearers, and control of clock, mail and other
/// domains.
public struct AuthFixture: Sendable {
    /// The clock of everything in the fixture.
    public var clock: ManualClock
    private let ownOutbox: RecordingMailer
    private let ownDepartures: RecordingDepartures
    private let ownAuditLog = RecordingAuditLog()
    private let ownService: AuthService
    private let newService: @Sendable (Registration, Int) -> AuthService
    private let newDirectory: @Sendable (Int) -> any MemberPorts
    private let storedPlaces: @Sendable (MemberID) async throws(AuthError) -> [KnownPlace]
    private let storedSettings: @Sendable (MemberID) async throws(AuthError) -> [MemberSetting]
    private let unmet: UnmetNeeds?
    /// The members' pictures, if clauses make them up in this process.
    public let pictures: KnownPictures
    /// What other domains count of members, as clauses make it up in this process.
    public let counts: KnownMemberCounts
    /// Gives a signed-in member a picture with that description; returns its card.
    public var upload: @Sendable (SignedIn, String) async throws -> PictureCard
    /// The verbs for a visitor.
    public var anonymous: any AuthRepository
    /// The verbs for a visitor who calls from that network address.
    public var calling: @Sendable (String) -> any AuthRepository
    /// The verbs for the bearer of an access token; a bad token is refused here or by the verb.
    public var bearing: @Sendable (String) async throws(AuthError) -> any AuthRepository
    /// A new idempotency key.
    public var newKey: @Sendable () -> IdempotencyKey
    /// Gives a member a role, with sufficient rights.
    public var appoint: @Sendable (MemberID, Role) async throws -> Void
    /// Closes and reopens the storage, if it outlives the process.
    public var reopen: @Sendable () async throws -> Void
    /// The audit log of a server; nil if the service runs in this process.
    public var serverLog: ClauseAuditLog?
    /// A server's member ports for other domains; nil if the service runs in this process.
    public var serverDirectory: (any MemberPorts)?
    /// Messages between a server's domains; nil if the service runs in this process.
    public var serverMessages: ClauseMessages?

    /// A fixture over a store in this process, with identifiers in that order. `altering` may replace ports.
    /// `unmet` records the needs of a clause beyond the verbs for visitors and bearers.
    public init(
        store: any AuthStore, order: IdentifierOrder,
        reopen: @escaping @Sendable () async throws -> Void = {}, unmet: UnmetNeeds? = nil,
        altering: (inout AuthPorts) -> Void = { _ in }
    ) {
        let clock = ManualClock(unmet: unmet)
        let (outbox, departures) = (RecordingMailer(), RecordingDepartures())
        let ids = OrderedIdentifiers(order)
        let (pictures, counts) = (KnownPictures(ids), KnownMemberCounts(unmet: unmet))
        (self.pictures, upload, self.counts) = (pictures, Self.uploads(pictures, unmet), counts)
        var ports = AuthPorts(
            store: store, mailer: outbox, departures: departures, pictures: pictures, counts: counts)
        altering(&ports)
        let service = ports.service(time: QuietClock(clock), ids: ids)
        newService = { [ports] in
            ports.service(time: QuietClock(clock), ids: ids, registration: $0, mostBlocks: $1)
        }
        newDirectory = { [ports] most in
            StoredMemberDirectory(ports.store, time: QuietClock(clock), mostListed: most)
        }
        storedPlaces = { [ports] member throws(AuthError) in try await ports.store.places(of: member) }
        storedSettings = { [ports] member throws(AuthError) in try await ports.store.settings(of: member) }
        newKey = { IdempotencyKey(ids) }
        (self.clock, ownOutbox, ownDepartures, ownService) = (clock, outbox, departures, service)
        self.unmet = unmet
        self.reopen = {
            unmet?.note(.reopening)
            try await reopen()
        }
        appoint = { id, role in
            unmet?.note(.roles)
            try await service.appoint(id, as: role)
        }
        anonymous = service.repository(for: .anonymous)
        calling = { address in
            unmet?.note(.addresses)
            return service.repository(for: .anonymous, from: address)
        }
        bearing = { token throws(AuthError) in try await service.repository(bearing: token) }
    }
}

extension AuthService {
    fileprivate func repository(bearing token: String) async throws(AuthError) -> any AuthRepository {
        do throws(ServiceFailure) {
            return repository(for: try await authenticator.principal(for: token))
        } catch {
            throw .service(error)
        }
    }
}

extension AuthFixture {
    /// The mail that was sent.
    public var outbox: RecordingMailer {
        unmet?.note(.mail)
        return ownOutbox
    }

    /// The other domains, as recorded.
    public var departures: RecordingDepartures {
        unmet?.note(.listeners)
        return ownDepartures
    }

    /// The controllable log of operators' acts.
    var auditLog: RecordingAuditLog {
        unmet?.note(.listeners)
        return ownAuditLog
    }

    /// Delivers due acts to the audit log; returns how many it accepted.
    @discardableResult
    func tellActs() async throws -> Int {
        try await tell(auditLog)
    }

    /// The log's events about accounts, after pending acts are delivered.
    func acts() async throws -> [AuditEvent] {
        if let serverLog { return try await serverLog.events() }
        unmet?.note(.acts)
        _ = try await tell(ownAuditLog)
        return ownAuditLog.events
    }

    private func tell(_ log: RecordingAuditLog) async throws -> Int {
        let (pictures, accepted) = (pictures, LockedValue(0))
        _ = try await OutboxDelivery(ownService.outbox, time: QuietClock(clock)).deliver {
            event throws(ServiceFailure) in
            switch event.message.topic {
            case AuditEvent.topic:
                try await log.receive(event)
                accepted.withLock { $0 += 1 }
            case OutboxMessage.picturesTopic: try await pictures.receive(event)
            default: break
            }
        }
        return accepted.now
    }

    /// Makes a record of another kind claim a picture of the member.
    func claimElsewhere(_ picture: PictureID, by member: MemberID) async throws {
        unmet?.note(.service)
        let record = AnyIdentifier(PictureID(member.raw))
        try expectEqual(try await pictures.claim([picture], for: record, by: member).count, 1, "the claim")
    }

    /// The members whose portraits changed since the last call, in order. Throws `NotApplicable` if the
    /// messages cannot be read.
    func pictureNews() async throws -> [AnyIdentifier] {
        try await messages().filter { $0.topic == OutboxMessage.picturesTopic }
            .compactMap { AnyIdentifier($0.subject) }
    }

    /// The withdrawals of notices since the last call. Throws `NotApplicable` if the messages cannot be
    /// read.
    func withdrawals() async throws -> [NoticeWithdrawal] {
        try await messages().compactMap { NoticeWithdrawal($0) }
    }

    /// The blocks that other domains were told since the last call. Throws `NotApplicable` if the messages
    /// cannot be read.
    func blocks() async throws -> [MemberBlocked] {
        try await messages().compactMap { MemberBlocked($0) }
    }

    /// The suspensions, and ends of suspensions, that other domains were told since the last call. Throws
    /// `NotApplicable` if the messages cannot be read.
    func suspensions() async throws -> [SuspensionChange] {
        try await messages().compactMap { SuspensionChange($0) }
    }

    private func messages() async throws -> [OutboxMessage] {
        if let serverMessages { return try await serverMessages.heard() }
        unmet?.note(.messages)
        let receiver = OutboxReceiver()
        _ = try await OutboxDelivery(ownService.outbox, time: QuietClock(clock)).deliver(to: receiver.receive)
        return receiver.heard.map(\.message)
    }

    /// The member ports that accounts offer other domains.
    var directory: any MemberPorts {
        if let serverDirectory { return serverDirectory }
        unmet?.note(.directory)
        return ownService.directory
    }

    /// The same for the service in this process, listing at most `most` hidden members.
    func directory(listing most: Int) -> any MemberPorts {
        unmet?.note(.service)
        return newDirectory(most)
    }

    /// Records that the clause needs access to the machine itself.
    func noteMachine() { unmet?.note(.machine) }

    /// Records that the clause needs an environment without other members.
    func noteSolitude() { unmet?.note(.solitude) }

    /// The service behind the verbs.
    public var service: AuthService {
        unmet?.note(.service)
        return ownService
    }

    /// Another server over the same store, without any cached state, with its own registration and its own
    /// limit on blocks.
    public func otherServer(
        joining registration: Registration = .open, blocking mostBlocks: Int = MemberBlock.limit
    ) -> AuthService {
        unmet?.note(.service)
        return newService(registration, mostBlocks)
    }

    /// The stored places of a member.
    func places(of member: MemberID) async throws(AuthError) -> [KnownPlace] {
        unmet?.note(.service)
        return try await storedPlaces(member)
    }

    /// The stored settings of a member.
    func settings(of member: MemberID) async throws(AuthError) -> [MemberSetting] {
        unmet?.note(.service)
        return try await storedSettings(member)
    }
}

extension AuthFixture {
    /// A password that keeps the rules.
    static let password = "느티나무 그늘 아래 42"

    /// A draft with that nickname.
    static func draft(_ nickname: String, email: String? = nil) -> JoinDraft {
        JoinDraft(email: email ?? address(of: nickname), password: password, nickname: nickname)
    }

    /// An email for that nickname, in characters an address may hold.
    private static func address(of nickname: String) -> String {
        let isPlain = nickname.utf8.allSatisfy { $0 < 0x80 }
        return (isPlain ? nickname : "m\(Cursor.scope(of: nickname))") + "@example.com"
    }

    /// A new member with that nickname.
    func join(_ nickname: String) async throws(AuthError) -> SignedIn {
        try await anonymous.join(Self.draft(nickname), device: "clause")
    }

    /// Another session of a member who joined with `join`.
    func login(_ nickname: String) async throws(AuthError) -> SignedIn {
        try await anonymous.login(
            email: Self.address(of: nickname), password: Self.password, device: "clause")
    }

    /// The verbs of a signed-in member.
    func verbs(of signedIn: SignedIn) async throws(AuthError) -> any AuthRepository {
        try await bearing(signedIn.tokens.accessToken)
    }

    /// Made-up pictures.
    private static func uploads(
        _ pictures: KnownPictures, _ unmet: UnmetNeeds?
    ) -> @Sendable (SignedIn, String) async throws -> PictureCard {
        { signedIn, description in
            unmet?.note(.uploads)
            return pictures.add(by: signedIn.account.id, description)
        }
    }

    /// That many new pictures of a signed-in member.
    func uploaded(_ count: Int, by signedIn: SignedIn) async throws -> [PictureCard] {
        var cards: [PictureCard] = []
        for number in 1...count { cards.append(try await upload(signedIn, "사진 \(number)")) }
        return cards
    }

    /// Checks that an access token is refused with that failure.
    func expectRefused(
        _ token: String, _ failure: ServiceFailure, file: StaticString = #fileID, line: UInt = #line
    ) async throws {
        try await expectError(AuthError.service(failure), file: file, line: line) { () throws(AuthError) in
            try await bearing(token).account()
        }
    }
}
