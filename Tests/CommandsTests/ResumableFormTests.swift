import ArgumentParser
import Commands
import Synchronization
import Terminal
import Testing
import Vocabulary

/// A form that fails at its end keeps its answers, and `--resume` goes on with them.
@Suite struct ResumableFormTests {
    /// A form with a name, a kind and a secret.
    struct Register: FormCommand {
        static var configuration: CommandConfiguration {
            .words("register", en: "Register a dog.", ko: "개를 등록합니다.")
        }
        @OptionGroup var resuming: ResumeOption
        @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

        func run(_ context: CommandContext) async throws {
            let console = context.console
            let name = try console.ask(Phrase(en: "Name", ko: "이름"), flag: "--name")
            let kind = try console.ask(Phrase(en: "Kind", ko: "종류"), default: "mongrel")
            let secret = try console.askSecret(Phrase(en: "Chip", ko: "칩"))
            if secret != "0000" { throw DogError.asleep }
            console.print(Phrase("\(name), \(kind)"))
        }
    }

    /// What a program keeps, in memory.
    private final class Kept: Sendable {
        let forms = Mutex<[String: [FormAnswers.Answer]]>([:])

        var memory: FormMemory {
            FormMemory(
                recalling: { form in self.forms.withLock { $0[form] } },
                keeping: { form, answers in self.forms.withLock { $0[form] = answers } })
        }

        var answers: [[String]] {
            forms.withLock { $0.values.map { $0.map { "\($0.question)=\($0.text)" } } }
        }
    }

    /// One run as a program makes it; its output and its errors.
    private static func run(
        _ words: [String] = [], _ input: [String], _ kept: Kept
    ) async throws -> (output: String, errors: String) {
        let command = try #require(try Register.parseAsRoot(words) as? Register)
        let form = try #require(try ResumableForm(command, kept.memory))
        var options = ConsoleOptions(language: .en, allowsColour: false)
        options.answers = form.answers
        let recording = Console.recording(options, input: input)
        do {
            try await command.run(CommandContext(recording.console, services: Services()))
            form.succeed()
        } catch {
            recording.console.report(failure: error)
            form.fail(with: error, ["madang", "dogs", "register"] + words, on: recording.console)
        }
        return (recording.output, recording.errors)
    }

    @Test func whatFailedGoesOn() async throws {
        let kept = Kept()
        let failed = try await Self.run([], ["Baduk", "", "wrong"], kept)
        #expect(failed.errors.contains("To go on: madang dogs register --resume"), "\(failed.errors)")
        #expect(kept.answers == [["--name=Baduk", "Kind=mongrel"]], "no secret is kept")
        let again = try await Self.run(["--resume"], ["", "jindo", "wrong"], kept)
        #expect(again.errors.contains("Name [Baduk]: Kind [mongrel]: "), "\(again.errors)")
        #expect(kept.answers == [["--name=Baduk", "Kind=jindo"]])
        let done = try await Self.run(["--resume"], ["", "", "0000"], kept)
        #expect(done.output == "Baduk, jindo\n" && kept.answers.isEmpty, "\(done)")
    }

    @Test func whatIsNotAskedAgainStaysKept() async throws {
        let kept = Kept()
        _ = try await Self.run([], ["Baduk", "jindo", "wrong"], kept)
        // The input ends behind the first answer, as when the terminal is closed.
        _ = try await Self.run(["--resume"], ["Nureong"], kept)
        #expect(kept.answers == [["--name=Baduk", "Kind=jindo"]], "what is broken off changes nothing")
    }

    @Test func withoutKeptAnswersThereIsNothingToResume() async {
        let error = await #expect(throws: UsageError.self) {
            try await Self.run(["--resume"], ["Baduk"], Kept())
        }
        #expect(error?.phrase.en.hasPrefix("No answers are kept") == true)
    }

    @Test func aFormThatSucceedsKeepsNothing() async throws {
        let kept = Kept()
        let done = try await Self.run([], ["Baduk", "", "0000"], kept)
        #expect(kept.answers.isEmpty && !done.errors.contains("--resume"))
    }

    @Test func anAnswerThatIsTakenBackIsNotKept() {
        let answers = FormAnswers()
        var options = ConsoleOptions(language: .en, allowsColour: false)
        options.answers = answers
        let console = Console.recording(options, input: ["a", "b", "c"]).console
        for _ in 0..<2 { _ = try? console.ask(Phrase("Name"), flag: "--name") }
        console.takeBack("--name")
        console.takeBack("--other")
        _ = try? console.ask(Phrase("Name"), flag: "--name")
        #expect(answers.all.map(\.text) == ["a", "c"])
        answers.forget()
        #expect(answers.all.isEmpty)
    }

    @Test func otherCommandsHaveNoForm() throws {
        let list = try DogsCommand.parseAsRoot(["list"])
        #expect(try ResumableForm(list, Kept().memory) == nil)
    }
}
