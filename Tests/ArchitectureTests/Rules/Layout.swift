/// Which target a file belongs to and what that target may import: Package.swift's kinds as a table.
struct Layout {
    let target: String
    /// Modules of this package and of others.
    let imports: Set<String>
    /// Modules of the toolchain.
    let standard: Set<String>

    /// The folder of Modules/ that is no domain.
    static let foundationFolder = "Foundations"
    static let pure: Set<String> = ["Swift"]
    static let coreStandard: Set<String> = ["Swift", "FoundationEssentials", "Synchronization"]
    static let edgeStandard: Set<String> = [
        "Swift", "FoundationEssentials", "Glibc", "Musl", "Darwin", "Synchronization", "Dispatch",
    ]

    private init(_ target: String, _ imports: [String], standard: Set<String> = edgeStandard) {
        self.target = target
        self.imports = Set(imports)
        self.standard = standard
    }

    /// The foundations' targets by folder.
    static let foundations: [String: Layout] = [
        "Modules/Foundations/Vocabulary": Layout("Vocabulary", [], standard: pure),
        "Modules/Foundations/UnicodeText/Core": Layout(
            "UnicodeText", ["CUTF8Proc", "Vocabulary"], standard: coreStandard),
        "Modules/Foundations/Hashing/Core": Layout("Hashing", ["CSodium"], standard: pure),
        "Modules/Foundations/Threads": Layout("Threads", []),
        "Modules/Foundations/SampleKit": Layout("SampleKit", ["Vocabulary"], standard: pure),
        "Modules/Foundations/ContractKit": Layout("ContractKit", ["SampleKit", "Vocabulary"]),
        "Modules/Foundations/TestKit": Layout(
            "TestKit", ["Testing", "ContractKit", "SampleKit", "Wire", "Terminal", "Vocabulary"]),
        "Modules/Foundations/DatabaseTestKit": Layout(
            "DatabaseTestKit",
            ["Testing", "ContractKit", "Database", "DatabaseTestSupport", "TestKit", "Vocabulary", "Wire"]),
        "Modules/Foundations/Wire/Core": Layout("Wire", ["UnicodeText", "Vocabulary"]),
        "Modules/Foundations/Wire/Server": Layout(
            "WireServer",
            [
                "Wire", "Vocabulary", "Hummingbird", "HummingbirdCore", "HTTPTypes", "NIOCore", "NIOPosix",
                "NIOHTTP1", "Logging", "ServiceLifecycle", "CoreMetrics", "CZlib",
            ]),
        "Modules/Foundations/Wire/Metrics": Layout("WireMetrics", ["CoreMetrics"]),
        "Modules/Foundations/Wire/Client": Layout("WireClient", ["Wire", "Vocabulary", "CCurl"]),
        "Modules/Foundations/Terminal/Core": Layout("Terminal", ["Vocabulary", "UnicodeText", "Yams"]),
        "Modules/Foundations/Terminal/Driver": Layout(
            "TerminalDriver", ["Terminal", "Threads", "Vocabulary", "CTerminfo"]),
        "Modules/Foundations/Commands": Layout(
            "Commands", ["Terminal", "Wire", "Vocabulary", "ArgumentParser"]),
        "Modules/Foundations/Preferences": Layout("Preferences", ["Terminal", "Vocabulary"]),
        "Modules/Foundations/Pictures/Core": Layout("Pictures", ["Vocabulary"]),
        "Modules/Foundations/Pictures/Renderer": Layout(
            "PictureRenderer", ["Pictures", "Threads", "Vocabulary", "CDecoderChild"]),
        "Modules/Foundations/Pictures/Terminal": Layout(
            "TerminalPictures", ["Pictures", "Terminal", "CChafa"]),
        "Modules/Foundations/Database/Core": Layout("Database", ["Hashing", "Vocabulary"]),
        "Modules/Foundations/Database/SQLite": Layout(
            "DatabaseSQLite", ["Database", "Threads", "Vocabulary", "GRDB", "GRDBSQLite"]),
        "Modules/Foundations/Database/TestSupport": Layout(
            "DatabaseTestSupport", ["Database", "DatabaseSQLite", "DatabasePostgres", "Vocabulary"]),
        "Modules/Foundations/Database/Copy": Layout("DatabaseCopy", ["Database", "Hashing", "Vocabulary"]),
        "Modules/Foundations/Blobs/Core": Layout(
            "Blobs", ["Hashing", "Vocabulary"], standard: ["Swift", "Synchronization"]),
        "Modules/Foundations/Blobs/Disk": Layout("BlobsDisk", ["Blobs", "Threads", "Vocabulary"]),
        "Modules/Foundations/Blobs/S3": Layout(
            "BlobsS3", ["Blobs", "Hashing", "Threads", "Vocabulary", "Wire", "WireClient"]),
        "Modules/Foundations/Blobs/Contract": Layout(
            "BlobsContract", ["Blobs", "ContractKit", "SampleKit", "Vocabulary"], standard: pure),
        "Modules/Foundations/Database/Postgres": Layout(
            "DatabasePostgres", ["Database", "Vocabulary", "CPostgres"]),
    ]

    /// The edges that a domain has beside its six kinds, by folder.
    static let adapters: [String: Layout] = [
        "Modules/Auth/Passwords": Layout("AuthPasswords", ["Auth", "Hashing", "Threads", "CSodium"]),
        "Modules/Auth/Tokens": Layout("AuthTokens", ["Auth", "Hashing", "Wire", "Vocabulary"]),
        "Modules/Auth/Mail": Layout("AuthMail", ["Auth", "Vocabulary"]),
        "Modules/Storage/Rendering": Layout(
            "StorageRendering", ["Storage", "Pictures", "PictureRenderer", "Vocabulary"]),
        "Modules/Storage/Cache": Layout(
            "StorageCache", ["Storage", "Blobs", "Hashing", "Threads", "Vocabulary"]),
    ]

    /// Foundations whose values a core may speak beside those of the vocabulary, and the kinds above it, if
    /// Package.swift says `over:`. Each is free of engines and of outside libraries but for hashes
    /// (decision 57).
    static let spoken = ["Blobs", "Pictures"]

    /// Modules of others, each with its edges. A module that stands nowhere here has no edge yet.
    static let foreign: [String: String] = [
        "ArgumentParser": "Commands, the Console targets, Composition, Serving and the programs",
        "Configuration": "Settings",
        "SystemPackage": "Settings and Composition", "ServiceLifecycle": "WireServer and Serving",
        "Logging": "WireServer and Serving", "Hummingbird": "WireServer",
        "HummingbirdCore": "WireServer",
        "HTTPTypes": "WireServer", "NIOCore": "WireServer", "NIOPosix": "WireServer", "CCurl": "WireClient",
        "NIOHTTP1": "WireServer",
        "CZlib": "WireServer", "CoreMetrics": "WireServer and WireMetrics",
        "Yams": "Terminal", "GRDB": "DatabaseSQLite", "GRDBSQLite": "DatabaseSQLite",
        "CPostgres": "DatabasePostgres", "CDecoderChild": "PictureRenderer",
        "CChafa": "TerminalPictures", "CTerminfo": "TerminalDriver",
        "CVips": "madang-pictures", "CSeccomp": "madang-pictures",
        "Testing": "TestKit, DatabaseTestKit and the tests",
        "CSodium": "Hashing and AuthPasswords", "CUTF8Proc": "UnicodeText",
    ]

    /// The layout of the target that the file belongs to; nil if its folder is of no kind.
    static func of(_ path: String, domains: [String]) -> Layout? {
        let parts = path.split(separator: "/").map(String.init)
        guard parts.count > 2 else { return nil }
        switch parts[0] {
        case "Modules" where parts.count > 3:
            return parts[1] == foundationFolder
                ? foundation(parts)
                : adapters[parts[0...2].joined(separator: "/")]
                    ?? (domains.contains(parts[1]) ? domainKind(parts[1], parts[2]) : nil)
        case "Apps": return app(parts[1], domains)
        case "Tests": return tests(parts[1], domains)
        default: return nil
        }
    }

    /// A foundation is one target or has a folder for each.
    private static func foundation(_ parts: [String]) -> Layout? {
        let folders = parts.dropLast()
        return (3...4).lazy.compactMap { foundations[folders.prefix($0).joined(separator: "/")] }.first
    }

    private static func domainKind(_ domain: String, _ kind: String) -> Layout? {
        let words = ["Vocabulary"] + spoken
        switch kind {
        case "Core", "Memory": return Layout(domain, ["UnicodeText"] + words, standard: coreStandard)
        case "SQL": return Layout(domain + "SQL", [domain, "Database"] + words)
        case "HTTP": return Layout(domain + "HTTP", [domain, "Wire"] + words)
        case "Console":
            return Layout(
                domain + "Console",
                [domain, domain + "HTTP", "Commands", "Terminal", "Wire", "ArgumentParser"] + words)
        case "Screens":
            return Layout(
                domain + "Screens",
                [domain, domain + "Console", "Commands", "Terminal", "UnicodeText"] + words)
        case "Contract":
            return Layout(domain + "Contract", [domain, "ContractKit", "SampleKit"] + words)
        case "Samples": return Layout(domain + "Samples", [domain, "SampleKit"] + words)
        case "Fakes": return Layout(domain + "Fakes", [domain] + words)
        default: return nil
        }
    }
}

extension Layout {
    /// The libraries of Apps, which nothing below Apps imports.
    static let apps: Set<String> = [
        "Composition", "Settings", "Operations", "Serving", "DeviceState", "Sample", "TestHooks",
        "Verification",
    ]

    /// The targets of a domain: its kinds and its own edges.
    static func targets(of domain: String) -> [String] {
        ["", "SQL", "HTTP", "Console", "Screens", "Samples", "Contract", "Fakes"].map { domain + $0 }
            + adapters.filter { $0.key.hasPrefix("Modules/\(domain)/") }.map(\.value.target)
    }

    private static func app(_ name: String, _ domains: [String]) -> Layout? {
        let cores = domains + domains.flatMap { [$0 + "Console", $0 + "Screens"] }
        switch name {
        case "CLI": return Layout("madang", cores + shared + ["DeviceState", "Preferences", "Wire"])
        case "TUI":
            return Layout("madang-tui", cores + shared + ["DeviceState", "Preferences", "TerminalDriver"])
        case "Harness":
            return Layout(
                "madang-harness",
                cores + shared + domains.map { $0 + "Contract" }
                    + ["ContractKit", "Sample", "TestHooks", "Verification", "Wire", "WireServer"])
        case "Server": return Layout("madang-server", ["Composition", "Serving"])
        case "Serving":
            let dependencies = [
                "Sample", "WireServer", "WireMetrics", "Wire", "ServiceLifecycle", "Logging",
            ]
            return Layout(name, shared + dependencies)
        default: return appLibrary(name, domains)
        }
    }

    /// What every program may import, and the library that is one.
    private static let shared = [
        "Composition", "Settings", "Operations", "Commands", "Terminal", "Vocabulary", "UnicodeText",
        "ArgumentParser",
    ]

    private static func appLibrary(_ name: String, _ domains: [String]) -> Layout? {
        let bases = foundations.values.map(\.target)
        let kits = ["ContractKit", "TestKit", "DatabaseTestKit", "DatabaseTestSupport"]
        let plain = bases.filter { !kits.contains($0) && !$0.hasSuffix("Contract") }
        let tried = domains.flatMap(targets).filter { !$0.hasSuffix("Fakes") }
        let parts = tried.filter { !$0.hasSuffix("Contract") }
        switch name {
        case "Settings":
            let dependencies = [
                "Vocabulary", "Wire", "WireClient", "Database", "DatabasePostgres", "BlobsS3",
            ]
            return Layout(name, dependencies + ["Configuration", "SystemPackage"])
        case "Composition":
            return Layout(name, parts + plain + ["Settings", "SystemPackage", "ArgumentParser"])
        case "Operations":
            // They work on what is there; how a domain is tried or spoken to is none of their business.
            let kept = parts.filter { !$0.hasSuffix("Console") && !$0.hasSuffix("Screens") }
            return Layout(name, kept + plain + ["Settings", "Composition"])
        case "DeviceState":
            let dependencies = ["Settings", "Composition", "Operations"]
            return Layout(name, plain + domains.flatMap { [$0, $0 + "Console"] } + dependencies)
        case "Sample":
            return Layout(name, parts + plain + ["Settings", "Composition"])
        case "TestHooks": return Layout(name, tried + bases + ["Composition"])
        case "Verification":
            return Layout(name, tried + bases + ["Settings", "Composition", "Operations", "TestHooks"])
        default: return nil
        }
    }

    private static func tests(_ name: String, _ domains: [String]) -> Layout? {
        let bases = foundations.values.map(\.target) + ["Testing"]
        let subject = name.hasSuffix("BackendTests") ? name.dropLast(12) : name.dropLast(5)
        switch subject {
        case "Architecture": return Layout(name, ["Testing"])
        case "CrossDomain", "Acceptance":
            return Layout(name, bases + domains.flatMap(targets) + apps)
        case "Postgres", "Copy": return Layout(name, bases)
        case "Wire": return Layout(name, bases + ["Logging", "CoreMetrics"])
        case "Commands": return Layout(name, bases + ["ArgumentParser"])
        case _ where foundations.keys.contains(where: { $0.split(separator: "/")[2] == subject }):
            return Layout(name, bases)
        case _ where domains.contains(String(subject)):
            return Layout(name, bases + targets(of: String(subject)))
        default: return nil
        }
    }
}
