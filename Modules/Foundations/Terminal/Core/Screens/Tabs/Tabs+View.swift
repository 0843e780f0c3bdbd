import Vocabulary

extension Tabs {
    public func view(_ around: Surroundings) -> Frame {
        let numbers = numbers(around)
        guard numbers.count > 1 else { return shown.view(around) }
        var frame = Frame(around.size)
        let (bar, content) = frame.bounds.split(top: 1)
        let end = draw(numbers, bar, around.language, &frame)
        if current == 0 { drawBesides(bar.split(left: end + 2).rest, around, &frame) }
        frame.put(shown.view(inner(around)), at: content.origin)
        return frame
    }

    /// Draws the names; gives the column behind them.
    private func draw(_ numbers: [Int], _ part: Rect, _ language: Language, _ frame: inout Frame) -> Int {
        let names = numbers.map {
            NameBar.Name(text: turns[$0].title.text(in: language), action: turns[$0].id)
        }
        let bar = NameBar(names: names, current: numbers.firstIndex(of: current))
        let looks = NameBar.Looks(current: .role(.heading), other: .role(.faint))
        let end =
            bar.width > part.size.columns
            ? frame.put(short: bar, in: part, looks) : frame.put(bar, in: part, looks)
        let (seen, all) = (turns[current].title.text(in: language), names.map(\.text))
        let words = "\(seen) (\(all.joined(separator: ", ")))"
        frame.say(
            language == .ko ? "탭: \(words)" : "Tab: \(words)",
            of: part.split(left: end - part.origin.column).left)
        return end
    }

    /// Draws what stands beside the names, each in an equal part of the line.
    private func drawBesides(_ part: Rect, _ around: Surroundings, _ frame: inout Frame) {
        var (rest, screens) = (part, besideScreens)
        while let screen = screens.first, !rest.isEmpty {
            let (place, behind) = rest.split(left: rest.size.columns / screens.count)
            var around = around
            around.size = place.size
            frame.put(screen.view(around), at: place.origin)
            (rest, screens) = (behind, Array(screens.dropFirst()))
        }
    }
}
