package import Auth
package import AuthConsole
package import Composition
package import Operations
import Settings
package import Vocabulary

/// What the person at this device can do at an installation, whoever they are signed in as at the moment.
package struct PersonalServices: Sendable {
    private let platform: any Platform
    private let session: MemberSession
    /// Where they sign in.
    package let place: SigningPlace

    /// Those at the platform that was opened for the installation, by the program of that name.
    package init(
        _ installation: Installation, _ platform: any Platform, _ session: MemberSession, program: String
    ) {
        (self.platform, self.session) = (platform, session)
        place = SigningPlace(installation, platform, session, program: program)
    }

    /// The services of whoever is signed in, and who that is; those of a visitor where nobody is, or where
    /// that session has ended.
    package func current() async -> (services: Services, member: MemberID?) {
        let known = try? await platform.services(for: session)
        var services = known ?? platform.anonymous
        services.provide(SigningPlace.self, place)
        return (services, known == nil ? nil : (try? await session.current())?.member)
    }

    /// Who is signed in, and what they are called; nil for a visitor and where nobody can tell.
    public func name() async -> (name: String, member: MemberID)? {
        guard let services = try? await platform.services(for: session),
            (try? await session.current()) != nil, let account = try? await services.auth.account()
        else { return nil }
        return (account.nickname, account.id)
    }
}

extension SigningPlace {
    fileprivate init(
        _ installation: Installation, _ platform: any Platform, _ session: MemberSession, program: String
    ) {
        let (settings, environment) = (installation.settings, installation.environment)
        let remembering = RememberingSignIns(
            device: Device(environment), settings: settings, environment: environment)
        self.init(
            session, emails: FileEmailMemory(in: settings.directories.state),
            device: "\(program) (\(hostName()))",
            observer: SignInObserver(
                signedIn: {
                    await keepAccountSettings(settings, platform, session)
                    return await remembering.signedIn()
                }, signedOut: { await remembering.signedOut() }))
    }
}

/// Reads what the account keeps of whoever has just signed in, so that programs obey it from now on. They are
/// signed in whether or not this comes through: a server of before keeps no settings.
private func keepAccountSettings(
    _ settings: Settings, _ platform: any Platform, _ session: MemberSession
) async {
    guard let services = try? await platform.services(for: session),
        let texts = try? await AccountPreferenceStore(services).load()
    else { return }
    try? await KeptAccountSettings(in: settings.directories.state, for: settings.backend).keep(texts)
}
