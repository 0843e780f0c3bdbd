import UnicodeText

extension ScreenShell {
    /// All that is shown now.
    public func frame() -> Frame {
        var frame = Frame(around.size)
        guard let top = top?.screen else { return frame }
        let (heading, rest) = frame.bounds.split(top: 1)
        let (middle, footer) = rest.split(bottom: 1)
        drawHeading(heading, &frame)
        frame.put(top.view(inner), at: middle.origin)
        frame.show(pictures, coming: coming.text(in: around.language))
        drawFooter(top, footer, &frame)
        if let toast { draw(toast, top, middle, &frame) }
        switch overlay {
        case .question(let question): draw(question, &frame)
        case .actions(let chooser): draw(chooser, &frame)
        case nil: break
        }
        return frame
    }

    /// What is to be done so that the pictures of a frame are shown that was made just now.
    public mutating func takeNote(ofPicturesOn frame: Frame) -> [ShellCommand] {
        guard let orders = pictures.show(frame.places.map(\.order)) else { return [] }
        turnSpinner()
        return [.pictures(orders)] + wakeUp
    }

    /// Keys that would do two things on the uppermost screen, each with both.
    public var conflicts: [String] {
        keys.conflicts(among: sensible).map {
            "\($0.key.name): \($0.first.rawValue), \($0.second.rawValue)"
        }
    }

    /// The few keys that matter most here.
    private func drawFooter(_ top: any Mounted, _ part: Rect, _ frame: inout Frame) {
        var column = part.origin.column
        for action in actions where action.isShown && availability(of: action) == .possible {
            guard let key = shownKey(of: action, top) else { continue }
            let title = shownTitle(of: action, top).text(in: around.language)
            let width = key.shown.displayWidth + 1 + title.displayWidth
            guard column + width <= part.columns.upperBound else { break }
            let start = Point(column: column, row: part.origin.row)
            let next = frame.put(key.shown, at: start, within: part, .role(.key))
            frame.put(" " + title, at: Point(column: next, row: start.row), within: part, .role(.faint))
            frame.mark(Rect(start, Size(columns: width, rows: 1)), as: .action(action.id))
            column += width + 2
        }
    }

    /// The first key that triggers the action here: while a field has the focus, keys that write do not.
    func shownKey(of action: Action, _ top: any Mounted) -> Key? {
        keys.keys(of: action).first { !top.isTyping || !$0.writes }
    }

    /// What the action does here: what opens a row ends a line that is typed.
    private func shownTitle(of action: Action, _ top: any Mounted) -> Phrase {
        action == .open && top.isTyping ? top.enterTitle ?? Self.done : action.title
    }

    private static let done = Phrase(en: "Done", ko: "입력 완료")

    private func draw(_ question: Question, _ frame: inout Frame) {
        let room = max(2, min(60, frame.size.columns - 6))
        let lines = question.text.text(in: around.language).wrapped(to: room)
        let answers = [Question.yes, Question.no]
        let box = frame.box(columns: room, rows: lines.count + 2, around.language == .ko ? "확인" : "Confirm")
        for (row, line) in lines.enumerated() {
            let place = Point(column: box.origin.column, row: box.origin.row + row)
            frame.put(line, at: place, within: box)
        }
        var place = Point(column: box.origin.column, row: box.origin.row + lines.count + 1)
        for answer in answers {
            let word = "\(answer.keys[0].shown) \(answer.title.text(in: around.language))"
            frame.mark(
                Rect(place, Size(columns: word.displayWidth, rows: 1)).intersection(box),
                as: .action(answer.id))
            place.column = frame.put(word, at: place, within: box, .role(.key)) + 3
        }
        frame.show(cursor: place)
    }

    private func draw(_ chooser: ActionChooser, _ frame: inout Frame) {
        let room = max(2, min(64, frame.size.columns - 4))
        let found = chooser.found
        let height = max(2, min(chooser.entries.count + 1, frame.size.rows - 4))
        let box = frame.box(columns: room, rows: height, around.language == .ko ? "할 수 있는 것" : "Actions")
        let (line, list) = box.split(top: 1)
        let end = frame.put(": " + chooser.typed.left, at: line.origin, within: line, .role(.field))
        frame.put(
            chooser.typed.right, at: Point(column: end, row: line.origin.row), within: line, .role(.field))
        let first = max(0, chooser.selection - list.size.rows + 1)
        for (offset, entry) in found.dropFirst(first).prefix(list.size.rows).enumerated() {
            let part = Rect(
                column: list.origin.column, row: list.origin.row + offset, columns: list.size.columns, rows: 1
            )
            draw(entry, isSelected: first + offset == chooser.selection, part, &frame)
            frame.mark(part, as: .item(first + offset))
        }
        frame.show(caret: Point(column: min(end, line.columns.upperBound - 1), row: line.origin.row))
    }

    private func draw(
        _ entry: ActionChooser.Entry, isSelected: Bool, _ part: Rect, _ frame: inout Frame
    ) {
        let keys = entry.keys.prefix(3).map(\.shown).joined(separator: " ")
        let role: Cell.Role = entry.refusal == nil ? .text : .faint
        frame.fill(part, .role(role, isSelected: isSelected))
        frame.put(
            keys, at: part.origin, within: part.split(left: 16).left, .role(.key, isSelected: isSelected))
        let rest = part.split(left: 16).rest
        let refusal = entry.refusal.map { " (\($0.text(in: around.language)))" } ?? ""
        let text = entry.action.title.text(in: around.language) + refusal
        let end = frame.put(
            text.truncated(to: rest.size.columns), at: rest.origin, within: rest,
            .role(role, isSelected: isSelected))
        // As a file of keys names it, where there is room.
        let name = entry.action.id.rawValue
        let start = rest.columns.upperBound - name.displayWidth
        guard start > end else { return }
        frame.put(
            name, at: Point(column: start, row: rest.origin.row), within: rest,
            .role(.faint, isSelected: isSelected))
    }
}
