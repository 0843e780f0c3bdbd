/// An event in a multipart body.
public enum MultipartEvent: Hashable, Sendable {
    /// A part begins.
    case head(PartHead)
    /// Some of the part's bytes.
    case bytes(ArraySlice<UInt8>)
    /// The part is complete.
    case endOfPart
    /// The body is complete.
    case end
}

/// Parses `multipart/form-data` (RFC 7578, RFC 2046) incrementally.
///
/// A state machine that takes pieces and returns events. It buffers one piece and an incomplete delimiter or
/// head. It is strict: lines end with CRLF, a delimiter is a whole line, every part has a name, and the last
/// delimiter is required.
public struct MultipartReader: Sendable {
    private enum State: Sendable {
        case preamble
        /// After a delimiter: `--`, or blanks and the end of the line.
        case delimiterEnd
        case head(PartHeadLines)
        case bytes
        case epilogue
        case ended
    }

    private let limits: MultipartLimits
    private let delimiter: DelimiterSearch
    private var state = State.preamble
    /// Received, unconsumed bytes. Begins with a line break, which the first delimiter may lack.
    private var bytes: [UInt8] = [0x0D, 0x0A]
    private var start = 0
    private var isWhole = false
    private var (parts, partSize, headSize, margin, received) = (0, 0, 0, 0, 0)
    private var name = ""

    /// Reads a body with that boundary.
    public init(_ boundary: Boundary, _ limits: MultipartLimits) {
        self.limits = limits
        delimiter = DelimiterSearch(Array("\r\n--\(boundary.text)".utf8))
    }

    /// Adds the next piece, once no events are left. Throws `tooLarge` if the body exceeds its limit.
    public mutating func add(_ piece: [UInt8]) throws(MultipartFault) {
        received += piece.count
        guard received <= limits.body else { throw .tooLarge(.body, limit: limits.body) }
        if start == bytes.count {
            bytes = piece
        } else {
            bytes.removeSubrange(..<start)
            bytes += piece
        }
        start = 0
    }

    /// Marks the end of the body.
    public mutating func finish() { isWhole = true }

    /// The next event; nil if another piece is needed. Repeats `end` at the end. Throws the body's fault,
    /// and then nothing more.
    public mutating func next() throws(MultipartFault) -> MultipartEvent? {
        while true {
            switch try step() {
            case .event(let event): return event
            case .goesOn: continue
            case .waits where isWhole: throw .malformed(expected: "an end: the boundary between -- and --")
            case .waits: return nil
            }
        }
    }

    private enum Step {
        case event(MultipartEvent)
        /// Input consumed; no event yet.
        case goesOn
        /// More input is needed.
        case waits
    }

    private mutating func step() throws(MultipartFault) -> Step {
        switch state {
        case .preamble: try passPreamble()
        case .delimiterEnd: try endDelimiter()
        case .head(let lines): try readHead(lines)
        case .bytes: try readBytes()
        case .epilogue: try passEpilogue()
        case .ended: .event(.end)
        }
    }
}

extension MultipartReader {
    private mutating func passPreamble() throws(MultipartFault) -> Step {
        let (passed, isFound) = takeToDelimiter()
        margin += passed.count
        // The inserted line break does not count.
        guard margin <= limits.margin + 2 else {
            throw .malformed(expected: "the first boundary within \(limits.margin) bytes")
        }
        return isFound ? .goesOn : .waits
    }

    /// Consumes the bytes before the next delimiter, and the delimiter if found; otherwise all bytes that
    /// cannot belong to one.
    private mutating func takeToDelimiter() -> (passed: Range<Int>, isFound: Bool) {
        let before = start
        if let place = delimiter.place(in: bytes, from: start) {
            start = place + delimiter.pattern.count
            (state, headSize) = (.delimiterEnd, 0)
            return (before..<place, true)
        }
        start = max(before, bytes.count - delimiter.pattern.count + 1)
        return (before..<start, false)
    }

    /// A delimiter is followed by `--`, or by blanks and a line break. With anything else the line is
    /// neither a delimiter nor valid content (RFC 2046, section 5.1.1).
    private mutating func endDelimiter() throws(MultipartFault) -> Step {
        let rest = bytes[start...]
        let blanks = rest.prefix { $0 == 0x20 || $0 == 0x09 }
        let end = rest.dropFirst(blanks.count).prefix(2)
        guard blanks.count <= limits.margin else { throw Self.unknownDelimiter }
        if end.isEmpty || end.elementsEqual([0x0D]) || end.elementsEqual([0x2D]) { return .waits }
        if end.elementsEqual([0x0D, 0x0A]) {
            state = .head(PartHeadLines(limits))
        } else if blanks.isEmpty, end.elementsEqual([0x2D, 0x2D]) {
            guard parts > 0 else { throw .noParts }
            (state, margin) = (.epilogue, 0)
        } else {
            throw Self.unknownDelimiter
        }
        start += blanks.count + 2
        return .goesOn
    }

    private static var unknownDelimiter: MultipartFault {
        .malformed(expected: "a line break or -- behind each boundary")
    }

    private mutating func readHead(_ lines: PartHeadLines) throws(MultipartFault) -> Step {
        guard parts < limits.parts else { throw .tooLarge(.parts, limit: limits.parts) }
        let rest = bytes[start...]
        guard let feed = rest.firstIndex(of: 0x0A) else {
            guard headSize + rest.count <= limits.head else { throw .tooLarge(.head, limit: limits.head) }
            return .waits
        }
        let line = rest[..<feed]
        headSize += line.count + 1
        guard headSize <= limits.head else { throw .tooLarge(.head, limit: limits.head) }
        guard line.last == 0x0D, !line.dropLast().contains(0x0D) else {
            throw .malformed(expected: "lines that end with CR and LF")
        }
        start = feed + 1
        if line.count > 1 {
            var longer = lines
            try longer.add(line.dropLast())
            state = .head(longer)
            return .goesOn
        }
        return .event(.head(try begin(lines.head())))
    }

    /// The delimiter of a part without bytes may follow the head directly, whose line break is then the
    /// delimiter's.
    private mutating func begin(_ head: PartHead) -> PartHead {
        start -= 2
        (state, partSize, name) = (.bytes, -2, head.name)
        parts += 1
        return head
    }

    private mutating func readBytes() throws(MultipartFault) -> Step {
        // The head's line break is not content, unless it belongs to the delimiter.
        if partSize < 0 {
            guard bytes.count - start >= delimiter.pattern.count || isWhole else { return .waits }
            partSize = 0
            if delimiter.place(in: bytes, from: start) != start { start += 2 }
        }
        let (passed, isFound) = takeToDelimiter()
        if passed.isEmpty { return isFound ? .event(.endOfPart) : .waits }
        partSize += passed.count
        guard partSize <= limits.part else { throw .tooLarge(.part(name), limit: limits.part) }
        // The next call returns the end of the part.
        if isFound { (state, start) = (.bytes, passed.upperBound) }
        return .event(.bytes(bytes[passed]))
    }

    private mutating func passEpilogue() throws(MultipartFault) -> Step {
        margin += bytes.count - start
        start = bytes.count
        guard margin <= limits.margin else {
            throw .malformed(expected: "at most \(limits.margin) bytes behind the last boundary")
        }
        guard isWhole else { return .waits }
        state = .ended
        return .event(.end)
    }
}
