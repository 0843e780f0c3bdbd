public import ArgumentParser
import Terminal

/// Where a program works, as options of every program for people.
public struct PlaceOptions: ParsableArguments {
    /// Where the data is, as it was typed; nil leaves it to the settings.
    @Option(help: Self.backendHelp)
    public var backend: String?
    /// The path of the configuration file; nil leaves it to the settings.
    @Option(help: Self.configHelp, completion: .file())
    public var config: String?

    /// Nothing said.
    public init() {}

    static var backendHelp: ArgumentHelp {
        .words(
            en: "Where the data is: memory, sqlite:PATH, postgres://…, or a server's http(s) address.",
            ko: "데이터 위치: memory, sqlite:경로, postgres://…, 또는 서버의 http(s) 주소.", value: "where")
    }

    static var configHelp: ArgumentHelp {
        .words(en: "The configuration file.", ko: "설정 파일.", value: "path")
    }
}
