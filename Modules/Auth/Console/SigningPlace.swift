public import Auth
public import Terminal
public import Vocabulary

/// Where a person signs in: the store of session and email, and the device's name.
///
/// The commands of accounts find it among their services:
/// `services.provide(SigningPlace.self, SigningPlace(session, emails: …, device: …))`.
public struct SigningPlace: Sendable {
    let session: MemberSession
    let emails: any EmailMemory
    let device: String
    let observer: SignInObserver?

    /// Keeps the session and the email; `device` is shown in the list of sessions. The observer is notified
    /// of sign-ins and sign-outs.
    public init(
        _ session: MemberSession, emails: any EmailMemory, device: String,
        observer: SignInObserver? = nil
    ) {
        self.session = session
        self.emails = emails
        self.device = device
        self.observer = observer
    }
}

extension SigningPlace {
    /// The email of the last sign-in; nil if none is remembered.
    public var lastEmail: String? { emails.recall() }

    /// Opens a session at `auth` and keeps it. Throws what `AuthRepository.login` throws, and outages.
    public func login(
        email: String, password: String, at auth: any AuthRepository
    ) async throws(AuthError) -> SignedIn {
        try await kept(try await auth.login(email: email, password: password, device: device))
    }

    /// Creates an account at `auth` and keeps its first session. Throws as `AuthRepository.join`, and
    /// outages.
    public func join(
        _ draft: JoinDraft, idempotencyKey key: IdempotencyKey? = nil, at auth: any AuthRepository
    ) async throws(AuthError) -> SignedIn {
        try await kept(try await auth.join(draft, device: device, idempotencyKey: key))
    }

    /// The text to show after a sign-in.
    public func welcome() async -> Phrase? { await observer?.signedIn() }

    /// Ends the session at `auth` and forgets it; returns whether a member was signed in. A session that has
    /// already ended counts as signed out. Throws outages.
    public func logout(at auth: any AuthRepository) async throws(AuthError) -> Bool {
        guard try await current() != nil else { return false }
        do throws(AuthError) {
            try await auth.logout()
        } catch {
            guard error.kind == .unauthenticated else { throw error }
        }
        try await forget()
        return true
    }

    /// Ends one of the member's sessions at `auth`; returns whether it was the current one, which is then
    /// forgotten. Throws as `AuthRepository.endSession`, and outages.
    public func endSession(_ id: SessionID, at auth: any AuthRepository) async throws(AuthError) -> Bool {
        try await auth.endSession(id)
        guard try await current()?.session == id else { return false }
        try await forget()
        return true
    }

    /// Deletes the member's account at `auth` and forgets the session. Throws as `AuthRepository.withdraw`,
    /// and outages.
    public func withdraw(password: String, at auth: any AuthRepository) async throws(AuthError) {
        try await auth.withdraw(password: password)
        try await forget()
    }

    /// The text to show after a sign-out.
    public func farewell() async -> Phrase? { await observer?.signedOut() }

    private func current() async throws(AuthError) -> KeptSession? {
        do throws(ServiceFailure) { return try await session.current() } catch { throw .service(error) }
    }

    private func forget() async throws(AuthError) {
        do throws(ServiceFailure) { try await session.end() } catch { throw .service(error) }
    }

    private func kept(_ signedIn: SignedIn) async throws(AuthError) -> SignedIn {
        do throws(ServiceFailure) {
            try await session.begin(signedIn)
        } catch {
            throw .service(error)
        }
        emails.remember(signedIn.account.email)
        return signedIn
    }
}

/// Observes successful sign-ins and sign-outs.
public struct SignInObserver: Sendable {
    let signedIn: @Sendable () async -> Phrase?
    let signedOut: @Sendable () async -> Phrase?

    /// `signedIn` is called after joining or signing in, `signedOut` after the session was ended. Both
    /// return a text to show, if any.
    public init(
        signedIn: @escaping @Sendable () async -> Phrase?, signedOut: @escaping @Sendable () async -> Phrase?
    ) {
        self.signedIn = signedIn
        self.signedOut = signedOut
    }
}

extension Services {
    /// The place of sign-in. Throws `internal` if none was provided.
    public var signingPlace: SigningPlace {
        get throws(AuthError) { try repository(SigningPlace.self, failure: AuthError.self) }
    }
}

/// Remembers the email of the last sign-in and offers it next time. Failures are ignored.
public protocol EmailMemory: Sendable {
    /// The email; nil if none is remembered.
    func recall() -> String?
    /// Remembers the email instead of any earlier one.
    func remember(_ email: String)
}
