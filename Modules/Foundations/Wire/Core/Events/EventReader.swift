/// Parses a stream of events from pieces of any size (HTML standard, section 9.2.6). Lines end with CR, LF
/// or both; unknown fields are ignored.
public struct EventReader: Sendable {
    private var line: [UInt8] = []
    private var endedWithReturn = false
    private var isAtStart = true
    private var name = ""
    private var data: [String] = []
    private var comment: String?
    /// The last identifier, after which a client resumes; nil before the first.
    public private(set) var lastEventID: String?
    /// The number of buffered bytes of the unfinished event.
    private var size = 0

    /// The largest event in bytes.
    public static let largest = 1 << 20

    /// Resumes after that identifier, until the stream names another.
    public init(after lastEventID: String? = nil) { self.lastEventID = lastEventID }

    /// The events that the bytes complete. Throws `tooLarge` for an overlong event.
    public mutating func read(_ bytes: [UInt8]) throws(StreamFault) -> [ServerEvent] {
        var events: [ServerEvent] = []
        for byte in bytes {
            let isReturn = byte == UInt8(ascii: "\r")
            if byte == UInt8(ascii: "\n"), endedWithReturn {
                endedWithReturn = false
                continue
            }
            endedWithReturn = isReturn
            if isReturn || byte == UInt8(ascii: "\n") {
                if let event = endLine() { events.append(event) }
                continue
            }
            line.append(byte)
            size += 1
            if size > Self.largest { throw .tooLarge(limit: Self.largest) }
        }
        return events
    }

    /// Handles a complete line; returns the event that it ends, if any.
    private mutating func endLine() -> ServerEvent? {
        defer { line.removeAll(keepingCapacity: true) }
        var text = String(decoding: line, as: UTF8.self)
        if isAtStart, text.first == "\u{FEFF}" { text.removeFirst() }
        isAtStart = false
        guard !text.isEmpty else { return endEvent() }
        let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
        var value = parts.count > 1 ? String(parts[1]) : ""
        if value.first == " " { value.removeFirst() }
        switch parts[0] {
        case "": comment = value
        case "event": name = value
        case "data": data.append(value)
        case "id": if !value.contains("\0") { lastEventID = value }
        default: break
        }
        return nil
    }

    private mutating func endEvent() -> ServerEvent? {
        defer { (name, data, comment, size) = ("", [], nil, 0) }
        if data.isEmpty { return comment.map { .comment($0) } }
        return .event(
            name.isEmpty ? "message" : name, data: data.joined(separator: "\n"), id: lastEventID)
    }
}
