import Commands
import Crews
import CrewsConsole
import Terminal
import Vocabulary

extension LedgerScreen {
    func view(_ state: State, _ around: Surroundings) -> Frame {
        var frame = Frame(around.size)
        let language = around.language
        guard !state.isHidden else {
            frame.putHiddenInside(in: frame.bounds, language)
            return frame
        }
        guard let ledger = state.ledger else { return frame }
        let (bars, rest) = frame.bounds.split(top: bars(around))
        draw(state, in: bars, language, &frame)
        let (sums, list) = rest.split(top: 2)
        for (row, column) in CrewLedgerColumn.allCases.enumerated() {
            let line = sums.split(top: row).rest.split(top: 1).top
            frame.put(line: ledger.sums(of: column).text(in: language), in: line, .role(.faint))
        }
        frame.put(
            state.lines, in: list, language,
            nothing: Phrase(en: "Nothing in this month.", ko: "이 달에는 내역이 없습니다.")
        ) {
            $0.put($1, in: $2, isSelected: $3, language)
        }
        return frame
    }

    /// How many months are drawn: a third of the screen.
    private func bars(_ around: Surroundings) -> Int { max(1, min(Self.atOnce, around.size.rows / 3)) }

    /// How many lines are seen.
    func rows(_ around: Surroundings) -> Int { max(0, around.size.rows - bars(around) - 2) }

    /// The months around the chosen one, the latest first, each with a bar for what the crew has.
    private func draw(_ state: State, in part: Rect, _ language: Language, _ frame: inout Frame) {
        let first = max(0, min(state.chosen - part.size.rows / 2, state.months.count - part.size.rows))
        let seen = state.months.indices.dropFirst(first).prefix(part.size.rows)
        let largest = seen.map { abs(state.months[$0].closing) }.max() ?? 0
        var rest = part
        for number in seen {
            let (line, below) = rest.split(top: 1)
            rest = below
            draw(
                state.months[number], of: largest, isChosen: number == state.chosen, in: line, language,
                &frame)
        }
    }

    private func draw(
        _ ledger: CrewLedger, of largest: Int64, isChosen: Bool, in part: Rect, _ language: Language,
        _ frame: inout Frame
    ) {
        let amount = Money(ledger.closing, .krw).text(in: language)
        frame.put(
            title: "\(ledger.month)", [RowColumn(amount, width: 14, from: 30, .accent, isRight: true)],
            in: part,
            isSelected: isChosen)
        let room = max(0, part.size.columns - 8 - 16)
        let length = ledger.closing == 0 ? 0 : Self.length(abs(ledger.closing), of: largest, in: room)
        let role: Cell.Role = ledger.closing < 0 ? .fault : .good
        frame.put(
            String(repeating: "█", count: length),
            at: Point(column: part.origin.column + 8, row: part.origin.row),
            within: part, .role(role))
    }

    /// At least one cell for any amount that is not 0. In fractions: amounts times cells may not fit.
    static func length(_ amount: Int64, of largest: Int64, in cells: Int) -> Int {
        guard largest > 0, cells > 0 else { return 0 }
        return max(1, min(cells, Int(Double(amount) / Double(largest) * Double(cells))))
    }
}

extension CrewLedger {
    /// What the column had, gained, lost and has: `cash: ₩10,000 + ₩5,000 - ₩3,000 = ₩12,000`.
    fileprivate func sums(of column: CrewLedgerColumn) -> Phrase {
        let balance = balance(of: column)
        let amounts = [balance.opening, received(in: column), spent(in: column), balance.closing]
        return Phrase { language in
            let texts = amounts.map { Money($0, .krw).text(in: language) }
            let name = column.words.text(in: language)
            return "\(name): \(texts[0]) + \(texts[1]) - \(texts[2]) = \(texts[3])"
        }
    }
}

extension Frame {
    /// One line of the ledger.
    fileprivate mutating func put(
        _ row: LedgerScreen.Row, in part: Rect, isSelected: Bool, _ language: Language
    ) {
        let line = row.line
        let amount = Money(line.gained, .krw).text(in: language)
        let receipt =
            line.entry?.receipt == nil ? "" : Phrase(en: "[receipt]", ko: "[영수증]").text(in: language)
        let columns = [
            RowColumn(amount, width: 12, from: 30, line.gained < 0 ? .warning : .accent, isRight: true),
            RowColumn(line.column.words.text(in: language), width: 6, from: 60, .faint),
            RowColumn(String("\(line.day)".dropFirst(5)), width: 5, from: 36, .faint),
        ]
        put(
            title: line.words.text(in: language), mark: (receipt, receipt), columns, in: part,
            isSelected: isSelected)
    }
}
