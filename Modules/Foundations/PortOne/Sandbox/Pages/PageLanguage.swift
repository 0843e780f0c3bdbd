/// A language of the pages.
enum PageLanguage: String, Hashable, Sendable, CaseIterable {
    case ko, en

    /// The language that the query names, else the one that the browser wants most, else English.
    init(query: String?, accepting field: String?) {
        self = query.flatMap(PageLanguage.init(rawValue:)) ?? Self.wanted(by: field ?? "") ?? .en
    }

    /// That text of the two.
    func callAsFunction(en: String, ko: String) -> String { self == .en ? en : ko }

    /// The other one.
    var other: PageLanguage { self == .en ? .ko : .en }

    /// The one with the greatest weight in a value of `Accept-Language` (RFC 9110, section 12.5.4), of equal
    /// ones the first.
    private static func wanted(by field: String) -> PageLanguage? {
        var best: (language: PageLanguage, weight: Double)?
        for part in field.split(separator: ",").prefix(50) {
            let pieces = part.split(separator: ";").map { $0.filter { $0 != " " && $0 != "\t" } }
            let code = pieces.first?.prefix { $0 != "-" }.lowercased()
            guard let language = code.flatMap(PageLanguage.init(rawValue:)) else { continue }
            let weight =
                pieces.dropFirst().first { $0.hasPrefix("q=") }.map { Double($0.dropFirst(2)) ?? 0 } ?? 1
            if weight > best?.weight ?? 0 { best = (language, weight) }
        }
        return best?.language
    }
}
