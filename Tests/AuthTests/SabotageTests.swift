import AuthContract
import ContractKit
import Testing

/// Every clause can fail: for each there is a way of breaking Auth that it catches.
struct SabotageTests {
    /// Which sabotage each clause is there for, by the beginning of its name.
    static let table: [(clause: String, sabotage: Sabotage)] = [
        ("joining signs in", .phoneForgotten), ("a form with several faults", .firstComplaintOnly),
        ("nobody under 14", .ageIgnored), ("a password that is short", .weakPasswordsTaken),
        ("a new member gets a welcome", .mailLost), ("a mail that cannot be sent", .mailFailureFatal),
        ("an email can be joined with once", .namesNeverTaken),
        ("a nickname can be had once", .namesNeverTaken),
        ("an email and a nickname that are both", .firstComplaintOnly),
        ("a name or an email with a NUL", .nulIsFatal), ("a profile keeps rare signs", .rareSignsLost),
        ("of many who join with one email", .namesNeverTaken),
        ("of many who join with one nickname", .namesNeverTaken), ("an email is checked", .emailFormIgnored),
        ("email, in any case", .emailCaseMatters), ("a password is the same", .rawPasswords),
        ("an unknown email and a wrong password", .unknownEmailTold), ("every sign-in opens", .singleSession),
        ("an access token acts", .accessNeverExpires), ("an access token that was changed", .accessUnchecked),
        ("who guesses at a password has", .guessesBorne),
        ("guesses at an email that nobody", .unknownEmailUnslowed),
        ("who guesses at a password from elsewhere", .addressIgnored),
        ("guesses by the bearer", .guessesBorne),
        ("the verbs of members refuse", .visitorsWelcome), ("a refresh gives a new pair", .rotationForgotten),
        ("a refresh token again within 30", .replayPunishedAtOnce),
        ("a refresh token again after 30", .replayForgiven),
        ("a replayed refresh token ends no", .replayEndsAll),
        ("of many refreshes at once", .randomSuccessors),
        ("a refresh token lives 30 days", .tokensNeverExpire),
        ("a refresh token that nobody", .unknownTokenTold),
        ("sessions are listed newest first", .oldestFirst),
        ("a refresh is seen in the list", .lastUseForgotten), ("an expired session", .expiredLivesOn),
        ("signing out ends", .endForgotten), ("ending another of one's sessions", .endForgotten),
        ("nobody ends another", .anyoneEnds), ("all other sessions", .keepIgnored),
        ("all sessions can be ended", .endSessionsForgotten),
        ("a changed password counts", .replaceForgotten),
        ("a changed password ends", .replaceEndsNothing), ("a password is not changed", .currentIgnored),
        ("a changed password is told", .mailLost), ("an edit replaces", .replaceForgotten),
        ("everyone sees", .introductionHidden), ("an edit with several faults", .firstComplaintOnly),
        ("an edit made from an older", .expectedVersionIgnored),
        ("of many edits made from one", .expectedVersionIgnored),
        ("of many edits that name no", .versionIgnored), ("another's nickname", .takenForgetsItself),
        ("a nickname that was given up", .namesNeverFreed), ("withdrawing needs", .everyPasswordFits),
        ("the tokens of a member who withdraws", .replaceEndsNothing),
        ("a member who has withdrawn", .replaceForgotten),
        ("email and nickname of a member", .namesNeverFreed),
        ("other domains hear", .departureNeverSettled), ("other domains that did not", .departureForgotten),
        ("the directory knows many", .directoryForgets),
        ("the directory knows a member who", .replaceForgotten), ("an operator changes", .rolesForAll),
        ("the same form again", .keysForgotten), ("a key that stands for another form", .keysComparedOnly),
        ("a form with another password", .everyPasswordFits),
        ("a repeated joining answers", .answersOfToday), ("a joining is repeated", .keysForgotten),
        ("a joining is known after", .emptiedWhenReopened),
        ("a key of joining is known for 30", .keysKeptForEver),
        ("of many joinings at once", .keysForgotten), ("a refused form leaves", .refusalsKeepKeys),
        ("a changed role counts", .staleRole), ("what was acknowledged", .emptiedWhenReopened),
    ]

    @Test(arguments: table)
    func catches(_ clause: String, _ sabotage: Sabotage) async throws {
        let found = AuthContract.clauses.filter { $0.name.hasPrefix(clause) }
        try #require(found.count == 1, "'\(clause)' begins \(found.count) clauses: correct the table")
        await #expect(throws: (any Error).self, "the clause does not notice \(sabotage)") {
            try await found[0].check(in: .broken(sabotage))
        }
    }

    @Test func tableIsWhole() {
        let missing = AuthContract.clauses.filter { clause in
            !Self.table.contains { clause.name.hasPrefix($0.clause) }
        }
        #expect(missing.isEmpty, "no sabotage makes these fail, so they may promise nothing: add a row each")
        let unused = Set(Sabotage.allCases).subtracting(Self.table.map(\.sabotage))
        #expect(
            unused == [.currentUnmarked],
            "only what `catchesTheMark` covers may lack a row: add one or remove it")
    }

    @Test func catchesTheMark() async {
        let clause = AuthContract.clauses.first { $0.name.hasPrefix("sessions are listed") }
        await #expect(throws: BrokenPromise.self) { try await clause?.check(in: .broken(.currentUnmarked)) }
    }
}
