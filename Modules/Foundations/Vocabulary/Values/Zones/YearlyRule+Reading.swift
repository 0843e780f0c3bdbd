extension YearlyRule {
    /// Reads a `TZ` text: `KST-9`, `EST5EDT,M3.2.0,M11.1.0`, `<-02>2<-01>,M3.5.0/-1,M10.5.0/0`. Without days
    /// clocks are changed as in the United States. Nil for anything else.
    init?(_ text: some StringProtocol) {
        var reader = RuleReader(rest: Array(text.utf8)[...])
        guard let name = reader.name(), let west = reader.time(hours: 24),
            let standard = ZoneOffset(seconds: -west, abbreviation: name)
        else { return nil }
        self.standard = standard
        if reader.isAtEnd {
            season = nil
            return
        }
        guard let season = reader.season(over: standard) else { return nil }
        self.season = season
    }
}

/// Reads the parts of a `TZ` text, from its front.
private struct RuleReader {
    var rest: ArraySlice<UInt8>

    var isAtEnd: Bool { rest.isEmpty }

    /// The name of the season, its offset (an hour more than the standard one if there is none), and the days
    /// of its beginning and end, up to the end of the text.
    mutating func season(over standard: ZoneOffset) -> YearlyRule.Season? {
        guard let name = name() else { return nil }
        var seconds = standard.seconds + 3600
        if let next = rest.first, next != UInt8(ascii: ",") {
            guard let west = time(hours: 24) else { return nil }
            seconds = -west
        }
        if isAtEnd { rest = Array(",M3.2.0,M11.1.0".utf8)[...] }
        guard let offset = ZoneOffset(seconds: seconds, abbreviation: name), take(","), let begin = change(),
            take(","), let end = change(), isAtEnd
        else { return nil }
        return YearlyRule.Season(offset: offset, begin: begin, end: end)
    }

    /// Takes that character, if it is the next one.
    private mutating func take(_ character: Unicode.Scalar) -> Bool {
        guard let next = rest.first, UInt32(next) == character.value else { return false }
        rest.removeFirst()
        return true
    }

    /// Three letters or more, or letters, digits and signs between `<` and `>`.
    mutating func name() -> String? {
        func isLetter(_ byte: UInt8) -> Bool { (65...90).contains(byte) || (97...122).contains(byte) }
        let isQuoted = take("<")
        let letters = rest.prefix {
            isLetter($0) || isQuoted && ((48...57).contains($0) || $0 == 43 || $0 == 45)
        }
        rest = rest[letters.endIndex...]
        guard (3...31).contains(letters.count), !isQuoted || take(">") else { return nil }
        return String(decoding: letters, as: UTF8.self)
    }

    /// `[+-]hh[:mm[:ss]]` in seconds.
    mutating func time(hours: Int64) -> Int64? {
        let isNegative = take("-")
        if !isNegative { _ = take("+") }
        guard var seconds = number(upTo: hours).map({ $0 * 3600 }) else { return nil }
        for unit: Int64 in [60, 1] {
            guard take(":") else { break }
            guard let value = number(upTo: 59) else { return nil }
            seconds += value * unit
        }
        return isNegative ? -seconds : seconds
    }

    /// A day and, behind `/`, the time of the change; 2 o'clock if there is none.
    private mutating func change() -> YearlyRule.Change? {
        guard let day = day() else { return nil }
        guard take("/") else { return YearlyRule.Change(day: day, seconds: 7200) }
        return time(hours: 167).map { YearlyRule.Change(day: day, seconds: $0) }
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
