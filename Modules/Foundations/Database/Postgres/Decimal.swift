/// A `numeric` as it comes over the wire: what `sum(bigint)` gives.
///
/// Four 16-bit fields (count of digits, weight of the first, sign, digits behind the point), then the digits
/// to the base 10,000 (`numeric_send` in PostgreSQL's utils/adt/numeric.c).
struct Decimal {
    private static let positive: Int16 = 0
    private static let negative: Int16 = 0x4000

    private let digits: [Int16]
    private let weight: Int
    private let sign: Int16

    init(_ bytes: UnsafeRawBufferPointer) {
        let fields = (0..<bytes.count / 2).map {
            Int16(bigEndian: bytes.loadUnaligned(fromByteOffset: $0 * 2, as: Int16.self))
        }
        digits = Array(fields.dropFirst(4))
        weight = fields.count > 1 ? Int(fields[1]) : 0
        sign = fields.count > 2 ? fields[2] : 0
    }

    /// Whether it is a number without a fraction.
    var isWhole: Bool {
        guard sign == Self.positive || sign == Self.negative else { return false }
        return digits.dropFirst(max(0, weight + 1)).allSatisfy { $0 == 0 }
    }

    /// The number, nil if it has a fraction or does not fit.
    var integer: Int64? {
        if !isWhole { return nil }
        var number: Int64 = 0
        for place in 0..<max(0, weight + 1) {
            let digit = Int64(place < digits.count ? digits[place] : 0)
            let (shifted, isTooBig) = number.multipliedReportingOverflow(by: 10_000)
            let (sum, isBeyond) = shifted.addingReportingOverflow(sign == Self.negative ? -digit : digit)
            if isTooBig || isBeyond { return nil }
            number = sum
        }
        return number
    }
}
