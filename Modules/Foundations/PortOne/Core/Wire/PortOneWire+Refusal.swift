public import Wire

extension PortOneWire {
    /// The answer that refuses: `{"type": "...", "message": ..., "pgCode": ..., "pgMessage": ...}` under the
    /// refusal's status.
    public static func response(_ refusal: PortOneRefusal) -> WireResponse {
        .json(refusal.status, document.bytes(of: refusal))
    }

    /// The refusal that an answer tells; nil if its body is no error document.
    public static func refusal(of response: WireResponse) -> PortOneRefusal? {
        guard let json = try? JSONReader.read(response.body),
            var refusal = try? document.read(json, .answer)
        else { return nil }
        refusal.status = response.status
        return refusal
    }

    /// All but the status, which is read as 0.
    private static let document = Shape<PortOneRefusal>(
        "Refusal",
        Field("type", PortOneRefusalType.coder) { $0.type },
        Field("message", WireCoder<String>.text.optional) { $0.message },
        Field("pgCode", WireCoder<String>.text.optional) { $0.providerCode },
        Field("pgMessage", WireCoder<String>.text.optional) { $0.providerMessage }
    ) { PortOneRefusal(status: 0, $0, message: $1, providerCode: $2, providerMessage: $3) }
    .coder
}
