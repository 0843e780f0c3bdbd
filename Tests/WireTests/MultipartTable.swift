import Testing
import Vocabulary

@testable import Wire

/// What a body is, and what is to be read of it.
struct MultipartCase: Sendable, CustomTestStringConvertible {
    let name: String
    var boundary = "b"
    let body: String
    let expected: Result<[ReadPart], MultipartFault>

    var testDescription: String { name }

    static func good(_ name: String, _ body: String, _ parts: ReadPart...) -> MultipartCase {
        MultipartCase(name: name, body: body, expected: .success(parts))
    }

    static func bad(_ name: String, _ body: String, _ fault: MultipartFault) -> MultipartCase {
        MultipartCase(name: name, body: body, expected: .failure(fault))
    }
}

/// A part as it was read.
struct ReadPart: Hashable, Sendable {
    var head: PartHead
    var text: String

    init(_ name: String, _ text: String, filename: String? = nil, mediaType: String? = nil) {
        head = PartHead(name: name, filename: filename, mediaType: mediaType)
        self.text = text
    }
}

/// Limits that small cases reach.
let smallLimits: MultipartLimits = {
    var limits = MultipartLimits(part: 100, body: 5000)
    (limits.parts, limits.head, limits.name, limits.filename, limits.margin) = (5, 200, 8, 12, 20)
    return limits
}()

/// Reads a body that comes in these pieces.
func read(
    _ pieces: [[UInt8]], boundary: String = "b", _ limits: MultipartLimits = smallLimits
) -> Result<[ReadPart], MultipartFault> {
    guard let boundary = Boundary(boundary) else { return .success([]) }
    var reader = MultipartReader(boundary, limits)
    var (rest, parts, open): (ArraySlice<[UInt8]>, [(PartHead, [UInt8])], Bool) = (pieces[...], [], false)
    do throws(MultipartFault) {
        while true {
            switch try reader.next() {
            case .head(let head):
                parts.append((head, []))
                open = true
            case .bytes(let bytes): parts[parts.count - 1].1 += bytes
            case .endOfPart: open = false
            case .end:
                return .success(
                    open
                        ? [] : parts.map { ReadPart(head: $0.0, text: String(decoding: $0.1, as: UTF8.self)) }
                )
            case nil:
                if let piece = rest.popFirst() { try reader.add(piece) } else { reader.finish() }
            }
        }
    } catch {
        return .failure(error)
    }
}

extension ReadPart {
    init(head: PartHead, text: String) { (self.head, self.text) = (head, text) }
}

extension MultipartCase {
    private static let head = "Content-Disposition: form-data; name=\"f\"\r\n\r\n"
    private static let end = MultipartFault.malformed(expected: "an end: the boundary between -- and --")
    private static let behind = MultipartFault.malformed(expected: "a line break or -- behind each boundary")
    private static let lines = MultipartFault.malformed(expected: "lines that end with CR and LF")
    private static let disposition = MultipartFault.malformed(
        expected: #"Content-Disposition: form-data; name="…" before each part"#)
    private static let fields = MultipartFault.malformed(
        expected: "header fields in UTF-8 before each part, one a line")

    private static func named(_ parameters: String, _ more: String = "") -> String {
        "--b\r\nContent-Disposition: form-data\(parameters)\r\n\(more)\r\nx\r\n--b--"
    }

    /// The cases by their numbers in the decision record.
    static let all: [MultipartCase] = framing + contents + heads + sizes

    private static let framing: [MultipartCase] = [
        good("1. starts with the delimiter", "--b\r\n\(head)x\r\n--b--\r\n", ReadPart("f", "x")),
        good("2. a preamble", "Hi\r\n--b\r\n\(head)x\r\n--b--", ReadPart("f", "x")),
        bad(
            "2. a long preamble", String(repeating: "p", count: 21) + "\r\n--b\r\n\(head)x\r\n--b--",
            .malformed(expected: "the first boundary within 20 bytes")),
        good("3. an epilogue", "--b\r\n\(head)x\r\n--b--\r\nbye", ReadPart("f", "x")),
        bad(
            "3. a long epilogue", "--b\r\n\(head)x\r\n--b--\r\n" + String(repeating: "e", count: 21),
            .malformed(expected: "at most 20 bytes behind the last boundary")),
        good(
            "4. blanks", "--b \t\r\n\(head)x\r\n--b \r\n\(head)y\r\n--b--", ReadPart("f", "x"),
            ReadPart("f", "y")),
        bad("8. another boundary that begins like it", "--b\r\n\(head)x\r\n--bX\r\n--b--", behind),
        good(
            "8. in the middle of a line", "--b\r\n\(head)a --b c\r\n --b\r\n--b--",
            ReadPart("f", "a --b c\r\n --b")),
        bad("11. bare line feeds", "--b\n\(head)x\r\n--b--", behind),
        bad("11. bare line feeds before the delimiter", "--b\r\n\(head)x\n--b--\n", end),
        bad(
            "11. a bare line feed in the head", "--b\r\nContent-Disposition: form-data\n\r\nx\r\n--b--", lines
        ),
        bad("13. no end", "--b\r\n\(head)x\r\n--b\r\n", end),
        bad("13. no end in a part", "--b\r\n\(head)x", end),
        bad("13. no end in a head", "--b\r\nContent-Disposition: fo", end),
        bad("13. nothing", "", end),
        bad("14. half an end", "--b\r\n\(head)x\r\n--b-", end),
        bad("14. half an end and a line", "--b\r\n\(head)x\r\n--b-\r\n", behind),
        bad("15. no parts", "--b--\r\n", .noParts),
    ]

    private static let contents: [MultipartCase] = [
        good(
            "10. data that ends with line breaks",
            "--b\r\n\(head)x\r\r\n--b\r\n\(head)\r\n\r\n--b\r\n\(head)x\r\n\r\n\r\n--b--",
            ReadPart("f", "x\r"), ReadPart("f", "\r\n"), ReadPart("f", "x\r\n\r\n")),
        good(
            "10. data that is nearly a delimiter", "--b\r\n\(head)\r\n--\r\n-\r\n\r\n--b--",
            ReadPart("f", "\r\n--\r\n-\r\n")),
        good("16. an empty part", "--b\r\n\(head)\r\n--b--", ReadPart("f", "")),
        good(
            "16. an empty part whose head ends in the delimiter",
            "--b\r\nContent-Disposition: form-data; name=f\r\n\r\n--b--", ReadPart("f", "")),
        good(
            "18. one name several times",
            (1...5).map { "--b\r\n\(head)\($0)\r\n" }.joined() + "--b--",
            ReadPart("f", "1"), ReadPart("f", "2"), ReadPart("f", "3"), ReadPart("f", "4"), ReadPart("f", "5")
        ),
    ]

    private static let heads: [MultipartCase] = [
        bad("17. no disposition", "--b\r\n\r\nx\r\n--b--", disposition),
        bad("17. no name", named(""), disposition),
        bad("17. an empty name", named("; name=\"\""), disposition),
        bad(
            "17. another disposition", "--b\r\nContent-Disposition: attachment; name=f\r\n\r\nx\r\n--b--",
            disposition),
        good("19. quotes", named(#"; name=f; filename="a\"b%22""#), ReadPart("f", "x", filename: "a\"b%22")),
        good("20. filename*", named("; name=f; filename*=UTF-8''%41"), ReadPart("f", "x")),
        good("21. a path", named("; name=f; filename=\"../a/b\""), ReadPart("f", "x", filename: "../a/b")),
        good(
            "21. NFD", named("; name=f; filename=\"\u{1112}\u{1161}\u{11AB}.png\""),
            ReadPart("f", "x", filename: "한.png")),
        bad("21. NUL", named("; name=f; filename=\"a\0b\""), disposition),
        bad(
            "21. a control of Unicode", named("; name=f; filename=\"a\u{85}b\""),
            .malformed(expected: "a filename of at most 12 characters, none of them a control")),
        bad(
            "22. parts of parts", named("; name=f", "Content-Type: Multipart/mixed; boundary=c\r\n"),
            .unsupported(expected: "parts that are not made of parts")),
        bad(
            "23. base64", named("; name=f", "Content-Transfer-Encoding: BASE64\r\n"),
            .unsupported(expected: "parts without Content-Transfer-Encoding")),
        good("23. binary", named("; name=f", "Content-Transfer-Encoding: binary\r\n"), ReadPart("f", "x")),
        good(
            "23. a media type", named("; name=f", "content-type: Image/PNG; q=1\r\n"),
            ReadPart("f", "x", mediaType: "image/png")),
        bad(
            "23. no media type", named("; name=f", "Content-Type: png\r\n"),
            .malformed(expected: "a media type, such as image/jpeg")),
        bad("24. a folded field", named(";\r\n name=f"), fields),
        bad(
            "24. a doubled field", named("; name=f", "X: 1\r\nx: 2\r\n"),
            .malformed(expected: "each header field of a part once")),
        bad("24. a doubled name", named("; name=f; name=g"), .malformed(expected: "one name")),
        bad("24. a line without a colon", named("; name=f", "X\r\n"), fields),
        bad("24. a blank before the colon", named("; name=f", "X : 1\r\n"), fields),
        good("24. a name in quotes", named("; name=\"한글 이름\""), ReadPart("한글 이름", "x")),
    ]

    private static let sizes: [MultipartCase] = [
        bad(
            "25. a part too many", String(repeating: "--b\r\n\(head)x\r\n", count: 6) + "--b--",
            .tooLarge(.parts, limit: 5)),
        bad(
            "25. a long head", named("; name=f", "X: \(String(repeating: "x", count: 200))\r\n"),
            .tooLarge(.head, limit: 200)),
        bad(
            "25. a head without end", "--b\r\n" + String(repeating: "x", count: 4000),
            .tooLarge(.head, limit: 200)),
        bad(
            "25. a long name", named("; name=123456789"),
            .malformed(expected: "a name of at most 8 characters, none of them a control")),
        good("25. a long name in characters", named("; name=\"가나다라마바사아\""), ReadPart("가나다라마바사아", "x")),
        good(
            "25. as large as may be", "--b\r\n\(head)\(String(repeating: "x", count: 100))\r\n--b--",
            ReadPart("f", String(repeating: "x", count: 100))),
        bad(
            "25. a byte more", "--b\r\n\(head)\(String(repeating: "x", count: 101))\r\n--b--",
            .tooLarge(.part("f"), limit: 100)),
    ]
}
