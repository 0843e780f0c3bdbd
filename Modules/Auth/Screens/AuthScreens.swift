public import Auth
import AuthConsole
import Commands
public import Terminal
public import Vocabulary

extension Router {
    /// The screens of accounts, with these services; where nobody signs in, those that everybody sees.
    public static func auth(_ services: Services) -> Router {
        guard let auth = try? services.auth else { return Router([:]) }
        let members = Router([
            Destination.memberName: { destination in
                destination.values["id"].flatMap { MemberID($0) }
                    .map { Mount(ProfileScreen(id: $0, auth: auth)) }
            }
        ])
        let uploads = services.provided((any PictureUploading).self)
        guard let place = try? services.signingPlace else { return members }
        return members.merging(
            Router([
                Destination.signIn.name: { _ in Mount(LoginScreen(auth: auth, place: place)) },
                Destination.account.name: { _ in
                    Mount(AccountScreen(auth: auth, place: place, uploads: uploads))
                },
                Destination.editProfile.name: { _ in Mount(EditProfileScreen(auth: auth)) },
                Destination.sessions.name: { _ in Mount(SessionsScreen(auth: auth, place: place)) },
            ]))
    }
}

extension Destination {
    /// Where a member changes what others see of them.
    static let editProfile = Destination("account.edit")
    /// Where a member sees on what devices they are signed in.
    static let sessions = Destination("account.sessions")
    static let memberName = "members.profile"

    /// What everybody sees of a member.
    public static func member(_ id: MemberID) -> Destination { Destination(memberName, ["id": "\(id)"]) }
}

extension Session: Identifiable {}
