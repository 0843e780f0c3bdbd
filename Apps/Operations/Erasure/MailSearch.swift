import FoundationEssentials

/// Looks for texts in letters that wait in the mail folder, whose bodies are base64 (RFC 2045, section 6.8).
struct MailSearch {
    private let values: ErasedValues

    init(_ values: ErasedValues) {
        self.values = values
    }

    /// The letters in the folder that hold one of the texts, at most so many: their names, and the text's
    /// line. None where there is no folder.
    func letters(in folder: String, limit: Int) -> [(name: String, line: Int)] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        var found: [(name: String, line: Int)] = []
        for name in names.sorted() where name.hasSuffix(".eml") || name.hasSuffix(".part") {
            guard found.count < limit, let data = FileManager.default.contents(atPath: "\(folder)/\(name)")
            else { continue }
            let letter = Array(data)
            if let line = values.line(in: letter) ?? values.line(in: Self.body(of: letter)) {
                found.append((name, line))
            }
        }
        return found
    }

    private static func body(of letter: [UInt8]) -> [UInt8] {
        let text = String(decoding: letter, as: UTF8.self)
        guard let start = text.firstRange(of: "\r\n\r\n") else { return [] }
        let body = String(text[start.upperBound...])
        return Array(Data(base64Encoded: body, options: .ignoreUnknownCharacters) ?? Data())
    }
}
