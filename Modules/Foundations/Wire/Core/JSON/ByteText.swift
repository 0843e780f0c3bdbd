/// A growing byte buffer with its own memory.
///
/// Unlike an array it needs no uniqueness check and no generic element code at each append; a page of JSON
/// appends thousands of times. Therefore appending is inlined and growing is not.
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

    @inline(__always)
    mutating func append(_ byte: UInt8) {
        reserve(1)
        start[count] = byte
        count += 1
    }

    @inline(__always)
    mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
        guard let source = bytes.baseAddress else { return }
        reserve(bytes.count)
        (start + count).initialize(from: source, count: bytes.count)
        count += bytes.count
    }

    /// Appends `more` bytes; `write` must set every one.
    @inline(__always)
    mutating func append(_ more: Int, _ write: (UnsafeMutableBufferPointer<UInt8>) -> Void) {
        reserve(more)
        write(UnsafeMutableBufferPointer(start: start + count, count: more))
        count += more
    }

    @inline(__always)
    private mutating func reserve(_ more: Int) {
        if capacity - count < more { grow(to: max(capacity * 2, count + more)) }
    }

    @inline(never)
    private mutating func grow(to wanted: Int) {
        let larger = UnsafeMutablePointer<UInt8>.allocate(capacity: wanted)
        larger.update(from: start, count: count)
        start.deallocate()
        (start, capacity) = (larger, wanted)
    }
}

extension ByteText {
    /// Appends the first `length` of 16 bytes.
    @inline(__always)
    mutating func append(_ bytes: SIMD16<UInt8>, first length: Int) {
        reserve(16)
        UnsafeMutableRawPointer(start + count).storeBytes(of: bytes, as: SIMD16<UInt8>.self)
        count += length
    }

    /// Appends the bytes before the first that JSON escapes (a control, a quotation mark or a backslash);
    /// returns how many.
    ///
    /// It tests eight bytes at once; the test for a byte below or equal to a bound is from Sean Eron
    /// Anderson, Bit Twiddling Hacks.
    mutating func appendUnescaped(_ bytes: UnsafeRawBufferPointer) -> Int {
        reserve(bytes.count)
        let place = UnsafeMutableRawPointer(start + count)
        var index = 0
        while index + 8 <= bytes.count {
            let word = bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self)
            if Self.holdsEscape(word) { break }
            place.storeBytes(of: word, toByteOffset: index, as: UInt64.self)
            index += 8
        }
        while index < bytes.count, !Self.isEscaped(bytes[index]) {
            place.storeBytes(of: bytes[index], toByteOffset: index, as: UInt8.self)
            index += 1
        }
        count += index
        return index
    }

    private static func isEscaped(_ byte: UInt8) -> Bool { byte < 0x20 || byte == 0x22 || byte == 0x5C }

    /// Whether any of the eight bytes must be escaped.
    private static func holdsEscape(_ word: UInt64) -> Bool {
        let (ones, highs): (UInt64, UInt64) = (0x0101_0101_0101_0101, 0x8080_8080_8080_8080)
        let quote = word ^ (ones &* 0x22)
        let backslash = word ^ (ones &* 0x5C)
        let low = (word &- ones &* 0x20) & ~word
        return (low | ((quote &- ones) & ~quote) | ((backslash &- ones) & ~backslash)) & highs != 0
    }
}
