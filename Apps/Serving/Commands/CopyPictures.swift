import ArgumentParser
import Commands
import Composition
import Operations
import Settings
import Terminal
import Vocabulary

/// Copies the files of pictures to another place.
struct CopyPictures: ServerCommand, ExplainedCommand {
    static var configuration: CommandConfiguration {
        .words(
            "copy", en: "Copy the files of pictures to another place.", ko: "사진 파일을 다른 곳으로 복사합니다.",
            examples: [
                Phrase("madang-server pictures copy s3:https://s3.ap-northeast-2.amazonaws.com/madang"),
                Phrase("madang-server pictures copy /srv/pictures"),
            ])
    }
    static let explanation = Phrase(
        en: """
            Servers may run meanwhile. Copy once, stop the servers, copy again what was added since, change \
            picture-store, and start them. The files stay where they were.
            """,
        ko: """
            서버가 실행 중이어도 됩니다. 한 번 복사하고, 서버를 멈추고, 그 사이에 추가된 파일을 다시 복사한 뒤, \
            picture-store를 바꾸고 서버를 시작하세요. 원래 파일은 그대로 있습니다.
            """)

    @OptionGroup(title: GlobalOptions.title) var options: ServerOptions

    @Argument(
        help: .words(
            en: "The place to copy to: a folder, auto, or s3:https://….",
            ko: "복사할 곳: 폴더, auto, s3:https://….", value: "place"))
    var target: String

    func run(serving domains: [Domain]) async throws {
        let settings = try options.settings()
        try settings.requireLocalBackend()
        try settings.requireDatabase()
        let place = try settings.picturePlace(target, flag: "<place>")
        let files = try await PictureMove(settings, to: place, domains: domains).run()
        let missing = files.missing.count
        try StandardOutput.write(
            files.missing.map { Phrase(en: "missing  \($0)", ko: "없음  \($0)") } + [
                Phrase(
                    en: "\(place): \(files.present.counted("file")), \(files.bytes / 1_000) kB, "
                        + "\(missing) missing.",
                    ko: "\(place): 파일 \(files.present)개, \(files.bytes / 1_000)kB, 없는 파일 \(missing)개.")
            ])
        if missing > 0 {
            throw ProgramFailure(
                Phrase(
                    en: "Some files were not there to be copied; see above.",
                    ko: "복사할 파일 중 일부가 없습니다. 위 내용을 확인하세요."), exitStatus: .internal)
        }
    }
}
