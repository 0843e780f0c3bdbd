/// One step of a stream of events (HTML standard, section 9.2, `text/event-stream`).
public enum ServerEvent: Hashable, Sendable {
    /// An event with its name and data. `id` is where a client resumes after it; nil leaves the last one in
    /// force.
    case event(String, data: String, id: String?)
    /// A sign of life, ignored by clients.
    case comment(String)

    /// The media type of streams of events.
    public static let mediaType = "text/event-stream"

    /// The encoded step. Line breaks in name and identifier are removed.
    public var bytes: [UInt8] {
        var text = ""
        switch self {
        case .event(let name, let data, let id):
            if let id { text += "id: \(Self.oneLine(id))\n" }
            text += "event: \(Self.oneLine(name))\n"
            for line in Self.lines(data) { text += "data: \(line)\n" }
        case .comment(let words):
            for line in Self.lines(words) { text += ": \(line)\n" }
        }
        return Array((text + "\n").utf8)
    }

    private static func oneLine(_ text: String) -> String {
        String(text.unicodeScalars.filter { $0 != "\n" && $0 != "\r" && $0 != "\0" }.map(Character.init))
    }

    private static func lines(_ text: String) -> [Substring] {
        text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r" || $0 == "\r\n" }
    }
}
