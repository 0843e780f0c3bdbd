/// Bytes that grow at their end, in memory of their own.
///
/// An array asks at each append whether it is shared and takes its elements one way for all types; a page of
/// JSON appends some thousand times.
struct ByteText: ~Copyable {
    private var start: UnsafeMutablePointer<UInt8>
    private var count = 0
    private var capacity: Int

    init(capacity: Int) {
        self.capacity = max(16, capacity)
        start = .allocate(capacity: self.capacity)
    }

    deinit { start.deallocate() }

    var bytes: [UInt8] { Array(UnsafeBufferPointer(start: start, count: count)) }

    var last: UInt8? { count == 0 ? nil : start[count - 1] }

    mutating func append(_ byte: UInt8) {
        reserve(1)
        start[count] = byte
        count += 1
    }

    mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
        guard let source = bytes.baseAddress else { return }
        reserve(bytes.count)
        (start + count).update(from: source, count: bytes.count)
        count += bytes.count
    }

    /// Lets that many bytes be written at the end, every one of them.
    mutating func append(_ more: Int, _ write: (UnsafeMutableBufferPointer<UInt8>) -> Void) {
        reserve(more)
        write(UnsafeMutableBufferPointer(start: start + count, count: more))
        count += more
    }

    private mutating func reserve(_ more: Int) {
        if capacity - count < more { grow(to: max(capacity * 2, count + more)) }
    }

    private mutating func grow(to wanted: Int) {
        let larger = UnsafeMutablePointer<UInt8>.allocate(capacity: wanted)
        larger.update(from: start, count: count)
        start.deallocate()
        (start, capacity) = (larger, wanted)
    }
}

extension UnsafeBufferPointer<UInt8> {
    /// Where the first byte is that JSON escapes: a control, a quotation mark or a backslash.
    ///
    /// Eight bytes are looked at together; the test for a byte below a bound, or equal to one, in each of
    /// them is from Sean Eron Anderson, Bit Twiddling Hacks.
    var firstIndexToEscape: Int? {
        let raw = UnsafeRawBufferPointer(self)
        var index = 0
        while index < count {
            while index + 8 <= count,
                !Self.mayHoldEscape(raw.loadUnaligned(fromByteOffset: index, as: UInt64.self))
            {
                index += 8
            }
            let end = Swift.min(index + 8, count)
            if let place = self[index..<end].firstIndex(where: Self.isEscaped) { return place }
            index += 8
        }
        return nil
    }

    private static func isEscaped(_ byte: UInt8) -> Bool { byte < 0x20 || byte == 0x22 || byte == 0x5C }

    /// Whether any of the eight bytes is to be escaped; sometimes true where none is, never false where one
    /// is.
    private static func mayHoldEscape(_ word: UInt64) -> Bool {
        let (ones, highs): (UInt64, UInt64) = (0x0101_0101_0101_0101, 0x8080_8080_8080_8080)
        let quote = word ^ (ones &* 0x22)
        let backslash = word ^ (ones &* 0x5C)
        let low = (word &- ones &* 0x20) & ~word
        return (low | ((quote &- ones) & ~quote) | ((backslash &- ones) & ~backslash)) & highs != 0
    }
}
