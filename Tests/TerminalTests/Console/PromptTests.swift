import Terminal
import Testing
import Vocabulary

@Suite struct PromptTests {
    static let name = Phrase(en: "Nickname", ko: "닉네임")
    static let delete = Phrase(en: "Delete it?", ko: "지울까요?")

    private func options(_ language: Language = .en, input: Bool = true, yes: Bool = false) -> ConsoleOptions
    {
        ConsoleOptions(language: language, allowsInput: input, assumesYes: yes)
    }

    @Test func anAnswerIsReadBehindTheQuestion() throws {
        let recording = Console.recording(options(.ko), input: ["마당쇠"])
        #expect(try recording.console.ask(Self.name) == "마당쇠")
        #expect(recording.errors == "닉네임: ")
        #expect(recording.output == "")
    }

    @Test func anEmptyAnswerMeansTheDefault() throws {
        let recording = Console.recording(options(), input: [""])
        #expect(try recording.console.ask(Self.name, default: "kim") == "kim")
        #expect(recording.errors == "Nickname [kim]: ")
    }

    @Test func aWrongAnswerIsExplainedAndAskedAgain() throws {
        let recording = Console.recording(options(), input: ["x", "", "long enough"])
        let answer = try recording.console.ask(Self.name) { text in
            text.count < 4 ? Phrase(en: "At least 4 characters.", ko: "4자 이상.") : nil
        }
        #expect(answer == "long enough")
        #expect(
            recording.errors == """
                Nickname:   At least 4 characters.
                Nickname:   At least 4 characters.
                Nickname: 
                """)
    }

    @Test func theEndOfTheInputBreaksOff() {
        let recording = Console.recording(options(), input: [])
        let error = #expect(throws: UsageError.self) { try recording.console.ask(Self.name) }
        #expect(error == .cancelled && error.map { ExitStatus($0) } == .interrupted)
        #expect(recording.errors == "Nickname: \n")
        #expect(throws: UsageError.cancelled) { try recording.console.askSecret(Self.name) }
    }

    /// Questions of a form: `interrupted` and `cancelled` stand for Ctrl-C and Ctrl-D.
    @Test(arguments: [UsageError.interrupted, .cancelled])
    func leavingAFilledFormAsksFirst(_ leaving: UsageError) throws {
        var asked = 0
        let staying = Console.recording(options(), input: ["n"])
        let answer = try staying.console.keepingEntries(true) { () throws(UsageError) in
            asked += 1
            if asked == 1 { throw leaving }
            return "answer"
        }
        #expect(answer == "answer" && asked == 2)
        #expect(staying.errors == "Discard what you have entered? [y/N] ")
        for input in [["y"], ["네"], []] {
            let going = Console.recording(options(.ko), input: input)
            #expect(throws: leaving) {
                try going.console.keepingEntries(true) { () throws(UsageError) in throw leaving }
            }
            #expect(going.errors.hasPrefix("지금까지 입력한 내용을 버릴까요? [y/N] "))
        }
        let empty = Console.recording(options(), input: ["n"])
        #expect(throws: leaving) {
            try empty.console.keepingEntries(false) { () throws(UsageError) in throw leaving }
        }
        #expect(empty.errors == "")
    }

    @Test(arguments: [(true, false), (false, true)])
    func withoutAPersonTheDefaultIsTakenOrNothing(inputIsTerminal: Bool, allowsInput: Bool) throws {
        let recording = Console.recording(
            options(input: allowsInput), input: ["never read"], inputIsTerminal: inputIsTerminal)
        #expect(try recording.console.ask(Self.name, default: "kim") == "kim")
        #expect(throws: UsageError.self) { try recording.console.ask(Self.name) }
        #expect(throws: UsageError.self) { try recording.console.choose(Self.name, from: ["a"]) }
        #expect(recording.errors == "")
        #expect(recording.console.input.nextLine() == "never read")
    }

    @Test func aSecretIsReadFromAPipeWithoutAQuestion() throws {
        let piped = Console.recording(options(), input: ["비밀번호 123"], inputIsTerminal: false)
        #expect(try piped.console.askSecret(Self.name) == "비밀번호 123")
        #expect(piped.errors == "")
        #expect(throws: UsageError.self) { try piped.console.askSecret(Self.name) }
        let typed = Console.recording(options(), input: ["secret"])
        #expect(try typed.console.askSecret(Self.name) == "secret")
        #expect(typed.errors == "Nickname: ")
    }

    @Test(arguments: [
        ("y", true), ("Y", true), ("yes", true), ("예", true), ("\u{110B}\u{1168}", true), ("네", true),
        ("n", false), ("", false), ("yy", false), ("아니요", false),
    ])
    func aMildQuestionTakesAClearYes(answer: String, confirmed: Bool) throws {
        let recording = Console.recording(options(), input: [answer])
        #expect(try recording.console.confirm(Self.delete) == confirmed)
        #expect(recording.errors == "Delete it? [y/N] ")
    }

    @Test(arguments: [("마당쇠", true), ("y", false), ("", false), ("마당", false)])
    func aSevereQuestionTakesOnlyTheWord(answer: String, confirmed: Bool) throws {
        let recording = Console.recording(options(.ko), input: [answer])
        #expect(try recording.console.confirm(Self.delete, severity: .severe(typing: "마당쇠")) == confirmed)
        #expect(recording.errors == "지울까요? 확인하려면 '마당쇠' 입력: ")
    }

    @Test(arguments: [Severity.mild, .severe(typing: "word")])
    func yesAnswersWithoutAsking(severity: Severity) throws {
        let recording = Console.recording(options(input: false, yes: true))
        #expect(try recording.console.confirm(Self.delete, severity: severity))
        #expect(recording.errors == "")
    }

    @Test(arguments: [Language.en, .ko])
    func withoutAPersonAConfirmationNamesTheFlag(language: Language) {
        let recording = Console.recording(options(language), inputIsTerminal: false)
        let error = #expect(throws: UsageError.self) { try recording.console.confirm(Self.delete) }
        #expect(error?.phrase.text(in: language).contains("--yes") == true)
        #expect(error.map { ExitStatus($0) } == .usage)
    }

    @Test func theEndOfTheInputConfirmsNothing() throws {
        #expect(try Console.recording(options(), input: []).console.confirm(Self.delete) == false)
        #expect(
            try Console.recording(options(), input: []).console.confirm(
                Self.delete, severity: .severe(typing: "")) == false)
    }

    @Test func anOptionIsChosenByItsNumber() throws {
        let recording = Console.recording(options(), input: ["0", "4", "two", "2"])
        let choice = try recording.console.choose(
            Phrase(en: "Size", ko: "사이즈"), from: ["S", "M", "L"])
        #expect(choice == 1)
        #expect(recording.errors.hasPrefix("  1  S\n  2  M\n  3  L\nSize: "))
        #expect(recording.errors.contains("Enter a number from 1 to 3, or the name."))
    }

    @Test func anOptionIsChosenByItsName() throws {
        let recording = Console.recording(options(), input: ["no such", "Large"])
        let choice = try recording.console.choose(Phrase("Size"), from: ["S", "M", "L"]) { name in
            name == "Large" ? 2 : name == "no such" ? 9 : nil
        }
        #expect(choice == 2)
    }
}
