import Auth
import Composition
import Synchronization
import Vocabulary
import Wire

/// The members who joined a server for a run's clauses and have not withdrawn.
final class GuestBook: Sendable {
    /// A member who joined, with their possible passwords.
    struct Guest: Hashable, Sendable {
        let email: String
        var passwords: [String]
        /// The request to join if its answer was lost; the server may still be processing it.
        var unanswered: WireRequest?
        /// The member's identifier; nil if it was not answered.
        var member: MemberID?
        /// The access token of the session opened by joining; nil if it was not answered.
        var accessToken: String?
    }

    private let guests = Mutex<[Guest]>([])

    /// An empty book.
    init() {}

    /// Adds a member who joined, or may have joined by an unanswered request.
    func add(
        _ email: String, _ password: String, unanswered: WireRequest? = nil, as member: MemberID? = nil,
        accessToken: String? = nil
    ) {
        let guest = Guest(
            email: email, passwords: [password], unanswered: unanswered, member: member,
            accessToken: accessToken)
        guests.withLock { guests in
            if !guests.contains(where: { $0.email == email }) { guests.append(guest) }
        }
    }

    /// Adds a password that one of them may have changed to.
    func note(newPassword: String) {
        guests.withLock { guests in
            for index in guests.indices where !guests[index].passwords.contains(newPassword) {
                guests[index].passwords.append(newPassword)
            }
        }
    }

    /// Takes over the members of another book.
    func take(_ other: GuestBook) {
        let more = other.guests.withLock { $0 }
        guests.withLock { $0 += more }
    }

    /// The members with a known identifier.
    var members: Set<MemberID> { guests.withLock { Set($0.compactMap(\.member)) } }

    /// The number of members left, as far as is known.
    var count: Int { guests.withLock { $0.count } }

    /// Withdraws all members, also after a cancelled run; those who cannot withdraw yet stay in the book.
    /// `patience` limits the waits, of all together, for a server that is busy or does not answer; `restore`
    /// lifts a suspension.
    func sendHome(
        _ platform: RemotePlatform, patience: Duration = .zero,
        restoring restore: @escaping @Sendable (_ email: String) async -> Void
    ) async {
        let (all, deadline) = (guests.withLock { $0 }, ContinuousClock.now.advanced(by: patience))
        // A cancelled task could send no requests.
        let gone = await Task {
            var gone: Set<String> = []
            for guest in all {
                if let request = guest.unanswered { await Self.finish(request, platform) }
                if await Self.withdraw(guest, platform, deadline, restore) { gone.insert(guest.email) }
            }
            return gone
        }.value
        guests.withLock { guests in guests.removeAll { gone.contains($0.email) } }
    }

    /// Repeats a join under its key until it is answered, at most ten times: it cannot succeed later.
    private static func finish(_ joining: WireRequest, _ platform: RemotePlatform) async {
        for _ in 0..<10 {
            guard let response = try? await platform.transport.send(joining), response.status == 409,
                Problem(bytes: response.body)?.service == .keyInFlight
            else { return }
            try? await Task.sleep(for: .seconds(1))
        }
    }

    /// Tries ten times at most, and waits for nothing beyond the deadline.
    private static func withdraw(
        _ guest: Guest, _ platform: RemotePlatform, _ deadline: ContinuousClock.Instant,
        _ restore: @Sendable (_ email: String) async -> Void
    ) async -> Bool {
        for _ in 0..<10 {
            var wait: Int?
            for password in guest.passwords {
                do throws(AuthError) {
                    try await leave(guest, password, platform)
                    return true
                } catch .service(.limited(let seconds)) {
                    wait = seconds
                } catch .service(.unavailable), .service(.unreachable) {
                    wait = 1
                } catch .suspended {
                    await restore(guest.email)
                    wait = 0
                } catch {
                    continue
                }
            }
            guard let wait, wait == 0 || ContinuousClock.now + .seconds(wait) < deadline else { break }
            guard (try? await Task.sleep(for: .seconds(wait))) != nil else { break }
        }
        let free = try? await platform.anonymous.auth.checkEmail(guest.email).isAvailable
        return free ?? false
    }

    /// Withdraws in the session that joining opened: signing in would hash the password once more. Where that
    /// session is of no use any more, signs in.
    private static func leave(
        _ guest: Guest, _ password: String, _ platform: RemotePlatform
    ) async throws(AuthError) {
        // A wrong password is not to be tried twice.
        if let token = guest.accessToken, guest.passwords.count == 1,
            (try? await withdraw(bearing: token, password, platform)) != nil
        {
            return
        }
        let signedIn = try await platform.anonymous.auth.login(
            email: guest.email, password: password, device: "contract")
        try await withdraw(bearing: signedIn.tokens.accessToken, password, platform)
    }

    private static func withdraw(
        bearing token: String, _ password: String, _ platform: RemotePlatform
    ) async throws(AuthError) {
        do throws(ServiceFailure) {
            let services = try await platform.services(for: .bearing(token))
            do throws(AuthError) {
                try await services.auth.withdraw(password: password)
            } catch {
                throw error.service ?? .internal(error.message)
            }
        } catch {
            throw .service(error)
        }
    }
}

/// Carries requests and records the members who join by them.
struct GuestBookTransport: Transport {
    let inner: any Transport
    let book: GuestBook

    func send(_ request: WireRequest) async throws(TransportFailure) -> WireResponse {
        do throws(TransportFailure) {
            let response = try await inner.send(request)
            if response.status < 300 { note(request, answer: response) }
            return response
        } catch {
            // The answer was lost: the member may have joined, or be about to.
            note(request, answer: nil)
            throw error
        }
    }

    private func note(_ request: WireRequest, answer: WireResponse?) {
        let body = Self.texts(in: request.body)
        if request.target == "/api/v1/auth/join", let email = body["email"], let password = body["password"] {
            let signedIn = answer.flatMap { try? JSONReader.read($0.body) }
            book.add(
                email, password, unanswered: answer == nil ? request : nil,
                as: signedIn?.text("account", "id").flatMap { MemberID($0) },
                accessToken: signedIn?.text("tokens", "accessToken"))
        }
        if ["/api/v1/auth/password", "/api/v1/auth/reset"].contains(request.target),
            let password = body["new"]
        {
            book.note(newPassword: password)
        }
    }

    private static func texts(in body: [UInt8]) -> [String: String] {
        guard case .object(let body)? = try? JSONReader.read(body) else { return [:] }
        return body.members.reduce(into: [:]) { texts, member in
            if case .string(let text) = member.value { texts[member.name] = text }
        }
    }
}

extension JSON {
    /// The text at that member of an object's object.
    fileprivate func text(_ object: String, _ member: String) -> String? {
        guard case .object(let outer) = self, case .object(let inner)? = outer[object],
            case .string(let text)? = inner[member]
        else { return nil }
        return text
    }
}

extension MemberSession {
    /// A session with only an access token, which cannot be renewed.
    static func bearing(_ token: String) -> MemberSession {
        MemberSession(InMemorySessionStorage(.bearing(token, refresh: ""))) { _ throws(AuthError) in
            throw .service(.accessExpired)
        }
    }
}

extension MemberSession {
    /// A session of which only the tokens are known, renewed at that server.
    static func bearing(_ access: String, refresh: String, at server: RemotePlatform) -> MemberSession {
        server.session(keptIn: InMemorySessionStorage(.bearing(access, refresh: refresh)))
    }
}

extension KeptSession {
    /// A session of which only the tokens are known.
    fileprivate static func bearing(_ access: String, refresh: String) -> KeptSession {
        let (ids, now) = (SystemIdentifiers(), SystemClock().now())
        let tokens = TokenPair(
            accessToken: access, accessExpiresAt: now, refreshToken: refresh, refreshExpiresAt: now)
        return KeptSession(member: ids.next(), session: ids.next(), tokens: tokens)
    }
}
