import Vocabulary

/// A file of the database of zones: TZif, RFC 9636 (and RFC 8536), versions 1 to 4.
enum ZoneFile {
    /// The most bytes a file may have; those of the database have at most some 4,000.
    static let mostBytes = 256 * 1024

    /// The clocks that a file says, by its times of 64 bits and its footer; by those of 32 bits in version 1,
    /// which has no others. Nil for what is no such file, and for one that counts leap seconds, which
    /// timestamps do not.
    static func rules(_ name: String, _ bytes: [UInt8]) -> ZoneRules? {
        guard bytes.count <= mostBytes, let old = ZoneFileHeader(bytes[...], timeWidth: 4) else { return nil }
        let rest = bytes.dropFirst(ZoneFileHeader.length)
        if old.version == 0 { return ZoneFileBlock(rest, old)?.rules(name, footer: "") }
        guard old.version >= UInt8(ascii: "2"),
            let new = ZoneFileHeader(rest.dropFirst(old.size), timeWidth: 8)
        else { return nil }
        let block = rest.dropFirst(old.size + ZoneFileHeader.length)
        guard let footer = footer(block.dropFirst(new.size)) else { return nil }
        return ZoneFileBlock(block, new)?.rules(name, footer: footer)
    }

    /// The text between the two line ends behind the blocks.
    private static func footer(_ bytes: ArraySlice<UInt8>) -> String? {
        let lineEnd = UInt8(ascii: "\n")
        guard bytes.first == lineEnd, let end = bytes.dropFirst().firstIndex(of: lineEnd) else { return nil }
        return String(decoding: bytes[(bytes.startIndex + 1)..<end], as: UTF8.self)
    }
}

/// The head of a block: how many of everything it has.
struct ZoneFileHeader {
    static let length = 44

    /// 0 for version 1, else the digit's character.
    let version: UInt8
    /// Bytes of a time: 4 or 8.
    let timeWidth: Int
    let times: Int
    let types: Int
    let characters: Int
    let leapSeconds: Int
    /// Bytes of the block behind it.
    let size: Int

    /// Nil unless the bytes begin with a header whose block may be in a file.
    init?(_ bytes: ArraySlice<UInt8>, timeWidth: Int) {
        guard bytes.count >= Self.length, bytes.starts(with: Array("TZif".utf8)) else { return nil }
        let counts = (0..<6).map { bytes.integer(at: 20 + $0 * 4, bytes: 4) }
        // None negative, and so few that their sizes are no overflow.
        guard counts.allSatisfy((0...Int64(ZoneFile.mostBytes)).contains) else { return nil }
        version = bytes[bytes.startIndex + 4]
        self.timeWidth = timeWidth
        let marks = Int(counts[0] + counts[1])
        (leapSeconds, times) = (Int(counts[2]), Int(counts[3]))
        (types, characters) = (Int(counts[4]), Int(counts[5]))
        size = times * (timeWidth + 1) + types * 6 + characters + leapSeconds * (timeWidth + 4) + marks
    }
}

/// The times, types and names of a block.
struct ZoneFileBlock {
    private let bytes: ArraySlice<UInt8>
    private let header: ZoneFileHeader

    /// Nil for a block that is cut off, has no type or counts leap seconds.
    init?(_ bytes: ArraySlice<UInt8>, _ header: ZoneFileHeader) {
        guard bytes.count >= header.size, (1...256).contains(header.types), header.leapSeconds == 0 else {
            return nil
        }
        (self.bytes, self.header) = (bytes, header)
    }

    /// The clocks that it says; nil if a time, type or name of it is none, or the footer is no rule.
    func rules(_ name: String, footer: String) -> ZoneRules? {
        let offsets = (0..<header.types).map(offset)
        guard let first = offsets[0] else { return nil }
        var changes: [(at: Int64, offset: ZoneOffset)] = []
        changes.reserveCapacity(header.times)
        for number in 0..<header.times {
            let type = Int(bytes[bytes.startIndex + header.times * header.timeWidth + number])
            guard type < offsets.count, let offset = offsets[type] else { return nil }
            let second = bytes.integer(at: number * header.timeWidth, bytes: header.timeWidth)
            changes.append((at: second, offset: offset))
        }
        return ZoneRules(name, first: first, changes: changes, then: footer)
    }

    /// The offset and the name of a type.
    private func offset(of type: Int) -> ZoneOffset? {
        let start = header.times * (header.timeWidth + 1) + type * 6
        let place = Int(bytes[bytes.startIndex + start + 5])
        guard place < header.characters else { return nil }
        let names = bytes.dropFirst(header.times * (header.timeWidth + 1) + header.types * 6)
        let name = names.prefix(header.characters).dropFirst(place).prefix { $0 != 0 }
        guard name.allSatisfy(ZoneName.isSafe) else { return nil }
        return ZoneOffset(
            seconds: bytes.integer(at: start, bytes: 4), abbreviation: String(decoding: name, as: UTF8.self))
    }
}

extension ArraySlice<UInt8> {
    /// A number with its sign, of four or eight bytes that are there, the highest first.
    fileprivate func integer(at place: Int, bytes: Int) -> Int64 {
        let start = startIndex + place
        let value = self[start..<start + bytes].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
        return bytes == 4 ? Int64(Int32(truncatingIfNeeded: value)) : Int64(bitPattern: value)
    }
}
