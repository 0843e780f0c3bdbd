import UnicodeText
import Vocabulary

/// The first line: the sections and the way to the screen on the left, how things stand on the right.
extension ScreenShell {
    func drawHeading(_ part: Rect, _ frame: inout Frame) {
        frame.fill(part, Self.headingLook)
        let state = state.text(in: around.language).truncated(to: part.size.columns / 2)
        let start = drawBar(part, besides: state.displayWidth, &frame)
        let room = part.size.columns - start - state.displayWidth - 3
        var way = way.joined(separator: " > ")
        // Where that is too long, where one is counts most.
        if way.displayWidth > room, let last = self.way.last { way = last.truncated(to: max(0, room)) }
        let place = Point(column: start, row: part.origin.row)
        frame.put(" " + way, at: place, within: part, Self.headingLook)
        let end = Point(column: part.size.columns - state.displayWidth - 1, row: part.origin.row)
        frame.put(state, at: end, within: part, Self.headingLook)
    }

    /// Draws the sections beside a text of that width, all of them if there is room; gives the column behind.
    private func drawBar(_ part: Rect, besides width: Int, _ frame: inout Frame) -> Int {
        guard !sections.isEmpty else { return part.origin.column }
        let names = sections.map {
            NameBar.Name(text: "\($0.digit) \($0.title(in: around.language))", action: $0.action.id)
        }
        let bar = NameBar(names: names, current: sections.firstIndex { $0.digit == current })
        let looks = NameBar.Looks(current: .role(.heading), other: Self.headingLook)
        let columns = part.size.columns
        // So much is kept for the text that the bar does not change while something is loaded.
        let needed = bar.width + max(width, Self.leastState) + 2
        return columns < Self.leastColumns || columns < needed
            ? frame.put(short: bar, in: part, looks) : frame.put(bar, in: part, looks)
    }

    /// The titles of the screens that lead here. The bar names the first screen of a section; without a bar
    /// the program's name stands before them.
    private var way: [String] {
        let titles = stack.map { $0.screen.title.text(in: around.language) }
        guard let section = currentSection else { return [Self.name.text(in: around.language)] + titles }
        guard stack.first?.destination == section.destination else { return titles }
        let isAlone = titles.count == 1 && titles.first != section.title(in: around.language)
        return isAlone ? titles : Array(titles.dropFirst())
    }

    /// What the program is called in headings.
    static let name = Phrase(en: "Madang", ko: "마당")
    private static let headingLook = Cell.Look.role(.heading, isSelected: true)
    private static let spinner = ["|", "/", "-", "\\"]
    /// The width from which all sections are shown.
    private static let leastColumns = 60
    /// As wide as the words for loading.
    private static let leastState = 14

    /// What stands where a picture will be.
    var coming: Phrase {
        let turns = (around.now.microseconds / 1_000 / Self.spinnerTime).magnitude
        let turn = Self.spinner[Int(turns % UInt64(Self.spinner.count))]
        return Phrase(en: "Loading \(turn)", ko: "불러오는 중 \(turn)")
    }

    private var state: Phrase {
        if let since = pending.busySince {
            let waited = (around.now.microseconds - since.microseconds) / 1_000
            let turn = Self.spinner[Int(waited / Self.spinnerTime) % Self.spinner.count]
            if waited >= Self.spinnerTime {
                return Phrase(en: "Loading \(turn)", ko: "불러오는 중 \(turn)")
            }
        }
        if let age {
            let moment = { age.relative(to: around.now, in: $0) }
            let count = waitingToBeSent.count
            return Phrase(
                en: "No connection, as of \(moment(.en))" + (count == 0 ? "" : ", \(count) to send"),
                ko: "연결 끊김, \(moment(.ko)) 내용" + (count == 0 ? "" : ", 보낼 것 \(count)"))
        }
        guard isOnline else { return Phrase(en: "No connection", ko: "연결 끊김") }
        let name = around.nickname ?? ""
        guard unread > 0 else { return Phrase(name) }
        let words = Phrase(en: "\(unread) unread", ko: "새 알림 \(unread)")
        return name.isEmpty ? words : Phrase(en: "\(words.en)  \(name)", ko: "\(words.ko)  \(name)")
    }
}
