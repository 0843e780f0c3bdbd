import Auth
import AuthContract
import Vocabulary

extension ConsoleScene {
    /// What operators do, and whom a member blocks; `{bora}` stands for the identifier of a neighbour.
    static let operators = [
        scene("members-list", "list", []),
        scene("members-list-page", "list", ["--limit", "2", "--state", "active"]),
        scene("members-list-number", "list", ["--page", "2", "--limit", "2"]),
        scene("members-list-invalid", "list", ["--role", "king", "--state", "asleep", "--limit", "0"]),
        scene("members-search", "search", ["서"]),
        scene("members-search-nobody", "search", ["아무도"]),
        scene("members-show", "show", ["{bora}"]),
        scene("members-show-unknown", "show", ["mem_00000000000000000000000001"]),
        scene("members-role", "role", ["{bora}", "moderator", "--reason", "새 매니저"]),
        scene("members-role-unknown", "role", ["{bora}", "king"]),
        scene("members-role-last", "role", ["{me}", "member"]),
        scene("members-suspend", "suspend", ["{bora}", "--reason", "광고 글을 반복해서 올림"], yes: true),
        scene("members-suspend-answers", "suspend", ["{bora}"], input: ["광고", "y"]),
        scene("members-suspend-no-reason", "suspend", ["{bora}"], yes: true),
        scene("members-restore", "restore", ["{bora}"]),
        scene("members-silence", "silence", ["{bora}", "--hours", "72", "--reason", "욕설을 반복함"]),
        scene("members-silence-answers", "silence", ["{bora}"], input: ["욕설"]),
        scene("members-silence-invalid", "silence", ["{bora}", "--hours", "1000"]),
        scene("members-silence-rank", "silence", ["{me}", "--reason", "쉼"]),
        scene("members-unsilence", "unsilence", ["{bora}"]),
        ConsoleScene(
            name: "members-silence-forbidden", words: ["mem_00000000000000000000000001", "--reason", "쉼"],
            command: "members silence"),
        scene("members-sign-out", "sign-out", ["{bora}", "--reason", "분실 신고"], yes: true),
        scene("members-reset-password", "reset-password", ["{bora}"]),
        scene("members-export", "export", ["{bora}"]),
        scene("members-export-values", "export", ["{bora}", "--values"]),
        scene("members-block", "block", ["{bora}"]),
        scene("members-block-oneself", "block", ["{me}"]),
        scene("members-block-unknown", "block", ["mem_00000000000000000000000001"]),
        scene("members-blocked-nobody", "blocked", []),
        ConsoleScene(
            name: "members-blocked", words: [], role: .operator, hasBlocked: true,
            command: "members blocked"),
        ConsoleScene(
            name: "members-unblock", words: ["{bora}"], role: .operator, hasBlocked: true,
            command: "members unblock"),
        ConsoleScene(
            name: "members-block-visitor", words: ["mem_00000000000000000000000001"], isSignedIn: false,
            command: "members block"),
        ConsoleScene(
            name: "invitations-create", words: ["--uses", "3"], role: .operator,
            command: "invitations create"),
        ConsoleScene(
            name: "invitations-create-invalid", words: ["--uses", "0"], role: .operator,
            command: "invitations create"),
        ConsoleScene(name: "invitations-list", words: [], role: .operator, command: "invitations list"),
        ConsoleScene(
            name: "invitations-revoke-unknown", words: ["inv_00000000000000000000000001"],
            role: .operator, yes: true, command: "invitations revoke"),
        ConsoleScene(
            name: "reset-refused", words: ["--email", "bora@example.com", "--password-stdin"],
            isSignedIn: false, input: ["0000-0000-0000", "은행나무 그늘 43"], command: "auth reset"),
        ConsoleScene(name: "members-forbidden", words: [], command: "members list"),
    ]

    private static func scene(
        _ name: String, _ verb: String, _ words: [String], input: [String] = [], yes: Bool = false
    ) -> ConsoleScene {
        ConsoleScene(
            name: name, words: words, role: .operator, input: input, isTerminal: !input.isEmpty, yes: yes,
            command: "members \(verb)")
    }
}

extension AuthFixture {
    /// The member who has that email; nil if nobody has.
    func member(withEmail email: String) async throws -> MemberID? {
        try await service.account(withEmail: email)?.id
    }
}
