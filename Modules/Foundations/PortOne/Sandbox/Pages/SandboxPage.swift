import Wire

/// A whole page with its header fields.
struct SandboxPage: Sendable {
    let language: PageLanguage
    let title: String
    let main: Markup
    var status = 200
    /// The origins, besides the sandbox's own, to which a form of the page leads in the end.
    var leadsTo: [String] = []
    /// The address of the same page in the other language.
    var otherLanguage: String?

    /// The answer with the page. No page may be framed, or run or load anything.
    var response: WireResponse {
        let forms = (["'self'"] + leadsTo).joined(separator: " ")
        return WireResponse(
            status: status,
            headers: [
                "content-type": "text/html; charset=utf-8", "cache-control": "no-store",
                "content-security-policy":
                    "default-src 'none'; style-src \(PageStyle.source); form-action \(forms); "
                    + "base-uri 'none'; frame-ancestors 'none'",
                // Stricter would make browsers send the forms of the pages without their origin.
                "referrer-policy": "same-origin", "x-content-type-options": "nosniff",
                "vary": "Accept-Language", "content-language": language.rawValue,
            ],
            body: document.bytes)
    }

    private var document: Markup {
        """
        <!doctype html>
        <html lang="\(language.rawValue)"><head><meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <meta name="robots" content="noindex"><title>\(title)</title>
        \(PageStyle.element)</head>
        <body><main>
        <p class="mark">\(language(en: "TEST MONEY", ko: "시험용 결제"))</p>
        \(main)
        </main>\(languageLink)</body></html>

        """
    }

    private var languageLink: Markup {
        guard let otherLanguage else { return "" }
        let other = language.other
        return """
            <footer><a href="\(otherLanguage)" lang="\(other.rawValue)" hreflang="\(other.rawValue)">\
            \(other(en: "English", ko: "한국어"))</a></footer>
            """
    }
}

extension Markup {
    /// A list of names and values.
    static func facts(_ facts: [(name: String, value: Markup)]) -> Markup {
        let rows = facts.map { fact -> Markup in
            """
            <div><dt>\(fact.name)</dt><dd dir="auto">\(fact.value)</dd></div>
            """
        }
        return "<dl>\(rows)</dl>"
    }

    /// A table, which scrolls by itself where it is too wide.
    static func table(_ caption: String, head: [String], rows: [[Markup]]) -> Markup {
        let head = head.map { name -> Markup in
            """
            <th scope="col">\(name)</th>
            """
        }
        let rows = rows.map { row -> Markup in
            let cells = row.map { cell -> Markup in "<td>\(cell)</td>" }
            return "<tr>\(cells)</tr>"
        }
        return """
            <div class="wide" tabindex="0" role="region" aria-label="\(caption)"><table>\
            <thead><tr>\(head)</tr></thead><tbody>\(rows)</tbody></table></div>
            """
    }

    /// A text as it is.
    static func text(_ text: String) -> Markup { "\(text)" }
}
