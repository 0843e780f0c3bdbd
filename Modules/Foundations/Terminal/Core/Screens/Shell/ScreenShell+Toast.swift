import UnicodeText

/// The line for what was done or failed, between the screen and the keys.
extension ScreenShell {
    /// Draws the words, and behind them the key that does something about it, in the last line of the part.
    /// Long words take more lines, upon the screen.
    func draw(_ toast: Toast, _ top: any Mounted, _ part: Rect, _ frame: inout Frame) {
        let columns = part.size.columns
        guard columns > 1, !part.isEmpty else { return }
        let offer = offer(of: toast, top).text(in: around.language)
        var lines = toast.text.text(in: around.language).wrapped(to: columns)
        let hasRoom = (lines.last?.displayWidth ?? 0) + 2 + offer.displayWidth <= columns
        if !offer.isEmpty, !hasRoom { lines.append("") }
        let most = max(1, part.size.rows / 2)
        if lines.count > most { lines = lines.cut(to: most, columns, keepingLast: !offer.isEmpty) }
        let place = part.split(bottom: lines.count).bottom
        frame.fill(place)
        frame.mark(place, as: .nothing)
        for (row, line) in lines.enumerated() {
            let start = Point(column: place.origin.column, row: place.origin.row + row)
            frame.put(line, at: start, within: place, .role(.accent))
        }
        guard let last = lines.last, !offer.isEmpty else { return }
        let end = min(last.isEmpty ? 0 : last.displayWidth + 2, max(0, columns - offer.displayWidth))
        let start = Point(column: place.origin.column + end, row: place.rows.upperBound - 1)
        frame.put(offer, at: start, within: place, .role(.key))
        frame.mark(place, as: .action(ShellAction.undo.id))
    }

    private func offer(of toast: Toast, _ top: any Mounted) -> Phrase {
        guard toast.undo != nil, let key = shownKey(of: ShellAction.undo, top)?.shown else {
            return Phrase("")
        }
        return toast.isRetry
            ? Phrase(en: "\(key) try again", ko: "\(key) 다시 시도")
            : Phrase(en: "\(key) undo", ko: "\(key) 되돌리기")
    }
}

extension [String] {
    /// The first of these lines, the last of them ending with `…`; with `keepingLast` the very last follows.
    fileprivate func cut(to most: Int, _ columns: Int, keepingLast: Bool) -> [String] {
        let end = keepingLast && most > 1 ? suffix(1) : []
        var front = Array(prefix(most - end.count))
        if let last = front.popLast() { front.append((last + " …").truncated(to: columns)) }
        return front + end
    }
}
