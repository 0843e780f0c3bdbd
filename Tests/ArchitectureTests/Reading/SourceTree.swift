import FoundationEssentials

/// The texts of a repository by path, as the rules see it: the real one, or a few lines made up for an
/// example.
struct SourceTree {
    let texts: [String: String]
    let swiftFiles: [SwiftFile]
    /// The folders of Modules/ beside Foundations/.
    let domains: [String]
    /// The targets of Package.swift; none if it is not there.
    let targets: TargetGraph

    init(_ texts: [String: String]) {
        self.texts = texts
        let files = texts.keys.sorted().filter { $0.hasSuffix(".swift") }.map {
            SwiftFile(path: $0, text: texts[$0] ?? "")
        }
        swiftFiles = files
        domains = Self.domains(among: texts.keys)
        let package = files.first { $0.path == TargetGraph.path }
        targets = TargetGraph(package ?? SwiftFile(path: TargetGraph.path, text: ""))
    }

    private static func domains(among paths: some Sequence<String>) -> [String] {
        let folders = paths.compactMap { path -> String? in
            let parts = path.split(separator: "/")
            return parts.count > 2 && parts[0] == "Modules" ? String(parts[1]) : nil
        }
        return Set(folders).subtracting([Layout.foundationFolder]).sorted()
    }

    /// The Swift files below a folder.
    func files(under folder: String) -> [SwiftFile] {
        swiftFiles.filter { $0.path.hasPrefix(folder + "/") }
    }
}

extension SourceTree {
    /// The repository that this file belongs to.
    static let real = SourceTree(readRepository())

    /// Of the repository what fakes are made of: a fifth, so that they are written in seconds.
    static let ofFakes = SourceTree(
        readRepository(["Modules", TargetGraph.path]).filter { Fake.reads($0.key) })

    private static let places = [
        "Modules", "Apps", "Tests", "Docs", "Scripts", "Package.swift", "ARCHITECTURE.md", "README.md",
        "CONTRIBUTING.md", "LICENSE", "Examples/OwnDomain/README.md", "Examples/OwnMarket/README.md",
    ]
    private static let kinds: Set<String> = [
        "swift", "md", "json", "yaml", "h", "c", "modulemap", "txt", "conf", "mustache", "css", "js", "svg",
        "",
    ]

    /// The folder of `Package.swift`.
    static let root = (0..<4).reduce(URL(filePath: #filePath).resolvingSymlinksInPath()) { url, _ in
        url.deletingLastPathComponent()
    }

    private static func readRepository(_ places: [String] = places) -> [String: String] {
        var texts: [String: String] = [:]
        for place in places { read(place, in: root, into: &texts) }
        return texts
    }

    private static func read(_ path: String, in root: URL, into texts: inout [String: String]) {
        let full = root.appending(path: path).path(percentEncoded: false)
        if let names = try? FileManager.default.contentsOfDirectory(atPath: full) {
            for name in names where !name.hasPrefix(".") { read(path + "/" + name, in: root, into: &texts) }
        } else if kinds.contains(extensionOf(path)), let data = FileManager.default.contents(atPath: full) {
            texts[path] = String(decoding: data, as: UTF8.self)
        }
    }

    private static func extensionOf(_ path: String) -> String {
        let name = path.split(separator: "/").last ?? ""
        return name.contains(".") ? String(name.split(separator: ".").last ?? "") : ""
    }
}
