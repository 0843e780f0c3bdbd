import ArgumentParser
import Commands
import Terminal
import Testing
import Vocabulary

/// Command lines whose first word is no noun.
@Suite struct WholeCommandTests {
    struct Farm: ParsableCommand {
        static var configuration: CommandConfiguration {
            .words("farm", en: "A farm.", ko: "농장.", subcommands: [DogGroup.self, CatGroup.self])
        }
    }

    struct DogGroup: RecordGroup {
        static var configuration: CommandConfiguration {
            .words(
                "dogs", en: "Dogs.", ko: "개 보기.",
                subcommands: [Show.self, Kennel.self, Search.self, Walk.self])
        }
        static var records: [any NamedSubject.Type] { [DogSubject.self] }
    }

    struct CatGroup: RecordGroup {
        static var configuration: CommandConfiguration {
            .words("cats", en: "Cats.", ko: "고양이.", subcommands: [Show.self, Search.self])
        }
        static var records: [any NamedSubject.Type] { [CatSubject.self] }
    }

    struct Show: RunnableCommand {
        static var configuration: CommandConfiguration { .words("show", en: "Show it.", ko: "봅니다.") }
        @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

        func run(_ context: CommandContext) async throws {}
    }

    struct Kennel: RunnableCommand {
        static var configuration: CommandConfiguration { .words("kennel", en: "Its home.", ko: "개집.") }
        @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions
        static var shows: (any NamedSubject.Type)? { MemberSubject.self }

        func run(_ context: CommandContext) async throws {}
    }

    struct Search: ParsableCommand {
        static var configuration: CommandConfiguration { .words("search", en: "Search.", ko: "찾습니다.") }
    }

    struct Walk: ParsableCommand {
        static var configuration: CommandConfiguration {
            .words("walk", en: "Take it for a stroll.", ko: "산책을 시킵니다.")
        }
    }

    private func whole(_ line: String) async throws -> String? {
        let console = Console.recording().console
        let words = line.split(separator: " ").map(String.init)
        let ids = ["1": "dog", "2": "cat", "3": "mem", "4": "lst"].mapValues {
            AnyIdentifier($0 + "_0000000000000000000012ab34")
        }
        return try await console.wholeCommand(words, of: Farm.self) { ids[$0] ?? nil }?
            .joined(separator: " ")
    }

    @Test(
        "A verb gets the noun whose record it is given, or the only one that has it",
        arguments: [
            ("show 1", "dogs show 1"), ("show 2", "cats show 2"), ("show 3", "dogs kennel 3"),
            ("--lang ko show 2", "cats show --lang ko 2"), ("show --quick 1", "dogs show --quick 1"),
            ("walk", "dogs walk"), ("walk 2", "dogs walk 2"),
        ])
    func completed(_ line: String, _ expected: String) async throws {
        #expect(try await whole(line) == expected)
    }

    @Test(
        "No noun is guessed without a record, for one of another kind, and for a search",
        arguments: ["show", "show chair", "show 4", "search 1", "dogs show 1", "dogs sho 1", "nothing"])
    func left(_ line: String) async throws {
        #expect(try await whole(line) == nil)
    }

    @Test(
        "An unknown word is answered by what it means, looks like, or is told by in either language",
        arguments: [
            ("view", "Did you mean 'dogs show' or 'cats show'?"), ("wlak", "Did you mean 'dogs walk'?"),
            ("find", "Did you mean 'dogs search' or 'cats search'?"),
            ("stroll", "Did you mean 'dogs walk'?"), ("산책", "Did you mean 'dogs walk'?"),
            ("고양이", "Did you mean 'cats'?"), ("frobnicate", "Commands: dogs, cats."),
        ])
    func suggested(_ word: String, _ answer: String) {
        let refusal = #expect(throws: UsageError.self) {
            _ = try Console.recording().console.command([word], of: Farm.self)
        }
        #expect(refusal?.phrase.en.contains(answer) == true, "\(refusal?.phrase.en ?? "")")
    }
}
