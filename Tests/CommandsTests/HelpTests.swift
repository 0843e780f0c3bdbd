import ArgumentParser
import Commands
import Terminal
import Testing
import Vocabulary

/// Help in the language that is in force.
@Suite struct HelpTests {
    @Test func helpSpeaksTheLanguageInForce() {
        #expect(DogsCommand.configuration.abstract == "Dogs.")
        #expect(HelpLanguage.speaking(.ko) { DogsCommand.configuration.abstract } == "개.")
        let korean = HelpLanguage.speaking(.ko) { DogsCommand.Call.helpMessage() }
        #expect(
            korean.contains("개: ID나 그 일부, 또는 마지막 목록의 행 번호.")
                && korean.contains(GlobalOptions.titles.ko.uppercased()))
        #expect(DogsCommand.Call.helpMessage().contains("The dog: its ID, part of it"))
    }

    @Test func particlesFollowTheNameOfTheLastLetter() {
        #expect(throws: UsageError.self) { try MemberID(typed: "민준", among: .none) }
        do throws(UsageError) {
            _ = try MemberID(typed: "민준", among: .none)
        } catch {
            #expect(error.phrase.ko.contains("'민준'은 회원 ID가 아닙니다."))
            #expect(error.phrase.ko.hasSuffix("mem_으로 시작하는 ID 전체를 입력하세요."))
        }
    }

    @Test(arguments: [
        ("K리그1", "K리그1"), ("", "''"), ("두 낱말", "'두 낱말'"), ("it's", "'it'\\''s'"), ("$HOME", "'$HOME'"),
        ("\u{1112}\u{1161}\u{11AB}", "\u{1112}\u{1161}\u{11AB}"),
    ])
    func wordsAreQuotedForTheShell(_ text: String, _ word: String) {
        #expect(text.shellWord.utf8.elementsEqual(word.utf8))
    }
}

/// Whatever goes wrong with a command is told.
@Suite struct FailureTests {
    struct Unknown: Error {}

    @Test func whoeverBreaksOffIsToldNothing() {
        let recording = Console.recording()
        for error in [UsageError.interrupted, CancellationError()] as [any Error] {
            #expect(recording.console.report(failure: error) == .interrupted)
        }
        #expect(recording.console.report(failure: AlreadyReported(.unavailable)) == .unavailable)
        #expect(recording.errors == "")
    }

    @Test func anErrorsOwnHintGoesFirst() {
        let recording = Console.recording()
        let hint = { (_: ServiceFailure) in Optional(Phrase("madang doctor")) }
        recording.console.report(failure: DogError.asleep, hint: hint)
        recording.console.report(failure: DogError.service(.unavailable("db")), hint: hint)
        let hints = recording.errors.split(separator: "\n").filter { $0.hasPrefix("hint: ") }
        #expect(hints == ["hint: Wake it.", "hint: madang doctor"])
    }

    @Test func fieldsHaveTheNamesOfTheError() {
        let recording = Console.recording()
        let error = DogError.invalidFields([FieldError("name", .required), FieldError("colour", .unexpected)])
        #expect(recording.console.report(failure: error) == .invalid)
        #expect(recording.errors.contains("  - name (--name) ") && recording.errors.contains("  - colour "))
    }

    @Test func anUnknownErrorIsABrokenPromise() {
        #expect(Console.recording().console.report(failure: Unknown()) == .internal)
    }
}
