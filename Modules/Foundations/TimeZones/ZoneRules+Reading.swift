extension ZoneRules {
    /// The most bytes a file may have; those of the database have at most some 4,000.
    static let mostBytes = 256 * 1024

    /// Reads a file of the database (TZif, RFC 9636, versions 1 to 4). Leap seconds are passed over, since
    /// Unix time has none. Nil for anything else.
    init?(file bytes: [UInt8]) {
        guard bytes.count <= Self.mostBytes, let old = Header(bytes[...]) else { return nil }
        var (header, width, rest) = (old, 4, bytes.dropFirst(Header.length))
        if old.version >= UInt8(ascii: "2") {
            // The times of 32 bits are for programs that read nothing else.
            rest = rest.dropFirst(old.bytes(ofTimes: 4))
            guard let new = Header(rest) else { return nil }
            (header, width, rest) = (new, 8, rest.dropFirst(Header.length))
        }
        guard rest.count >= header.bytes(ofTimes: width),
            let block = Block(rest, header, width)
        else { return nil }
        (first, transitions) = (block.first, block.transitions)
        rest = rest.dropFirst(header.bytes(ofTimes: width))
        let footer = width == 8 ? rest.dropFirst().prefix { $0 != UInt8(ascii: "\n") } : []
        rule = ClockRule(footer)
        // A rule that cannot be read would leave the last offset to all times after it.
        if rule == nil, !footer.isEmpty { return nil }
    }

    /// The head of a block: how many there are of everything.
    private struct Header {
        static let length = 44
        let version: UInt8
        private let counts: [Int]

        var times: Int { counts[3] }
        var types: Int { counts[4] }

        init?(_ bytes: ArraySlice<UInt8>) {
            guard bytes.count >= Self.length, bytes.starts(with: Array("TZif".utf8)) else { return nil }
            version = bytes[bytes.startIndex + 4]
            let counts = (0..<6).map { Int(bytes.number(at: 20 + $0 * 4, bytes: 4)) }
            // No more than a file can hold; one offset at least.
            guard counts.allSatisfy({ (0...ZoneRules.mostBytes).contains($0) }), (1...256).contains(counts[4])
            else {
                return nil
            }
            self.counts = counts
        }

        /// How long the block behind it is.
        func bytes(ofTimes width: Int) -> Int {
            times * (width + 1) + types * 6 + counts[5] + counts[2] * (width + 4) + counts[1] + counts[0]
        }
    }

    /// The transitions of a block.
    private struct Block {
        let first: Int64
        let transitions: [Transition]

        init?(_ bytes: ArraySlice<UInt8>, _ header: Header, _ width: Int) {
            let (indexes, types) = (header.times * width, header.times * (width + 1))
            func offset(of type: Int) -> Int64? {
                guard type < header.types else { return nil }
                let offset = bytes.number(at: types + type * 6, bytes: 4)
                // RFC 9636, 3.2: within 25 hours of UTC.
                return (-93_600...93_600).contains(offset) ? offset : nil
            }
            guard let first = offset(of: 0) else { return nil }
            var transitions: [Transition] = []
            for number in 0..<header.times {
                let seconds = bytes.number(at: number * width, bytes: width)
                let type = Int(bytes[bytes.startIndex + indexes + number])
                guard let offset = offset(of: type), transitions.last.map({ $0.seconds < seconds }) ?? true
                else {
                    return nil
                }
                transitions.append(Transition(seconds: seconds, offset: offset))
            }
            (self.first, self.transitions) = (first, transitions)
        }
    }
}

extension ArraySlice<UInt8> {
    /// A number with its sign, of four or eight bytes, the highest first.
    fileprivate func number(at start: Int, bytes: Int) -> Int64 {
        let value = self[(startIndex + start)..<(startIndex + start + bytes)].reduce(UInt64(0)) {
            $0 << 8 | UInt64($1)
        }
        return bytes == 4 ? Int64(Int32(truncatingIfNeeded: value)) : Int64(bitPattern: value)
    }
}
