import Vocabulary

/// An amount as people read it.
enum PageAmount {
    /// `12,000원`, `₩12,000`, `12.50 USD`; a currency without known decimals in its smallest units.
    static func text(_ amount: Int64, _ currency: String, _ language: PageLanguage) -> String {
        guard let known = Currency(rawValue: currency) else {
            let units = language(en: "smallest units", ko: "최소 단위")
            return "\(grouped(String(amount))) \(currency) (\(units))"
        }
        let decimal = grouped(Money(amount, known).decimal)
        guard known == .krw else { return "\(decimal) \(currency)" }
        return language(en: "₩\(decimal)", ko: "\(decimal)원")
    }

    /// The number with commas between groups of three digits before its point.
    private static func grouped(_ number: String) -> String {
        let whole = number.prefix { $0 != "." }
        var grouped = ""
        for (offset, digit) in whole.enumerated() {
            let rest = whole.count - offset
            if offset > 0, rest.isMultiple(of: 3), grouped != "-" { grouped += "," }
            grouped.append(digit)
        }
        return grouped + number.dropFirst(whole.count)
    }
}
