import Composition
import Glibc
import Logging
import Settings
import Vocabulary
import Wire
import WireServer

/// Writes one line to a message on standard error: the moment (UTC), the level, the message and its metadata,
/// for people or as a JSON object (`time`, `level`, `message`, then the metadata).
struct LineLogHandler: LogHandler {
    var logLevel: Logger.Level = .info
    var metadata: Logger.Metadata = [:]
    var metadataProvider: Logger.MetadataProvider?
    private let label: String
    private let format: LogFormat

    init(_ label: String, _ format: LogFormat) {
        self.label = label
        self.format = format
    }

    subscript(metadataKey key: String) -> Logger.Metadata.Value? {
        get { metadata[key] }
        set { metadata[key] = newValue }
    }

    func log(event: LogEvent) {
        let now = SystemClock().now().rfc3339
        // One to each request: its fields are written as they are, without a table between.
        if case .stringConvertible(let value)? = event.metadata?["request"], let entry = value as? AccessEntry
        {
            switch format {
            case .text: write(safe("\(now) \(event.level) \(event.message) \(entry)"))
            case .json: write(entry.json(now, event))
            }
            return
        }
        let given = (metadataProvider?.get() ?? [:]).merging(event.metadata ?? [:]) { $1 }
        let all = metadata.merging(given) { $1 }.sorted { $0.key < $1.key }.map { ($0.key, "\($0.value)") }
        switch format {
        case .text: write(text(now, event, all))
        case .json: write(json(now, event, all))
        }
    }

    private func text(_ now: String, _ event: LogEvent, _ metadata: [(String, String)]) -> [UInt8] {
        let values = metadata.map { " \($0)=\($1)" }.joined()
        return safe("\(now) \(event.level) \(event.message)\(values)")
    }

    /// Values may come from outside: a line stays a line, and no control reaches the terminal.
    private func safe(_ line: String) -> [UInt8] {
        line.utf8.map { $0 < 0x20 || $0 == 0x7F ? UInt8(ascii: "?") : $0 }
    }

    private func json(_ now: String, _ event: LogEvent, _ metadata: [(String, String)]) -> [UInt8] {
        var writer = JSONWriter()
        writer.beginObject()
        let members =
            [("time", now), ("level", "\(event.level)"), ("message", "\(event.message)")] + metadata
        for (name, value) in members {
            writer.key(text: name)
            writer.string(value)
        }
        writer.endObject()
        return writer.bytes
    }

    /// One write to a line, so that lines of several threads do not mix.
    private func write(_ line: [UInt8]) {
        var bytes = line
        bytes.append(UInt8(ascii: "\n"))
        _ = bytes.withUnsafeBytes { Glibc.write(STDERR_FILENO, $0.baseAddress, $0.count) }
    }
}

extension AccessEntry {
    /// The line as a JSON object, numbers as numbers.
    fileprivate func json(_ now: String, _ event: LogEvent) -> [UInt8] {
        var writer = JSONWriter()
        func text(_ name: StaticString, _ value: String) {
            writer.key(name)
            writer.string(value)
        }
        func number(_ name: StaticString, _ value: Int64) {
            writer.key(name)
            writer.integer(value)
        }
        writer.beginObject()
        text("time", now)
        text("level", event.level.rawValue)
        text("message", event.message.description)
        text("method", method)
        text("endpoint", endpoint)
        number("status", Int64(status))
        number("bytes", Int64(bytes))
        number("microseconds", microseconds)
        if let client { text("client", client) }
        text("request", request)
        if let member { text("member", member.description) }
        if let reason { text("reason", reason) }
        writer.endObject()
        return writer.bytes
    }
}
