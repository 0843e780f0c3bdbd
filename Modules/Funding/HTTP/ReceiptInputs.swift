import Funding
import Vocabulary
import Wire

/// A verb's receipt and nothing else.
struct OneReceipt: Sendable {
    let id: ReceiptID

    static let shape = Shape<OneReceipt>("OneReceipt", Field("id", .id()) { $0.id }) { OneReceipt(id: $0) }
}

/// The backing of which a receipt is wanted, and the name that it bears.
struct BackingReceiptInput: Sendable {
    let id: BackingID
    let holder: String

    static let shape = Shape<BackingReceiptInput>(
        "BackingReceiptInput",
        Field("id", .id()) { $0.id },
        Field("holder", FundingWire.holder, fallback: "", note: .required) { $0.holder }
    ) { id, holder in BackingReceiptInput(id: id, holder: holder) }
}

/// The shelter and year of which one receipt is wanted, and the name that it bears.
struct YearReceiptInput: Sendable {
    let id: ShelterID
    let year: Int64
    let holder: String

    static let shape = Shape<YearReceiptInput>(
        "YearReceiptInput",
        Field("id", .id()) { $0.id },
        Field("year", .integer) { $0.year },
        Field("holder", FundingWire.holder, fallback: "", note: .required) { $0.holder }
    ) { id, year, holder in YearReceiptInput(id: id, year: year, holder: holder) }
}

/// A page of the principal's own receipts.
struct OwnReceiptsInput: Sendable {
    let year: Int64?
    let page: PageFields

    static let shape = Shape<OwnReceiptsInput>(
        "OwnReceiptsInput",
        Field("year", WireCoder<Int64>.integer.optional) { $0.year },
        Field(flattening: PageFields.shape) { $0.page }
    ) { year, page in OwnReceiptsInput(year: year, page: page) }
}

/// A page of the receipts of a shelter and year.
struct ShelterReceiptsInput: Sendable {
    let id: ShelterID
    let year: Int64
    let page: PageFields

    static let shape = Shape<ShelterReceiptsInput>(
        "ShelterReceiptsInput",
        Field("id", .id()) { $0.id },
        Field("year", .integer) { $0.year },
        Field(flattening: PageFields.shape) { $0.page }
    ) { id, year, page in ShelterReceiptsInput(id: id, year: year, page: page) }
}
