extension ClockRule {
    /// Reads a `TZ` text: `KST-9`, `EST5EDT,M3.2.0,M11.1.0`, `<-02>2<-01>,M3.5.0/-1,M10.5.0/0`. Nil for anything
    /// else, the forms that leave the rule to the system among them.
    init?(_ text: some Sequence<UInt8>) {
        var reader = RuleReader(rest: Array(text)[...])
        guard reader.skipName(), let west = reader.time(hours: 24) else { return nil }
        standard = -west
        if reader.isAtEnd {
            summer = nil
            return
        }
        guard reader.skipName() else { return nil }
        var offset = standard + 3600
        if reader.next != UInt8(ascii: ",") {
            guard let west = reader.time(hours: 24) else { return nil }
            offset = -west
        }
        guard reader.take(","), let begin = reader.change(), reader.take(","), let end = reader.change(),
            reader.isAtEnd
        else { return nil }
        summer = (offset, begin, end)
    }
}

/// Reads the parts of a `TZ` text, from its front.
private struct RuleReader {
    var rest: ArraySlice<UInt8>

    var isAtEnd: Bool { rest.isEmpty }
    var next: UInt8? { rest.first }

    /// Takes that character, if it is the next one.
    mutating func take(_ character: Unicode.Scalar) -> Bool {
        guard let next, UInt32(next) == character.value else { return false }
        rest.removeFirst()
        return true
    }

    /// Passes over a name: three letters or more, or anything between `<` and `>`.
    mutating func skipName() -> Bool {
        if take("<") {
            guard let end = rest.firstIndex(of: UInt8(ascii: ">")) else { return false }
            rest = rest[(end + 1)...]
            return true
        }
        let letters = rest.prefix { (65...90).contains($0) || (97...122).contains($0) }
        rest = rest[letters.endIndex...]
        return letters.count >= 3
    }

    /// `[+-]hh[:mm[:ss]]` in seconds.
    mutating func time(hours: Int64) -> Int64? {
        let sign: Int64 = take("-") ? -1 : 1
        if sign == 1 { _ = take("+") }
        guard var seconds = number(upTo: hours).map({ $0 * 3600 }) else { return nil }
        for unit: Int64 in [60, 1] {
            guard take(":") else { break }
            guard let value = number(upTo: 59) else { return nil }
            seconds += value * unit
        }
        return sign * seconds
    }

    /// A day and, behind `/`, the time of the change; 2:00:00 where there is none.
    mutating func change() -> ClockRule.Change? {
        guard let day = day() else { return nil }
        guard take("/") else { return ClockRule.Change(day: day, seconds: 7200) }
        return time(hours: 167).map { ClockRule.Change(day: day, seconds: $0) }
    }

    private mutating func day() -> YearDay? {
        if take("J") { return number(upTo: 365).flatMap { $0 >= 1 ? .julian($0) : nil } }
        guard take("M") else { return number(upTo: 365).map(YearDay.zeroBased) }
        guard let month = number(upTo: 12), month >= 1, take("."), let week = number(upTo: 5), week >= 1,
            take("."), let weekday = number(upTo: 6)
        else { return nil }
        return .weekday(month: month, week: week, weekday: weekday)
    }

    /// One to three digits that make a number of at most `most`.
    private mutating func number(upTo most: Int64) -> Int64? {
        let digits = rest.prefix { (48...57).contains($0) }
        guard (1...3).contains(digits.count) else { return nil }
        rest = rest[digits.endIndex...]
        let value = digits.reduce(Int64(0)) { $0 * 10 + Int64($1 - 48) }
        return value <= most ? value : nil
    }
}
