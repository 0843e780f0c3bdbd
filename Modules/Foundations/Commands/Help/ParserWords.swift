public import Terminal

/// What the parser says about a wrong command line, in both languages. Messages that are not known here stay
/// English.
public enum ParserWords {
    /// The message as a sentence.
    public static func phrase(_ message: String) -> Phrase {
        let line = onOneLine(message)
        let text = line.hasSuffix(".") || line.hasSuffix("?") ? line : line + "."
        return Phrase(en: text, ko: korean(line) ?? text)
    }

    /// Of many values that can be taken each stands on a line of its own.
    private static func onOneLine(_ message: String) -> String {
        let parts = message.split(separator: "\n  - ")
        guard let start = parts.first, parts.count > 1 else { return message }
        let values = parts.dropFirst().map { "'\($0)'" }.joined(separator: ", ")
        return start.replacing(" the following:", with: " ") + values
    }

    private static func korean(_ message: String) -> String? {
        let quoted = message.split(separator: "'", omittingEmptySubsequences: false).enumerated()
            .filter { $0.offset % 2 == 1 }.map { String($0.element) }
        guard let first = quoted.first else { return nil }
        let second = quoted.dropFirst().first
        if message.hasPrefix("Unknown option") {
            let near = quoted.dropFirst().map { "'\($0)'" }.joined(separator: "(이)나 ")
            return "'\(first)' 옵션은 없습니다." + (near.isEmpty ? "" : " 혹시 \(near)인가요?")
        }
        if message.hasPrefix("Missing expected argument") { return "'\(first)' 인자가 필요합니다." }
        if message.hasPrefix("Missing value for") { return "'\(first)'에 값이 필요합니다." }
        if message.hasPrefix("Unexpected argument") { return "'\(first)'은(는) 여기에 쓸 수 없습니다." }
        if message.contains("unexpected arguments") {
            return "여기에 쓸 수 없는 인자가 있습니다: \(quoted.joined(separator: ", "))"
        }
        if message.hasPrefix("The value"), let second {
            let allowed = quoted.dropFirst(2).joined(separator: ", ")
            return "'\(second)'에 '\(first)' 값은 쓸 수 없습니다."
                + (allowed.isEmpty ? "" : " 쓸 수 있는 값: \(allowed).")
        }
        if message.hasPrefix("The option") { return "'\(first)' 옵션은 값을 받지 않습니다." }
        return nil
    }
}
