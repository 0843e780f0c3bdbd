// swift-tools-version: 6.2
import PackageDescription

let madang = ["Auth", "Composition", "Listings", "ListingsFakes", "Vocabulary"]

let package = Package(
    name: "OwnMarket",
    platforms: [.macOS(.v15)],
    // Elsewhere: .package(url: "…/madang", from: "…")
    dependencies: [.package(name: "madang", path: "../..")],
    targets: [
        .executableTarget(
            name: "OwnMarket", dependencies: madang.map { .product(name: $0, package: "madang") })
    ],
    swiftLanguageModes: [.v6]
)
