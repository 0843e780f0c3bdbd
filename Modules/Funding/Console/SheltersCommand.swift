public import ArgumentParser
public import Commands
import Funding
import Terminal
import Vocabulary

/// `madang shelters`: animal shelters, which run campaigns.
public struct SheltersCommand: RecordGroup {
    /// Its name, its help and its subcommands.
    public static var configuration: CommandConfiguration {
        .words(
            "shelters", en: "Shelters: find one, found your own, look after its people.",
            ko: "보호소: 찾고, 등록하고, 구성원을 관리합니다.",
            subcommands: [
                List.self, Show.self, Found.self, Edit.self, Members.self, SetRole.self, Remove.self,
                Account.self, Verify.self, Decline.self, Suspend.self, Restore.self,
            ])
    }

    /// The kind of record that its commands take.
    public static var records: [any NamedSubject.Type] { [ShelterSubject.self] }

    /// Made by the parser.
    public init() {}
}

/// Shelters, and what they say about themselves.
extension SheltersCommand {
    struct List: RunnableCommand {
        static var configuration: CommandConfiguration {
            .words(
                "list", en: "Show shelters, the newest first.", ko: "보호소를 최신순으로 봅니다.",
                examples: [Phrase("madang shelters list --mine")])
        }
        @OptionGroup var options: ShelterListOptions
        @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

        func run(_ context: CommandContext) async throws {
            try await context.funding(for: .anyone) { try await $0.listShelters(options) }
        }
    }

    struct Show: RunnableCommand {
        static var configuration: CommandConfiguration {
            .words(
                "show", en: "Show one shelter in full.", ko: "보호소 하나를 자세히 봅니다.",
                examples: [Phrase("madang shelters show 1")])
        }
        @OptionGroup var options: ShowShelterOptions
        @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

        func run(_ context: CommandContext) async throws {
            try await context.funding(for: .anyone) { try await $0.showShelter(options) }
        }
    }

    struct Found: FormCommand {
        static var configuration: CommandConfiguration {
            .words(
                "found", en: "Found a shelter; an operator verifies it.", ko: "보호소를 등록합니다. 운영자가 확인합니다.",
                examples: [Phrase("madang shelters found")])
        }
        @OptionGroup var options: ShelterDraftOptions
        @OptionGroup var resuming: ResumeOption
        @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

        func run(_ context: CommandContext) async throws {
            try await context.funding(for: .member) { try await $0.found(options) }
        }
    }

    struct Edit: RunnableCommand {
        static var configuration: CommandConfiguration {
            .words(
                "edit", en: "Change what your shelter says about itself.", ko: "보호소 정보를 수정합니다(대표).",
                examples: [Phrase("madang shelters edit 1 --contact 062-000-0000")])
        }
        @OptionGroup var options: EditShelterOptions
        @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

        func run(_ context: CommandContext) async throws {
            try await context.funding(for: .member) { try await $0.editShelter(options) }
        }
    }

    struct Members: RunnableCommand {
        static var configuration: CommandConfiguration {
            .words(
                "members", en: "Show the people of a shelter.", ko: "보호소 구성원을 봅니다.",
                examples: [Phrase("madang shelters members 1")])
        }
        @OptionGroup var options: ShelterArgument
        @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

        func run(_ context: CommandContext) async throws {
            try await context.funding(for: .anyone) { try await $0.members(options) }
        }
    }
}
