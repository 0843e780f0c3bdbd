// swift-tools-version: 6.2
import PackageDescription

let madang: [Target.Dependency] = [
    "AuthConsole", "Commands", "Composition", "Database", "Operations", "Serving", "Settings", "Terminal",
    "TimeZones", "UnicodeText", "Vocabulary", "Wire",
].map { .product(name: $0, package: "madang") }
let argumentParser: Target.Dependency = .product(name: "ArgumentParser", package: "swift-argument-parser")

let package = Package(
    name: "OwnDomain",
    platforms: [.macOS(.v15)],
    dependencies: [
        // Elsewhere: .package(url: "…/madang", from: "…")
        .package(name: "madang", path: "../.."),
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    ],
    targets: [
        .target(name: "Guests", dependencies: madang + [argumentParser]),
        .executableTarget(name: "own-server", dependencies: ["Guests"] + madang, path: "Sources/OwnServer"),
        .executableTarget(
            name: "own-client", dependencies: ["Guests", argumentParser] + madang, path: "Sources/OwnClient"),
    ]
)
