import ArgumentParser
import Settings

/// The settings as flags. What is not given is taken from the environment, the file, or the defaults.
struct ServerOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp("Where the data is: memory, sqlite:PATH or postgres://….", valueName: "backend"))
    var backend: String?

    @Option(help: "The configuration file.")
    var config: String?

    @Option(help: ArgumentHelp("The folder that mail is written to.", valueName: "folder"))
    var mailFolder: String?

    @Option(
        help: ArgumentHelp(
            "The least important messages that are logged: trace, debug, info, ….", valueName: "level"))
    var logLevel: String?

    @Option(help: ArgumentHelp("The log format: text or json.", valueName: "format"))
    var logFormat: String?

    /// Reads the settings with these flags and more. Throws `SettingsError`.
    func settings(_ more: [SettingKey: String?] = [:]) throws(SettingsError) -> Settings {
        let own: [SettingKey: String?] = [
            .backend: backend, .mailFolder: mailFolder, .logLevel: logLevel, .logFormat: logFormat,
        ]
        let flags = own.merging(more) { $1 }.compactMapValues { $0 }
        let settings = try Settings.read(flags: flags, configuration: config)
        SpokenLanguage.adopt(settings)
        return settings
    }
}
