import ArgumentParser
import Commands
import Moderation
import Terminal
import Vocabulary

extension ModerateCommand {
    struct Queue: RunnableCommand {
        static var configuration: CommandConfiguration {
            .words(
                "queue", en: "List what was reported, most reported first.", ko: "신고된 대상을 신고가 많은 순서로 봅니다.",
                examples: [
                    Phrase(
                        en: "madang moderate queue --order oldest --kind listing",
                        ko: "madang moderate queue --order oldest --kind 물건")
                ])
        }
        @OptionGroup var options: QueueOptions
        @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

        func run(_ context: CommandContext) async throws {
            try await context.moderation { try await $0.queue(options) }
        }
    }

    struct Show: RunnableCommand {
        static var configuration: CommandConfiguration {
            .words(
                "show", en: "Show one case: reports, notes, acts.", ko: "신고 대상 하나의 신고, 메모, 조치를 봅니다.",
                examples: [Phrase("madang moderate show 1")])
        }
        @OptionGroup var options: CaseOptions
        @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

        func run(_ context: CommandContext) async throws {
            try await context.moderation { try await $0.show(options) }
        }
    }

    struct Note: RunnableCommand {
        static var configuration: CommandConfiguration {
            .words(
                "note", en: "Note something for other moderators.", ko: "다른 매니저가 볼 메모를 남깁니다.",
                examples: [Phrase("madang moderate note 1 \"asked the seller\"")])
        }
        @OptionGroup var options: NoteOptions
        @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

        func run(_ context: CommandContext) async throws {
            try await context.moderation { try await $0.note(options) }
        }
    }

    struct Batches: RunnableCommand {
        static var configuration: CommandConfiguration {
            .words(
                "batches", en: "List what moderators did, newest first.", ko: "조치 내역을 최신순으로 봅니다.",
                examples: [Phrase("madang moderate batches")])
        }
        @OptionGroup var options: PageOptions
        @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

        func run(_ context: CommandContext) async throws {
            try await context.moderation { try await $0.batches(options) }
        }
    }

    struct Batch: RunnableCommand {
        static var configuration: CommandConfiguration {
            .words(
                "batch", en: "Show one batch and what it changed.", ko: "조치 하나와 바뀐 대상을 봅니다.",
                examples: [Phrase("madang moderate batch 1")])
        }
        @OptionGroup var options: IdentifierArgument<BatchSubject>
        @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

        func run(_ context: CommandContext) async throws {
            try await context.moderation { try await $0.batch(options) }
        }
    }

    struct Undo: RunnableCommand {
        static var configuration: CommandConfiguration {
            .words(
                "undo", en: "Undo a batch.", ko: "조치를 되돌립니다.",
                examples: [Phrase("madang moderate undo 1")])
        }
        @OptionGroup var options: UndoOptions
        @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

        func run(_ context: CommandContext) async throws {
            try await context.moderation { try await $0.undo(options) }
        }
    }

    struct Log: RunnableCommand {
        static var configuration: CommandConfiguration {
            .words(
                "log", en: "Show the public log of acts.", ko: "공개된 조치 기록을 봅니다.",
                examples: [Phrase("madang moderate log")])
        }
        @OptionGroup var options: PageOptions
        @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

        func run(_ context: CommandContext) async throws {
            try await context.moderation(for: .anyone) { try await $0.log(options) }
        }
    }
}
