import Auth
import AuthContract
import Composition
import ContractKit
import Settings
import Vocabulary
import Wire
import WireClient

/// A server of `madang-harness serve-tests`, where each clause gets a place of its own.
struct TestServer: VisitedServer {
    /// All but closing what is kept, domains that can be made deaf, and the service's own ports.
    private static let offer: Offer = [
        .clock, .roles, .solitude, .mail, .auditLog, .acts, .machine, .forgetting, .crowd, .newcomers,
        .addresses, .uploads, .pictures, .messages, .directory, .standing,
    ]
    private let address: ServerAddress
    private let curl: CurlTransport
    private let control: RemoteCaller

    init(_ address: ServerAddress, token: String) {
        self.address = address
        curl = CurlTransport(to: address, version: MadangVersion.text)
        control = RemoteCaller(curl, credentials: ControlToken(token: token))
    }

    func end() async { await curl.close() }

    func checkAccounts() async -> ContractReport {
        await .visiting("auth", AuthContract.clauses, on: "\(address)") { clause in
            try await AuthVisit.rehearse(clause).requireMet(by: Self.offer)
            try await visit { place, curl in
                // The clock and the mail of the fixture are what the place is made to follow.
                let follower = FollowingTransport(curl, control)
                let platform = RemotePlatform(over: follower, backend: .server(place))
                var fixture = try AuthVisit.fixture(
                    platform,
                    calling: { address in
                        RemotePlatform(
                            over: ForwardedTransport(inner: follower, address: address),
                            backend: .server(place))
                    }, appoint: { try await appoint($0, $1, isAct: true) })
                fixture.serverLog = auditLog
                fixture.serverDirectory = CommandedMembers(at: follower.commanding)
                fixture.serverMessages = follower.commandedMessages
                fixture.upload = { try await follower.commandedPictures.add($0.account.id, $1) }
                await follower.follow(fixture.clock, fixture.outbox)
                try await clause.check(in: fixture)
            }
        }
    }

    func check(
        _ trial: Trial, _ clauses: [Clause<GuestPlace>], ownList: OwnList?
    ) async -> ContractReport {
        let rehearsals = GuestRehearsal(trial: trial, ownList: ownList)
        return await .visiting(trial.name, clauses, on: "\(address)") { clause in
            let rehearsal = try await rehearsals.rehearse(clause)
            try rehearsal.requireMet(by: Self.offer)
            try await visit { place, curl in
                let (follower, clock) = (FollowingTransport(curl, control), ManualClock())
                await follower.follow(clock, nil)
                let platform = RemotePlatform(over: follower, backend: .server(place))
                var guests = ClauseGuests()
                try await guests.gather(rehearsal.crowd, at: platform) {
                    try await appoint($0, $1, isAct: false)
                }
                let guestPlace = try await guests.place(
                    platform, clock, departed: Departed(), log: auditLog,
                    commanding: follower.commandedPictures, hearing: follower.commandedMessages)
                await follower.follow(guestPlace.environment.directory)
                try await clause.check(in: guestPlace)
            }
        }
    }

    private func appoint(_ id: MemberID, _ role: Role, isAct: Bool) async throws {
        let appointment = TestAppointment(member: id, role: role, isAct: isAct)
        _ = try await control.call(TestControl.appoint, appointment)
    }

    /// The log of the place that is open.
    private var auditLog: ClauseAuditLog {
        ClauseAuditLog(
            record: { [control] in _ = try await control.call(TestControl.recordAct, $0) },
            events: { [control] in try await control.call(TestControl.acts, Nothing()) })
    }

    /// Does something at an empty place.
    private func visit(
        _ work: (ServerAddress, CurlTransport) async throws -> Void
    ) async throws {
        let text = try await control.call(TestControl.open, Nothing())
        guard let place = ServerAddress(text) else {
            throw ServiceFailure.internal("the server for tests opens no place")
        }
        let curl = CurlTransport(to: place, version: MadangVersion.text)
        let outcome = await DeployedServer.outcome { try await work(place, curl) }
        await curl.close()
        try outcome.get()
    }
}

/// The token that commands the server.
private struct ControlToken: Credentials {
    let token: String

    func accessToken() async throws(ServiceFailure) -> String? { token }

    func renewed(after token: String) async throws(ServiceFailure) -> String { throw .accessInvalid }
}
