public import Vocabulary

/// An operator's change to the table of request limits.
///
/// `listings.publish=60/60s` allows 60 at once and one more each minute, `auth.join:all=600/300ms` limits
/// all callers together, `auth.login=off` removes the limits.
public struct LimitChange: Hashable, Sendable {
    /// The name of the endpoint, which need not exist.
    public let endpoint: String
    /// Whether it limits all callers together instead of each.
    public let isOverall: Bool
    /// The new rate; nil for no limit.
    public let rate: RateLimit?

    /// Examples of the form.
    public static let form = "'listings.publish=60/60s', 'auth.join:all=600/300ms' or 'auth.login=off'"

    /// Reads a change; nil if it is invalid. Allows up to a million at once, and an interval of 1 ms to a
    /// day, in `ms`, `s`, `m` or `h`.
    public init?(_ text: some StringProtocol) {
        let sides = text.split(separator: "=", omittingEmptySubsequences: false)
        guard sides.count == 2 else { return nil }
        let names = sides[0].split(separator: ":", omittingEmptySubsequences: false)
        guard let name = names.first, Self.isName(name), names.count == 1 || names.dropFirst() == ["all"]
        else { return nil }
        (endpoint, isOverall) = (String(name), names.count == 2)
        if sides[1] == "off" {
            rate = nil
        } else {
            guard let rate = RateLimit(written: sides[1]) else { return nil }
            self.rate = rate
        }
    }

    /// Whether an endpoint could have this name.
    public static func isName(_ text: some StringProtocol) -> Bool {
        (1...100).contains(text.utf8.count)
            && text.utf8.allSatisfy { byte in
                switch byte {
                case 48...57, 65...90, 97...122, UInt8(ascii: "."): true
                default: false
                }
            }
    }
}

extension RateLimit {
    private static let units: [(name: String, length: Duration)] = [
        ("ms", .milliseconds(1)), ("s", .seconds(1)), ("m", .seconds(60)), ("h", .seconds(3600)),
    ]

    /// Reads `60/10s`.
    fileprivate init?(written text: some StringProtocol) {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false)
        guard parts.count == 2, let burst = Self.number(parts[0]), (1...1_000_000).contains(burst) else {
            return nil
        }
        let digits = parts[1].prefix { $0.isASCII && $0.isNumber }
        let unit = Self.units.first { $0.name == parts[1][digits.endIndex...] }
        guard let unit, let count = Self.number(digits), count >= 1 else { return nil }
        let interval = unit.length * count
        guard interval <= .seconds(86_400) else { return nil }
        self.init(burst: burst, interval: interval)
    }

    /// A number of digits only, without a sign.
    private static func number(_ text: some StringProtocol) -> Int? {
        let isPlain = (1...9).contains(text.utf8.count) && text.utf8.allSatisfy { (48...57).contains($0) }
        return isPlain ? Int(text) : nil
    }

    /// The interval in the largest unit that gives a whole number: `10s`.
    public var intervalText: String {
        let unit = Self.units.last { interval >= $0.length && Self.isWhole(interval, in: $0.length) }
        guard let unit else { return "\(interval)" }
        return "\(Int(interval / unit.length))\(unit.name)"
    }

    private static func isWhole(_ interval: Duration, in unit: Duration) -> Bool {
        unit * Int(interval / unit) == interval
    }
}
