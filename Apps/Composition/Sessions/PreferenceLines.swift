/// Settings in a file, a line `name: value` to each.
enum PreferenceLines {
    /// The lines, in the order of the names.
    static func bytes(of texts: [String: String]) -> [UInt8] {
        texts.sorted { $0.key < $1.key }.flatMap { Array("\($0.key): \($0.value)\n".utf8) }
    }

    /// Parses the lines; malformed ones are skipped.
    static func texts(in bytes: ArraySlice<UInt8>) -> [String: String] {
        var texts: [String: String] = [:]
        for line in bytes.split(separator: UInt8(ascii: "\n")) {
            // By bytes: a blank and a combining mark behind it are one character.
            let line = line.last == UInt8(ascii: "\r") ? line.dropLast() : line
            guard let mark = line.firstRange(of: Array(": ".utf8)) else { continue }
            texts[String(decoding: line[..<mark.lowerBound], as: UTF8.self)] = String(
                decoding: line[mark.upperBound...], as: UTF8.self)
        }
        return texts
    }
}
