extension Frame {
    /// What is shown before there is anything to show.
    public static func opening(_ size: Size, _ language: Language) -> Frame {
        var frame = Frame(size)
        let (heading, rest) = frame.bounds.split(top: 1)
        let look = Cell.Look.role(.heading, isSelected: true)
        frame.fill(heading, look)
        frame.put(" " + ScreenShell.name.text(in: language), at: heading.origin, within: heading, look)
        let words = Phrase(en: "Opening… Ctrl-C gives up.", ko: "여는 중… 그만두려면 Ctrl-C를 누르세요.")
        frame.put(line: words.text(in: language), in: rest.split(top: 1).top, .role(.faint))
        return frame
    }
}
