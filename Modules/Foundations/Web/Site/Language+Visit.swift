import Terminal
import Wire

extension Language {
    /// The language of a page: `?lang=ko` or `?lang=en`, else what the browser asks for, else English.
    init(of visit: PageVisit) {
        let chosen = visit.query("lang").flatMap(Language.init(rawValue:))
        self = chosen ?? visit.acceptLanguage.flatMap(Language.init(accepting:)) ?? .en
    }

    /// The language with the greatest weight in a value of `Accept-Language` (RFC 9110, section 12.5.4), of
    /// equal ones the first; nil if there is none of Madang's. Parts that cannot be read are left out.
    private init?(accepting field: String) {
        let wanted = field.split(separator: ",").compactMap { part -> (language: Language, weight: Double)? in
            let pieces = part.split(separator: ";").map(\.withoutOuterBlanks)
            guard let language = pieces.first.flatMap({ Language(code: String($0)) }) else { return nil }
            guard pieces.count > 1 else { return (language, 1) }
            guard pieces[1].hasPrefix("q="), let weight = Double(pieces[1].dropFirst(2)), weight > 0 else {
                return nil
            }
            return (language, weight)
        }
        guard let most = wanted.map(\.weight).max(), let best = wanted.first(where: { $0.weight == most })
        else { return nil }
        self = best.language
    }
}
