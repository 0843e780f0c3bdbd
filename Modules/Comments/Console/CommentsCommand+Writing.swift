import ArgumentParser
import Commands
import Comments
import Terminal

extension CommentsCommand {
    struct Add: RunnableCommand {
        static var configuration: CommandConfiguration {
            .words(
                "add", en: "Comment on a listing or a post; @nickname mentions a member.",
                ko: "물건이나 글에 댓글을 씁니다. @닉네임으로 회원을 부를 수 있습니다.",
                examples: [
                    Phrase(
                        en: "madang comments add 3 'Is this still available?'",
                        ko: "madang comments add 3 '아직 있나요?'"),
                    Phrase("madang comments add 3 - < comment.txt"),
                ])
        }
        @OptionGroup var options: AddOptions
        @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

        func run(_ context: CommandContext) async throws {
            try await context.comments { try await $0.add(options) }
        }
    }

    struct Reply: RunnableCommand {
        static var configuration: CommandConfiguration {
            .words(
                "reply", en: "Reply to a comment.", ko: "댓글에 답글을 씁니다.",
                examples: [
                    Phrase(
                        en: "madang comments reply 1 'Yes, it is.'", ko: "madang comments reply 1 '네, 있습니다.'")
                ])
        }
        @OptionGroup var options: CommentTextOptions
        @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

        func run(_ context: CommandContext) async throws {
            try await context.comments { try await $0.reply(options) }
        }
    }

    struct Edit: RunnableCommand {
        static var configuration: CommandConfiguration {
            .words(
                "edit", en: "Edit your comment.", ko: "내 댓글을 수정합니다.",
                examples: [
                    Phrase(en: "madang comments edit 1 'Sold?'", ko: "madang comments edit 1 '팔렸나요?'")
                ])
        }
        @OptionGroup var options: CommentTextOptions
        @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

        func run(_ context: CommandContext) async throws {
            try await context.comments { try await $0.edit(options) }
        }
    }

    struct Remove: RunnableCommand {
        static var configuration: CommandConfiguration {
            .words(
                "remove", en: "Remove your comment, or one on your listing or post; as a moderator any.",
                ko: "내 댓글이나 내 물건·글에 달린 댓글을 삭제합니다. 매니저는 모든 댓글을 삭제할 수 있습니다.",
                examples: [Phrase("madang comments remove 1")])
        }
        @OptionGroup var options: RemoveOptions
        @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

        func run(_ context: CommandContext) async throws {
            try await context.comments { try await $0.remove(options) }
        }
    }

    struct Hide: RunnableCommand {
        static var configuration: CommandConfiguration {
            .words(
                "hide", en: "Hide a comment, as a moderator.", ko: "매니저로서 댓글을 숨깁니다.",
                examples: [
                    Phrase(
                        en: "madang comments hide 1 --reason 'Phone number'",
                        ko: "madang comments hide 1 --reason '전화번호 공개'")
                ])
        }
        @OptionGroup var options: HideOptions
        @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

        func run(_ context: CommandContext) async throws {
            try await context.comments { try await $0.hide(options) }
        }
    }

    struct Restore: RunnableCommand {
        static var configuration: CommandConfiguration {
            .words(
                "restore", en: "Restore a hidden comment, as a moderator.", ko: "매니저로서 숨긴 댓글을 다시 공개합니다.",
                examples: [Phrase("madang comments restore 1")])
        }
        @OptionGroup var options: IdentifierArgument<CommentSubject>
        @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

        func run(_ context: CommandContext) async throws {
            try await context.comments { try await $0.restore(options) }
        }
    }
}
