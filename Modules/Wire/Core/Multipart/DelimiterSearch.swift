/// Finds a text of bytes in others by Horspool's algorithm (R. N. Horspool, Practical fast searching in
/// strings, 1980): most bytes are passed over without being looked at.
struct DelimiterSearch: Sendable {
    /// What is looked for.
    let pattern: [UInt8]
    /// How far to go on when the window ends with that byte.
    private let steps: [Int]

    /// Looks for these bytes, of which there is at least one.
    init(_ pattern: [UInt8]) {
        self.pattern = pattern
        var steps = [Int](repeating: pattern.count, count: 256)
        for (index, byte) in pattern.dropLast().enumerated() {
            steps[Int(byte)] = pattern.count - 1 - index
        }
        self.steps = steps
    }

    /// Where the pattern begins first in the bytes from that place on; nil if it is not there in one piece.
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
