import Preferences
import Terminal

extension SettingsScreen {
    func view(_ state: State, _ around: Surroundings) -> Frame {
        var frame = Frame(around.size)
        if let typing = state.typing {
            frame.put(typing, in: frame.bounds.inset(columns: 2, rows: 1), around.language)
            return frame
        }
        var rest = frame.bounds
        for (number, choice) in DeviceChoice.allCases.enumerated() where !rest.isEmpty {
            let (row, below) = rest.split(top: 1)
            rest = below
            let isSelected = number == state.selection
            frame.put(
                title: choice.description.words.text(in: around.language),
                [value(of: choice, state, around.language)], in: row, isSelected: isSelected)
            frame.mark(row, as: .item(number))
            if isSelected { frame.show(cursor: row.origin) }
        }
        return frame
    }

    private func value(of choice: DeviceChoice, _ state: State, _ language: Language) -> RowColumn {
        let words = state.values[choice.name].map { choice.words(of: $0).text(in: language) }
        return RowColumn(words ?? "", width: 20, from: 24, .accent)
    }
}

extension SettingsScreen.State {
    /// Selects another setting.
    mutating func move(_ move: ListMove) {
        let last = DeviceChoice.allCases.count - 1
        switch move {
        case .lines(let count), .pages(let count): selection = max(0, min(last, selection + count))
        case .first: selection = 0
        case .last: selection = last
        }
    }
}
