public import ArgumentParser
public import Terminal
public import Vocabulary

/// Which part of a list is wanted.
public struct PageOptions: ParsableArguments {
    @Option(help: .words(en: "Page number, starting at 1.", ko: "페이지 번호 (1부터).", value: "number"))
    var page: Int?
    @Option(
        help: .words(
            en: "Start after this cursor, as --plain and --json print it.",
            ko: "이 커서 다음부터 봅니다. 커서는 --plain과 --json에 나옵니다.", value: "cursor"))
    var after: String?
    @Option(help: .words(en: "Items per page (1-100).", ko: "한 번에 볼 개수 (1-100).", value: "count"))
    var limit: Int?

    /// The first page of the usual size.
    public init() {}

    /// The page that is wanted; field errors are added to `fieldErrors`.
    public func request(_ fieldErrors: inout [FieldError]) -> PageRequest {
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
                throw FieldError("after", Cursor.fault(of: text))
            }
            return .after(cursor)
        case (_?, _?): throw FieldError("page", .unexpected)
        }
    }

    /// The options of the page behind that one; nil if it is the last.
    func following(_ page: Page<some Sendable>) -> [String]? {
        guard let next = page.next else { return nil }
        if let numbering = page.numbering { return ["--page", "\(numbering.number + 1)"] + size }
        return ["--after", next.text] + size
    }

    var size: [String] { limit.map { ["--limit", "\($0)"] } ?? [] }

    /// What people call the fields of a page, each with its flag; nil for any other field.
    public static func fieldName(_ field: String) -> Phrase? {
        switch field {
        case "limit": .field(en: "items per page", ko: "한 번에 볼 개수", flag: "--limit")
        case "page": .field(en: "page", ko: "페이지", flag: "--page")
        case "after": .field(en: "cursor", ko: "커서", flag: "--after")
        default: nil
        }
    }
}

extension Phrase {
    /// What people call a field, with the flag that sets it: `page size (--limit)`.
    public static func field(en: String, ko: String, flag: String) -> Phrase {
        Phrase(en: "\(en) (\(flag))", ko: "\(ko) (\(flag))")
    }
}
