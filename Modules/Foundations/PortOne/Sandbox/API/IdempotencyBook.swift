import Hashing
import Vocabulary
import Wire

/// Keeps the answers to changes by their `Idempotency-Key` for 3 hours.
///
/// At most 100,000 keys are kept; then the oldest answers are dropped early.
struct IdempotencyBook: Sendable {
    /// The result of taking a key.
    enum Turn: Hashable, Sendable {
        /// The request is new; the key is taken until `finish` or `release`.
        case first
        /// The same request had this answer.
        case answered(WireResponse)
        /// The same request is being answered.
        case outstanding
        /// The key belongs to another request.
        case reused
    }

    /// An answer as a journal keeps it.
    struct Answer: Hashable, Sendable {
        let key: String
        /// A digest of the request.
        let request: String
        let begunAt: Timestamp
        let status: Int
        let body: String
    }

    private struct Entry: Sendable {
        let request: String
        let begunAt: Timestamp
        let number: Int
        var response: WireResponse?
    }

    /// How long an answer is kept.
    static let lifetime: Duration = .seconds(3 * 3600)
    private let most: Int
    private var entries: [String: Entry] = [:]
    /// The keys in the order in which they were taken; some were released since.
    private var inOrder: [(key: String, number: Int)] = []
    private var passed = 0
    private var count = 0
    /// The answer that no journal has kept yet.
    private(set) var unkept: Answer?

    /// No keys, and room for that many.
    init(most: Int = 100_000) { self.most = most }
}

extension IdempotencyBook {
    /// Takes the key for a request, unless it is in use.
    mutating func begin(_ key: String, _ request: String, at now: Timestamp) -> Turn {
        if let entry = entries[key], now.since(entry.begunAt) < Self.lifetime {
            guard entry.request == request else { return .reused }
            return entry.response.map { .answered($0) } ?? .outstanding
        }
        keep(key, Entry(request: request, begunAt: now, number: count + 1))
        makeRoom(at: now)
        return .first
    }

    /// Keeps the answer to the request under that key.
    mutating func finish(_ key: String, _ response: WireResponse) {
        guard let entry = entries[key], entry.response == nil else { return }
        entries[key]?.response = response
        unkept = Answer(
            key: key, request: entry.request, begunAt: entry.begunAt, status: response.status,
            body: String(decoding: response.body, as: UTF8.self))
    }

    /// Frees a key without an answer, so that a repetition is new. No effect if there is an answer.
    mutating func release(_ key: String) {
        if let entry = entries[key], entry.response == nil { entries[key] = nil }
    }

    /// A journal has kept the last answer.
    mutating func clearUnkept() { unkept = nil }

    /// Restores an answer from a journal.
    mutating func restore(_ answer: Answer) {
        let response = WireResponse.json(answer.status, Array(answer.body.utf8))
        keep(
            answer.key,
            Entry(
                request: answer.request, begunAt: answer.begunAt, number: count + 1, response: response))
        makeRoom(at: answer.begunAt)
    }

    private mutating func keep(_ key: String, _ entry: Entry) {
        count = entry.number
        entries[key] = entry
        inOrder.append((key, entry.number))
    }

    /// Drops expired answers, and the oldest ones beyond the limit.
    private mutating func makeRoom(at now: Timestamp) {
        while passed < inOrder.count - 1 {
            let (key, number) = inOrder[passed]
            if let entry = entries[key], entry.number == number {
                let isOld = now.since(entry.begunAt) >= Self.lifetime
                guard isOld || entries.count > most, entry.response != nil else { break }
                entries[key] = nil
            }
            passed += 1
        }
        guard inOrder.count > 2 * entries.count + 1000 else { return }
        inOrder = inOrder[passed...].filter { entries[$0.key]?.number == $0.number }
        passed = 0
    }
}

extension IdempotencyBook {
    /// The digest of a request, by which it is recognised.
    static func digest(of request: WireRequest) -> String {
        let head = "\(request.method) \(request.target)\n"
        return Base64URL.encode(BLAKE2b.digest(of: Array(head.utf8) + request.body))
    }

    /// The key of a header field: 16 to 256 visible ASCII characters or blanks in double quotes (RFC 8941,
    /// section 3.3.3); nil for anything else.
    static func key(field: String) -> String? {
        guard field.utf8.first == UInt8(ascii: "\"") else { return nil }
        var text = ""
        var rest = field.dropFirst()
        while let character = rest.popFirst() {
            switch character {
            case "\"": return rest.isEmpty && (16...256).contains(text.utf8.count) ? text : nil
            case "\\":
                guard let escaped = rest.popFirst(), escaped == "\"" || escaped == "\\" else { return nil }
                text.append(escaped)
            default:
                guard let byte = character.asciiValue, (0x20..<0x7F).contains(byte) else { return nil }
                text.append(character)
            }
        }
        return nil
    }
}
