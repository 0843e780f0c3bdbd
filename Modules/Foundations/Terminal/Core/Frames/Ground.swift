/// Whether a terminal's background is light or dark.
public enum Ground: Hashable, Sendable, CaseIterable {
    case dark, light
    /// The terminal has not said.
    case unknown
}

extension Ground {
    /// The ground that these variables tell: the Linux console's is black, and some terminals set
    /// `COLORFGBG`, whose last number is the background's.
    package init(_ environment: [String: String]) {
        let kind = environment["TERM"] ?? ""
        if kind == "linux" || kind.hasPrefix("linux-") {
            self = .dark
            return
        }
        let number = environment["COLORFGBG"]?.split(separator: ";").last.flatMap { Int($0) } ?? -1
        switch number {
        case 0...6, 8: self = .dark
        case 7, 9...15: self = .light
        default: self = .unknown
        }
    }

    /// The ground by a terminal's answer to OSC 11: `]11;rgb:ffff/ffff/dddd`, with one to four digits each.
    /// Nil for any other answer.
    package init?(answer: String) {
        guard answer.hasPrefix("]11;"), let colon = answer.firstIndex(of: ":") else { return nil }
        guard ["rgb", "rgba"].contains(answer[..<colon].dropFirst(4)) else { return nil }
        let parts = answer[answer.index(after: colon)...].split(separator: "/").prefix(3).map(Self.share)
        guard parts.count == 3, let red = parts[0], let green = parts[1], let blue = parts[2] else {
            return nil
        }
        // With this luminance black and white are as easy to read (WCAG 2; a gamma of 2 is near enough).
        let luminance = 0.2126 * red * red + 0.7152 * green * green + 0.0722 * blue * blue
        self = luminance > 0.18 ? .light : .dark
    }

    /// A hexadecimal number as a part of the largest with as many digits; nil if it is none.
    private static func share(_ digits: Substring) -> Double? {
        guard (1...4).contains(digits.count), let value = UInt32(digits, radix: 16) else { return nil }
        return Double(value) / Double((1 << (4 * digits.count)) - 1)
    }
}
