import ContractKit

/// What people can do with accounts and sessions: the rows of `Docs/features/auth.md`.
enum AuthFeatures {
    static let all = joining + sessions + profiles + operators + leaving

    private static let joining: [Feature] = [
        Feature(
            "Join with email, password, nickname, optional phone and birthday, from 14 years on; all field "
                + "errors of the form at once; a welcome mail",
            shownBy: "`madang auth join`", endpoints: ["auth.join"], topics: ["Joining"],
            suites: ["AuthTests.RuleTests", "AuthTests.MailTests"], earlier: "004-U01 003-U33 003-T03 003-T04"
        ),
        Feature(
            "An email must have the form of one: local part, domain, top-level domain",
            shownBy: "`madang auth join`", endpoints: ["auth.join"], topics: ["Naming"],
            suites: ["AuthTests.RuleTests"], earlier: "003-U33 003-T03 003-T04"),
        Feature(
            "A joining member is told of each answer as it is given whether it is sound and free, by the "
                + "command and on the screen; the password is typed twice; a form that fails goes on later",
            shownBy: "`madang auth join`, `madang auth join --resume`; `madang-tui`",
            endpoints: ["auth.checkEmail", "auth.checkNickname"], topics: ["Naming", "Nicknames"],
            suites: ["AuthTests.JoiningTests", "AuthTests.GoldenTests", "CommandsTests.ResumableFormTests"],
            earlier: "004-U03"),
        Feature(
            "Email and nickname are unique, whatever case, width or normal form, also when many join at once",
            shownBy: "`madang auth join`", endpoints: ["auth.join"], topics: ["Naming"]),
        Feature(
            "A nickname that looks like another member's is taken, one as if of those who run the place is "
                + "reserved, and none holds what cannot be seen; one that could not be mentioned, or would "
                + "take another's mentions, is not given; names that exist stay",
            shownBy: "`madang auth join`, `madang profile edit`",
            endpoints: ["auth.join", "auth.editProfile"],
            topics: ["Naming", "Nicknames"],
            suites: [
                "AuthTests.NicknameTests", "AuthBackendTests.SkeletonTests", "UnicodeTextTests.SkeletonTests",
            ]
        ),
        Feature(
            "Short, common and guessable passwords are refused; what is kept of one is its Argon2id hash",
            shownBy: "`madang auth join`", endpoints: ["auth.join", "auth.changePassword"],
            topics: ["Joining", "Passwords"],
            suites: ["AuthTests.PasswordTests", "AuthTests.RuleTests", "AuthTests.LocalTests"]),
        Feature(
            "Joining is asked for again under its idempotency key without a second effect",
            shownBy: "`curl -H 'Idempotency-Key: …' -d … …/api/v1/auth/join`, twice",
            endpoints: ["auth.join"], topics: ["Repeating"]),
    ]

    private static let sessions: [Feature] = [
        Feature(
            "Sign in; an unknown email and a wrong password get the same response, in the same time",
            shownBy: "`madang auth login`", endpoints: ["auth.login"], topics: ["SigningIn"],
            suites: ["AuthTests.SignInTimingTests", "AuthTests.LocalTests"], earlier: "004-U02"),
        Feature(
            "Who guesses at a password has to wait and is told how long; its owner is not locked out",
            shownBy: "`madang auth login` with a wrong password, eleven times",
            endpoints: ["auth.login", "auth.changePassword", "auth.withdraw"], topics: ["Guessing"],
            suites: ["AuthTests.SignInLedgerTests", "AuthTests.SignInPolicyTests"]),
        Feature(
            "An account knows where its member was let in, also after a restart and at another server: "
                + "there its owner gets in while others guess",
            shownBy: "`madang auth login` while somebody guesses from elsewhere",
            endpoints: ["auth.login", "auth.join", "auth.refresh"], topics: ["KnownPlaces"],
            suites: ["AuthTests.KnownPlaceTests", "AuthTests.SignInThrottleTests"]),
        Feature(
            "Who joins or guesses without end takes no room from those who sign in",
            shownBy: "`madang-harness drill joins`", endpoints: ["auth.login", "auth.join"],
            suites: ["AuthTests.HashingLineTests", "AuthTests.SignInThrottleTests"]),
        Feature(
            "More passwords at once than the server can check are turned away, and told when to try again",
            shownBy: "`madang auth login` by very many", endpoints: ["auth.login", "auth.join"],
            suites: ["AuthTests.LocalTests", "AuthTests.WorkPoolTests"]),
        Feature(
            "The email is remembered for the next sign-in",
            shownBy: "`madang auth login`", suites: ["AuthTests.ConsoleTests"], earlier: "004-U04"),
        Feature(
            "Sign out",
            shownBy: "`madang auth logout`", endpoints: ["auth.logout"], topics: ["Sessions"],
            earlier: "003-U27"),
        Feature(
            "List one's sessions, end one, all others, or all",
            shownBy: "`madang auth sessions`, `madang auth sessions end`",
            endpoints: ["auth.sessions", "auth.endSession", "auth.endAllSessions"], topics: ["Sessions"]),
        Feature(
            "An expired access token is renewed silently, once for all calls that wait, and each call is "
                + "made again once",
            shownBy: "any command, 15 minutes after signing in", endpoints: ["auth.refresh"],
            topics: ["Refreshing"], suites: ["WireTests.RemoteCallerTests", "AuthTests.MemberSessionTests"],
            earlier: "000-E06 000-E07 001-E01 001-E02 001-E03 003-E05 004-E02 004-E09"),
        Feature(
            "When renewing does not help any more, one is told to sign in again",
            shownBy: "any command after the session has ended", endpoints: ["auth.refresh"],
            topics: ["Refreshing"], suites: ["CrossDomainTests.StoryTests"], earlier: "001-U08 004-U21"),
        Feature(
            "A refresh token that is used again gives the same successor for 30 seconds, later it ends the "
                + "session: a stolen one is caught",
            shownBy: "`curl …/api/v1/auth/refresh` twice", endpoints: ["auth.refresh"],
            topics: ["Refreshing"],
            suites: ["AuthTests.RefreshRaceTests", "AuthBackendTests.RefreshRaceTests"]),
        Feature(
            "A clock that was days ahead and is set back lengthens no token, and no session that is used",
            shownBy: "any request afterwards", endpoints: ["auth.refresh"], topics: ["Clocks"],
            suites: ["AuthTests.ClockTests"]),
        Feature(
            "A token that was changed, forged or signed otherwise is refused",
            shownBy: "any request with it", topics: ["SigningIn"],
            suites: [
                "AuthTests.TokenTests", "AuthTests.TokenForgeryTests", "AuthTests.TokenEncodingTests",
                "AuthTests.CompactTokenTests",
            ]),
    ]

    private static let profiles: [Feature] = [
        Feature(
            "See who is signed in and one's account",
            shownBy: "`madang auth whoami`, `madang profile show`", endpoints: ["auth.account"],
            topics: ["SigningIn", "Profiles"]),
        Feature(
            "See another member's public profile, with the numbers of their listings and posts that one can "
                + "find; programs that are older than a kind of count leave it out",
            shownBy: "`madang profile show mem_…`", endpoints: ["auth.profile"],
            topics: ["Profiles", "Others", "Counting"],
            suites: ["AuthTests.MemberCountTests", "CrossDomainTests.CountStoryTests"]),
        Feature(
            "Find a member by nickname: commands take a nickname wherever they take a member's ID",
            shownBy: "`madang profile show 보라`, `madang members block @보라`", endpoints: ["auth.findMember"],
            topics: ["Profiles"], suites: ["CommandsTests.MemberNamesTests"]),
        Feature(
            "Show a profile to somebody by an address, which search engines do not list: a page with the "
                + "member's newest listings and posts",
            shownBy: "`/s/mem_…` in a browser, `madang open mem_…`", endpoints: ["auth.page"],
            suites: ["AuthTests.PageTests", "WebTests.SiteTests"]),
        Feature(
            "Edit one's profile; an edit against an older version is refused",
            shownBy: "`madang profile edit`", endpoints: ["auth.editProfile"], topics: ["Profiles"],
            earlier: "003-U28 004-U19"),
        Feature(
            "Show a picture of oneself, which others see beside one's listings and deals while one is a "
                + "member and not suspended",
            shownBy: "`madang profile picture FILE`, `madang profile picture --remove`",
            endpoints: ["auth.changePicture"], topics: ["Portraits"],
            suites: ["AuthTests.PortraitTests", "CrossDomainTests.PortraitStoryTests"]),
        Feature(
            "Change the language of mail, which clients of before leave as it is",
            shownBy: "`madang profile edit --mail-language en`", endpoints: ["auth.editProfile"],
            topics: ["Profiles"], suites: ["AuthTests.GoldenTests"]),
        Feature(
            "Declare whether one sells privately or as a business, with the data that the law names and a "
                + "registration number whose check digit is right; everyone sees it on the profile, other "
                + "domains ask for it, and nothing of it is left when one sells privately again or withdraws",
            shownBy: "`madang profile edit --business`, `madang profile edit --private`",
            endpoints: ["auth.editProfile", "auth.profile"], topics: ["Selling"],
            suites: ["AuthTests.RuleTests", "AuthTests.AccountScreenTests"]),
        Feature(
            "Settings that are kept with the account and follow the member to every device: at most 50, a "
                + "line of text each; they are exported, and erased when the member withdraws",
            shownBy: "`madang settings set language ko --account`",
            endpoints: ["auth.settings", "auth.changeSetting", "auth.resetSetting"], topics: ["Settings"],
            suites: ["CrossDomainTests.PreferenceStoreTests", "AcceptanceTests.AccountSettingTests"]),
        Feature(
            "Block members: neither of the two sees anything of the other while signed in, nor reserves, "
                + "deals or writes towards the other; the blocked one is not told, and visitors and "
                + "moderators see everything that is public. At most 500; they are exported, and go when "
                + "either withdraws",
            shownBy: "`madang members block mem_…`, `madang members blocked`, `madang members unblock 1`",
            endpoints: ["auth.block", "auth.unblock", "auth.blocked"],
            topics: ["Blocking", "TellingBlocks", "Nicknames"],
            suites: ["AuthTests.BlockScreenTests", "CrossDomainTests.BlockStoryTests"]),
        Feature(
            "Change the password, which ends all other sessions and sends a letter",
            shownBy: "`madang auth password`", endpoints: ["auth.changePassword"], topics: ["Passwords"]),
        Feature(
            "Give a place its first operator, on its machine",
            shownBy: "`madang-server members appoint EMAIL operator`",
            suites: ["AcceptanceTests.AppointingTests"]),
        Feature(
            "Passwords come from a prompt without echo or from the standard input, never from a flag; the "
                + "session file has mode 0600",
            shownBy: "`madang auth login --help`",
            suites: [
                "TerminalTests.PromptTests", "TerminalTests.TerminalDeviceTests",
                "CrossDomainTests.SessionFileTests", "AcceptanceTests.TerminalTests",
                "AcceptanceTests.ProgramTests",
            ]),
    ]

    private static let leaving: [Feature] = [
        Feature(
            "Delete one's account for good: the password is asked; other domains are told until they have "
                + "forgotten the member",
            shownBy: "`madang auth withdraw`", endpoints: ["auth.withdraw"], topics: ["Leaving"],
            suites: ["CrossDomainTests.StoryTests", "CrossDomainTests.GlueTests"], earlier: "004-U20")
    ]
}
