/// One step of a stream of events, as the HTML standard writes it (section 9.2, `text/event-stream`).
public enum ServerEvent: Hashable, Sendable {
    /// An event with its name and its data. The identifier is where a client resumes behind it; nil leaves
    /// that as it was.
    case event(String, data: String, id: String?)
    /// A sign of life, which no client shows.
    case comment(String)

    /// The media type of such streams.
    public static let mediaType = "text/event-stream"

    /// The step as it travels. Line breaks in a name or an identifier, which have none, are left out.
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
