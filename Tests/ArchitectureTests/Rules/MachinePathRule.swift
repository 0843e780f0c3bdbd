/// No text names a place that exists on one machine only.
enum MachinePathRule {
    static let name = "machine paths"

    // Put together from pieces, so that this file is not found by its own rule.
    static let workplace = ["", "work", ""].joined(separator: "/")
    static let sibling = ["..", "shared"].joined(separator: "/")
    static let temporary = ["", "tmp", ""].joined(separator: "/")

    static func check(_ tree: SourceTree) -> [Violation] {
        tree.texts.keys.sorted().flatMap { path -> [Violation] in
            let text = tree.texts[path] ?? ""
            guard needles.contains(where: text.contains) else { return [] }
            let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
            return lines.enumerated().compactMap { offset, line in
                guard let place = machinePath(in: line) else { return nil }
                return Violation(
                    file: path, line: offset + 1, rule: name,
                    message:
                        "`\(place)` exists on one machine only. Name the place relative to the repository, "
                        + "or take it from the configuration.")
            }
        }
    }

    private static let needles = [workplace, sibling, temporary]

    private static func machinePath(in line: Substring) -> String? {
        for needle in [workplace, sibling] where line.contains(needle) { return needle }
        let pieces = line.split(separator: "/", omittingEmptySubsequences: false)
        for index in pieces.indices.dropFirst() where pieces[index] == "tmp" {
            if let folder = pieces.dropFirst(index + 1).first, index + 2 < pieces.count, isFolder(folder) {
                return temporary + folder + "/"
            }
        }
        return nil
    }

    private static func isFolder(_ name: Substring) -> Bool {
        !name.isEmpty && name.allSatisfy { $0.isLetter || $0.isNumber || "-_.".contains($0) }
    }
}
