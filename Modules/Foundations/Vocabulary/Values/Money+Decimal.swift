extension Money {
    /// Parses a decimal amount such as `12000`, `12,000` or `12.50`; nil if it is not a number, has more
    /// decimals than the currency's minor unit, or does not fit into 64 bits. Commas may only separate groups
    /// of three.
    public init?(decimal text: some StringProtocol, _ currency: Currency) {
        var digits = Substring(text)
        let sign = digits.first == "-" ? "-" : ""
        if !sign.isEmpty { digits.removeFirst() }
        guard let value = Int64(decimal: digits, sign: sign, places: currency.minorDigits) else { return nil }
        self.init(value, currency)
    }

    /// The amount as a decimal number without grouping: `12000`, `12.50`.
    public var decimal: String {
        let (whole, fraction) = minorUnits.magnitude.quotientAndRemainder(dividingBy: currency.scale)
        let sign = minorUnits < 0 ? "-" : ""
        guard currency.minorDigits > 0 else { return sign + String(whole) }
        let digits = String(fraction)
        return
            "\(sign)\(whole).\(String(repeating: "0", count: currency.minorDigits - digits.count))\(digits)"
    }
}

extension Currency {
    /// Minor units in one whole unit.
    var scale: UInt64 { (0..<minorDigits).reduce(1) { scale, _ in scale * 10 } }
}

extension Int64 {
    /// Parses an unsigned decimal number, such as `12,000` or `12.50`, behind the sign, in units of its last
    /// of so many decimal places. Nil for another text, for more decimals, and for an overflow.
    init?(decimal text: Substring, sign: String = "", places: Int) {
        guard let digits = text.decimalDigits(places: places) else { return nil }
        self.init(sign + digits)
    }
}

extension Substring {
    /// The digits of an unsigned decimal number, such as `12,000` or `12.50`, in units of its last of so many
    /// decimal places. Nil for another text and for more decimals.
    func decimalDigits(places: Int) -> String? {
        let parts = split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
        guard let whole = parts.first.flatMap(ungrouped), !whole.isEmpty else { return nil }
        let fraction = parts.count > 1 ? parts[1] : ""
        guard parts.count == 1 || !fraction.isEmpty, fraction.count <= places,
            fraction.utf8.allSatisfy({ (48...57).contains($0) })
        else { return nil }
        return whole + fraction + String(repeating: "0", count: places - fraction.count)
    }
}

/// The digits of a number whose commas, if any, separate groups of three; nil otherwise.
private func ungrouped(_ text: Substring) -> String? {
    let groups = text.split(separator: ",", omittingEmptySubsequences: false)
    guard groups.allSatisfy({ $0.utf8.allSatisfy { (48...57).contains($0) } }), let first = groups.first,
        groups.count == 1
            || ((1...3).contains(first.count) && groups.dropFirst().allSatisfy { $0.count == 3 })
    else { return nil }
    return groups.joined()
}
