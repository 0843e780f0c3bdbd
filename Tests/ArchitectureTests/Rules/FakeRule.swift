/// The files of `Modules/<Domain>/Fakes` are what is emitted from the protocols (`Fake`), and no others.
enum FakeRule {
    static let name = "fakes"

    static func check(_ tree: SourceTree) -> [Violation] {
        let fakes = Fake.all(in: tree)
        let asked = Set(fakes.map(\.path))
        let others = tree.texts.keys.filter { Fake.isEmitted($0, in: tree) && !asked.contains($0) }
        let message = "No protocol of the core asks for it: remove the file."
        return fakes.compactMap { fault(of: $0, in: tree) }
            + others.sorted().map { violation($0, 1, message) }
    }

    private static func fault(of fake: Fake, in tree: SourceTree) -> Violation? {
        do throws(FakeRefusal) {
            let text = try fake.text(in: tree)
            guard let kept = tree.texts[fake.path] else {
                return violation(fake.path, 1, "`\(fake.name)` has no fake. Run \(FakeSource.command)")
            }
            guard let line = difference(kept, text) else { return nil }
            let message = "It is not what is emitted from `\(fake.name)`. Run \(FakeSource.command)"
            return violation(fake.path, line, message)
        } catch {
            return violation(error.file, error.line, error.message)
        }
    }

    /// The first line in which two texts differ, counted from 1.
    private static func difference(_ kept: String, _ made: String) -> Int? {
        guard !kept.utf8.elementsEqual(made.utf8) else { return nil }
        let lines = [kept, made].map { $0.split(separator: "\n", omittingEmptySubsequences: false) }
        return zip(lines[0], lines[1]).prefix { $0 == $1 }.count + 1
    }

    private static func violation(_ file: String, _ line: Int, _ message: String) -> Violation {
        Violation(file: file, line: line, rule: name, message: message)
    }
}
