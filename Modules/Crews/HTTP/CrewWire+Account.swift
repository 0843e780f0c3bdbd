public import Crews
import Vocabulary
public import Wire

extension CrewWire {
    /// The account of a crew, as its leaders have named it.
    public static let naming: WireCoder<PayoutNaming> = Shape<PayoutNaming>(
        "CrewAccount",
        Field("crew", .id()) { $0.crew },
        Field("confirmed", named.optional) { $0.confirmed },
        Field("pending", named.optional) { $0.pending },
        Field("version", .version) { $0.version }
    ) { crew, confirmed, pending, version in
        PayoutNaming(crew: crew, confirmed: confirmed, pending: pending, version: version)
    }.coder

    private static let named: WireCoder<NamedAccount> = Shape<NamedAccount>(
        "NamedCrewAccount",
        Field(flattening: account) { $0.account },
        Field("namedBy", .id()) { $0.namedBy },
        Field("namedAt", .timestamp) { $0.namedAt },
        Field("confirmedBy", WireCoder<MemberID>.id().optional) { $0.confirmedBy },
        Field("confirmedAt", WireCoder<Timestamp>.timestamp.optional) { $0.confirmedAt }
    ) { account, namedBy, namedAt, confirmedBy, confirmedAt in
        NamedAccount(
            account: account, namedBy: namedBy, namedAt: namedAt, confirmedBy: confirmedBy,
            confirmedAt: confirmedAt)
    }.coder

    /// A bank account. It travels in bodies alone, never in an address.
    static let account = Shape<PayoutAccount>(
        "CrewBankAccount",
        Field("bank", .text(maximumLength: 30, example: "국민은행"), fallback: "", note: .required) { $0.bank },
        Field("number", .text(maximumLength: 40, example: "123-456-789012"), fallback: "", note: .required) {
            $0.number
        },
        Field("holder", .text(maximumLength: 40, example: "느티나무 FC"), fallback: "", note: .required) {
            $0.holder
        }
    ) { bank, number, holder in PayoutAccount(bank: bank, number: number, holder: holder) }
}
