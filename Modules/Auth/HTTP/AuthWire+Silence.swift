import Auth
public import Vocabulary
public import Wire

extension AuthWire {
    /// The end and reason of a silence.
    public static let silence: WireCoder<Silence> = Shape<Silence>(
        "Silence",
        Field("until", WireCoder<Timestamp>.timestamp) { $0.until },
        Field("reason", reason) { $0.reason }
    ) { until, reason in Silence(until: until, reason: reason) }
    .coder
}
