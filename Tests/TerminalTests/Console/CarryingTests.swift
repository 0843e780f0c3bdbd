import Terminal
import Testing

/// Commands that are named to a person do what the command that names them does.
@Suite struct CarryingTests {
    static let carried = ["--backend", "http://127.0.0.1:8080", "--lang", "ko"]
    static let tail = " --backend http://127.0.0.1:8080 --lang ko"

    @Test(arguments: [
        ("madang auth login", "madang auth login\(tail)"),
        (
            "'madang auth login' signs in; 'madang auth join' creates an account.",
            "'madang auth login\(tail)' signs in; 'madang auth join\(tail)' creates an account."
        ),
        ("'madang listings mine'으로 확인하세요.", "'madang listings mine\(tail)' 명령으로 확인하세요."),
        ("'madang-server migrate' makes one.", "'madang-server migrate' makes one."),
        ("Nothing fits.", "Nothing fits."), ("It's 'madang without an end", "It's 'madang without an end"),
    ])
    func everyNamedCommandCarriesWhatWasGiven(_ text: String, _ carrying: String) {
        #expect(Phrase(text).carrying(Self.carried).en == carrying)
        #expect(Phrase(text).carrying([]).ko == text)
    }

    @Test func wordsAreQuotedForTheShell() {
        #expect(
            Phrase("madang use").carrying(["--backend", "sqlite:/my data/m.sqlite"]).en
                == "madang use --backend 'sqlite:/my data/m.sqlite'")
    }

    @Test func hintsAndRemarksCarryThem() {
        let options = ConsoleOptions(language: .en, carried: ["--lang", "en"])
        let recording = Console.recording(options)
        recording.console.remark(Phrase("'madang listings publish' publishes."))
        recording.console.report(UsageError(Phrase("No."), hint: Phrase("madang --help")))
        #expect(
            recording.errors == """
                'madang listings publish --lang en' publishes.
                error: No.
                hint: madang --help --lang en

                """)
    }

    @Test func whoWantsQuietHearsErrorsAlone() {
        let recording = Console.recording(ConsoleOptions(language: .en, isQuiet: true))
        recording.console.remark(Phrase("Page 1 of 2."))
        recording.console.report(UsageError(Phrase("No.")))
        #expect(recording.errors == "error: No.\n")
    }
}
