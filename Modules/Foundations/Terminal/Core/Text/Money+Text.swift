public import Vocabulary

extension Money {
    /// The amount for people: `₩12,000`, `$12.50`, `-€3.00`, or `12,000 KRW` where codes are wanted
    /// (`CurrencyForm`). Korean and English write it alike.
    public func text(in _: Language) -> String {
        let digits = decimal
        let isNegative = digits.hasPrefix("-")
        let parts = digits.dropFirst(isNegative ? 1 : 0).split(separator: ".", maxSplits: 1)
        let fraction = parts.count > 1 ? ".\(parts[1])" : ""
        let (sign, number) = (isNegative ? "-" : "", (parts.first.map(grouped) ?? "0") + fraction)
        return switch CurrencyForm.current {
        case .symbol: "\(sign)\(currency.sign)\(number)"
        case .code: "\(sign)\(number) \(currency.rawValue)"
        }
    }

    /// What something costs for people: as `text`, or that it is given away.
    public func asPrice(in language: Language) -> String {
        minorUnits == 0 ? Phrase(en: "free", ko: "나눔").text(in: language) : text(in: language)
    }
}

extension Currency {
    /// The sign that stands before an amount: `₩`.
    var sign: Character {
        switch self {
        case .krw: "₩"
        case .usd: "$"
        case .eur: "€"
        case .gbp: "£"
        case .jpy: "¥"
        }
    }
}

private func grouped(_ digits: Substring) -> String {
    var text = ""
    for (index, digit) in digits.enumerated() {
        if index > 0, (digits.count - index).isMultiple(of: 3) { text.append(",") }
        text.append(digit)
    }
    return text
}
