import ArgumentParser
import Commands
import Settings

/// The settings as flags. What is not given is taken from the environment, the file, or the defaults.
struct ServerOptions: ParsableArguments {
    @Option(
        help: .words(
            en: "Where the data is: memory, sqlite:PATH or postgres://….",
            ko: "데이터 위치: memory, sqlite:경로, postgres://….", value: "backend"))
    var backend: String?

    @Option(
        help: .words(en: "The configuration file.", ko: "설정 파일.", value: "path"),
        completion: .file())
    var config: String?

    @Option(
        help: .words(en: "The folder that mail is written to.", ko: "메일을 쓰는 폴더.", value: "folder"),
        completion: .directory)
    var mailFolder: String?

    @Option(
        help: .words(
            en: "Where files of pictures are: a folder, auto for one beside the database, or s3:https://….",
            ko: "사진 파일을 두는 곳: 폴더, auto(데이터베이스 옆 폴더), s3:https://….", value: "place"))
    var pictureStore: String?

    @Option(
        help: .words(
            en: "The least important messages that are logged: trace, debug, info, ….",
            ko: "로그에 남기는 가장 낮은 수준: trace, debug, info, ….", value: "level"))
    var logLevel: String?

    @Option(help: .words(en: "The log format: text or json.", ko: "로그 형식: text 또는 json.", value: "format"))
    var logFormat: String?

    @Option(help: LanguageOption.help, completion: LanguageOption.completion)
    var lang: String?

    /// Throws what is wrong with the language.
    func validate() throws { try LanguageOption.check(lang) }

    /// Reads the settings with these flags and more. Throws `SettingsError`.
    func settings(_ more: [SettingKey: String?] = [:]) throws(SettingsError) -> Settings {
        let own: [SettingKey: String?] = [
            .backend: backend, .mailFolder: mailFolder, .pictureStore: pictureStore, .logLevel: logLevel,
            .logFormat: logFormat,
        ]
        let flags = own.merging(more) { $1 }.compactMapValues { $0 }
        return try Settings.read(flags: flags, configuration: config)
    }
}
