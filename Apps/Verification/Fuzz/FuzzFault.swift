/// What must not happen to an input.
public struct FuzzFault: Hashable, Sendable {
    /// The input's number, by which it is made again.
    public let number: Int
    /// What was wrong, and the input as Swift would write it; in English.
    public let en: String
    /// The same in Korean.
    public let ko: String

    init(_ number: Int, _ reason: Reason, input: String) {
        self.number = number
        en = "input \(number): \(reason.en): \(input)"
        ko = "입력 \(number): \(reason.ko): \(input)"
    }

    /// What was wrong.
    struct Reason: Hashable, Sendable {
        let en: String
        let ko: String
    }
}
