import Glibc
public import Terminal
import Vocabulary

/// Asks a person at a terminal for the photos of a record: one file after the other, and what is to be seen
/// in each.
public struct PhotoQuestions {
    private let console: Console
    private let uploads: any PictureUploading
    private let most: Int
    private let first: Phrase

    /// Asks for at most that many; `first` asks for the first one.
    public init(
        _ console: Console, _ uploads: any PictureUploading, atMost most: Int,
        first: Phrase = Phrase(en: "File of photo 1 (optional)", ko: "사진 1 파일 (선택)")
    ) {
        (self.console, self.uploads, self.most, self.first) = (console, uploads, most, first)
    }

    /// The files, in the order of the photos; none if the person wants none. A file that cannot be taken is
    /// refused where it was typed, and another one asked for. Throws as questions of a form do.
    public func ask() throws(UsageError) -> [DescribedFile] {
        var files: [DescribedFile] = []
        while files.count < most, let file = try file(number: files.count + 1) {
            files.append(
                DescribedFile(file: file, description: try description(of: file, number: files.count + 1)))
        }
        return files
    }

    private func file(number: Int) throws(UsageError) -> NamedFile? {
        let prompt =
            number == 1
            ? first
            : Phrase(
                en: "File of photo \(number) (Enter to end)", ko: "사진 \(number) 파일 (끝내려면 Enter)")
        var file: NamedFile?
        _ = try console.keepingEntries(true) { () throws(UsageError) in
            try console.ask(prompt, flag: "--photo", default: "") { answer in
                if answer.isEmpty { return nil }
                switch read(answer) {
                case .success(let named): file = named
                case .failure(let error): return error.phrase
                }
                return file.flatMap { uploads.problem(with: DescribedFile(file: $0, description: "")) }
            }
        }
        return file
    }

    private func description(of file: NamedFile, number: Int) throws(UsageError) -> String {
        let prompt = Phrase(
            en: "What photo \(number) shows, for those who cannot see it (optional)",
            ko: "볼 수 없는 사람을 위한 사진 \(number) 설명 (선택)")
        return try console.keepingEntries(true) { () throws(UsageError) in
            try console.ask(prompt, flag: "--photo-description", default: "") {
                uploads.problem(with: DescribedFile(file: file, description: $0))
            }
        }
    }

    private func read(_ typed: String) -> Result<NamedFile, UsageError> {
        do throws(UsageError) {
            return .success(try NamedFile(Self.path(typed: typed), atMost: uploads.largestFile))
        } catch {
            return .failure(error)
        }
    }

    /// Resolves a path typed or dropped without a shell: surrounding quotes and trailing blanks are removed,
    /// and `~/` is the home folder.
    static func path(typed text: String) -> String {
        var text = text.trimmingBlanks
        for quote in ["'", "\""] where text.count > 1 && text.hasPrefix(quote) && text.hasSuffix(quote) {
            text = String(text.dropFirst().dropLast())
        }
        guard text.hasPrefix("~/"), let home = getenv("HOME") else { return text }
        return String(cString: home) + text.dropFirst()
    }
}

extension String {
    fileprivate var trimmingBlanks: String {
        guard let start = firstIndex(where: { $0 != " " }), let end = lastIndex(where: { $0 != " " }) else {
            return ""
        }
        return String(self[start...end])
    }
}
