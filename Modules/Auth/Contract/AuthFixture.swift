public import Auth
public import ContractKit
public import Vocabulary

/// What a clause runs in: verbs for visitors and bearers of tokens, and a hand on clock, mail and other
/// domains.
public struct AuthFixture: Sendable {
    /// The clock by which all of it goes.
    public var clock: ManualClock
    private let ownOutbox: InMemoryMailer
    private let ownDepartures: RecordingDepartures
    private let ownAuditLog = RecordingAuditLog()
    private let ownService: AuthService
    private let newService: @Sendable (Registration, Int) -> AuthService
    private let newDirectory: @Sendable (Int) -> any MemberPorts
    private let storedPlaces: @Sendable (MemberID) async throws(AuthError) -> [KnownPlace]
    private let storedSettings: @Sendable (MemberID) async throws(AuthError) -> [MemberSetting]
    private let unmet: UnmetNeeds?
    /// What pictures the members have, where clauses make them up in this process.
    public let pictures: KnownPictures
    /// Lets somebody who signed in have a picture with that description; answers which.
    public var upload: @Sendable (SignedIn, String) async throws -> PictureCard
    /// The verbs for a visitor.
    public var anonymous: any AuthRepository
    /// The verbs for a visitor who calls from that network address.
    public var calling: @Sendable (String) -> any AuthRepository
    /// The verbs for the bearer of an access token, which may be refused here or by the verb.
    public var bearing: @Sendable (String) async throws(AuthError) -> any AuthRepository
    /// An idempotency key that stands for nothing yet.
    public var newKey: @Sendable () -> IdempotencyKey
    /// Gives a member a role, as somebody does who may.
    public var appoint: @Sendable (MemberID, Role) async throws -> Void
    /// Closes and opens again what is kept, where it is kept beyond the process.
    public var reopen: @Sendable () async throws -> Void
    /// The audit log of a server; nil where the service behind the verbs is at hand.
    public var serverLog: ClauseAuditLog?
    /// What the accounts of a server tell other domains; nil where the service behind the verbs is at hand.
    public var serverDirectory: (any MemberPorts)?
    /// What the domains of a server tell each other; nil where the service behind the verbs is at hand.
    public var serverMessages: ClauseMessages?

    /// A fixture over a store, called in this process, with identifiers in that order; `altering` may
    /// replace ports. With `unmet`, it is noted what a clause wants beyond the verbs for visitors and
    /// bearers.
    public init(
        store: any AuthStore, order: IdentifierOrder,
        reopen: @escaping @Sendable () async throws -> Void = {}, unmet: UnmetNeeds? = nil,
        altering: (inout AuthPorts) -> Void = { _ in }
    ) {
        let clock = ManualClock(unmet: unmet)
        let (outbox, departures) = (InMemoryMailer(), RecordingDepartures())
        let ids = OrderedIdentifiers(order)
        let pictures = KnownPictures(ids)
        (self.pictures, upload) = (pictures, Self.uploads(pictures, unmet))
        var ports = AuthPorts(store: store, mailer: outbox, departures: departures, pictures: pictures)
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
    /// Where mail ends up.
    public var outbox: InMemoryMailer {
        unmet?.note(.mail)
        return ownOutbox
    }

    /// The other domains.
    public var departures: RecordingDepartures {
        unmet?.note(.listeners)
        return ownDepartures
    }

    /// The log of operators' acts, to be commanded.
    var auditLog: RecordingAuditLog {
        unmet?.note(.listeners)
        return ownAuditLog
    }

    /// Tells the log what waits to be told and is due; answers how many acts it heard.
    @discardableResult
    func tellActs() async throws -> Int {
        try await tell(auditLog)
    }

    /// What the log has been told of accounts, once it was told what waited.
    func acts() async throws -> [AuditEvent] {
        if let serverLog { return try await serverLog.events() }
        unmet?.note(.acts)
        _ = try await tell(ownAuditLog)
        return ownAuditLog.events
    }

    private func tell(_ log: RecordingAuditLog) async throws -> Int {
        let pictures = pictures
        return try await OutboxDelivery(ownService.outbox, time: QuietClock(clock)).deliver {
            event throws(ServiceFailure) in
            switch event.message.topic {
            case AuditEvent.topic: try await log.receive(event)
            case OutboxMessage.picturesTopic: try await pictures.receive(event)
            default: break
            }
        }.delivered
    }

    /// Lets a record of another kind claim a picture of the member.
    func claimElsewhere(_ picture: PictureID, by member: MemberID) async throws {
        unmet?.note(.service)
        let record = AnyIdentifier(PictureID(member.raw))
        try expectEqual(try await pictures.claim([picture], for: record, by: member).count, 1, "the claim")
    }

    /// The members of whose portraits there is news since it was asked last, in the order of the news. Throws
    /// `NotApplicable` where nobody can look.
    func pictureNews() async throws -> [AnyIdentifier] {
        try await messages().filter { $0.topic == OutboxMessage.picturesTopic }
            .compactMap { AnyIdentifier($0.subject) }
    }

    /// Between whom notices are withdrawn since it was asked last. Throws `NotApplicable` where nobody can
    /// look.
    func withdrawals() async throws -> [NoticeWithdrawal] {
        try await messages().compactMap { NoticeWithdrawal($0) }
    }

    private func messages() async throws -> [OutboxMessage] {
        if let serverMessages { return try await serverMessages.heard() }
        unmet?.note(.messages)
        let receiver = OutboxReceiver()
        _ = try await OutboxDelivery(ownService.outbox, time: QuietClock(clock)).deliver(to: receiver.receive)
        return receiver.heard.map(\.message)
    }

    /// What accounts tell the other domains of members.
    var directory: any MemberPorts {
        if let serverDirectory { return serverDirectory }
        unmet?.note(.directory)
        return ownService.directory
    }

    /// The same of the service at hand, which lists at most so many hidden members.
    func directory(listing most: Int) -> any MemberPorts {
        unmet?.note(.service)
        return newDirectory(most)
    }

    /// Notes that the clause wants somebody to act at the machine itself.
    func noteMachine() { unmet?.note(.machine) }

    /// Notes that the clause wants a place in which nobody else is.
    func noteSolitude() { unmet?.note(.solitude) }

    /// The service that stands behind the verbs.
    public var service: AuthService {
        unmet?.note(.service)
        return ownService
    }

    /// One more server over the same store, which remembers nothing of its own; there these may join, and
    /// members block as many.
    public func otherServer(
        joining registration: Registration = .open, blocking mostBlocks: Int = MemberBlock.limit
    ) -> AuthService {
        unmet?.note(.service)
        return newService(registration, mostBlocks)
    }

    /// What is stored of a member's places.
    func places(of member: MemberID) async throws(AuthError) -> [KnownPlace] {
        unmet?.note(.service)
        return try await storedPlaces(member)
    }

    /// What is stored of a member's settings.
    func settings(of member: MemberID) async throws(AuthError) -> [MemberSetting] {
        unmet?.note(.service)
        return try await storedSettings(member)
    }
}

extension AuthFixture {
    /// A password that keeps the rules.
    static let password = "느티나무 그늘 아래 42"

    /// A draft of somebody with that nickname.
    static func draft(_ nickname: String, email: String? = nil) -> JoinDraft {
        JoinDraft(email: email ?? address(of: nickname), password: password, nickname: nickname)
    }

    /// The email of somebody with that nickname, in letters that an address may hold.
    private static func address(of nickname: String) -> String {
        let isPlain = nickname.utf8.allSatisfy { $0 < 0x80 }
        return (isPlain ? nickname : "m\(Cursor.scope(of: nickname))") + "@example.com"
    }

    /// Somebody new with that nickname.
    func join(_ nickname: String) async throws(AuthError) -> SignedIn {
        try await anonymous.join(Self.draft(nickname), device: "clause")
    }

    /// One more session of somebody who joined with `join`.
    func login(_ nickname: String) async throws(AuthError) -> SignedIn {
        try await anonymous.login(
            email: Self.address(of: nickname), password: Self.password, device: "clause")
    }

    /// The verbs for somebody who signed in.
    func verbs(of signedIn: SignedIn) async throws(AuthError) -> any AuthRepository {
        try await bearing(signedIn.tokens.accessToken)
    }

    /// Pictures that are made up.
    private static func uploads(
        _ pictures: KnownPictures, _ unmet: UnmetNeeds?
    ) -> @Sendable (SignedIn, String) async throws -> PictureCard {
        { signedIn, description in
            unmet?.note(.uploads)
            return pictures.add(by: signedIn.account.id, description)
        }
    }

    /// That many pictures more of somebody who signed in.
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
