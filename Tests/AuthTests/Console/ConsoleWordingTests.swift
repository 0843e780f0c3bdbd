import Auth
import AuthConsole
import Terminal
import TestKit
import Testing
import Vocabulary

/// Everything that can go wrong with accounts can be said in both languages.
@Suite struct ConsoleWordingTests {
    static let errors: [AuthError] =
        [
            .invalidFields([]), .wrongCredentials, .sessionEnded, .noSuchMember, .noSuchSession, .changed,
            .forbidden, .suspended(reason: ""), .lastOperator, .registrationClosed,
            .invitationRequired, .invitationRefused, .noSuchInvitation, .resetRefused,
            .tooManySettings, .blockingOneself, .tooManyBlocks, .moderatorsOnly, .outranked,
        ] + ErrorWording.serviceFailures.map { .service($0) }

    @Test(arguments: errors)
    func everyErrorIsWordedInBothLanguages(_ error: AuthError) {
        ErrorWording.expectWorded(error.phrase, of: error.code)
    }

    @Test func noCaseIsMissingAbove() {
        let positions = Set(Self.errors.map(position))
        #expect(positions == Set(0...19), "a case of AuthError has no example in this table")
    }

    @Test("What operators do is worded for the audit log, in both languages")
    func acts() {
        let verbs = [
            "suspend", "restore", "silence", "unsilence", "signOut", "resetPassword", "export", "invite",
            "revokeInvitation",
            "changeRole:member", "changeRole:moderator", "changeRole:operator",
        ]
        #expect(Set(MembersCommand.acts.keys) == Set(verbs.map { "auth.\($0)" }))
        #expect(MembersCommand.acts.values.allSatisfy { $0.en != $0.ko })
    }

    @Test func everyFieldHasAName() {
        for field in [
            "email", "nickname", "phone", "birthday", "introduction", "language", "password", "current",
            "new", "role", "state", "text", "reason", "hours", "uses", "days", "name", "value",
        ] {
            #expect(AuthError.fieldName(field) != nil, "no name for \(field)")
        }
    }

    private func position(_ error: AuthError) -> Int {
        switch error {
        case .invalidFields: 0
        case .wrongCredentials: 1
        case .sessionEnded: 2
        case .noSuchMember: 3
        case .noSuchSession: 4
        case .changed: 5
        case .forbidden: 6
        case .service: 7
        case .suspended: 8
        case .lastOperator: 9
        case .registrationClosed: 10
        case .invitationRequired: 11
        case .invitationRefused: 12
        case .noSuchInvitation: 13
        case .resetRefused: 14
        case .tooManySettings: 15
        case .blockingOneself: 16
        case .tooManyBlocks: 17
        case .moderatorsOnly: 18
        case .outranked: 19
        }
    }
}
