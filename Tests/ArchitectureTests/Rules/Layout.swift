/// What a file may import: what its target depends on in Package.swift, and what the kind of the target may
/// use of the toolchain. `LayerRule` says what kinds may depend on at all.
struct Layout {
    /// The folder of Modules/ that is no domain.
    static let foundationFolder = "Foundations"
    static let edgeStandard: Set<String> = [
        "Swift", "FoundationEssentials", "Glibc", "Musl", "Darwin", "Synchronization", "Dispatch",
    ]
    private static let coreStandard: Set<String> = ["Swift", "FoundationEssentials", "Synchronization"]
    private static let pure: Set<String> = ["Swift"]

    /// Foundations that use less of the toolchain than an edge may.
    private static let sparing: [String: Set<String>] = [
        "Vocabulary": pure, "Hashing": pure, "SampleKit": pure, "BlobsContract": pure, "Calendar": pure,
        "Blobs": ["Swift", "Synchronization"], "UnicodeText": coreStandard,
    ]

    let target: DeclaredTarget
    /// Modules of the toolchain.
    let standard: Set<String>

    /// Nil if the file lies in no folder of a target.
    init?(of path: String, in targets: TargetGraph) {
        guard let target = targets.target(holding: path) else { return nil }
        self.target = target
        standard = Self.standard(of: target)
    }

    /// The modules that the file may import, its own among them.
    var modules: Set<String> { target.dependencies.union(standard).union([target.name]) }

    private static func standard(of target: DeclaredTarget) -> Set<String> {
        if target.kind == .tests || target.name.hasSuffix("TestKit") {
            return edgeStandard.union(["Testing"])
        }
        if target.domainKind == "" { return coreStandard }
        return sparing[target.name] ?? edgeStandard
    }
}
