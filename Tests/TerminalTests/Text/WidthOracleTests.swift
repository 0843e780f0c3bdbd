import SampleKit
import Terminal
import TestKit
import Testing
import UnicodeText

/// The cells that texts take, beside what Python's wcwidth says, which many programs of terminals go by.
@Suite struct WidthOracleTests {
    /// Where both mean something else on purpose, and why.
    private enum Difference: CaseIterable {
        /// A skin tone behind what has no skin is drawn by itself, in two cells. There it is never seen.
        case tone
        /// A joiner joins emoji alone (UTS #51). There it takes whatever is behind it away.
        case joiner
        /// Wide since Unicode 16; this library knows the version before, as do most terminals.
        case version

        func explains(_ text: String) -> Bool {
            let scalars = Array(text.unicodeScalars)
            return switch self {
            case .tone:
                zip([" "] + scalars, scalars).contains {
                    $1.properties.isEmojiModifier && !$0.properties.isEmojiModifierBase
                }
            case .joiner:
                zip(scalars, scalars.dropFirst() + [" "]).contains { $0.value == 0x200D && !$1.isPicture }
            case .version:
                scalars.contains {
                    (0x2630...0x2637).contains($0.value) || (0x268A...0x268F).contains($0.value)
                }
            }
        }
    }

    private static let python = Shell.root + "/.build/tools/wcwidth/bin/python3"
    private static let script = """
        import sys, wcwidth
        for line in open(sys.argv[1]): print(wcwidth.wcswidth(bytes.fromhex(line.strip()).decode()))
        """

    @Test func tenThousandTextsMeasureTheSame() throws {
        guard (try? Shell.output(of: "test -x \(Self.python)")) != nil else {
            if Shell.requiresBackends { Issue.record("wcwidth is missing: Scripts/setup --test") }
            return
        }
        var seeded = SeededGenerator(seed: 2026)
        let texts = (0..<10_000).map { _ in Self.text(&seeded).safeLine }
        let folder = try TemporaryFolder()
        let lines = texts.map {
            $0.utf8.map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined()
        }
        try folder.write(lines.joined(separator: "\n"), to: "texts")
        try folder.write(Self.script, to: "widths.py")
        let answer = try Shell.output(of: "\(Self.python) \(folder.path)/widths.py \(folder.path)/texts")
        let widths = answer.split(separator: "\n").compactMap { Int($0) }
        #expect(widths.count == texts.count)
        var met: Set<Difference> = []
        for (text, width) in zip(texts, widths) where text.displayWidth != width {
            let reasons = Difference.allCases.filter { $0.explains(text) }
            met.formUnion(reasons)
            let scalars = text.unicodeScalars.map { String($0.value, radix: 16) }.joined(separator: " ")
            #expect(!reasons.isEmpty, "\(scalars): \(text.displayWidth) cells here, \(width) there")
        }
        #expect(met.count == Difference.allCases.count, "no text has the other differences: \(met)")
    }

    private static let pieces: [(ClosedRange<UInt32>, weight: Int)] = [
        (0x20...0x7E, 10), (0xA1...0xFF, 4), (0x0300...0x036F, 6), (0x0100...0x017F, 2), (0x0391...0x03C9, 2),
        (0x0410...0x044F, 2), (0x1100...0x1112, 6), (0x1161...0x1175, 6), (0x11A8...0x11C2, 4),
        (0x2010...0x2027, 2), (0x2190...0x21FF, 2), (0x2460...0x24FF, 2), (0x2500...0x257F, 2),
        (0x2600...0x26FF, 4), (0x3001...0x303F, 2), (0x3041...0x3096, 4), (0x30A1...0x30FA, 4),
        (0x3131...0x318E, 4), (0x4E00...0x9FFF, 6), (0xAC00...0xD7A3, 20), (0xFF01...0xFF60, 2),
        (0xFF61...0xFFDC, 2), (0x1F300...0x1F64F, 6), (0x1F900...0x1F9FF, 4), (0x1F1E6...0x1F1FF, 3),
        (0x1F3FB...0x1F3FF, 2), (0xFE0F...0xFE0F, 3), (0x200D...0x200D, 3),
    ]
    private static let wheel = pieces.flatMap { Array(repeating: $0.0, count: $0.weight) }

    private static func text(_ seeded: inout SeededGenerator) -> String {
        var scalars = String.UnicodeScalarView()
        for _ in 0..<Int.random(in: 1...12, using: &seeded) {
            guard let range = wheel.randomElement(using: &seeded),
                let scalar = Unicode.Scalar(UInt32.random(in: range, using: &seeded))
            else { continue }
            scalars.append(scalar)
        }
        return String(scalars)
    }
}

extension Unicode.Scalar {
    /// Whether it is an emoji by itself: neither a digit nor half a flag.
    fileprivate var isPicture: Bool {
        properties.isEmoji && value > 0x7F && !(0x1F1E6...0x1F1FF).contains(value)
    }
}
