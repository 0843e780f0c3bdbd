public import Auth
import AuthConsole
import Commands
public import Terminal
public import Vocabulary

extension Router {
    /// The screens of accounts, with these services, and where one leads that is no place of theirs; where
    /// nobody signs in, those that everybody sees.
    public static func auth(_ services: Services, destinations: AuthDestinations = AuthDestinations())
        -> Router
    {
        guard let auth = try? services.auth else { return Router([:]) }
        let members = Router(
            [
                Destination.memberName: { destination in
                    destination.values["id"].flatMap { MemberID($0) }
                        .map { Mount(ProfileScreen(id: $0, auth: auth, destinations: destinations.record)) }
                }
            ], examples: [.member(Self.example)])
        let uploads = services.provided((any PictureUploading).self)
        guard let place = try? services.signingPlace else { return members }
        return members.merging(
            Router(
                [
                    Destination.signIn.name: { _ in Mount(LoginScreen(auth: auth, place: place)) },
                    Destination.account.name: { _ in
                        Mount(
                            AccountScreen(
                                auth: auth, place: place, uploads: uploads, destinations: destinations))
                    },
                    Destination.editProfile.name: { _ in Mount(EditProfileScreen(auth: auth)) },
                    Destination.blocked.name: { _ in Mount(BlockedScreen(auth: auth)) },
                    Destination.managedMembers.name: { _ in Mount(MemberListScreen(auth: auth)) },
                    Destination.managedMemberName: { destination in
                        destination.values["id"].flatMap { MemberID($0) }
                            .map { Mount(ManagedMemberScreen(id: $0, auth: auth)) }
                    },
                    Destination.sessions.name: { _ in Mount(SessionsScreen(auth: auth, place: place)) },
                ], examples: [.managedMember(Self.example)]))
    }
}

extension Router {
    private static let example = MemberID(RawIdentifier(high: 0, low: 0))
}

extension Destination {
    /// Where a member changes what others see of them.
    static let editProfile = Destination("account.edit")
    /// Where a member sees on what devices they are signed in.
    static let sessions = Destination("account.sessions")
    /// Where a member sees whom they have blocked.
    static let blocked = Destination("account.blocked")
    /// Where operators see all members.
    static let managedMembers = Destination("members.list")
    static let managedMemberName = "members.managed"
    static let memberName = "members.profile"

    /// What operators see of a member.
    static func managedMember(_ id: MemberID) -> Destination {
        Destination(managedMemberName, ["id": "\(id)"])
    }

    /// What everybody sees of a member.
    public static func member(_ id: MemberID) -> Destination { Destination(memberName, ["id": "\(id)"]) }
}

extension Session: Identifiable {}
