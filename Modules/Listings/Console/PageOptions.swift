public import ArgumentParser
import Terminal
import Vocabulary

/// Which part of a list is wanted.
public struct PageOptions: ParsableArguments {
    @Option(help: .words(en: "Show this page, counted from 1.", ko: "이 쪽을 봅니다 (1부터).", value: "number"))
    var page: Int?
    @Option(
        help: .words(
            en: "Go on behind this place; the end of a list names it.", ko: "이 자리 다음부터 봅니다. 목록 끝에 적혀 있습니다.",
            value: "cursor"))
    var after: String?
    @Option(help: .words(en: "Show at most so many (1-100).", ko: "한 번에 볼 개수 (1-100).", value: "count"))
    var limit: Int?

    /// The first page of the usual size.
    public init() {}

    /// The page that is wanted; field errors are added to `fieldErrors`.
    func request(_ fieldErrors: inout [FieldError]) -> PageRequest {
        do throws(FieldError) {
            return try PageRequest(try start(), limit: limit ?? PageRequest.usualLimit)
        } catch {
            fieldErrors.append(error)
            return .first
        }
    }

    private func start() throws(FieldError) -> PageRequest.Start {
        switch (after, page) {
        case (nil, nil): return .first
        case (nil, let number?): return .number(number)
        case (let text?, nil):
            guard let cursor = Cursor(text: text) else {
                throw FieldError("after", .malformed(expected: "a place that a list ended with"))
            }
            return .after(cursor)
        case (_?, _?): throw FieldError("page", .unexpected)
        }
    }

    /// The words of a command line that ask for the page behind `page`; nil if it is the last.
    func following(_ page: Page<some Sendable>) -> [String]? {
        guard let next = page.next else { return nil }
        let size = limit.map { ["--limit", "\($0)"] } ?? []
        if let numbering = page.numbering { return ["--page", "\(numbering.number + 1)"] + size }
        return ["--after", next.text] + size
    }
}
