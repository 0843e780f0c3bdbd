public import Auth
import AuthConsole
public import Commands
public import Terminal
public import Vocabulary

extension Router {
    /// The screens of accounts, and the section of the member's own places. `counted` says what the counts of
    /// profiles are called; `destinations` leads to other modules' screens. Without sign-in only the public
    /// screens exist.
    public static func auth(
        _ services: Services, _ counted: MemberCountWordings = MemberCountWordings(),
        destinations: AuthDestinations = AuthDestinations()
    ) -> Router {
        guard let auth = try? services.auth else { return Router([:]) }
        let members = publicScreens(auth, destinations.record, counted)
        let uploads = services.provided((any PictureUploading).self)
        guard let place = try? services.signingPlace else { return members }
        return members.merging(
            Router(
                [
                    Destination.signIn.name: { _ in Mount(LoginScreen(auth: auth, place: place)) },
                    Destination.join.name: { _ in
                        Mount(LoginScreen(auth: auth, place: place, beginsJoining: true))
                    },
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
                ], menu: menu, examples: [.managedMember(Self.example)])
        ).merging(passwords(auth, place))
    }

    /// The screens that ask for the member's password.
    private static func passwords(_ auth: any AuthRepository, _ place: SigningPlace) -> Router {
        Router([
            Destination.changePassword.name: { _ in
                Mount(PasswordScreen(goal: .change, auth: auth, place: place))
            },
            Destination.withdrawal.name: { _ in
                Mount(PasswordScreen(goal: .withdraw, auth: auth, place: place))
            },
        ])
    }

    /// The profiles of members, with the tabs of other domains, and the menu of the member's own places.
    private static func publicScreens(
        _ auth: any AuthRepository, _ destinations: RecordDestinations, _ counted: MemberCountWordings
    ) -> Router {
        Router(
            [:],
            hosts: [
                Destination.memberName: { destination, router in
                    destination.values["id"].flatMap { MemberID($0) }.map { id in
                        let profile = ProfileScreen(
                            id: id, auth: auth, destinations: destinations, counted: counted)
                        let tabs = destinations.tabs(of: AnyIdentifier(id))
                        return Tabs(Mount(profile), named: ProfileScreen.tab, tabs, router)
                    }
                },
                Destination.own.name: { _, router in
                    router.menuScreen(titled: own) { try? await auth.account().role }
                },
            ], sections: [Section(6, "me", own, .own)], examples: [.member(example)])
    }

    private static let own = Phrase(en: "Me", ko: "나")

    private static let menu: [MenuItem] = [
        .account, .signIn,
        MenuItem(
            Action("join", Phrase(en: "Join", ko: "가입"), []), .join, rank: 11, for: .visitors,
            everywhere: false),
        MenuItem(
            MemberListScreen.show, .managedMembers, rank: 210, for: .operators, everywhere: false),
    ]

    private static let example = MemberID(RawIdentifier(high: 0, low: 0))
}

extension Destination {
    /// The menu of the member's own places.
    static let own = Destination("own")
    /// The form for joining.
    static let join = Destination("join")
    /// The screen for editing the profile.
    static let editProfile = Destination("account.edit")
    /// The screen for changing the password.
    static let changePassword = Destination("account.password")
    /// The screen for deleting the account.
    static let withdrawal = Destination("account.withdraw")
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
