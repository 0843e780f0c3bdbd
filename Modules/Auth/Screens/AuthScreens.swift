public import Auth
import AuthConsole
import Commands
public import Terminal
public import Vocabulary

extension Router {
    /// The screens of accounts. `destinations` leads to other modules' screens. Without sign-in only the
    /// public screens exist.
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
    /// The screen for editing the profile.
    static let editProfile = Destination("account.edit")
    /// The screen of the member's sessions.
    static let sessions = Destination("account.sessions")
    /// The screen of the blocked members.
    static let blocked = Destination("account.blocked")
    /// The operators' screen of all members.
    static let managedMembers = Destination("members.list")
    static let managedMemberName = "members.managed"
    static let memberName = "members.profile"

    /// The operators' screen of a member.
    static func managedMember(_ id: MemberID) -> Destination {
        Destination(managedMemberName, ["id": "\(id)"])
    }

    /// The public profile of a member.
    public static func member(_ id: MemberID) -> Destination { Destination(memberName, ["id": "\(id)"]) }
}

extension Session: Identifiable {}
