import Auth
import AuthContract
import ContractKit
import Vocabulary
import Wire

/// Carries the requests of a clause to a place whose clock, mail and members are made to follow the clause's
/// own.
actor FollowingTransport: Transport {
    private let inner: any Transport
    private let control: RemoteCaller
    private var clock: ManualClock?
    private var outbox: RecordingMailer?
    private var directory: KnownMembers?
    private var leading: Task<Void, any Error>?
    private var told: Timestamp?
    private var given: [GivenMember] = []
    private var isBroken = false
    private var letters = 0

    init(_ inner: any Transport, _ control: RemoteCaller) {
        (self.inner, self.control) = (inner, control)
    }

    /// From now on the place follows these.
    func follow(_ clock: ManualClock, _ outbox: RecordingMailer?) {
        (self.clock, self.outbox) = (clock, outbox)
    }

    /// From now on the place's domains know of members what this directory says.
    func follow(_ directory: KnownMembers) { self.directory = directory }

    /// What the domains of the place tell each other, which follows before each command.
    nonisolated var commandedMessages: ClauseMessages { ClauseMessages(at: commanding) }

    /// Commands the place, which follows before each command.
    nonisolated var commanding: PlaceCommander {
        PlaceCommander(control: control, lead: { try await self.lead() })
    }

    /// The pictures of the place, which follows before each command.
    nonisolated var commandedPictures: ClausePictures {
        ClausePictures(at: commanding)
    }

    func send(_ request: WireRequest) async throws(TransportFailure) -> WireResponse {
        do {
            try await lead()
        } catch {
            throw .interrupted("what the place follows: \(error)")
        }
        let response = try await inner.send(request)
        do throws(AuthError) {
            try await fetchMail()
        } catch {
            throw .interrupted("the place's mail: \(error.message)")
        }
        return response
    }

    /// Makes the place follow. Requests at once wait for each other's telling, so that none comes before the
    /// clock that it was made at.
    private func lead() async throws {
        let before = leading
        let task = Task {
            _ = await before?.result
            try await self.tell()
        }
        leading = task
        try await task.value
    }

    private func tell() async throws {
        if let now = clock?.rough, told != now {
            _ = try await control.call(TestControl.clock, now.microseconds)
            told = now
        }
        if let news = directory?.given, news != given {
            _ = try await control.call(TestControl.giveMembers, news)
            given = news
        }
        if let outbox, !isBroken, await outbox.isOutOfOrder {
            isBroken = true
            _ = try await control.call(TestControl.breakMail, Nothing())
        }
    }

    private func fetchMail() async throws(AuthError) {
        guard let outbox, !isBroken else { return }
        let sent = try await control.call(TestControl.mail, Nothing())
        let news = sent.dropFirst(letters)
        letters = sent.count
        for mail in news {
            do throws(ServiceFailure) {
                try await outbox.send(mail)
            } catch {
                throw .service(error)
            }
        }
    }
}

/// Carries requests as if they came from another network address: as a trusted proxy does.
struct ForwardedTransport: Transport {
    let inner: any Transport
    let address: String

    func send(_ request: WireRequest) async throws(TransportFailure) -> WireResponse {
        var request = request
        request.headers["x-forwarded-for"] = address
        return try await inner.send(request)
    }
}
