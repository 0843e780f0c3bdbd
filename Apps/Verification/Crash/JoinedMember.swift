import Auth
import Composition
import ContractKit
import TestHooks
import Vocabulary

/// One of the members who write during a drill, with a session that lasts through all of it.
struct JoinedMember: Sendable {
    private static let password = "느티나무 그늘 아래 42"
    private static let device = "drill"

    private let number: Int
    private let account: Account
    private let email: String
    private let storage: InMemorySessionStorage

    /// Joins. A server that has too much to do at once is asked again, for a minute.
    static func join(
        _ number: Int, at platform: any Platform
    ) async throws(AuthError) -> JoinedMember {
        var waits = 0
        while true {
            do throws(AuthError) {
                return try await joinAtOnce(number, at: platform)
            } catch {
                guard case .service(.limited(let seconds)) = error, waits + seconds <= 60 else { throw error }
                waits += max(1, seconds)
                try? await Task.sleep(for: .seconds(seconds))
            }
        }
    }

    private static func joinAtOnce(
        _ number: Int, at platform: any Platform
    ) async throws(AuthError) -> JoinedMember {
        let (email, nickname) = ("drill-\(number)@example.com", "드릴\(number)")
        let draft = JoinDraft(email: email, password: password, nickname: nickname)
        let signedIn = try await platform.anonymous.auth.join(draft, device: device)
        return JoinedMember(
            number: number, account: signedIn.account, email: email,
            storage: InMemorySessionStorage(signedIn))
    }

    /// Whether the member is known there, by the password. Throws outages.
    func isKnown(at platform: any Platform) async throws(AuthError) -> Bool {
        do throws(AuthError) {
            _ = try await platform.anonymous.auth.login(
                email: email, password: Self.password, device: Self.device)
            return true
        } catch .wrongCredentials {
            return false
        }
    }

    /// Withdraws.
    func withdraw(at platform: any Platform) async throws {
        let session = platform.session(keptIn: storage)
        try await platform.services(for: session).auth.withdraw(password: Self.password)
    }

    /// The member as they act there; they pay over the network.
    func acting(at platform: any Platform) -> DrillMember {
        let browser = BuyerBrowser(at: platform)
        return DrillMember(
            number: number, id: account.id, email: email, nickname: account.nickname,
            password: Self.password, device: Self.device
        ) { [storage] () throws(ServiceFailure) in
            var services = try await platform.services(for: platform.session(keptIn: storage))
            services.provide(BuyerBrowser.self, browser)
            return services
        }
    }

    /// Gives the member's access token, renewed there when it is old.
    func token(at platform: any Platform) -> @Sendable () async throws -> String? {
        let session = platform.session(keptIn: storage)
        return { try await session.accessToken() }
    }
}

extension InMemorySessionStorage {
    /// Keeps the session that joining or signing in opened.
    init(_ signedIn: SignedIn) {
        self.init(
            KeptSession(member: signedIn.account.id, session: signedIn.session, tokens: signedIn.tokens))
    }
}
