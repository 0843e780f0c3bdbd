import Hashing
public import Vocabulary
public import Wire

/// Proves that a request is a webhook of PortOne (Standard Webhooks; version 2024-04-25).
///
/// It keeps no record of webhooks: a repeated `id` is the caller's to find.
public struct WebhookVerifier: Sendable {
    private let secrets: [WebhookSecret]

    /// How far the signature's moment may be from the present, in seconds.
    private static let tolerance: Int64 = 300

    /// Takes the secret, and while secrets are changed a second one; a signature by either counts.
    public init(_ secret: WebhookSecret, or second: WebhookSecret? = nil) {
        secrets = [secret] + (second.map { [$0] } ?? [])
    }

    /// The webhook. The header fields have names in any case, and each stands as often as it was sent; the
    /// body is as it was sent, byte for byte. Throws the first fault: of fields, moment, signature, document.
    public func webhook(
        headers: [(name: String, value: String)], body: [UInt8], at now: Timestamp
    ) throws(WebhookFault) -> Webhook {
        let id = try Self.only(WebhookFields.id, in: headers)
        let timestamp = try Self.only(WebhookFields.timestamp, in: headers)
        let signatures = try Self.only(WebhookFields.signature, in: headers)
        try Self.check(timestamp, at: now)
        let codes = secrets.map { $0.code(id: id, timestamp: timestamp, body: body) }
        guard Self.codes(in: signatures).contains(where: { Self.isAny($0, of: codes) }) else {
            throw .noMatchingSignature
        }
        return try Self.read(body, id: id)
    }

    /// The webhook of a request. Servers join repeated header fields by a comma: a field that shows this
    /// counts as sent twice.
    public func webhook(_ request: WireRequest, at now: Timestamp) throws(WebhookFault) -> Webhook {
        let isJoined = [WebhookFields.id, WebhookFields.timestamp].contains {
            request.headers[$0]?.contains(",") == true
        }
        let signatures = request.headers[WebhookFields.signature] ?? ""
        guard !isJoined, !signatures.split(separator: " ").contains(where: { $0.hasSuffix(",") }) else {
            throw .missingHeaders
        }
        let headers = request.headers.map { (name: $0.key, value: $0.value) }
        return try webhook(headers: headers, body: request.body, at: now)
    }
}

extension WebhookVerifier {
    private static func only(
        _ name: String, in headers: [(name: String, value: String)]
    ) throws(WebhookFault) -> String {
        let values = headers.filter { $0.name.lowercased() == name }
        guard values.count == 1, let value = values.first?.value, !value.isEmpty else {
            throw .missingHeaders
        }
        return value
    }

    private static func check(_ timestamp: String, at now: Timestamp) throws(WebhookFault) {
        guard timestamp.utf8.allSatisfy({ (48...57).contains($0) }), let seconds = Int64(timestamp) else {
            throw .missingHeaders
        }
        let age = now.seconds - seconds
        if age > tolerance { throw .tooOld }
        if age < -tolerance { throw .tooNew }
    }

    /// The codes of version 1 in a list of signatures; others are passed over.
    private static func codes(in signatures: String) -> [[UInt8]] {
        signatures.split(separator: " ").compactMap { item in
            guard item.hasPrefix("v1,") else { return nil }
            return Base64.decode(item.utf8.dropFirst(3))
        }
    }

    private static func isAny(_ code: [UInt8], of expected: [[UInt8]]) -> Bool {
        expected.contains { ConstantTime.areEqual(code, $0) }
    }

    private static func read(_ body: [UInt8], id: String) throws(WebhookFault) -> Webhook {
        guard let json = try? JSONReader.read(body) else { throw .unreadable("body") }
        do throws(DecodingFailure) {
            return try PortOneWire.webhook(id: id).read(json, .answer)
        } catch {
            throw .unreadable(error.fieldErrors.first?.field ?? "body")
        }
    }
}
