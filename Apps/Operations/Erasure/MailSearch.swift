import FoundationEssentials
import Glibc
import Vocabulary

/// Looks for texts in letters that wait in the mail folder, whose bodies are base64 (RFC 2045, section 6.8).
struct MailSearch {
    private let values: ErasedValues

    init(_ values: ErasedValues) {
        self.values = values
    }

    /// The letters in the folder that hold one of the texts, at most `limit`: their names, and the text's
    /// line. None if there is no folder. Throws `unavailable` for a folder or letter that cannot be read.
    func letters(in folder: String, limit: Int) throws(ServiceFailure) -> [(name: String, line: Int)] {
        var found: [(name: String, line: Int)] = []
        for name in try names(in: folder) where name.hasSuffix(".eml") || name.hasSuffix(".part") {
            if found.count == limit { break }
            let path = "\(folder)/\(name)"
            guard let data = FileManager.default.contents(atPath: path) else {
                // One that was fetched in between holds nothing.
                if access(path, F_OK) != 0, errno == ENOENT { continue }
                throw .unavailable("\(path) cannot be read")
            }
            let letter = Array(data)
            if let line = values.line(in: letter) ?? values.line(in: Self.body(of: letter)) {
                found.append((name, line))
            }
        }
        return found
    }

    private func names(in folder: String) throws(ServiceFailure) -> [String] {
        if access(folder, F_OK) != 0, errno == ENOENT { return [] }
        do {
            return try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
        } catch {
            throw .unavailable("\(folder) cannot be read")
        }
    }

    private static func body(of letter: [UInt8]) -> [UInt8] {
        let text = String(decoding: letter, as: UTF8.self)
        guard let start = text.firstRange(of: "\r\n\r\n") else { return [] }
        let body = String(text[start.upperBound...])
        return Array(Data(base64Encoded: body, options: .ignoreUnknownCharacters) ?? Data())
    }
}
