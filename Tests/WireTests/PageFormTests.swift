import Testing
import Vocabulary

@testable import Wire

/// Forms as browsers send them to pages.
struct PageFormTests {
    private static let type = "application/x-www-form-urlencoded"

    private static func form(_ body: String, _ type: String? = type) -> Result<PageForm, ServiceFailure> {
        let visit = PageVisit(contentType: type, body: Array(body.utf8))
        return Result { () throws(ServiceFailure) in try visit.form() }
    }

    @Test(
        "Members are percent-decoded, a plus is a blank, and both forms of Hangul stay as they are",
        arguments: [
            ("act=pay&name=%EA%B0%80+%EB%82%98", "가 나"), ("name=%E1%84%80%E1%85%A1", "\u{1100}\u{1161}"),
            ("name=", ""), ("name", ""), ("name=a%3Db%26c", "a=b&c"), ("name=a=b", "a=b"),
            ("other=1&name=x&&", "x"), ("n%61me=%3Cscript%3E", "<script>"),
        ])
    func values(_ body: String, _ expected: String) throws {
        let form = try Self.form(body).get()
        #expect(form["name"].map { Array($0.utf8) } == Array(expected.utf8))
        #expect(form["none"] == nil)
    }

    @Test("A form says whether it is of its type; an empty body has none")
    func types() throws {
        let field = FieldError("content-type", .malformed(expected: Self.type))
        for type in [nil, "", "application/json", "multipart/form-data; boundary=x", "text/plain"] {
            #expect(Self.form("act=pay", type) == .failure(.badRequest([field])), "\(type ?? "nil")")
            #expect(try Self.form("", type).get() == PageForm())
        }
        for type in ["Application/X-WWW-Form-Urlencoded", "\(Self.type); charset=utf-8", "\(Self.type);x"] {
            #expect(try Self.form("act=pay", type).get()["act"] == "pay")
        }
    }

    @Test(
        "What no browser sends is refused",
        arguments: ["%", "a=%F", "a=%FF", "a=%zz", "a=\nb", "a=b c", "a=%ED%A0%80"])
    func malformed(_ body: String) {
        let field = FieldError("body", .malformed(expected: "percent-encoded UTF-8"))
        #expect(Self.form(body) == .failure(.badRequest([field])))
    }

    @Test("A member that stands twice is refused by its name")
    func twice() {
        #expect(Self.form("act=pay&act=cancel") == .failure(.badRequest([FieldError("act", .repeated)])))
        #expect(Self.form("a=1&%61=1") == .failure(.badRequest([FieldError("a", .repeated)])))
    }

    @Test("A form has at most 8 KiB and 32 members")
    func limits() throws {
        let longest = "a=" + String(repeating: "x", count: PageForm.largest - 2)
        #expect(try Self.form(longest).get()["a"]?.count == PageForm.largest - 2)
        let tooLong = FieldError("body", .tooLong(maximum: PageForm.largest))
        #expect(Self.form(longest + "x") == .failure(.badRequest([tooLong])))
        let most = (0..<PageForm.most).map { "m\($0)=" }.joined(separator: "&")
        #expect(try Self.form(most).get()["m31"]?.isEmpty == true)
        let tooMany = FieldError("body", .tooLong(maximum: PageForm.most))
        #expect(Self.form(most + "&m32=") == .failure(.badRequest([tooMany])))
    }
}
