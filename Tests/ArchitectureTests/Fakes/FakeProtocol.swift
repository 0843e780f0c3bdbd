/// A protocol for which a fake is emitted.
struct FakeProtocol {
    let name: String
    /// The files in which it and the protocols that it refines are declared, its own first.
    private(set) var files: [SwiftFile] = []
    /// Its own requirements in their order, then those of the protocols that it refines.
    private(set) var requirements: [FakeRequirement] = []

    /// Reads the protocol and those that it refines, all of which are declared below the folders.
    ///
    /// Throws if one is not found, or has a requirement for which no closure can stand.
    init(_ name: String, below folders: [String], in tree: SourceTree) throws(FakeRefusal) {
        self.name = name
        let sources = folders.flatMap { tree.files(under: $0) }
        var waiting = [name]
        var known: Set<String> = ["Sendable"]
        while let next = waiting.first {
            waiting.removeFirst()
            guard known.insert(next).inserted else { continue }
            guard let found = Declaration.first(next, in: sources) else {
                let message = "`\(name)` needs the protocol `\(next)`, which is not declared in its core."
                throw FakeRefusal(file: files.first?.path ?? folders[0], line: 1, message: message)
            }
            files.append(found.file)
            requirements += try found.requirements()
            waiting += found.refined
        }
    }

    /// The names of the public protocols below a folder.
    static func names(below folder: String, in tree: SourceTree) -> [String] {
        tree.files(under: folder).flatMap { file in
            DocumentationRule.publicTypes(of: file).filter { file.tokens[$0].isWord("protocol") }.map {
                file.tokens[$0 + 1].text
            }
        }
    }
}

/// Where a protocol is declared.
private struct Declaration {
    let file: SwiftFile
    /// The index of the keyword.
    let keyword: Int

    static func first(_ name: String, in files: [SwiftFile]) -> Declaration? {
        for file in files {
            let keyword = file.tokens.indices.first { file.matches(["protocol", name], at: $0) }
            if let keyword { return Declaration(file: file, keyword: keyword) }
        }
        return nil
    }

    /// The index of the brace behind which the requirements stand.
    private var opening: Int { file.tokens[keyword...].firstIndex { $0.isSymbol("{") } ?? keyword }

    /// The protocols that it refines.
    var refined: [String] {
        file.tokens[keyword..<opening].dropFirst(2).filter { $0.kind == .word }.map(\.text)
    }

    func requirements() throws(FakeRefusal) -> [FakeRequirement] {
        let keywords = Requirements.all(in: file).filter { $0.protocolIndex == keyword }.map(\.index)
        let starts = keywords.map { file.declarationStart(at: $0) }
        let ends = starts.dropFirst() + [file.closing(at: opening) ?? file.tokens.endIndex]
        var found: [FakeRequirement] = []
        for (start, (index, end)) in zip(starts, zip(keywords, ends)) {
            let modifiers = file.tokens[start..<index]
            found.append(try FakeRequirement(file.tokens[index..<end], modifiers: modifiers, in: file))
        }
        return found
    }
}
