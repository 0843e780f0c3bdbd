import PortOne
import Vocabulary
import Wire

/// A webhook on its way; the two vectors of the interface.
struct Delivery: Sendable {
    var id: String
    var timestamp: String
    var body: [UInt8]
    var signature: String

    /// The vector of Standard Webhooks.
    static let standard = Delivery(
        id: "msg_p5jXN8AQM9LWM0D4loKWxJek", timestamp: "1614265330",
        body: Array(#"{"test": 2432232314}"#.utf8),
        signature: "v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=")

    /// A payment with Hangul in its name.
    static let hangul = Delivery(
        id: "wh_test_1", timestamp: "1714039200",
        body: Array(
            (#"{"type":"Transaction.Paid","timestamp":"2024-04-25T10:00:00.000Z","data":{"paymentId":"#
                + #""pay-한글-1","storeId":"store-00000000-0000-4000-8000-000000000000","transactionId":"#
                + #""00000000-0000-4000-8000-000000000001"}}"#).utf8),
        signature: "v1,I2MGzCi0JEytg+SatCImzt3ldFJWoH9qD44ZBUpH7tY=")

    /// The moment of the signature.
    var moment: Timestamp { .second(Int64(timestamp) ?? 1_714_039_200) }

    var headers: [(name: String, value: String)] {
        [("Webhook-Id", id), ("WEBHOOK-TIMESTAMP", timestamp), ("webhook-signature", signature)]
    }

    var request: WireRequest {
        let fields = headers.map { ($0.name.lowercased(), $0.value) }
        return WireRequest(
            method: "POST", target: "/", headers: Dictionary(fields) { first, _ in first }, body: body)
    }

    func read(by verifier: WebhookVerifier, at now: Timestamp? = nil) throws -> Webhook {
        try verifier.webhook(headers: headers, body: body, at: now ?? moment)
    }

    /// The same with signatures by these secrets.
    func signed(by secrets: [WebhookSecret]) -> Delivery {
        let fields = WebhookSigner.headers(id: id, at: moment, body: body, secrets: secrets)
        var delivery = self
        delivery.signature = fields["webhook-signature"] ?? ""
        return delivery
    }
}

extension Timestamp {
    static func second(_ seconds: Int64) -> Timestamp { Timestamp(microseconds: seconds * 1_000_000) }
}

/// What is done to a webhook on its way.
enum Tampering: CaseIterable, Sendable {
    case amountOfBody, blankBehindBody, emptyBody, decomposedBody, otherID, otherSecond, otherSignature
    case shortSignature, signatureWithoutPadding, signatureOfOtherSecret, otherVersion, noVersion, blanks

    func change(_ delivery: inout Delivery) {
        switch self {
        case .amountOfBody: delivery.body[12] ^= 1
        case .blankBehindBody: delivery.body.append(0x20)
        case .emptyBody: delivery.body = []
        case .decomposedBody:
            let text = String(decoding: delivery.body, as: UTF8.self)
            let decomposed = "\u{1112}\u{1161}\u{11AB}\u{1100}\u{1173}\u{11AF}"
            delivery.body = Array(text.replacing("한글", with: decomposed).utf8)
        case .otherID: delivery.id += "1"
        case .otherSecond: delivery.timestamp = "1714039201"
        case .otherSignature: delivery.signature = delivery.signature.replacing("I2MG", with: "I2MH")
        case .shortSignature: delivery.signature = "v1,I2MGzCi0JEytg+SatCImzt3ldFJWoH9qD44ZBUpH"
        case .signatureWithoutPadding: delivery.signature.removeLast()
        case .signatureOfOtherSecret:
            let secrets = ["whsec_AAECAwQFBgcICQoLDA0ODw=="].compactMap { WebhookSecret($0) }
            delivery = delivery.signed(by: secrets)
        case .otherVersion: delivery.signature = delivery.signature.replacing("v1,", with: "v2,")
        case .noVersion: delivery.signature = delivery.signature.replacing("v1,", with: "")
        case .blanks: delivery.signature = "  "
        }
    }
}
