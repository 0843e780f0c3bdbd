import Composition
import Glibc
import Settings
import TestKit
import Testing
import Vocabulary
import Wire

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

    @Test("What the device remembers stands between the environment and the file")
    func device() throws {
        let remembered = KeptSettingValues([.language: "ko", .port: "4000"], in: "/state/settings")
        let home = try Home("language: en\nport: 1000")
        let settings = try home.read(flags: [:], variables: ["MADANG_PORT": "2000"], device: remembered)
        #expect(settings.language == "ko" && settings.port == 2000)
        let entry = try #require(settings.entries.first { $0.key == .language })
        #expect(entry.source == .device("/state/settings") && entry.source.name == "device")
        #expect(try home.read(flags: [.language: "en"], variables: [:], device: remembered).language == "en")
    }

    @Test("What an account keeps stands between the device and the file, for the backend that it belongs to")
    func account() async throws {
        let home = try Home("language: en\nport: 1000\nbackend: memory")
        let account = KeptSettingValues([.language: "ko"], in: "/state/sessions/1.settings")
        for (variables, device, expected) in [
            ([:], [:], "ko"), (["MADANG_LANGUAGE": "en"], [:], "en"), ([:], [.language: "en"], "en"),
        ] as [([String: String], [SettingKey: String], String)] {
            let settings = try await home.read(variables, device) { $0 == .memory ? account : nil }
            #expect(settings.language == expected && settings.port == 1000)
        }
        let settings = try await home.read([:], [:]) { _ in account }
        let entry = try #require(settings.entries.first { $0.key == .language })
        #expect(entry.source == .account(account.path) && entry.source.name == "account")
        #expect(entry.source.place == account.path)
        #expect(try await home.read([:], [:]) { _ in nil }.language == "en")
    }

    /// A mistake, and what its message must name.
    static let mistakes:
        [(file: String?, variables: [String: String], flags: [SettingKey: String], names: [String])] = [
            ("prot: 1", [:], [:], ["prot", "config.yaml", "port"]),
            ("log:\n  level: debug", [:], [:], ["log.level", "log-level"]),
            ("port: [1, 2]", [:], [:], ["port", "config.yaml", "65535"]),
            ("port: [1\n  x", [:], [:], ["config.yaml", "7, did not find"]),
            ("port: 65536", [:], [:], ["port", "65535", "config.yaml"]),
            ("- port", [:], [:], ["config.yaml"]),
            ("port: {", [:], [:], ["config.yaml"]),
            (nil, ["MADANG_PORT": "-1"], [:], ["MADANG_PORT", "-1", "65535"]),
            (nil, ["MADANG_LOG_LEVEL": "loud"], [:], ["MADANG_LOG_LEVEL", "loud", "debug"]),
            (nil, ["MADANG_CONFIG": "nowhere.yaml"], [:], ["nowhere.yaml", "--config"]),
            (
                nil, [:], [.backend: "mysql://localhost/madang"],
                ["--backend", "memory", "sqlite:PATH", "postgres://", "http(s)://"]
            ),
            (nil, [:], [.backend: "postgres://h/madang?schema=A-b"], ["--backend", "schema=NAME"]),
            (
                nil, [:], [.backend: "postgres://dal:비밀@h/madang"],
                ["--backend", "MADANG_BACKEND", "PGPASSWORD"]
            ),
            (nil, [:], [.backend: ""], ["--backend"]),
            (nil, [:], [.language: "fr"], ["--language", "fr", "ko", "en"]),
            (nil, [:], [.bodyBytes: "1MB"], ["--body-bytes", "1MB", "1024"]),
            (nil, [:], [.trustedProxies: "10.0.0.1/8"], ["--trusted-proxies", "10.0.0.1/8", "192.0.2.0/24"]),
            (nil, [:], [.trustedProxies: "10.0.0.0/8,,::1"], ["--trusted-proxies"]),
            ("trusted-proxies: 프록시", [:], [:], ["trusted-proxies", "config.yaml"]),
            (nil, [:], [.corsOrigins: "*"], ["--cors-origins", "*", "https://HOST"]),
            (nil, [:], [.corsOrigins: "https://madang.example/"], ["--cors-origins"]),
            (nil, [:], [.corsOrigins: "https://madang.example:443"], ["--cors-origins"]),
            (nil, [:], [.corsOrigins: "https://Madang.example"], ["--cors-origins"]),
            (nil, [:], [.publicURL: "madang.example"], ["--public-url", "https://HOST"]),
            (nil, [:], [.publicURL: "https://madang.example/path"], ["--public-url"]),
            (nil, [:], [.publicURL: "https://madang.example?a=1"], ["--public-url"]),
            (nil, ["MADANG_PUBLIC_URL": "ftp://madang.example"], [:], ["MADANG_PUBLIC_URL"]),
            ("public-url: https://dal@madang.example", [:], [:], ["public-url", "config.yaml"]),
            (nil, [:], [.metrics: "yes"], ["--metrics", "yes", "loopback"]),
            (nil, [:], [.connectionsPerAddress: "0"], ["--connections-per-address", "1000000"]),
            (nil, [:], [.limits: ""], ["--limits", "usual"]),
            (nil, [:], [.limits: "off,auth.join=1/1s"], ["--limits", "“off”", "listings.publish=60/60s"]),
            (nil, [:], [.limits: "auth.join=1/1s,,"], ["--limits", "“”"]),
            (
                nil, ["MADANG_LIMITS": "auth.join=1/1s, 거래=60"], [:],
                ["MADANG_LIMITS", "“거래=60”", "auth.join:all"]
            ),
            ("limits: [auth.join=off, auth.login=60]", [:], [:], ["config.yaml", "“auth.login=60”", "off"]),
            (nil, [:], [.gzip: "true"], ["--gzip", "true", "on", "off"]),
            (nil, [:], [.hstsSeconds: "-1"], ["--hsts-seconds", "-1"]),
        ]

    @Test("Lists are read with their commas, and nobody is trusted by default") func lists() throws {
        let home = try Home(nil)
        let usual = try home.read(flags: [:], variables: [:]).serving
        #expect(usual.trustedProxies == TrustedProxies() && usual.corsOrigins.isEmpty)
        #expect(usual.publicAddress == nil)
        #expect(usual.metrics == "loopback" && usual.compresses && !usual.accessLog)
        let chosen = try home.read(
            flags: [
                .trustedProxies: "10.0.0.0/8, ::1", .accessLog: "on", .gzip: "off",
                .publicURL: "https://madang.example:8443/",
                .corsOrigins: "https://madang.example, http://localhost:3000",
            ], variables: [:]
        ).serving
        let listed = try Home("trusted-proxies: [10.0.0.0/8, '::1']").read(flags: [:], variables: [:])
        #expect(listed.serving.trustedProxies == chosen.trustedProxies)
        let named = try home.read(flags: [:], variables: ["MADANG_TRUSTED_PROXIES": "10.0.0.0/8,::1"])
        #expect(named.serving.trustedProxies == chosen.trustedProxies)
        let loopback = try #require(NetworkAddress("::1"))
        #expect(chosen.trustedProxies.trusts(loopback) && !usual.trustedProxies.trusts(loopback))
        #expect(chosen.corsOrigins == ["https://madang.example", "http://localhost:3000"])
        #expect(chosen.accessLog && !chosen.compresses)
        #expect(chosen.publicAddress == "https://madang.example:8443")
    }

    @Test("Limits of requests are a list of changes, usual, or off; names are those of endpoints")
    func limits() throws {
        let home = try Home(nil)
        func table(_ text: String) throws -> RequestLimits {
            try home.read(flags: [.limits: text], variables: [:]).requestLimits()
        }
        let usual = try home.read(flags: [:], variables: [:]).requestLimits()
        #expect(usual.lines == RequestLimits(Domain.all.limitedEndpoints).lines)
        #expect(try table("off").lines.isEmpty && table("usual").lines == usual.lines)
        let listed = try Home("limits: ['auth.join=5/1m', auth.join:all=off]")
            .read(flags: [:], variables: [:]).requestLimits()
        let join = try #require(listed.lines.first { $0.endpoint == "auth.join" }?.limit)
        #expect(join.each == RateLimit(burst: 5, interval: .seconds(60)) && join.overall == nil)
        #expect(listed.lines == (try table("auth.join=5/1m, auth.join:all=off")).lines)
        for (text, parts) in [
            ("auth.join=off,auth.joyn=1/1s", ["--limits", "“auth.joyn=1/1s”", "auth.join,"]),
            ("joyn", ["“joyn”", "auth.join,"]), ("auth.join", ["“auth.join”", "auth.join:all=600/300ms"]),
        ] {
            let message = #expect(throws: SettingsError.self) { try table(text) }?.message ?? ""
            for part in parts { #expect(message.contains(part), "\(message)") }
        }
    }

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
            #expect(!error.description.korean.isEmpty)
            #expect(error.kind == .invalid)
        }
    }

    static let backends: [(text: String, backend: String?)] = [
        ("memory", "memory"), ("sqlite:data/한글.db", "sqlite:/here/data/한글.db"),
        ("sqlite:/data/../madang.db", "sqlite:/madang.db"),
        ("http://localhost:8080", "http://localhost:8080"),
        ("HTTPS://madang.example/마당", nil), ("https://madang.example/shop/", "https://madang.example/shop"),
        ("sqlite:", nil), ("sqlite", nil), ("Memory", nil), ("ftp://x", nil), ("", nil),
        ("http://", nil),
        ("postgres://dal:%EB%B9%84@db.example:5433/madang", "postgres://dal@db.example:5433/madang"),
        ("postgresql://a,b/madang?schema=shop", "postgres://a,b/madang?schema=shop"),
        ("postgres://h/madang?schema=Shop-1", nil), ("postgres://h/madang?nonsense=1", nil),
        ("postgres:madang", nil),
    ]

    @Test(
        "A configuration that is no file or huge is refused at once",
        arguments: [
            ("fifo", "this is no file"), ("device", "this is no file"), ("huge", "more than 1048576 bytes"),
        ])
    func unfit(_ what: String, _ says: String) throws {
        let folder = try TemporaryFolder()
        let path = what == "device" ? "/dev/zero" : folder.path + "/config.yaml"
        if what == "fifo" { try #require(mkfifo(path, 0o600) == 0) }
        if what == "huge" { try folder.write(String(repeating: "# ", count: 600_000), to: "config.yaml") }
        let error = #expect(throws: SettingsError.self) {
            try Settings.read(configuration: path, environment: ["HOME": folder.path])
        }
        #expect(error?.message.contains(says) == true, "\(error?.message ?? "")")
    }

    @Test("A backend is one of four forms, told without its password", arguments: backends)
    func backend(_ text: String, _ expected: String?) throws {
        #expect(try Backend(text, relativeTo: "/here")?.description == expected)
    }

    static let passwords: [(written: String, shown: String)] = [
        ("postgres://dal:비밀@h/madang", "postgres://dal:…@h/madang"),
        ("postgres://dal:a@b:c/d@h:5432/madang?schema=x", "postgres://dal:…@h:5432/madang?schema=x"),
        (
            "postgres://h/madang?user=dal&password=x&schema=y",
            "postgres://h/madang?user=dal&password=…&schema=y"
        ),
        ("postgres://h/madang?SSLpassword=x", "postgres://h/madang?SSLpassword=…"),
        ("postgres://dal@h:5432/madang?password", "postgres://dal@h:5432/madang?password"),
        ("sqlite:/data/마당:1@2.db", "sqlite:/data/마당:1@2.db"), ("http://h:8080/x", "http://h:8080/x"),
    ]

    @Test("A password in a setting is neither shown nor told in an error", arguments: passwords)
    func password(_ written: String, _ shown: String) throws {
        let home = try Home(nil)
        let settings = try? home.read(flags: [:], variables: ["MADANG_BACKEND": written])
        let entry = settings?.entries.first { $0.key == .backend }
        #expect(entry == nil || entry?.value == shown)
        do {
            _ = try home.read(flags: [.backend: written + "&nonsense"], variables: [:])
        } catch {
            #expect(!error.message.contains("비밀") && !error.message.contains("a@b:c"))
        }
        #expect(SettingEntry(key: .host, value: written, source: .default).value == shown)
    }

    @Test("Folders follow the XDG variables; relative ones do not count")
    func directories() {
        let usual = BaseDirectories(environment: ["HOME": "/home/minji"])
        #expect(usual.data == "/home/minji/.local/share/madang")
        #expect(usual.state == "/home/minji/.local/state/madang")
        #expect(usual.configurationFile == "/home/minji/.config/madang/config.yaml")
        let chosen = BaseDirectories(environment: [
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

    func read(
        flags: [SettingKey: String], variables: [String: String], device: KeptSettingValues? = nil
    ) throws(SettingsError) -> Settings {
        let own = ["HOME": folder.path, "XDG_CONFIG_HOME": folder.path]
        return try Settings.read(
            flags: flags, environment: own.merging(variables) { $1 }, device: device, folder: folder.path)
    }

    func read(
        _ variables: [String: String], _ device: [SettingKey: String],
        account: (Backend) -> KeptSettingValues?
    ) async throws -> Settings {
        let own = ["HOME": folder.path, "XDG_CONFIG_HOME": folder.path]
        return try await Settings.read(
            environment: own.merging(variables) { $1 }, device: KeptSettingValues(device, in: "/device"),
            account: account, folder: folder.path)
    }
}
