public import Vocabulary

extension WireCoder where Value == FieldError {
    /// `field`, `rule` (a stable code), `message` (English), and the rule's limits: `minimum`, `maximum`,
    /// `expected`, `allowed`, `other`.
    public static var fieldError: WireCoder<FieldError> {
        shape.coder.map(expected: "a field error", to: FieldErrorParts.init, from: \.fieldError)
    }

    private static var shape: Shape<FieldErrorParts> {
        Shape(
            "FieldError",
            Field("field", WireCoder<String>.text) { $0.field },
            Field("rule", WireCoder<String>.text) { $0.rule },
            Field("message", WireCoder<String>.text) { $0.message },
            Field("minimum", WireCoder<Int64>.integer.optional) { $0.minimum },
            Field("maximum", WireCoder<Int64>.integer.optional) { $0.maximum },
            Field("expected", WireCoder<String>.text.optional) { $0.expected },
            Field("allowed", WireCoder<String>.text.array.optional) { $0.allowed },
            Field("other", WireCoder<String>.text.optional) { $0.other }
        ) { field, rule, message, minimum, maximum, expected, allowed, other in
            FieldErrorParts(
                field: field, rule: rule, message: message, minimum: minimum, maximum: maximum,
                expected: expected,
                allowed: allowed, other: other)
        }
    }
}

/// The parts of a field error.
private struct FieldErrorParts: Sendable {
    var field: String
    var rule: String
    var message: String
    var minimum: Int64?
    var maximum: Int64?
    var expected: String?
    var allowed: [String]?
    var other: String?
}

extension FieldErrorParts {
    init(_ fieldError: FieldError) {
        field = fieldError.field
        rule = fieldError.rule.code
        message = fieldError.rule.message
        switch fieldError.rule {
        case .tooShort(let minimum): self.minimum = Int64(minimum)
        case .tooLong(let maximum): self.maximum = Int64(maximum)
        case .outOfRange(let minimum, let maximum): (self.minimum, self.maximum) = (minimum, maximum)
        case .malformed(let expected): self.expected = expected
        case .tooEarly(let earliest): expected = earliest
        case .tooLate(let latest): expected = latest
        case .unknown(let allowed): self.allowed = allowed
        case .wholeUnits(let currency): expected = currency
        case .exceeds(let other): self.other = other
        case .required, .taken, .reserved, .forbiddenCharacters, .tooCommon, .mixedCurrencies, .unexpected,
            .mismatch, .repeated, .unusable:
            break
        }
    }

    var fieldError: FieldError? {
        parsedRule.map { FieldError(field, $0) }
    }

    private var parsedRule: FieldError.Rule? {
        switch rule {
        case "required": .required
        case "too-short": minimum.map { .tooShort(minimum: Int(clamping: $0)) }
        case "too-long": maximum.map { .tooLong(maximum: Int(clamping: $0)) }
        case "out-of-range": minimum.flatMap { low in maximum.map { .outOfRange(minimum: low, maximum: $0) } }
        case "malformed": expected.map { .malformed(expected: $0) }
        case "too-early": expected.map { .tooEarly(earliest: $0) }
        case "too-late": expected.map { .tooLate(latest: $0) }
        case "unknown": allowed.map { .unknown(allowed: $0) }
        case "taken": .taken
        case "reserved": .reserved
        case "forbidden-characters": .forbiddenCharacters
        case "too-common": .tooCommon
        case "mixed-currencies": .mixedCurrencies
        case "whole-units": expected.map { .wholeUnits(of: $0) }
        case "exceeds": other.map { .exceeds(field: $0) }
        case "unexpected": .unexpected
        case "mismatch": .mismatch
        case "repeated": .repeated
        case "unusable": .unusable
        default: nil
        }
    }
}
