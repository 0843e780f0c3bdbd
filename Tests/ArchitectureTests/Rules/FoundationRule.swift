/// Which foundations use which is seen in ARCHITECTURE.md, "Layers": each stands in a row of the drawing, and
/// uses those in the rows below. For what it uses beside these there is a sentence: "Commands uses Terminal".
enum FoundationRule {
    static let name = "foundations"
    static let document = "ARCHITECTURE.md"

    static func check(_ tree: SourceTree) -> [Violation] {
        let drawing = LayerDrawing(tree.texts[document] ?? "")
        return tree.targets.all.filter(isDrawn).flatMap { target -> [Violation] in
            guard let row = drawing.row(of: family(target)) else {
                return [violation(drawing, "\(family(target)) stands in no row of the foundations. Draw it.")]
            }
            return target.dependencies.sorted().compactMap { name -> Violation? in
                guard let other = tree.targets[name], isDrawn(other), family(other) != family(target),
                    !(drawing.row(of: family(other)).map { $0 > row } ?? false),
                    !drawing.says(target.name, uses: name)
                else { return nil }
                return violation(
                    drawing,
                    "\(target.name) depends on \(name), which stands in no row below it. Give it what it "
                        + "needs, or say there: \(target.name) uses \(name).")
            }
        }
    }

    /// Kits may use whatever they try.
    private static func isDrawn(_ target: DeclaredTarget) -> Bool {
        target.layer == .foundation && target.kind == .library && !ProgramRule.tries(target.name)
    }

    /// The folder of Foundations/ that it lies in.
    private static func family(_ target: DeclaredTarget) -> String {
        let parts = target.folders.first?.split(separator: "/") ?? []
        return parts[safe: 2].map(String.init) ?? target.name
    }

    private static func violation(_ drawing: LayerDrawing, _ message: String) -> Violation {
        Violation(file: document, line: drawing.line, rule: name, message: message)
    }
}
