extension Timestamp {
    /// `2026-11-21T09:46:00.000000Z`: RFC 3339 in UTC with six digits, so that text order is time order
    /// (years 0-9999).
    public var rfc3339: String {
        String(unsafeUninitializedCapacity: Self.textLength) { buffer in
            write(to: buffer)
            return Self.textLength
        }
    }

    /// `2026-11-21T09:47Z`: for sentences, in UTC, rounded up to a minute.
    public var wholeMinute: String { "\(roundedUpToMinute.rfc3339.prefix(16))Z" }

    /// The beginning of the next minute, or the moment itself if a minute begins: what is barred until the
    /// moment is surely possible then.
    public var roundedUpToMinute: Timestamp {
        let (minute, rest) = (Int64(60_000_000), microseconds % 60_000_000)
        return Timestamp(microseconds: microseconds + (rest > 0 ? minute - rest : -rest))
    }

    /// The length of `rfc3339` in characters, all of them ASCII.
    public static var textLength: Int { 27 }

    /// Writes `rfc3339` into the first `textLength` bytes.
    public func write(to buffer: UnsafeMutableBufferPointer<UInt8>) {
        let day = CivilDay(daysSince1970: seconds.dividedDown(by: 86_400))
        let second = UInt32(truncatingIfNeeded: seconds - day.daysSince1970 * 86_400)
        let fraction = UInt32(truncatingIfNeeded: microseconds - seconds * 1_000_000)
        let (year, month, date) = day.components
        // Two digits at a time: a page writes some 60 timestamps.
        func write(_ pair: UInt32, at index: Int, _ mark: Unicode.Scalar? = nil) {
            buffer[index] = UInt8(truncatingIfNeeded: 48 + pair / 10)
            buffer[index + 1] = UInt8(truncatingIfNeeded: 48 + pair % 10)
            if let mark { buffer[index + 2] = UInt8(ascii: mark) }
        }
        write(UInt32(truncatingIfNeeded: year.magnitude) / 100 % 100, at: 0)
        write(UInt32(truncatingIfNeeded: year.magnitude) % 100, at: 2, "-")
        write(UInt32(truncatingIfNeeded: month), at: 5, "-")
        write(UInt32(truncatingIfNeeded: date), at: 8, "T")
        write(second / 3600, at: 11, ":")
        write(second / 60 % 60, at: 14, ":")
        write(second % 60, at: 17, ".")
        write(fraction / 10_000, at: 20)
        write(fraction / 100 % 100, at: 22)
        write(fraction % 100, at: 24, "Z")
    }

    /// Parses RFC 3339 with `Z` or a numeric offset and up to six digits of a second; nil for anything else.
    public init?(rfc3339 text: some StringProtocol) {
        self.init(text, unzonedOffset: nil)
    }

    /// Parses the same, and a time without a zone, `2026-11-21T18:46:00`, of a clock that many seconds ahead
    /// of UTC; nil for anything else.
    public init?(reading text: some StringProtocol, withoutZoneAheadBy offset: Int64 = 0) {
        self.init(text, unzonedOffset: offset)
    }

    private init?(_ text: some StringProtocol, unzonedOffset: Int64?) {
        let bytes = Array(text.utf8)
        guard bytes.count >= 19, bytes[10] == UInt8(ascii: "T"), bytes[13] == UInt8(ascii: ":"),
            bytes[16] == UInt8(ascii: ":"), let day = CivilDay(String(decoding: bytes[..<10], as: UTF8.self)),
            let hour = number(bytes[11..<13], below: 24), let minute = number(bytes[14..<16], below: 60),
            let second = number(bytes[17..<19], below: 60)
        else { return nil }
        var rest = bytes[19...]
        guard let fraction = takeFraction(&rest),
            let offset = rest.isEmpty ? unzonedOffset : offsetSeconds(rest)
        else { return nil }
        let total = day.daysSince1970 * 86_400 + hour * 3600 + minute * 60 + second - offset
        self.init(microseconds: total * 1_000_000 + fraction)
    }
}

private func number(_ bytes: ArraySlice<UInt8>, below limit: Int64) -> Int64? {
    guard bytes.allSatisfy({ (48...57).contains($0) }),
        let value = Int64(String(decoding: bytes, as: UTF8.self)),
        value < limit
    else { return nil }
    return value
}

/// The microseconds of `.123456` at the front of `rest`, which it consumes; nil for a dot without 1 to 6
/// digits.
private func takeFraction(_ rest: inout ArraySlice<UInt8>) -> Int64? {
    guard rest.first == UInt8(ascii: ".") else { return 0 }
    let digits = rest.dropFirst().prefix { (48...57).contains($0) }
    guard (1...6).contains(digits.count), var value = number(digits, below: 1_000_000) else { return nil }
    for _ in digits.count..<6 { value *= 10 }
    rest = rest.dropFirst(digits.count + 1)
    return value
}

private func offsetSeconds(_ rest: ArraySlice<UInt8>) -> Int64? {
    if rest.elementsEqual([UInt8(ascii: "Z")]) { return 0 }
    let bytes = Array(rest)
    guard bytes.count == 6, bytes[3] == UInt8(ascii: ":"),
        bytes[0] == UInt8(ascii: "+") || bytes[0] == UInt8(ascii: "-"),
        let hours = number(bytes[1..<3], below: 24), let minutes = number(bytes[4..<6], below: 60)
    else { return nil }
    return (hours * 3600 + minutes * 60) * (bytes[0] == UInt8(ascii: "-") ? -1 : 1)
}

extension Int64 {
    /// Quotient rounded towards minus infinity.
    package func dividedDown(by divisor: Int64) -> Int64 {
        let quotient = self / divisor
        return self % divisor < 0 ? quotient - 1 : quotient
    }
}
