public import ArgumentParser
public import Commands
import Terminal
import Vocabulary

/// `madang profile`: what others see of a member.
public struct ProfileCommand: RecordGroup {
    /// Its name, its help, and what stands below it.
    public static var configuration: CommandConfiguration {
        .words(
            "profile", en: "Show and edit profiles.", ko: "프로필을 보고 수정합니다.",
            subcommands: [Show.self, Edit.self, Picture.self])
    }

    /// The kind of record that its commands take.
    public static var records: [any NamedSubject.Type] { [MemberSubject.self] }

    /// Made by the parser.
    public init() {}

    struct Show: RunnableCommand {
        static var configuration: CommandConfiguration {
            .words(
                "show", en: "Show your account, or another member's profile.", ko: "내 계정이나 다른 회원의 프로필을 봅니다.",
                examples: [
                    Phrase("madang profile show"),
                    Phrase(en: "madang profile show Jo", ko: "madang profile show 수연"),
                    Phrase("madang profile show 2 --pictures none"),
                ])
        }
        @OptionGroup var options: ProfileOptions
        @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

        func run(_ context: CommandContext) async throws {
            let actor = options.member == nil ? CommandActor.signedIn : .anyone
            try await context.auth(for: actor) { try await $0.profile(options) }
        }
    }

    struct Edit: FormCommand {
        static var configuration: CommandConfiguration {
            .words(
                "edit", en: "Edit your profile.", ko: "내 프로필을 수정합니다.",
                examples: [
                    Phrase(en: "madang profile edit --nickname Jo", ko: "madang profile edit --nickname 수연"),
                    Phrase("madang profile edit --mail-language en"),
                    Phrase("madang profile edit --business"),
                ])
        }
        @OptionGroup var options: ProfileEditOptions
        @OptionGroup var resuming: ResumeOption
        @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

        func run(_ context: CommandContext) async throws {
            try await context.auth { try await $0.editProfile(options) }
        }
    }

    struct Picture: RunnableCommand {
        static var configuration: CommandConfiguration {
            .words(
                "picture", en: "Set or remove your profile picture.", ko: "프로필 사진을 정하거나 삭제합니다.",
                examples: [
                    Phrase(
                        en: "madang profile picture me.jpg --description 'Me in a red jersey'",
                        ko: "madang profile picture me.jpg --description '빨간 유니폼을 입은 나'"),
                    Phrase("madang profile picture --remove"),
                ])
        }
        @OptionGroup var options: ProfilePictureOptions
        @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

        func run(_ context: CommandContext) async throws {
            try await context.auth { try await $0.changePicture(options) }
        }
    }
}
