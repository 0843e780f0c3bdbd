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
    let observer: (any SignInObserver)?

    /// Keeps the session and the email there; `device` is shown in the list of sessions. The observer is told
    /// who comes and goes.
    public init(
        _ session: MemberSession, emails: any EmailMemory, device: String,
        observer: (any SignInObserver)? = nil
    ) {
        self.session = session
        self.emails = emails
        self.device = device
        self.observer = observer
    }
}

/// Hears of sign-ins and sign-outs that have succeeded.
public protocol SignInObserver: Sendable {
    /// Somebody has joined or signed in; answers what there is to tell them.
    func signedIn() async -> Phrase?
    /// Nobody is signed in any more; answers what there is to tell.
    func signedOut() async -> Phrase?
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
