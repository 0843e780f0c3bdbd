public import Funding
public import Vocabulary
public import Wire

extension FundingWire {
    /// A receipt. It is not the official form for taxes.
    public static let receipt: WireCoder<ReceiptView> = Shape<ReceiptView>(
        "FundingReceipt",
        Field("id", .id()) { $0.receipt.id },
        Field("shelter", shelterCard) { $0.shelter },
        Field(flattening: place) { ReceiptPlace(year: $0.receipt.year, number: $0.receipt.number) },
        Field(flattening: recipient) {
            ReceiptRecipient(member: $0.receipt.member, holder: $0.receipt.holder)
        },
        Field("wholeYear", .bool) { $0.receipt.isOfYear },
        Field(flattening: given) { Given(lines: $0.receipt.lines, amount: $0.receipt.amount) },
        Field(flattening: validity) {
            Validity(issuedAt: $0.receipt.issuedAt, void: $0.receipt.void, version: $0.receipt.version)
        }
    ) { id, shelter, place, recipient, isOfYear, given, validity in
        let receipt = Receipt(
            id: id, shelter: shelter.id, year: place.year, number: place.number, member: recipient.member,
            holder: recipient.holder, isOfYear: isOfYear, lines: given.lines,
            issuedAt: validity.issuedAt, void: validity.void, version: validity.version)
        return ReceiptView(receipt: receipt, shelter: shelter)
    }.coder

    /// A page of receipts.
    public static let receipts: WireCoder<Page<ReceiptView>> = .page("FundingReceiptPage", of: receipt)

    /// The name that a receipt bears; blank once its member has withdrawn.
    static let holder = WireCoder<String>.text(maximumLength: 40, example: "김수연")
}

extension FundingWire {
    /// Where a receipt stands in the count of its shelter.
    private struct ReceiptPlace: Sendable {
        let year: Int64
        let number: Int
    }

    private static let place = Shape<ReceiptPlace>(
        "FundingReceiptPlace",
        Field("year", .integer) { $0.year },
        Field("number", .count) { $0.number }
    ) { year, number in ReceiptPlace(year: year, number: number) }

    private struct ReceiptRecipient: Sendable {
        let member: MemberID
        let holder: String
    }

    private static let recipient = Shape<ReceiptRecipient>(
        "FundingReceiptRecipient",
        Field("member", .id()) { $0.member },
        Field("holder", holder, fallback: "") { $0.holder }
    ) { member, holder in ReceiptRecipient(member: member, holder: holder) }

    private struct Given: Sendable {
        let lines: [ReceiptLine]
        let amount: Money
    }

    /// `amount` is the sum of the lines, for readers that do not add up.
    private static let given = Shape<Given>(
        "FundingReceiptAmounts",
        Field("lines", line.array) { $0.lines },
        Field("amount", .money) { $0.amount }
    ) { lines, amount in Given(lines: lines, amount: amount) }

    private static let line: WireCoder<ReceiptLine> = Shape<ReceiptLine>(
        "FundingReceiptLine",
        Field("backing", .id()) { $0.backing },
        Field("title", campaignTitle) { $0.title },
        Field("day", .day) { $0.day },
        Field("amount", .money) { $0.amount }
    ) { backing, title, day, amount in
        ReceiptLine(backing: backing, title: title, day: day, amount: amount)
    }.coder

    /// When a receipt was issued, and whether it is void.
    private struct Validity: Sendable {
        let issuedAt: Timestamp
        let void: ReceiptVoid?
        let version: Version
    }

    private static let validity = Shape<Validity>(
        "FundingReceiptValidity",
        Field("issuedAt", .timestamp) { $0.issuedAt },
        Field("void", void.optional) { $0.void },
        Field("version", .version) { $0.version }
    ) { issuedAt, void, version in Validity(issuedAt: issuedAt, void: void, version: version) }

    private static let void: WireCoder<ReceiptVoid> = Shape<ReceiptVoid>(
        "FundingReceiptVoid",
        Field("reason", WireCoder<ReceiptVoid.Reason>.choice) { $0.reason },
        Field("replacedBy", WireCoder<ReceiptID>.id().optional) { $0.replacedBy },
        Field("at", .timestamp) { $0.at }
    ) { reason, next, moment in ReceiptVoid(reason: reason, replacedBy: next, at: moment) }.coder
}
