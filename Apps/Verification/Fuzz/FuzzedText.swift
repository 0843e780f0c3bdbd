import Terminal
import UnicodeText

/// A text of a stranger's on its way to a terminal.
struct FuzzedText {
    private let input: [UInt8]
    private let text: String

    init(_ input: [UInt8]) {
        self.input = input
        text = String(decoding: input, as: UTF8.self)
    }

    /// Nothing that is shown may command the terminal, and all of it must fit.
    func check(_ number: Int, _ report: inout FuzzReport) {
        report.note(text.isPlainLine ? "harmless" : "hostile")
        let width = 2 + number % 60
        var lines = [text.safeLine, text.truncated(to: width)] + text.safeLines + text.wrapped(to: width)
        let styled = StyledText(text, .bold)
        lines += [styled.plain, styled.truncated(to: width).plain, styled.rendered(colour: false)]
        lines += styled.wrapped(to: width).map(\.plain)
        lines += JSONDocument.string(text).text.split(separator: "\n").map(String.init)
        for line in lines where !line.unicodeScalars.allSatisfy(Self.isHarmless) {
            let shown = line.debugDescription
            report.fault(
                number, .init(en: "commands the terminal by \(shown)", ko: "터미널에 명령합니다: \(shown)"), input)
            return
        }
        let fitted = text.wrapped(to: width) + [text.truncated(to: width)]
        if let wide = fitted.first(where: { $0.displayWidth > width }) {
            let cells = wide.displayWidth
            report.fault(
                number, .init(en: "takes \(cells) cells of \(width)", ko: "\(width)칸에서 \(cells)칸을 차지합니다"),
                Array(wide.utf8))
        }
    }

    /// A joiner inside an emoji may stay.
    static func isHarmless(_ scalar: Unicode.Scalar) -> Bool {
        !scalar.isControl && (!scalar.isInvisibleFormat || scalar.value == 0x200D)
    }

    static let seeds = [
        "전북 현대 홈 유니폼 2023/24", "plain words that are long enough to be wrapped", "한 줄\n두 줄\r\n세 줄\t칸",
        "👩‍👩‍👧‍👦🇰🇷 e\u{301}", "\u{1112}\u{1161}\u{11AB}\u{1100}\u{1173}\u{11AF}", "ﷺ 中文 ｆｕｌｌ ﾊﾝｶｸ",
    ]
}
