import Terminal
import Testing
import Vocabulary

@testable import Web

/// Templates are read when a server starts; what is wrong with one is told by its name.
@Suite struct TemplateTests {
    private static func failure(_ templates: [String: String]...) -> String? {
        do throws(ServiceFailure) {
            _ = try PageSite(
                templates.map { DomainPages(templates: $0) }, at: SitePlace(), for: Services()
            ) { "/\($0)/\($1)" }
            return nil
        } catch {
            return "\(error)"
        }
    }

    @Test func templatesOfThePagesAreSound() { #expect(Self.failure() == nil) }

    @Test(
        "A template that cannot be read is named",
        arguments: [
            ("{{#a}}", "thing"), ("<p>\n{{a", "thing"), ("<p>\n\n{{/b}}", "line 3"),
            ("{{>nowhere}}", "the template thing includes nowhere, which is not there"),
            ("{{<nowhere}}{{/nowhere}}", "includes nowhere"), ("{{> nowhere }}", "includes nowhere"),
        ])
    func unsound(_ template: String, _ said: String) throws {
        let failure = try #require(Self.failure(["thing": template]), "it was taken: \(template)")
        #expect(failure.contains(said) && failure.contains("thing"), "\(failure)")
    }

    @Test func namesAreUnique() {
        let told = "two templates are called"
        #expect(Self.failure(["thing": ""], ["thing": ""])?.contains("\(told) thing") == true)
        #expect(Self.failure(["layout": ""])?.contains("\(told) layout") == true)
    }

    @Test("Two pages of one kind of record are refused") func recordsAreUnique() {
        let none = RecordPage(name: "things.page", prefix: "thg") { _, _, _ throws(ServiceFailure) in nil }
        let page = DomainPages(records: [none])
        #expect(throws: ServiceFailure.internal("two pages are of thg")) {
            _ = try PageSite([page, page], at: SitePlace(), for: Services()) { "/\($0)/\($1)" }
        }
    }

    private struct Outer: ViewModel {
        func shown(_ name: String) -> Shown? {
            switch name {
            case "inner": .value(Inner())
            case "title", "absent": .text("outer")
            case "texts": .texts(["a<", "b"])
            case "none": .list([])
            case "yes": .flag(true)
            case "no": .flag(false)
            case "empty": .text("")
            default: nil
            }
        }
    }

    private struct Inner: ViewModel {
        func shown(_ name: String) -> Shown? { name == "absent" ? .nothing : nil }
    }

    @Test(
        "A missing value is nothing, and never the outer one of the same name",
        arguments: [
            ("{{#inner}}{{title}}{{/inner}}", "outer"), ("{{#inner}}[{{absent}}]{{/inner}}", "[]"),
            ("{{#inner}}{{#absent}}x{{/absent}}{{^absent}}y{{/absent}}{{/inner}}", "y"),
            ("{{#texts}}{{.}},{{/texts}}", "a&lt;,b,"), ("{{#none}}x{{/none}}{{^none}}y{{/none}}", "y"),
            ("{{#yes}}x{{/yes}}{{#no}}y{{/no}}", "x"), ("{{#empty}}x{{/empty}}[{{empty}}]", "[]"),
            ("[{{unknown}}]", "[]"), ("{{inner.absent}}{{title}}", "outer"),
        ])
    func values(_ template: String, _ expected: String) throws {
        let library = try TemplateLibrary(["thing": template])
        #expect(try library.text(of: "thing", Outer()) == expected)
        #expect(throws: ServiceFailure.internal("there is no template other")) {
            try library.text(of: "other", Outer())
        }
    }

    @Test(
        "Values are safe in texts and in attributes",
        arguments: [
            ("느티나무", "느티나무"), ("느티나무", "느티나무"), ("<b>", "&lt;b&gt;"), ("a & b", "a &amp; b"),
            ("\"'", "&quot;&#39;"), ("\"\u{301}<\u{338}", "&quot;\u{301}&lt;\u{338}"), ("a\u{0}b", "a^@b"),
            ("a\nb", "a\nb"), ("\u{202E}a", "\u{FFFD}a"), ("", ""),
        ])
    func escaping(_ text: String, _ expected: String) {
        let escaped = PageText().escapeText(text)
        #expect(escaped.utf8.elementsEqual(expected.utf8), "\(escaped)")
    }
}
