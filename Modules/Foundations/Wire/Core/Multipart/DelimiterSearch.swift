/// Finds a byte pattern by Horspool's algorithm (R. N. Horspool, Practical fast searching in strings, 1980),
/// which skips most bytes.
struct DelimiterSearch: Sendable {
    /// The pattern.
    let pattern: [UInt8]
    /// The shift if the window ends with that byte.
    private let steps: [Int]

    /// Searches for these bytes, at least one.
    init(_ pattern: [UInt8]) {
        self.pattern = pattern
        var steps = [Int](repeating: pattern.count, count: 256)
        for (index, byte) in pattern.dropLast().enumerated() {
            steps[Int(byte)] = pattern.count - 1 - index
        }
        self.steps = steps
    }

    /// The index of the pattern's first complete occurrence from `start` on; nil if there is none.
    func place(in bytes: [UInt8], from start: Int) -> Int? {
        bytes.withUnsafeBufferPointer { bytes in
            steps.withUnsafeBufferPointer { steps in
                pattern.withUnsafeBufferPointer { pattern in
                    Self.find(pattern, in: bytes, from: start, steps)
                }
            }
        }
    }

    private static func find(
        _ pattern: UnsafeBufferPointer<UInt8>, in bytes: UnsafeBufferPointer<UInt8>, from start: Int,
        _ steps: UnsafeBufferPointer<Int>
    ) -> Int? {
        let last = pattern.count - 1
        var place = start
        while place + last < bytes.count {
            var index = last
            while bytes[place + index] == pattern[index] {
                if index == 0 { return place }
                index -= 1
            }
            place += steps[Int(bytes[place + last])]
        }
        return nil
    }
}
