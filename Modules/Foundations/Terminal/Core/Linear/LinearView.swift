import Vocabulary

/// The content of the uppermost screen as it is read out.
struct LinearView: Hashable, Sendable {
    /// The screen's number, unique among all screens ever opened.
    let layer: UInt64?
    let title: String
    let lines: [SpokenLine]
    /// The field being typed into; nil if there is none.
    let field: SpokenField?
    /// The number of the first thing left out after these; nil if there is none.
    let next: Int?

    /// The line of the selected thing.
    var selected: SpokenLine? { lines.first { $0.isSelected && $0.number != nil } }

    /// The number of things read at once; a listener cannot keep more in mind.
    static let most = 20
}

extension ScreenShell {
    /// Wide enough that no row is cut. Lists are paged by as many things as are read at once.
    public static let linearSize = Size(columns: 300, rows: LinearView.most + 2 + edges)
    /// The number of lines of a text that are read without scrolling.
    private static let linearHeight = 200

    /// The content of the uppermost screen.
    func linearView() -> LinearView {
        guard let top else {
            return LinearView(layer: nil, title: "", lines: [], field: nil, next: nil)
        }
        var tall = inner
        tall.size = Size(columns: tall.size.columns, rows: Self.linearHeight)
        let frame = top.screen.view(tall)
        let titles = Dictionary(actions.map { ($0.id, $0.title.text(in: around.language)) }) { first, _ in
            first
        }
        let lines = frame.spokenLines(in: around.language) { titles[$0] }
        let field = top.screen.isTyping ? frame.spokenField : nil
        let shown = lines.part()
        let last = shown.compactMap(\.number).max() ?? 0
        return LinearView(
            layer: top.number, title: top.screen.title.text(in: around.language).safeLine, lines: shown,
            field: field, next: lines.compactMap(\.number).first { $0 > last })
    }
}

extension [SpokenLine] {
    /// The block of twenty things that holds the selected one, and all other lines.
    fileprivate func part() -> [SpokenLine] {
        let chosen = first { $0.isSelected && $0.number != nil }?.number ?? 1
        let block = (chosen - 1) / LinearView.most
        return filter { line in line.number.map { ($0 - 1) / LinearView.most == block } ?? true }
    }
}
