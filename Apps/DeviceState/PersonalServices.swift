package import Auth
package import AuthConsole
package import Composition
package import Operations
import Settings
package import Vocabulary

/// The services of this device's user at an installation, as the currently signed-in member or a visitor.
package struct PersonalServices: Sendable {
    private let platform: any Platform
    private let session: MemberSession
    /// The place where the user signs in.
    package let place: SigningPlace

    /// The services at the platform opened for the installation, in the program of that name.
    package init(
        _ installation: Installation, _ platform: any Platform, _ session: MemberSession, program: String
    ) {
        (self.platform, self.session) = (platform, session)
        place = SigningPlace(installation, platform, session, program: program)
    }

    /// The signed-in member and their services; a visitor's if no member is signed in or the session has
    /// ended.
    package func current() async -> (services: Services, member: MemberID?) {
        let known = try? await platform.services(for: session)
        var services = known ?? platform.anonymous
        services.provide(SigningPlace.self, place)
        return (services, known == nil ? nil : (try? await session.current())?.member)
    }

    /// The signed-in member and their nickname; nil for a visitor, and if it cannot be told.
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

/// Caches the settings of an account after sign-in, so that programs apply them from now on. The sign-in
/// succeeds whether or not this does: older servers store no settings.
private func keepAccountSettings(
    _ settings: Settings, _ platform: any Platform, _ session: MemberSession
) async {
    guard let services = try? await platform.services(for: session),
        let texts = try? await AccountPreferenceStore(services).load()
    else { return }
    try? await KeptAccountSettings(in: settings.directories.state, for: settings.backend).keep(texts)
}
