/// A typed amount, split into its sign, its number and the currency that it names.
struct TypedAmount {
    /// The currency of its mark; nil without one.
    private(set) var currency: Currency?
    private var sign: Int64 = 1
    private var number: Substring

    /// More decimal places than any amount needs.
    static let mostPlaces = 6

    /// Nil if a blank stands between two digits: these may be two numbers.
    init?(_ text: String) {
        let parts = text.lowercased().split(whereSeparator: \.isWhitespace)
        let pairs = zip(parts, parts.dropFirst())
        if pairs.contains(where: { $0.endsInDigit && $1.beginsWithDigit }) { return nil }
        number = Substring(parts.joined())
        takeSign()
        takeMark()
        if sign > 0 { takeSign() }
    }

    /// The amount in units of the last of so many decimal places, or the largest that fits into 64 bits; nil
    /// if the number cannot be read or has more decimals.
    func units(places: Int) -> Int64? {
        Self.value(of: number, Self.units[...], places).map { sign * $0 }
    }
}

extension TypedAmount {
    /// What names a currency before or behind a number.
    private static let marks: [(text: String, currency: Currency)] = [
        ("₩", .krw), ("￦", .krw), ("원", .krw), ("won", .krw), ("$", .usd), ("달러", .usd), ("€", .eur),
        ("유로", .eur), ("£", .gbp), ("파운드", .gbp), ("¥", .jpy), ("￥", .jpy), ("엔", .jpy),
    ]

    /// The Korean units, the largest first, with their powers of ten.
    private static let units: [(name: Character, power: Int)] = [
        ("억", 8), ("만", 4), ("천", 3), ("백", 2), ("십", 1),
    ]

    private mutating func takeSign() {
        guard number.first == "-" else { return }
        (sign, number) = (-1, number.dropFirst())
    }

    private mutating func takeMark() {
        for (text, currency) in Self.marks + Currency.allCases.map({ ($0.rawValue.lowercased(), $0) }) {
            if number.hasPrefix(text) {
                number = number.dropFirst(text.count)
            } else if number.hasSuffix(text) {
                number = number.dropLast(text.count)
            } else {
                continue
            }
            return self.currency = currency
        }
    }

    /// The value of `3억2천만`: that of the digits before each unit times the unit. Each part must be smaller
    /// than the unit before it.
    private static func value(
        of text: Substring, _ units: ArraySlice<(name: Character, power: Int)>, _ places: Int
    ) -> Int64? {
        guard let unit = units.first else {
            return text.decimalDigits(places: places).map { Int64($0) ?? .max }
        }
        let smaller = units.dropFirst()
        guard let place = text.firstIndex(of: unit.name) else { return value(of: text, smaller, places) }
        guard let head = value(of: text[..<place], smaller, places + unit.power) else { return nil }
        let rest = text[text.index(after: place)...]
        if rest.isEmpty { return head }
        guard let tail = value(of: rest, smaller, places), isBelow(tail, power: unit.power + places) else {
            return nil
        }
        let (sum, overflow) = head.addingReportingOverflow(tail)
        return overflow ? .max : sum
    }

    private static func isBelow(_ value: Int64, power: Int) -> Bool {
        // Every number of 64 bits is below ten to the nineteenth.
        power > 18 || value < (0..<power).reduce(1) { product, _ in product * 10 }
    }
}

extension Substring {
    fileprivate var beginsWithDigit: Bool { first.map(Self.isDigit) ?? false }
    fileprivate var endsInDigit: Bool { last.map(Self.isDigit) ?? false }

    private static func isDigit(_ character: Character) -> Bool { ("0"..."9").contains(character) }
}
