import Glibc
import Settings
import UnicodeText

/// Texts of which nothing may be left: a line each, as an export of the member's data had them.
public struct ErasedValues: Sendable {
    /// What is looked for of the text on a line.
    struct Value: Sendable {
        let line: Int
        /// The text as it was typed, composed, decomposed and folded for searches; of a long one pieces,
        /// since pages of a database cut long texts.
        let needles: [[UInt8]]
    }

    let values: [Value]

    /// Reads the file. Throws `values` with what is wrong with it, by its line.
    public init(file path: String) throws(ErasureError) {
        let bytes: [UInt8]?
        do {
            bytes = try SmallFile.bytes(of: path)
        } catch {
            throw .values(path, "\(error)")
        }
        guard let bytes else { throw .noValues(path) }
        guard let text = String(validating: bytes, as: UTF8.self) else {
            throw .values(path, "it is not UTF-8")
        }
        try self.init(text: text, of: path)
    }

    /// Texts that are given one by one. Throws as `init(file:)`.
    public init(lines: [String]) throws(ErasureError) {
        try self.init(text: lines.joined(separator: "\n"), of: "the list")
    }

    /// Takes the lines of a text, as editors leave them: with a byte order mark, line ends of any system, and
    /// blanks around a text, of which none is looked for. Blank lines are passed over. Throws as
    /// `init(file:)`.
    init(text: String, of path: String) throws(ErasureError) {
        var values: [Value] = []
        let text = text.unicodeScalars.first == "\u{FEFF}" ? String(text.unicodeScalars.dropFirst()) : text
        let lines = text.split(omittingEmptySubsequences: false) { ["\n", "\r\n", "\r"].contains($0) }
        for (index, line) in lines.enumerated() {
            let line = Self.trimmed(line)
            if line.isEmpty { continue }
            guard line.utf8.count >= Self.shortest else {
                throw .values(
                    path,
                    "line \(index + 1) has fewer than \(Self.shortest) bytes, which are found everywhere")
            }
            values.append(Value(line: index + 1, needles: Self.needles(of: String(line))))
        }
        if values.isEmpty { throw .values(path, "there is no text in it") }
        if values.count > Self.most { throw .values(path, "it has more than \(Self.most) lines") }
        self.values = values
    }

    private static func trimmed(_ line: Substring) -> Substring {
        var line = line.drop(while: \.isWhitespace)
        while line.last?.isWhitespace == true { line.removeLast() }
        return line
    }

    /// The first line whose text, or a piece of it, is in the bytes; nil if none is.
    func line(in bytes: some Collection<UInt8>) -> Int? {
        let found = bytes.withContiguousStorageIfAvailable { buffer in
            values.first { value in value.needles.contains { Self.position(of: $0, in: buffer) != nil } }?
                .line
        }
        return found ?? line(in: Array(bytes))
    }

    /// Where the needle first begins in the bytes.
    static func position(of needle: [UInt8], in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
        guard let base = bytes.baseAddress, let first = needle.first else { return nil }
        var start = 0
        while bytes.count - start >= needle.count {
            let room = bytes.count - start - needle.count + 1
            guard let mark = memchr(base + start, Int32(first), room) else { return nil }
            start = UnsafeRawPointer(base).distance(to: UnsafeRawPointer(mark))
            if memcmp(base + start, needle, needle.count) == 0 { return start }
            start += 1
        }
        return nil
    }

    /// The length of the longest needle.
    static let piece = 48
    private static let (shortest, most) = (4, 1000)

    private static func needles(of text: String) -> [[UInt8]] {
        var needles: [[UInt8]] = []
        // What is long enough as it was typed can be folded to a letter or two, which are found everywhere.
        let forms = [text, text.nfc, text.nfd, text.folded].map { Array($0.utf8) }
        for form in forms where form.count >= shortest {
            let pieces =
                form.count <= piece
                ? [form]
                : [0, (form.count - piece) / 2, form.count - piece].map { Array(form[$0..<$0 + piece]) }
            needles += pieces.filter { !needles.contains($0) }
        }
        return needles
    }
}
