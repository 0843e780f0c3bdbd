// swift-tools-version: 6.2
import PackageDescription

// The package is written by kind of target: one function per kind, one line per domain. ARCHITECTURE.md says
// what each kind may import; ArchitectureTests checks it.
//
// MADANG_FOCUS=Auth,Listings leaves out what those groups do not need; MADANG_STRICT=1 makes warnings errors.
// MADANG_OPTIMISED=1 compiles the foundations with optimisation also in a debug build: tests of domains then
// take half the time. Not for a package outside, which may depend on no target with such flags.
// MADANG_PICTURES=0 leaves out madang-pictures, which alone needs libvips and libseccomp.
// ListingsFakes, or =Listings where a group has that name: a target and what it needs, for packages outside.

let settings: [SwiftSetting] =
    [
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("MemberImportVisibility"),
        .enableUpcomingFeature("InternalImportsByDefault"),
    ] + (Context.environment["MADANG_STRICT"] == "1" ? [.treatAllWarnings(as: .error)] : [])

/// Targets that are worked on together; its name is what MADANG_FOCUS takes.
struct Group {
    let name: String
    let targets: [Target]
}

// MARK: Kinds of targets

func optimising(_ path: String) -> [SwiftSetting] {
    let isWanted = Context.environment["MADANG_OPTIMISED"] == "1" && path.hasPrefix("Modules/Foundations/")
    return isWanted ? [.unsafeFlags(["-O"])] : []
}

func library(
    _ name: String, at path: String, _ dependencies: [Target.Dependency] = [], exclude: [String] = [],
    sources: [String]? = nil, resources: [Resource]? = nil
) -> Target {
    .target(
        name: name, dependencies: dependencies, path: path, exclude: exclude, sources: sources,
        resources: resources, swiftSettings: settings + optimising(path),
        // Rounding is libm's in a debug build, which nothing else names for a program of few modules.
        linkerSettings: [.linkedLibrary("m")])
}

func program(_ name: String, at path: String, _ dependencies: [Target.Dependency]) -> Target {
    .executableTarget(name: name, dependencies: dependencies, path: path, swiftSettings: settings)
}

func tests(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
    .testTarget(name: name, dependencies: dependencies, path: "Tests/\(name)", swiftSettings: settings)
}

func system(_ name: String, at path: String, pkgConfig: String? = nil, apt: String) -> Target {
    .systemLibrary(name: name, path: path, pkgConfig: pkgConfig, providers: [.apt([apt])])
}

/// A part in C that is compiled with the package.
func shim(_ name: String, at path: String) -> Target {
    .target(name: name, path: path)
}

func module(_ name: String, _ targets: Target...) -> Group { Group(name: name, targets: targets) }

/// The kinds of targets of a domain and its two kinds of tests; `over` are foundations whose values its core
/// speaks, `adapters` are its own edges, each with what it needs beside them, and `formats` of files
/// that its commands write. The target of the core has the stores in memory, too: of the domain's folder it
/// leaves out those of the other targets.
func domain(
    _ name: String, over: [Target.Dependency] = [], formats: [Target.Dependency] = [],
    adapters: KeyValuePairs<String, [Target.Dependency]> = [:],
    hasScreens: Bool = false, hasPages: Bool = false, hasSamples: Bool = false,
    tested: [Target.Dependency] = [], backendTested: [Target.Dependency] = [], further: [Target] = []
) -> Group {
    let core: [Target.Dependency] = [.target(name: name)] + over
    func own(_ kinds: [String]) -> [Target.Dependency] { kinds.map { .target(name: name + $0) } }
    func edge(_ target: String, _ dependencies: [Target.Dependency], exclude: [String] = []) -> Target {
        let folder = "Modules/\(name)/\(target.dropFirst(name.count))"
        return library(target, at: folder, core + dependencies + ["Vocabulary"], exclude: exclude)
    }
    func kind(_ kind: String, _ dependencies: [Target.Dependency], exclude: [String] = []) -> Target {
        edge(name + kind, dependencies, exclude: exclude)
    }
    let kinds = [
        kind("SQL", ["Database"]), kind("HTTP", ["Wire"]), kind("Contract", ["ContractKit", "SampleKit"]),
        kind("Fakes", []),
        kind("Console", own(["HTTP"]) + ["Commands", "Terminal", "Wire", argumentParser] + formats),
    ]
    let spoken: [Target.Dependency] =
        own(hasScreens ? ["Console", "Screens"] : ["Console"]) + (hasPages ? own(["Pages"]) + ["Web"] : [])
    let screens = hasScreens ? [kind("Screens", own(["Console"]) + ["Commands", "Terminal"])] : []
    let pages =
        hasPages ? [kind("Pages", own(["Console"]) + ["Terminal", "Web"], exclude: ["Templates"])] : []
    let samples = hasSamples ? [kind("Samples", ["SampleKit"])] : []
    let edges = kinds + screens + pages + samples + adapters.map { edge($0.key, $0.value) }
    let coreTarget = library(
        name, at: "Modules/\(name)", ["Vocabulary", "UnicodeText"] + over,
        exclude: edges.map { String($0.name.dropFirst(name.count)) }, sources: ["Core", "Memory"])
    let parts: [Target.Dependency] =
        core + own(["HTTP", "Contract", "Fakes"])
        + ["ContractKit", "SampleKit", "TestKit", "Wire", "Vocabulary", "UnicodeText"]
    let alone = tests("\(name)Tests", parts + spoken + ["Commands", "Terminal"] + tested)
    let backends = tests(
        "\(name)BackendTests",
        parts + own(["SQL"]) + ["Database", "DatabaseTestSupport", "DatabaseTestKit"] + backendTested)
    return Group(name: name, targets: [coreTarget] + edges + [alone, backends] + further)
}

// MARK: Third-party products, each at one edge

let argumentParser: Target.Dependency = .product(name: "ArgumentParser", package: "swift-argument-parser")
let coreMetrics: Target.Dependency = .product(name: "CoreMetrics", package: "swift-metrics")
let configuration: Target.Dependency = .product(name: "Configuration", package: "swift-configuration")
let grdb: Target.Dependency = .product(name: "GRDB", package: "GRDB.swift")
let grdbSQLite: Target.Dependency = .product(name: "GRDBSQLite", package: "GRDB.swift")
let httpTypes: Target.Dependency = .product(name: "HTTPTypes", package: "swift-http-types")
let hummingbird: Target.Dependency = .product(name: "Hummingbird", package: "hummingbird")
let hummingbirdCore: Target.Dependency = .product(name: "HummingbirdCore", package: "hummingbird")
let lifecycle: Target.Dependency = .product(name: "ServiceLifecycle", package: "swift-service-lifecycle")
let logging: Target.Dependency = .product(name: "Logging", package: "swift-log")
let mustache: Target.Dependency = .product(name: "Mustache", package: "swift-mustache")
let nioCore: Target.Dependency = .product(name: "NIOCore", package: "swift-nio")
let nioHTTP1: Target.Dependency = .product(name: "NIOHTTP1", package: "swift-nio")
let nioPosix: Target.Dependency = .product(name: "NIOPosix", package: "swift-nio")
let systemPackage: Target.Dependency = .product(name: "SystemPackage", package: "swift-system")
let yams: Target.Dependency = .product(name: "Yams", package: "Yams")

// MARK: Foundations

let decoder = [
    system("CVips", at: "Modules/Foundations/Pictures/CVips", pkgConfig: "vips", apt: "libvips-dev"),
    system(
        "CSeccomp", at: "Modules/Foundations/Pictures/CSeccomp", pkgConfig: "libseccomp",
        apt: "libseccomp-dev"),
    program("madang-pictures", at: "Modules/Foundations/Pictures/Decoder", ["CVips", "CSeccomp"]),
]

let foundations: [Group] = [
    module(
        "Vocabulary", library("Vocabulary", at: "Modules/Foundations/Vocabulary"),
        tests("VocabularyTests", ["SampleKit", "Vocabulary"])),
    module(
        "UnicodeText",
        system("CUTF8Proc", at: "Modules/Foundations/UnicodeText/CUTF8Proc", apt: "libutf8proc-dev"),
        library("UnicodeText", at: "Modules/Foundations/UnicodeText/Core", ["CUTF8Proc", "Vocabulary"]),
        tests("UnicodeTextTests", ["UnicodeText", "Vocabulary"])),
    module(
        "Calendar",
        library("Calendar", at: "Modules/Foundations/Calendar", ["Vocabulary"]),
        tests("CalendarTests", ["Calendar", "SampleKit", "TestKit", "Vocabulary"])),
    module(
        "TimeZones",
        library("TimeZones", at: "Modules/Foundations/TimeZones", ["Vocabulary"]),
        tests("TimeZonesTests", ["TimeZones", "TestKit", "Vocabulary"])),
    module(
        "Hashing",
        system(
            "CSodium", at: "Modules/Foundations/Hashing/CSodium", pkgConfig: "libsodium", apt: "libsodium-dev"
        ),
        library("Hashing", at: "Modules/Foundations/Hashing/Core", ["CSodium"]),
        tests("HashingTests", ["Hashing"])),
    module("Threads", library("Threads", at: "Modules/Foundations/Threads")),
    module("SampleKit", library("SampleKit", at: "Modules/Foundations/SampleKit", ["Vocabulary"])),
    module(
        "ContractKit",
        library("ContractKit", at: "Modules/Foundations/ContractKit", ["SampleKit", "Vocabulary"])),
    module(
        "Wire",
        library("Wire", at: "Modules/Foundations/Wire/Core", ["UnicodeText", "Vocabulary"]),
        tests("WireTests", ["Wire", "ContractKit", "TestKit", "UnicodeText", "Vocabulary"])),
    module(
        "WireServer",
        system("CZlib", at: "Modules/Foundations/Wire/CZlib", pkgConfig: "zlib", apt: "zlib1g-dev"),
        library("WireMetrics", at: "Modules/Foundations/Wire/Metrics", [coreMetrics]),
        library(
            "WireServer", at: "Modules/Foundations/Wire/Server",
            ["Wire", "Vocabulary", "CZlib", hummingbird, hummingbirdCore, httpTypes, nioCore, nioHTTP1]
                + [nioPosix] + [logging, coreMetrics, lifecycle])),
    module(
        "WireClient",
        shim("CCurl", at: "Modules/Foundations/Wire/CCurl"),
        library("WireClient", at: "Modules/Foundations/Wire/Client", ["Wire", "Vocabulary", "CCurl"]),
        tests(
            "WireBackendTests",
            ["TestKit", "Wire", "WireClient", "WireServer", "WireMetrics", "Vocabulary", logging]
                + [coreMetrics])),
    module(
        "PortOne",
        library("PortOne", at: "Modules/Foundations/PortOne/Core", ["Hashing", "Vocabulary", "Wire"]),
        library(
            "PortOneSandbox", at: "Modules/Foundations/PortOne/Sandbox",
            ["PortOne", "Hashing", "SampleKit", "Vocabulary", "Wire"]),
        library(
            "PortOneServer", at: "Modules/Foundations/PortOne/Server",
            ["PortOneSandbox", "Vocabulary", "Wire", "WireClient", "WireServer"]),
        tests(
            "PortOneTests",
            ["PortOne", "PortOneSandbox", "ContractKit", "Hashing", "SampleKit", "TestKit", "Vocabulary"]
                + ["Wire"]),
        tests(
            "PortOneBackendTests",
            ["PortOne", "PortOneSandbox", "PortOneServer", "ContractKit", "TestKit", "Vocabulary", "Wire"]
                + ["WireClient", "WireServer"])),
    module(
        "Terminal",
        library("Terminal", at: "Modules/Foundations/Terminal/Core", ["Vocabulary", "UnicodeText", yams]),
        tests(
            "TerminalTests",
            ["Terminal", "TestKit", "ContractKit", "SampleKit", "Vocabulary", "UnicodeText"])),
    module(
        "TerminalDriver",
        system("CTerminfo", at: "Modules/Foundations/Terminal/CTerminfo", apt: "libncurses-dev"),
        library(
            "TerminalDriver", at: "Modules/Foundations/Terminal/Driver",
            ["Terminal", "Threads", "Vocabulary", "CTerminfo"]),
        tests("TerminalBackendTests", ["TerminalDriver", "Terminal", "TestKit", "Vocabulary"])),
    module(
        "Commands",
        library(
            "Commands", at: "Modules/Foundations/Commands",
            ["Terminal", "Wire", "Vocabulary", argumentParser]),
        tests("CommandsTests", ["Commands", "Terminal", "TestKit", "Wire", "Vocabulary", argumentParser])),
    module(
        "Web",
        library(
            "Web", at: "Modules/Foundations/Web", ["Terminal", "Vocabulary", "Wire", mustache],
            exclude: ["Templates"]),
        tests("WebTests", ["Web", "ContractKit", "Terminal", "TestKit", "Vocabulary", "Wire"])),
    module(
        "Preferences",
        library("Preferences", at: "Modules/Foundations/Preferences", ["Terminal", "Vocabulary"]),
        tests("PreferencesTests", ["Preferences", "Terminal", "Vocabulary"])),
    // Without the decoder the suites of it are skipped.
    module(
        "Pictures",
        library("Pictures", at: "Modules/Foundations/Pictures/Core", ["Vocabulary"]),
        shim("CDecoderChild", at: "Modules/Foundations/Pictures/CDecoderChild"),
        library(
            "PictureRenderer", at: "Modules/Foundations/Pictures/Renderer",
            ["Pictures", "Threads", "Vocabulary", "CDecoderChild"]),
        shim("CChafa", at: "Modules/Foundations/Pictures/CChafa"),
        library(
            "TerminalPictures", at: "Modules/Foundations/Pictures/Terminal",
            ["Pictures", "Terminal", "CChafa"]),
        tests("PicturesTests", ["Pictures", "SampleKit", "TestKit", "Vocabulary"]),
        tests(
            "PicturesBackendTests",
            ["Pictures", "PictureRenderer", "Terminal", "TerminalPictures", "SampleKit", "TestKit"]
                + ["Vocabulary"])),
    Group(name: "Pictures", targets: Context.environment["MADANG_PICTURES"] == "0" ? [] : decoder),
    module(
        "TestKit",
        library(
            "TestKit", at: "Modules/Foundations/TestKit",
            ["ContractKit", "SampleKit", "Wire", "Terminal", "Vocabulary"])),
    module(
        "Database",
        library("Database", at: "Modules/Foundations/Database/Core", ["Hashing", "Vocabulary"]),
        library(
            "DatabaseSQLite", at: "Modules/Foundations/Database/SQLite",
            ["Database", "Threads", "Vocabulary", grdb, grdbSQLite]),
        tests(
            "DatabaseBackendTests",
            ["Database", "DatabaseSQLite", "DatabaseTestSupport", "ContractKit", "TestKit", "Vocabulary"])),
    module(
        "Copy",
        library(
            "DatabaseCopy", at: "Modules/Foundations/Database/Copy", ["Database", "Hashing", "Vocabulary"]),
        tests("CopyBackendTests", ["Database", "DatabaseCopy", "DatabaseTestSupport", "Vocabulary"])),
    module(
        "Blobs",
        library("Blobs", at: "Modules/Foundations/Blobs/Core", ["Hashing", "Vocabulary"]),
        library("BlobsDisk", at: "Modules/Foundations/Blobs/Disk", ["Blobs", "Threads", "Vocabulary"]),
        library(
            "BlobsS3", at: "Modules/Foundations/Blobs/S3",
            ["Blobs", "Hashing", "Threads", "Vocabulary", "Wire", "WireClient"]),
        library(
            "BlobsContract", at: "Modules/Foundations/Blobs/Contract",
            ["Blobs", "ContractKit", "SampleKit", "Vocabulary"]),
        tests(
            "BlobsTests", ["Blobs", "BlobsContract", "ContractKit", "Hashing", "TestKit", "Vocabulary"]),
        tests(
            "BlobsBackendTests",
            ["Blobs", "BlobsContract", "BlobsDisk", "BlobsS3", "ContractKit", "Hashing", "SampleKit"]
                + ["TestKit", "Vocabulary", "Wire", "WireClient"])),
    module(
        "DatabasePostgres",
        shim("CPostgres", at: "Modules/Foundations/Database/CPostgres"),
        library(
            "DatabasePostgres", at: "Modules/Foundations/Database/Postgres",
            ["Database", "Vocabulary", "CPostgres"]),
        library(
            "DatabaseTestSupport", at: "Modules/Foundations/Database/TestSupport",
            ["Database", "DatabaseSQLite", "DatabasePostgres", "Vocabulary"]),
        library(
            "DatabaseTestKit", at: "Modules/Foundations/DatabaseTestKit",
            ["ContractKit", "Database", "DatabaseTestSupport", "TestKit", "Vocabulary", "Wire"]),
        tests(
            "PostgresBackendTests",
            ["Database", "DatabasePostgres", "DatabaseTestSupport", "TestKit", "Vocabulary"])),
]

// MARK: Domains

let domains: [Group] = [
    domain("Audit", hasScreens: true, tested: ["Hashing"], backendTested: ["Hashing"]),
    domain(
        "Auth",
        adapters: [
            "AuthPasswords": ["Hashing", "Threads", "CSodium"], "AuthTokens": ["Hashing", "Wire"],
            "AuthMail": ["Hashing"],
        ],
        hasScreens: true, hasPages: true, hasSamples: true,
        tested: ["AuthPasswords", "AuthTokens", "AuthMail", "Hashing"],
        backendTested: ["AuthTokens"]),
    domain("Comments", hasScreens: true, hasSamples: true),
    domain("Community", hasScreens: true, hasPages: true, hasSamples: true),
    domain(
        "Crews", formats: ["Calendar"], hasScreens: true, hasPages: true, hasSamples: true,
        tested: ["CrewsSamples"]),
    domain("Deals", hasScreens: true),
    domain("Feed", hasScreens: true, hasPages: true, hasSamples: true, tested: ["FeedSamples"]),
    domain("Funding", hasScreens: true, hasPages: true, hasSamples: true, tested: ["FundingSamples"]),
    domain("Listings", hasScreens: true, hasPages: true, hasSamples: true),
    domain("Moderation", hasScreens: true),
    domain("Notices", hasScreens: true),
    domain(
        "Payments", adapters: ["PaymentsPortOne": ["PortOne", "Wire", "Hashing"]], hasScreens: true,
        hasPages: true,
        further: [
            tests(
                "PaymentsPortOneTests",
                ["Payments", "PaymentsContract", "PaymentsPortOne", "PortOne", "PortOneSandbox"]
                    + ["ContractKit", "TestKit", "Vocabulary", "Wire", "Hashing"])
        ]),
    domain(
        "Storage", over: ["Blobs", "Pictures"],
        adapters: ["StorageRendering": ["PictureRenderer"], "StorageCache": ["Hashing", "Threads"]],
        tested: ["StorageCache", "Hashing"],
        backendTested: ["StorageRendering", "PictureRenderer", "BlobsDisk", "BlobsS3", "WireClient"]),
]

// MARK: Programs

/// The libraries of all domains that are put together; those that work on what is kept; and what programs
/// show of domains. Contracts are for what tries the domains, fakes for tests alone.
let composed = libraries(of: domains, without: ["Contract", "Fakes"])
let kept = libraries(of: domains, without: ["Console", "Screens", "Pages", "Contract", "Fakes"])
let shown = libraries(of: domains, only: ["", "Console", "Screens"])
let contracts = libraries(of: domains, only: ["Contract"])
let fakes = libraries(of: domains, only: ["Fakes"])

/// The libraries of these kinds, or of all but others. The kind of a core is empty.
func libraries(
    of groups: [Group], only kinds: [String]? = nil, without others: [String] = []
) -> [Target.Dependency] {
    groups.flatMap { group in
        let names = group.targets.filter { $0.type == .regular }.map(\.name)
        return names.filter { name in
            let kind = String(name.dropFirst(group.name.count))
            return kinds?.contains(kind) != false && !others.contains(kind)
        }
    }.map { .target(name: $0) }
}

/// What stands upon the domains, for the programs and for what tries them.
let assembled: [Target.Dependency] = [
    "Settings", "Composition", "Operations", "Commands", "Terminal", "Vocabulary", "Wire",
]
let drivers: [Target.Dependency] = ["DatabaseSQLite", "DatabasePostgres", "DatabaseCopy"]

let programs: [Group] = [
    module(
        "Apps",
        library(
            "Settings", at: "Apps/Settings",
            ["Vocabulary", "Wire", "WireClient", "Database", "DatabasePostgres", "BlobsS3", "PortOne"]
                + [configuration, systemPackage]),
        library(
            "Composition", at: "Apps/Composition",
            ["Settings", "Vocabulary", "SampleKit", "Wire", "WireClient", "Database", "Hashing"] + drivers
                + ["Preferences", "Commands", "Blobs", "BlobsDisk", "BlobsS3", "PictureRenderer"]
                + ["PortOne", "PortOneSandbox", "Pictures", "Terminal", "TerminalPictures", "TimeZones"]
                + ["Web", systemPackage, argumentParser] + composed),
        library(
            "Operations", at: "Apps/Operations",
            ["Settings", "Composition", "Vocabulary", "UnicodeText", "Wire", "Terminal"]
                + ["Database", "Hashing", "Blobs", "BlobsDisk", "BlobsS3"] + drivers + kept),
        library(
            "Sample", at: "Apps/Sample",
            ["Settings", "Composition", "SampleKit", "Commands", "Terminal", "Vocabulary"] + composed,
            resources: [.copy("Resources")]),
        library(
            "TestHooks", at: "Apps/TestHooks",
            ["Composition", "ContractKit", "PortOneSandbox", "Vocabulary", "Wire"] + composed + contracts),
        library(
            "Verification", at: "Apps/Verification",
            ["TestHooks", "WireClient", "UnicodeText", "ContractKit", "SampleKit", "Database", "Hashing"]
                + ["DatabasePostgres", "DatabaseTestSupport", "Blobs"] + assembled + composed + contracts),
        library("DeviceState", at: "Apps/DeviceState", ["Preferences", "Threads"] + assembled + shown),
        program(
            "madang", at: "Apps/CLI",
            ["DeviceState", "Preferences", "TimeZones", argumentParser] + assembled + shown),
        program(
            "madang-tui", at: "Apps/TUI",
            ["DeviceState", "Preferences", "TerminalDriver", "TimeZones", argumentParser] + assembled),
        library(
            "Serving", at: "Apps/Serving",
            ["Sample", "WireServer", "WireMetrics", "UnicodeText", "PortOneSandbox", "PortOneServer"]
                + ["TimeZones", argumentParser, lifecycle, logging] + assembled),
        program("madang-server", at: "Apps/Server", ["Composition", "Serving"]),
        program(
            "madang-harness", at: "Apps/Harness",
            ["Sample", "TestHooks", "Verification", "ContractKit", "PortOne", "PortOneSandbox", "TimeZones"]
                + ["PortOneServer", "WireServer", argumentParser] + assembled + shown + contracts)),
    module("Rules", tests("ArchitectureTests", [])),
    // Without a server and the programs: enough to record a domain's documents and try it with the others.
    module(
        "CrossDomain",
        tests(
            "CrossDomainTests",
            ["Sample", "SampleKit", "TestHooks", "Verification", "ContractKit", "TestKit", "Blobs"]
                + ["BlobsS3", "Database", "DatabasePostgres", "DatabaseSQLite", "DatabaseTestSupport"]
                + ["DeviceState", "PictureRenderer", "PortOne", "PortOneSandbox", "Preferences", "Web"]
                + assembled + composed + contracts + fakes)),
    module(
        "Acceptance",
        tests(
            "AcceptanceTests",
            ["madang", "madang-server", "madang-harness", "madang-tui", "Composition", "Database"]
                + ["TestKit", "Terminal", "DatabaseTestSupport", "WireClient", "Vocabulary"] + drivers
                + composed)),
]

// MARK: Focus

/// The targets that the named groups or targets need, tests of other groups left out.
func focused(on names: [String], in groups: [Group]) -> [Target] {
    let all = groups.flatMap(\.targets)
    let others = names.filter { name in !groups.contains { $0.name == name } }
    let alone = others.map { String($0.drop { $0 == "=" }) }
    var wanted = Set(groups.filter { names.contains($0.name) }.flatMap(\.targets).map(\.name) + alone)
    var size = -1
    while size != wanted.count {
        size = wanted.count
        for target in all where wanted.contains(target.name) {
            wanted.formUnion(targetNames(target.dependencies))
        }
    }
    return all.filter { wanted.contains($0.name) }
}

func targetNames(_ dependencies: [Target.Dependency]) -> [String] {
    dependencies.compactMap { dependency in
        switch dependency {
        case .targetItem(let name, _), .byNameItem(let name, _): name
        default: nil
        }
    }
}

let focus = Context.environment["MADANG_FOCUS"]?.split(separator: ",").map(String.init) ?? []
let groups = foundations + domains + programs
let targets = focus.isEmpty ? groups.flatMap(\.targets) : focused(on: focus, in: groups)

let packages: [String: Package.Dependency] = [
    "swift-argument-parser": .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    "swift-configuration": .package(
        url: "https://github.com/apple/swift-configuration", from: "1.4.0",
        traits: [.defaults, "CommandLineArguments", "YAML"]),
    "GRDB.swift": .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
    "hummingbird": .package(
        url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.1", traits: []),
    "swift-http-types": .package(url: "https://github.com/apple/swift-http-types", from: "1.8.0"),
    "swift-log": .package(url: "https://github.com/apple/swift-log", from: "1.16.2"),
    "swift-metrics": .package(url: "https://github.com/apple/swift-metrics", from: "2.13.0"),
    "swift-mustache": .package(
        url: "https://github.com/hummingbird-project/swift-mustache", from: "2.1.1"),
    "swift-nio": .package(url: "https://github.com/apple/swift-nio", from: "2.101.2"),
    "swift-service-lifecycle": .package(
        url: "https://github.com/swift-server/swift-service-lifecycle", from: "2.13.0"),
    "swift-system": .package(url: "https://github.com/apple/swift-system", from: "1.8.1"),
    "Yams": .package(url: "https://github.com/jpsim/Yams", from: "6.2.2"),
]
let needed = Set(
    targets.flatMap(\.dependencies).compactMap { dependency in
        if case .productItem(_, let package, _, _) = dependency { package } else { nil }
    })

/// A library product for each library of these groups, but for those in C, and for the others by name: an
/// outside package names what it builds on, and no more is compiled for it.
func products(of groups: [Group], and others: [String], among targets: [Target]) -> [Product] {
    let libraries = groups.flatMap(\.targets).filter { $0.type == .regular && $0.swiftSettings != nil }
    return (libraries.map(\.name) + others).filter(Set(targets.map(\.name)).contains).map {
        .library(name: $0, targets: [$0])
    }
}

/// What a program outside, with domains of its own, is made of.
let composing = ["Composition", "Operations", "Serving", "Settings"]

let package = Package(
    name: "madang",
    platforms: [.macOS(.v15)],
    products: products(of: foundations + domains, and: composing, among: targets),
    dependencies: packages.keys.sorted().filter(needed.contains).compactMap { packages[$0] },
    targets: targets,
    swiftLanguageModes: [.v6]
)
