import Auth
import AuthConsole
import AuthContract
import Commands
import Terminal
import Testing
import Vocabulary

/// What somebody who joins sees where registration is not open.
@Suite struct InvitationConsoleTests {
    private static let form = ["jiu@example.com", "지우", ConsoleMember.password, ConsoleMember.password]

    @Test func aCodeIsAskedForWhereOneIsNeeded() async throws {
        let keeper = try await ConsoleMember(isSignedIn: true, role: .operator)
        let id = try #require(keeper.signedIn?.account.id)
        let session = try #require(keeper.signedIn?.session)
        let verbs = keeper.fixture.service.repository(
            for: .member(id, session: session, role: .operator))
        let code = try await verbs.invite(InvitationDraft()).code
        let console = try await join(keeper, .invited, input: ["", code] + Self.form)
        #expect(console.errors.hasPrefix("Invitation code: "))
        #expect(console.output == "Welcome, 지우! You are signed in.\n")
        #expect(try await verbs.invitations(.first).items.map(\.used) == [1])
    }

    @Test func withoutAPersonTheServerSaysThatOneIsNeeded() async throws {
        let keeper = try await ConsoleMember(isSignedIn: true, role: .operator)
        await #expect(throws: AuthError.invitationRequired) {
            try await join(
                keeper, .invited, input: [ConsoleMember.password],
                words: ["--email", "a@example.com", "--nickname", "서연", "--password-stdin"])
        }
    }

    @Test func nothingIsAskedWhereRegistrationIsClosed() async throws {
        let keeper = try await ConsoleMember(isSignedIn: true, role: .operator)
        await #expect(throws: AuthError.registrationClosed) {
            try await join(keeper, .closed, input: Self.form)
        }
    }

    @discardableResult
    private func join(
        _ member: ConsoleMember, _ registration: Registration, input: [String], words: [String] = []
    ) async throws -> Recording {
        let console = Console.recording(input: input, inputIsTerminal: words.isEmpty)
        let verbs = member.fixture.otherServer(joining: registration).repository(for: .anonymous)
        var services = Services()
        services.provide(
            SigningPlace.self, SigningPlace(member.session, emails: member.emails, device: "laptop"))
        services.provide((any AuthRepository).self, verbs)
        try await CommandContext(console.console, services: services).run(AuthCommand.self, ["join"] + words)
        return console
    }
}
