import Terminal
import Vocabulary

/// The head of a page as the layout writes it.
struct HeadModel: ViewModel {
    let head: PageHead
    /// The path of the page; nil for the page of a failure, which has no address of its own.
    let path: String?
    let site: SitePlace
    let stylesheet: String
    let icon: String
    let context: PageContext
    /// Whether its address carries a right: the head then says nothing to search engines and messengers.
    var isPrivate = false
    /// The addresses of its scripts.
    var scripts: [String] = []

    func shown(_ name: String) -> Shown? {
        switch name {
        case "language": .text(context.language.rawValue)
        case "title": .text(fullTitle)
        case "description": .text(description)
        case "isHidden": .flag(isPrivate || !head.isIndexed)
        case "canonical": .optional(address(in: context.language))
        case "alternates": .list(alternates)
        case "properties": .list(isPrivate ? [] : properties)
        case "names": .list(isPrivate ? [] : names)
        case "scripts": .texts(scripts)
        case "stylesheet": .text(stylesheet)
        case "icon": .text(icon)
        case "home": .text("/?lang=\(context.language.rawValue)")
        case "languages": .list(Language.allCases.map { LanguageLink($0, isCurrent: $0 == context.language) })
        default: nil
        }
    }

    private var siteName: String { context.text(SiteWords.name) }

    private var fullTitle: String { head.title == siteName ? siteName : "\(head.title) · \(siteName)" }

    /// One line, of at most 200 characters.
    private var description: String {
        let line = head.description.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        return line.count > 200 ? "\(line.prefix(199))…" : line
    }

    /// The absolute address in that language, or for all; nil without the site's own.
    private func address(in language: Language?) -> String? {
        guard let origin = site.address, let path else { return nil }
        return origin + path + (language.map { "?lang=\($0.rawValue)" } ?? "")
    }

    private var alternates: [Pair] {
        let languages = Language.allCases.map { Optional($0) } + [nil]
        return languages.compactMap { language in
            address(in: language).map { Pair(language?.rawValue ?? "x-default", $0) }
        }
    }

    /// The absolute address of the picture as JPEG; nil without one, and without the site's own.
    private var picture: String? {
        guard let origin = site.address, let card = head.picture else { return nil }
        return origin + context.pictures(card.id, .full)
    }

    private var properties: [Pair] {
        var pairs = [
            Pair("og:site_name", siteName), Pair("og:title", head.title),
            Pair("og:description", description), Pair("og:type", head.kind.rawValue),
            Pair("og:locale", context.language.locale),
        ]
        pairs += Language.allCases.filter { $0 != context.language }
            .map { Pair("og:locale:alternate", $0.locale) }
        if let address = address(in: context.language) { pairs.append(Pair("og:url", address)) }
        if let picture, let card = head.picture {
            pairs += [
                Pair("og:image", picture), Pair("og:image:type", "image/jpeg"),
                Pair("og:image:width", "\(card.width)"), Pair("og:image:height", "\(card.height)"),
                Pair("og:image:alt", card.description),
            ]
        }
        return pairs + head.properties.map { Pair($0.name, $0.content) }
    }

    private var names: [Pair] {
        let pairs = [
            Pair("twitter:card", picture == nil ? "summary" : "summary_large_image"),
            Pair("twitter:title", head.title), Pair("twitter:description", description),
        ]
        guard let picture, let card = head.picture else { return pairs }
        return pairs + [Pair("twitter:image", picture), Pair("twitter:image:alt", card.description)]
    }
}

/// A name with what it means.
private struct Pair: ViewModel {
    let name: String
    let content: String

    init(_ name: String, _ content: String) { (self.name, self.content) = (name, content) }

    func shown(_ name: String) -> Shown? {
        switch name {
        case "name": .text(self.name)
        case "content": .text(content)
        default: nil
        }
    }
}

/// The same page in a language. The address is relative, so that it is right on every page.
private struct LanguageLink: ViewModel {
    let language: Language
    let isCurrent: Bool

    init(_ language: Language, isCurrent: Bool) {
        (self.language, self.isCurrent) = (language, isCurrent)
    }

    func shown(_ name: String) -> Shown? {
        switch name {
        case "code": .text(language.rawValue)
        case "own": .text(language == .ko ? "한국어" : "English")
        case "isCurrent": .flag(isCurrent)
        default: nil
        }
    }
}

extension Language {
    /// Its name in Open Graph.
    fileprivate var locale: String {
        switch self {
        case .ko: "ko_KR"
        case .en: "en_US"
        }
    }
}
