import Vocabulary

/// What is on the uppermost screen, as it is read to somebody.
struct LinearView: Hashable, Sendable {
    /// Which screen it is, among all that were ever opened.
    let layer: UInt64?
    let title: String
    let lines: [SpokenLine]
    /// What is typed into; nil where nothing is.
    let field: SpokenField?
    /// The number of the first thing that is left out behind the others; nil if that is all.
    let next: Int?

    /// The line of the thing that is chosen.
    var selected: SpokenLine? { lines.first { $0.isSelected && $0.number != nil } }

    /// So many things are told at once: more than that nobody keeps in mind.
    static let most = 20
}

extension ScreenShell {
    /// As wide as a row needs that leaves nothing out. Lists are gone through by pages of as many things as
    /// are told at once.
    public static let linearSize = Size(columns: 300, rows: LinearView.most + 2 + edges)
    /// Of what is read, so many lines are told without scrolling.
    private static let linearHeight = 200

    /// What is on the uppermost screen.
    func linearView() -> LinearView {
        guard let top = layers.last else {
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
    /// The twenty things that the chosen one is among, and all that is no such thing.
    fileprivate func part() -> [SpokenLine] {
        let chosen = first { $0.isSelected && $0.number != nil }?.number ?? 1
        let block = (chosen - 1) / LinearView.most
        return filter { line in line.number.map { ($0 - 1) / LinearView.most == block } ?? true }
    }
}
