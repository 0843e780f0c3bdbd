/// One target of Package.swift.
struct DeclaredTarget {
    /// The functions of Package.swift that make targets.
    enum Kind: String, CaseIterable {
        case library
        case program
        case tests
        /// A library of the system, in C.
        case system
        /// A part in C that is compiled with the package.
        case shim
    }

    enum Layer {
        case foundation
        case domain
        case app
    }

    let name: String
    let kind: Kind
    let layer: Layer
    /// The domain that it belongs to, if it belongs to one.
    let domain: String?
    /// Where its files lie.
    let folders: [String]
    /// Other targets, and products of other packages.
    let dependencies: Set<String>
    /// Of its declaration, counted from 1.
    let line: Int

    /// What its name adds to that of its domain: empty for a core, `SQL`, `Tests`; nil if it belongs to none.
    var domainKind: String? { domain.map { String(name.dropFirst($0.count)) } }

    /// Whether it is code of others, or what loads it.
    var isInC: Bool { kind == .system || kind == .shim }
}
