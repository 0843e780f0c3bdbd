import Composition
import Testing
import Vocabulary

@Suite struct SettingsTests {
    /// Where the port and the log level are written, and what counts.
    struct Layering: Sendable, CustomTestStringConvertible {
        let flag: String?
        let variable: String?
        let file: String?
        let value: String
        let source: SettingSource

        var testDescription: String { "\(flag ?? "–") > \(variable ?? "–") > \(file ?? "–")" }
    }

    static let layerings = [
        Layering(flag: nil, variable: nil, file: nil, value: "8080", source: .default),
        Layering(flag: nil, variable: nil, file: "port: 1000", value: "1000", source: .file("")),
        Layering(flag: nil, variable: nil, file: "port: '1001' # quoted", value: "1001", source: .file("")),
        Layering(flag: nil, variable: "2000", file: nil, value: "2000", source: .environment("MADANG_PORT")),
        Layering(
            flag: nil, variable: "2000", file: "port: 1000", value: "2000",
            source: .environment("MADANG_PORT")),
        Layering(flag: nil, variable: "", file: "port: 1000", value: "1000", source: .file("")),
        Layering(flag: nil, variable: "", file: nil, value: "8080", source: .default),
        Layering(flag: "3000", variable: nil, file: nil, value: "3000", source: .flag("--port")),
        Layering(flag: "3000", variable: "2000", file: "port: 1000", value: "3000", source: .flag("--port")),
        Layering(flag: nil, variable: nil, file: "# nothing\n", value: "8080", source: .default),
        Layering(flag: nil, variable: nil, file: "log-level: debug", value: "8080", source: .default),
    ]

    @Test("Flags win over the environment, that over the file, that over the defaults", arguments: layerings)
    func layering(_ layering: Layering) throws {
        let home = try Home(layering.file)
        let settings = try home.read(
            flags: layering.flag.map { [.port: $0] } ?? [:],
            variables: layering.variable.map { ["MADANG_PORT": $0] } ?? [:])
        let entry = try #require(settings.entries.first { $0.key == .port })
        #expect(settings.port == Int(layering.value))
        #expect(entry.value == layering.value)
        #expect(entry.source.name == layering.source.name)
        #expect(settings.entries.map(\.key) == SettingKey.allCases)
    }

    /// A mistake, and what its message must name.
    static let mistakes:
        [(file: String?, variables: [String: String], flags: [SettingKey: String], names: [String])] = [
            ("prot: 1", [:], [:], ["prot", "config.yaml", "port"]),
            ("log:\n  level: debug", [:], [:], ["log.level", "log-level"]),
            ("port: [1, 2]", [:], [:], ["port", "config.yaml", "65535"]),
            ("port: 65536", [:], [:], ["port", "65535", "config.yaml"]),
            ("- port", [:], [:], ["config.yaml"]),
            ("port: {", [:], [:], ["config.yaml"]),
            (nil, ["MADANG_PORT": "-1"], [:], ["MADANG_PORT", "-1", "65535"]),
            (nil, ["MADANG_LOG_LEVEL": "loud"], [:], ["MADANG_LOG_LEVEL", "loud", "debug"]),
            (nil, ["MADANG_CONFIG": "nowhere.yaml"], [:], ["nowhere.yaml", "--config"]),
            (
                nil, [:], [.backend: "postgres://localhost/madang"],
                ["--backend", "memory", "sqlite:PATH", "http(s)://"]
            ),
            (nil, [:], [.backend: ""], ["--backend"]),
            (nil, [:], [.language: "fr"], ["--language", "fr", "ko", "en"]),
            (nil, [:], [.bodyBytes: "1MB"], ["--body-bytes", "1MB", "1024"]),
        ]

    @Test("A mistake is told with its place, its rule and the way out", arguments: mistakes.indices)
    func mistake(_ index: Int) throws {
        let mistake = Self.mistakes[index]
        let home = try Home(mistake.file)
        do {
            _ = try home.read(flags: mistake.flags, variables: mistake.variables)
            Issue.record("the mistake was not noticed: \(mistake)")
        } catch {
            for name in mistake.names {
                #expect(error.message.contains(name), "“\(error.message)” must name \(name)")
            }
            #expect(!error.korean.isEmpty)
            #expect(error.kind == .invalid)
        }
    }

    static let backends: [(text: String, backend: String?)] = [
        ("memory", "memory"), ("sqlite:data/한글.db", "sqlite:/here/data/한글.db"),
        ("sqlite:/data/../madang.db", "sqlite:/madang.db"),
        ("http://localhost:8080", "http://localhost:8080"),
        ("HTTPS://madang.example/마당", nil), ("https://madang.example/shop/", "https://madang.example/shop"),
        ("sqlite:", nil), ("sqlite", nil), ("Memory", nil), ("ftp://x", nil), ("postgres://x", nil),
        ("", nil),
        ("http://", nil),
    ]

    @Test("A backend is one of three forms", arguments: backends)
    func backend(_ text: String, _ expected: String?) {
        #expect(Backend(text, relativeTo: "/here")?.description == expected)
    }

    @Test("Folders follow the XDG variables; relative ones do not count")
    func places() {
        let usual = Places(environment: ["HOME": "/home/minji"])
        #expect(usual.data == "/home/minji/.local/share/madang")
        #expect(usual.state == "/home/minji/.local/state/madang")
        #expect(usual.configurationFile == "/home/minji/.config/madang/config.yaml")
        let chosen = Places(environment: [
            "HOME": "/home/minji", "XDG_DATA_HOME": "/data/", "XDG_CACHE_HOME": "relative",
            "XDG_STATE_HOME": "",
        ])
        #expect(chosen.database == "/data/madang/madang.sqlite")
        #expect(chosen.cache == "/home/minji/.cache/madang")
        #expect(chosen.state == "/home/minji/.local/state/madang")
    }
}

/// A home folder with a configuration file, or without.
private struct Home {
    private let folder: TemporaryFolder

    init(_ file: String?) throws {
        folder = try TemporaryFolder()
        guard let file else { return }
        try folder.makeFolder("madang")
        try folder.write(file, to: "madang/config.yaml")
    }

    func read(flags: [SettingKey: String], variables: [String: String]) throws(SettingsError) -> Settings {
        let own = ["HOME": folder.path, "XDG_CONFIG_HOME": folder.path]
        return try Settings.read(
            flags: flags, environment: own.merging(variables) { $1 }, folder: folder.path)
    }
}
