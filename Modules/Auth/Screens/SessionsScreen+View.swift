import Auth
import AuthConsole
import Terminal
import Vocabulary

extension SessionsScreen {
    /// The number of visible sessions.
    static func rows(_ size: Size) -> Int { max(0, size.rows - 1) }

    func view(_ state: State, _ around: Surroundings) -> Frame {
        var frame = Frame(around.size)
        let (heading, list) = frame.bounds.split(top: 1)
        let labels = [AuthLabels.device, AuthLabels.signedIn, AuthLabels.lastUsed, Phrase("")]
        draw(labels.map { $0.text(in: around.language) }, heading, .faint, isSelected: false, &frame)
        for (row, number) in state.list.seen(list.size.rows).enumerated() {
            let part = Rect(column: 0, row: list.origin.row + row, columns: list.size.columns, rows: 1)
            let isSelected = number == state.list.selection
            guard case .row(let session) = state.list[number] else { continue }
            let role: Cell.Role = session.isCurrent ? .good : .text
            draw(session.columns(around), part, role, isSelected: isSelected, &frame)
            frame.mark(part, as: .item(number))
            if isSelected { frame.show(cursor: part.origin) }
        }
        return frame
    }

    /// Draws device, time of sign-in, last use and mark; in little room without the time of sign-in.
    private func draw(
        _ texts: [String], _ part: Rect, _ role: Cell.Role, isSelected: Bool, _ frame: inout Frame
    ) {
        frame.fill(part, .role(role, isSelected: isSelected))
        var rest = part.size.columns
        for (text, width, from) in [(texts[3], 11, 0), (texts[2], 12, 0), (texts[1], 12, 60)]
        where part.size.columns >= from {
            rest -= width + 1
            let place = Rect(
                column: part.origin.column + rest + 1, row: part.origin.row, columns: width, rows: 1)
            frame.put(line: text, in: place, .role(role, isSelected: isSelected))
        }
        let device = Rect(part.origin, Size(columns: max(0, rest), rows: 1))
        frame.put(line: texts[0], in: device, .role(role, isSelected: isSelected))
    }
}

extension Session {
    fileprivate func columns(_ around: Surroundings) -> [String] {
        [
            device, createdAt.relative(to: around.now, in: around.language),
            lastUsedAt.relative(to: around.now, in: around.language),
            isCurrent ? AuthLabels.thisDevice.text(in: around.language) : "",
        ]
    }
}
