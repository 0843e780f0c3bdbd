/// XXH64 with seed 0 (https://github.com/Cyan4973/xxHash/blob/dev/doc/xxhash_spec.md).
///
/// A fast hash that is the same in every process and on every machine. It need not resist an adversary: a
/// validator only compares a client's copy with the current answer.
enum ContentHash {
    private static var prime1: UInt64 { 0x9E37_79B1_85EB_CA87 }
    private static var prime2: UInt64 { 0xC2B2_AE3D_27D4_EB4F }
    private static var prime3: UInt64 { 0x1656_67B1_9E37_79F9 }
    private static var prime4: UInt64 { 0x85EB_CA77_C2B2_AE63 }
    private static var prime5: UInt64 { 0x27D4_EB2F_1656_67C5 }

    static func of(_ bytes: [UInt8]) -> UInt64 {
        bytes.withUnsafeBytes(hash)
    }

    private static func hash(_ bytes: UnsafeRawBufferPointer) -> UInt64 {
        var offset = 0
        var hash = prime5
        if bytes.count >= 32 {
            var (a, b) = (prime1 &+ prime2, prime2)
            var (c, d) = (UInt64(0), 0 &- prime1)
            while offset + 32 <= bytes.count {
                a = round(a, word(bytes, offset))
                b = round(b, word(bytes, offset + 8))
                c = round(c, word(bytes, offset + 16))
                d = round(d, word(bytes, offset + 24))
                offset += 32
            }
            hash = rotated(a, 1) &+ rotated(b, 7) &+ rotated(c, 12) &+ rotated(d, 18)
            hash = merged(merged(merged(merged(hash, a), b), c), d)
        }
        return finished(hash &+ UInt64(bytes.count), bytes, offset)
    }

    /// Processes the bytes after the last whole stripe, and mixes.
    private static func finished(_ start: UInt64, _ bytes: UnsafeRawBufferPointer, _ start32: Int) -> UInt64 {
        var (hash, offset) = (start, start32)
        while offset + 8 <= bytes.count {
            hash = rotated(hash ^ round(0, word(bytes, offset)), 27) &* prime1 &+ prime4
            offset += 8
        }
        if offset + 4 <= bytes.count {
            let half = UInt64(
                UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self)))
            hash = rotated(hash ^ (half &* prime1), 23) &* prime2 &+ prime3
            offset += 4
        }
        while offset < bytes.count {
            hash = rotated(hash ^ (UInt64(bytes[offset]) &* prime5), 11) &* prime1
            offset += 1
        }
        hash = (hash ^ (hash >> 33)) &* prime2
        hash = (hash ^ (hash >> 29)) &* prime3
        return hash ^ (hash >> 32)
    }

    private static func word(_ bytes: UnsafeRawBufferPointer, _ offset: Int) -> UInt64 {
        UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
    }

    private static func round(_ lane: UInt64, _ word: UInt64) -> UInt64 {
        rotated(lane &+ word &* prime2, 31) &* prime1
    }

    private static func merged(_ hash: UInt64, _ lane: UInt64) -> UInt64 {
        (hash ^ round(0, lane)) &* prime1 &+ prime4
    }

    private static func rotated(_ value: UInt64, _ count: UInt64) -> UInt64 {
        value &<< count | value &>> (64 &- count)
    }
}
