public import Funding
import Vocabulary
public import Wire

extension FundingWire {
    /// The address of a receipt for printing; its secret stands in no other answer.
    public static let receiptAddress: WireCoder<ReceiptAddress> = Shape<ReceiptAddress>(
        "FundingReceiptAddress",
        Field("secret", secret) { $0.secret },
        Field("until", .timestamp) { $0.until }
    ) { secret, until in ReceiptAddress(secret, until: until) }.coder

    private static let secret = WireCoder<String>.text(
        minimumLength: RightSecret.length, maximumLength: RightSecret.length,
        pattern: "^[A-Za-z0-9_-]{22}$", example: "AAAAAAAAAAAAAAAAAAAAAA"
    ).map(
        expected: "22 characters of base64url", to: { (secret: RightSecret) in secret.text },
        from: { RightSecret($0) })
}
