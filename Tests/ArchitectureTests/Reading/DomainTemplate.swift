/// What the function `domain` of Package.swift makes for every domain. The values are tokens of lists of
/// dependencies.
struct DomainTemplate {
    /// What a core depends on: `library(name, at: …, […], sources: […])`.
    let core: Range<Int>?
    /// The folders of a core.
    let coreFolders: [String]
    /// What every other library depends on, beside what its kind needs: `library(target, at: …, […])`.
    let edge: Range<Int>?
    /// The kinds of libraries with what each needs: `kind("SQL", ["Database"])`.
    let kinds: [String: Range<Int>]
    /// The kinds that a domain has only if its call says so: `hasScreens: true`.
    let optional: Set<String>
    /// What tests depend on, by what their names add to the domain's: `tests("\(name)Tests", […])`.
    let tests: [String: Range<Int>]

    init(_ package: SwiftFile) {
        let body = package.body(of: "domain") ?? 0..<0
        let libraries = package.calls(of: ["library"], in: body)
        func library(_ first: String) -> Call? {
            libraries.first { call in
                call.unlabelled.first.map { package.tokens[$0.lowerBound].isWord(first) } ?? false
            }
        }
        let core = library("name")
        self.core = core?.unlabelled.dropFirst().first
        coreFolders = core?.labelled["sources"].map(package.literals) ?? []
        edge = library("target")?.unlabelled.dropFirst().first
        let kinds = Self.needs(of: package.calls(of: ["kind"], in: body), in: package)
        self.kinds = kinds
        let words = Set(body.map { package.tokens[$0] }.filter { $0.kind == .word }.map(\.text))
        optional = Set(kinds.keys.filter { words.contains("has" + $0) })
        tests = Self.needs(of: package.calls(of: ["tests"], in: body), in: package)
    }

    /// The second argument of each call by the text of the first.
    private static func needs(of calls: [Call], in package: SwiftFile) -> [String: Range<Int>] {
        calls.reduce(into: [:]) { needs, call in
            let arguments = call.unlabelled
            guard arguments.count == 2 else { return }
            let name = package.tokens[arguments[0].lowerBound]
            if name.kind == .string { needs[name.text] = arguments[1] }
        }
    }
}
