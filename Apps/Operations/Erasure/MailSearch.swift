import FoundationEssentials

/// Looks for texts in letters that wait in the mail folder, whose bodies are base64 (RFC 2045, section 6.8).
struct MailSearch {
    private let values: ErasedValues

    init(_ values: ErasedValues) {
        self.values = values
    }

    /// One finding over all letters, with at most so many of them.
    func letters(in folder: String, limit: Int) -> [FoundBytes] {
        guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else { return [] }
        var found: [FoundBytes] = []
        for name in names.sorted() where name.hasSuffix(".eml") || name.hasSuffix(".part") {
            let path = "\(folder)/\(name)"
            guard found.count < limit, let bytes = FileManager.default.contents(atPath: path) else {
                continue
            }
            if let line = values.line(in: Array(bytes)) ?? values.line(in: Self.body(of: Array(bytes))) {
                found.append(.file(path, [FileSearch.Hit(line: line, offset: 0)]))
            }
        }
        return found.isEmpty ? [.file("any letter in \(folder)", [])] : found
    }

    private static func body(of letter: [UInt8]) -> [UInt8] {
        let text = String(decoding: letter, as: UTF8.self)
        guard let start = text.firstRange(of: "\r\n\r\n") else { return [] }
        let body = String(text[start.upperBound...])
        return Array(Data(base64Encoded: body, options: .ignoreUnknownCharacters) ?? Data())
    }
}
