import PortOne
import Vocabulary
import Wire

/// One line of a journal. A change of one payment and its answer share a line, so that a crash keeps both
/// or neither.
struct SandboxJournalLine: Sendable {
    /// The count of identifiers after the change.
    var count: UInt64
    /// Whether everything before is forgotten.
    var isReset = false
    /// A payment as it is after the change.
    var payment: SandboxPayment?
    /// The answer to the call that has made the change.
    var answer: IdempotencyBook.Answer?
}

extension SandboxJournalLine {
    /// The line as JSON without line breaks.
    var text: String { String(decoding: Self.coder.bytes(of: self), as: UTF8.self) }

    /// Throws `unavailable` for a text that is no line of a journal.
    init(_ text: String) throws(PortOneError) {
        do {
            self = try Self.coder.read(try JSONReader.read(Array(text.utf8)), .answer)
        } catch {
            throw .unavailable("a line of the journal cannot be read: \(text.prefix(80))")
        }
    }

    static let coder = Shape<SandboxJournalLine>(
        "JournalLine",
        Field("count", .integer) { Int64(clamping: $0.count) },
        Field("reset", WireCoder<Bool>.bool, fallback: false) { $0.isReset },
        Field("payment", payment.optional) { $0.payment },
        Field("answer", answer.optional) { $0.answer }
    ) { count, isReset, payment, answer in
        SandboxJournalLine(
            count: UInt64(clamping: count), isReset: isReset, payment: payment, answer: answer)
    }
    .coder

    private static let answer = Shape<IdempotencyBook.Answer>(
        "KeptAnswer",
        Field("key", .text) { $0.key },
        Field("request", .text) { $0.request },
        Field("begunAt", .timestamp) { $0.begunAt },
        Field("status", .count) { $0.status },
        Field("body", .text) { $0.body }
    ) { key, request, begun, status, body in
        IdempotencyBook.Answer(key: key, request: request, begunAt: begun, status: status, body: body)
    }
    .coder

    private static let payment = Shape<SandboxPayment>(
        "KeptPayment",
        Field("id", .text) { $0.id },
        Field("registered", registered.optional) { $0.registered },
        Field("attempts", attempt.array) { $0.attempts }
    ) { id, registered, attempts in SandboxPayment(id: id, registered: registered, attempts: attempts) }
    .coder

    private static let registered = Shape<SandboxPayment.Registered>(
        "Registered",
        Field("totalAmount", WireCoder<Int64>.integer.optional) { $0.totalAmount },
        Field("currency", WireCoder<String>.text.optional) { $0.currency }
    ) { SandboxPayment.Registered(totalAmount: $0, currency: $1) }
    .coder
}

extension SandboxJournalLine {
    private static let attempt = Shape<SandboxAttempt>(
        "KeptAttempt",
        Field("payment", PortOneWire.payment) { $0.payment },
        Field("channel", channel) { $0.channel },
        Field("method", .text) { $0.method.rawValue },
        Field("price", .integer) { $0.price },
        Field("charged", .integer) { $0.charged },
        Field("redirectUrl", WireCoder<String>.text.optional) { $0.redirectURL },
        Field("noticeUrls", WireCoder<String>.text.array) { $0.noticeURLs },
        Field("paymentToken", WireCoder<String>.text.optional) { $0.paymentToken },
        Field("settlesAt", WireCoder<Timestamp>.timestamp.optional) { $0.settlesAt }
    ) { payment, channel, method, price, charged, redirectURL, noticeURLs, token, settlesAt in
        SandboxAttempt(
            payment: payment, channel: channel, method: PortOneMethodType(rawValue: method), price: price,
            charged: charged, redirectURL: redirectURL, noticeURLs: noticeURLs, paymentToken: token,
            settlesAt: settlesAt)
    }
    .coder

    private static let channel = Shape<SandboxChannel>(
        "KeptChannel",
        Field("type", .text) { $0.channel.type.rawValue },
        Field("key", WireCoder<String>.text.optional) { $0.channel.key },
        Field("name", WireCoder<String>.text.optional) { $0.channel.name },
        Field("provider", WireCoder<String>.text.optional) { $0.channel.provider },
        Field("needsConfirmation", .bool) { $0.needsConfirmation }
    ) { type, key, name, provider, needsConfirmation in
        SandboxChannel(
            PortOneChannel(PortOneChannelType(rawValue: type), key: key, name: name, provider: provider),
            needsConfirmation: needsConfirmation)
    }
    .coder
}
