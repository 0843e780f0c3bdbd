// swift-tools-version: 6.2
import PackageDescription

// The PostgreSQL driver with the program that measures it, and nothing else: built in half a minute. The folders in
// Sources are links to those in Modules.

let settings: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"), .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("InternalImportsByDefault"),
]

let package = Package(
    name: "driver",
    platforms: [.macOS(.v15)],
    targets: [
        .target(name: "Vocabulary", swiftSettings: settings),
        .target(name: "Database", dependencies: ["Vocabulary"], swiftSettings: settings),
        .target(name: "CPostgres", linkerSettings: [.linkedLibrary("dl")]),
        .target(
            name: "DatabasePostgres", dependencies: ["Database", "Vocabulary", "CPostgres"],
            swiftSettings: settings),
        .executableTarget(
            name: "driver", dependencies: ["Database", "DatabasePostgres"], swiftSettings: settings),
    ],
    swiftLanguageModes: [.v6]
)
