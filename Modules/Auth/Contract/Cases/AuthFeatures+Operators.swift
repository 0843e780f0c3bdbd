import ContractKit

extension AuthFeatures {
    /// What operators do to members.
    static let operators: [Feature] = [
        Feature(
            "Operators list members by role and state, and find them by identifier or by a part of email or "
                + "nickname, which stands in no address",
            shownBy: "`madang members list`, `madang members search bora`, `madang members show mem_…`",
            endpoints: ["auth.members", "auth.searchMembers", "auth.member"], topics: ["Finding"],
            suites: ["AuthTests.ConsoleTests"]),
        Feature(
            "Operators change a member's role, which counts from the next request on; the last operator who "
                + "can sign in stays one, also when several demote each other at once",
            shownBy: "`madang members role mem_… moderator`", endpoints: ["auth.changeRole"],
            topics: ["Others", "Appointing"]),
        Feature(
            "Operators suspend members, who are signed out at once and told the reason when they sign in, "
                + "and restore them",
            shownBy: "`madang members suspend mem_…`, `madang members restore mem_…`",
            endpoints: ["auth.suspend", "auth.restore"], topics: ["Suspending"],
            suites: ["CrossDomainTests.StoryTests"]),
        Feature(
            "Moderators silence members who rank lower, for an hour to 30 days and a reason: they read and "
                + "end what is open, but publish, edit, reserve, like and write nothing new, and are told "
                + "until when and why",
            shownBy: "`madang members silence mem_… --hours 72`, `madang members unsilence mem_…`, "
                + "`madang profile show`",
            endpoints: ["auth.silence", "auth.unsilence"], topics: ["Silencing"],
            suites: ["VocabularyTests.StandingTests", "CrossDomainTests.BlockStoryTests"]),
        Feature(
            "Operators end all sessions of a member",
            shownBy: "`madang members sign-out mem_…`", endpoints: ["auth.signOut"], topics: ["Suspending"]),
        Feature(
            "An operator gives a member who forgot the password a code, of which a keyed hash is stored: it "
                + "sets a new one once within 30 minutes and ends all sessions; guesses are slowed down",
            shownBy: "`madang members reset-password mem_…`, then `madang auth reset`",
            endpoints: ["auth.newReset", "auth.resetPassword"], topics: ["Resetting"]),
        Feature(
            "Registration is open, by invitation or closed; operators make invitation codes of so many uses "
                + "and days, of which keyed hashes are stored, and revoke them",
            shownBy: "`madang-server serve --registration invited`, `madang invitations create`, "
                + "`madang auth join --invitation CODE`",
            endpoints: [
                "auth.registration", "auth.invite", "auth.invitations", "auth.revokeInvitation", "auth.join",
            ], topics: ["Inviting"],
            suites: [
                "AuthTests.InvitationConsoleTests", "AuthTests.AccessCodeTests",
                "AcceptanceTests.OperatorTests",
            ]),
        Feature(
            "Operators export what the account keeps of a member, as JSON or as the lines by which a check "
                + "looks for what was erased",
            shownBy: "`madang members export mem_…`, `madang members export mem_… --values`",
            endpoints: ["auth.export"], topics: ["Exporting"]),
        Feature(
            "Whatever an operator does to a member is told to the audit log in the step that does it; "
                + "reasons are erased when the operator or the member withdraws",
            shownBy: "`madang members suspend mem_…`", topics: ["Acts"]),
    ]
}
