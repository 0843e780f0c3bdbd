/// A name that no zone has, or none that is known here.
public struct UnknownZone: Error, Hashable, Sendable {
    /// The name as it was asked for.
    public let name: String
    /// Names of zones that it may have meant, the likeliest first, at most three.
    public let nearest: [String]
    /// Whether there is a database of zones. Without one UTC alone is known, and the operator installs
    /// Debian's package `tzdata`.
    public let isDatabaseThere: Bool

    /// Memberwise.
    public init(_ name: String, nearest: [String], isDatabaseThere: Bool = true) {
        (self.name, self.nearest, self.isDatabaseThere) = (name, nearest, isDatabaseThere)
    }

    /// The same as an error of a form's field, which names the likely zones, or an example.
    public func fieldError(of field: String) -> FieldError {
        let examples = nearest.isEmpty ? [isDatabaseThere ? "Asia/Seoul" : "UTC"] : nearest
        return FieldError(field, .malformed(expected: examples.joined(separator: ", ")))
    }
}

extension UnknownZone {
    /// What is wrong and what to do, for people.
    public var texts: ErrorDescription.Texts {
        guard isDatabaseThere else {
            return (
                english: "There is no database of time zones, so UTC alone is known. Install it with "
                    + "'apt-get install tzdata'.",
                korean: "시간대 데이터베이스가 없어 UTC만 쓸 수 있습니다. 'apt-get install tzdata'로 설치하세요."
            )
        }
        let examples = (nearest.isEmpty ? ["Asia/Seoul"] : nearest).joined(separator: ", ")
        return (
            english: "There is no such time zone: use one such as \(examples).",
            korean: "그런 시간대가 없습니다. 다음처럼 쓰세요: \(examples)."
        )
    }
}
