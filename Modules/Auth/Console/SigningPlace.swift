public import Auth
public import Terminal
import Vocabulary

/// Where a person signs in: what keeps the session and the email, and what the place is called.
///
/// The commands of accounts find it among their services:
/// `services.provide(SigningPlace.self, SigningPlace(session, emails: …, device: …))`.
public struct SigningPlace: Sendable {
    let session: MemberSession
    let emails: any EmailMemory
    let device: String
    let observer: SignInObserver?

    /// Keeps the session and the email there; `device` is shown in the list of sessions. The observer is told
    /// who comes and goes.
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

/// Hears of sign-ins and sign-outs that have succeeded.
public struct SignInObserver: Sendable {
    let signedIn: @Sendable () async -> Phrase?
    let signedOut: @Sendable () async -> Phrase?

    /// `signedIn` is called when somebody has joined or signed in, `signedOut` when nobody is signed in any
    /// more; both answer what there is to tell the person.
    public init(
        signedIn: @escaping @Sendable () async -> Phrase?, signedOut: @escaping @Sendable () async -> Phrase?
    ) {
        self.signedIn = signedIn
        self.signedOut = signedOut
    }
}

extension Services {
    /// Where the person signs in. Throws `internal` where no such place was provided.
    var signingPlace: SigningPlace {
        get throws(AuthError) { try repository(SigningPlace.self, failure: AuthError.self) }
    }
}

/// Remembers the email that was last signed in with, to offer it the next time. What fails is forgotten.
public protocol EmailMemory: Sendable {
    /// The email; nil if none is remembered.
    func recall() -> String?
    /// Remembers the email in the place of any before.
    func remember(_ email: String)
}
