public import Auth
import AuthConsole
public import Terminal
public import Vocabulary

extension Router {
    /// The screens of accounts, with these services.
    public static func auth(_ services: Services) -> Router {
        guard let auth = try? services.auth, let place = try? services.signingPlace else {
            return Router([:])
        }
        return Router([
            Destination.signIn.name: { _ in Mount(LoginScreen(auth: auth, place: place)) },
            Destination.account.name: { _ in Mount(AccountScreen(auth: auth, place: place)) },
            Destination.editProfile.name: { _ in Mount(EditProfileScreen(auth: auth)) },
            Destination.sessions.name: { _ in Mount(SessionsScreen(auth: auth, place: place)) },
        ])
    }
}

extension Destination {
    /// Where a member changes what others see of them.
    static let editProfile = Destination("account.edit")
    /// Where a member sees on what devices they are signed in.
    static let sessions = Destination("account.sessions")
}

extension Session: Identifiable {}
