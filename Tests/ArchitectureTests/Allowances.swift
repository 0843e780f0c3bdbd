/// What is permitted although a rule forbids it. These lists may only shrink.
extension Allowance {
    /// Files that import all of Foundation, whose internationalisation data makes every program bigger by 30
    /// MB.
    static let foundation: [Allowance] = []

    /// Constructs that end the program or silence the compiler (`UnsafetyRule`).
    static let unsafety: [Allowance] = []

    /// Files, functions and lines over the limits (`LengthRule`).
    static let lengths: [Allowance] = []
}
