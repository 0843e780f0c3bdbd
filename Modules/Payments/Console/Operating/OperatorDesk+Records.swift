import Commands
import Payments
import Terminal
import Vocabulary

extension OperatorDesk {
    /// Reads all records of a sale that the law requires: of an order, or of a record such as a deal.
    func records(of subject: AnyIdentifier, _ reason: String) async throws {
        let sale = try await orders.records(of: subject, try act(reason))
        show(sale.document) {
            console.show(table(of: sale))
            // What was displayed is too long for a column; programs read it as JSON.
            guard console.format == .human else { return }
            for record in sale.orders {
                guard let display = record.display else { continue }
                console.show(fields(of: display, record))
            }
        }
    }

    /// The records for people and for line-wise programs, for these with their codes.
    private func table(of sale: SaleRecords) -> Table {
        Table(
            [
                Table.Column(Phrase(en: "At", ko: "일시")), Table.Column(Phrase(en: "Kind", ko: "종류")),
                Table.Column(Phrase(en: "What", ko: "내용")),
                Table.Column(Phrase(en: "Amount", ko: "금액"), .right),
                Table.Column(Phrase(en: "Goods", ko: "상품"), flexible: 8),
                Table.Column(Phrase(en: "Buyer", ko: "구매자")),
                Table.Column(Phrase(en: "Payee", ko: "받는 쪽")),
                Table.Column(Phrase(en: "Kept until", ko: "보존 기한")),
            ], rows: sale.orders.map(row) + sale.supplies.map(row))
    }

    private func row(of record: OrderRecord) -> [StyledText] {
        [
            record.at.rfc3339, text(record.kind.rawValue, record.kind.words), text(record.act, record.words),
            record.amount.text(in: console.language), record.title, "\(record.buyer)", "\(record.payee)",
            record.expiresAt.rfc3339,
        ].map { StyledText($0) }
    }

    private func row(of supply: SupplyRecord) -> [StyledText] {
        let price = supply.price.text(in: console.language)
        return [
            supply.at.rfc3339, text("supply", Phrase(en: "supply", ko: "공급")),
            text("sold", Phrase(en: "sold", ko: "판매")),
            supply.quantity == 1 ? price : "\(price) × \(supply.quantity)",
            "\(supply.goods) (\(supply.category))", "\(supply.buyer)", "\(supply.seller)",
            supply.expiresAt.rfc3339,
        ].map { StyledText($0) }
    }

    /// What the buyer was shown.
    private func fields(of display: OrderDisplay, _ record: OrderRecord) -> Fields {
        var fields = Fields()
        fields.add(Phrase(en: "Shown to the buyer", ko: "구매자에게 표시한 내용"), text: record.title)
        fields.add(
            Phrase(en: "Price", ko: "가격"), StyledText(record.amount.text(in: console.language)))
        fields.add(Phrase(en: "Quantity", ko: "수량"), StyledText("\(record.quantity)"))
        if let kind = display.sellerKind {
            fields.add(
                Phrase(en: "Sells as", ko: "판매 구분"), StyledText(kind.sellsAs.text(in: console.language)))
        }
        let terms = Phrase(en: display.english, ko: display.korean)
        fields.add(Phrase(en: "Refund terms", ko: "환불 조건"), text: terms.text(in: console.language))
        return fields
    }

    private func text(_ code: String, _ words: Phrase) -> String {
        console.format == .plain ? code : words.text(in: console.language)
    }
}

extension SaleRecords {
    /// For programs.
    fileprivate var document: JSONDocument {
        .object([
            ("orders", .array(orders.map(\.document))), ("supplies", .array(supplies.map(\.document))),
        ])
    }
}

extension OrderRecord {
    /// For programs.
    fileprivate var document: JSONDocument {
        .object([
            ("order", .string("\(order)")), ("kind", .string(kind.rawValue)), ("act", .string(act)),
            ("buyer", .string("\(buyer)")), ("payee", .string("\(payee)")), ("record", .string("\(record)")),
            ("title", .string(title)), ("quantity", .integer(Int64(quantity))),
            ("amount", .integer(amount.minorUnits)), ("currency", .string(amount.currency.rawValue)),
            ("display", display?.document ?? .null), ("at", .string(at.rfc3339)),
            ("expiresAt", .string(expiresAt.rfc3339)),
        ])
    }
}

extension OrderDisplay {
    /// For programs.
    fileprivate var document: JSONDocument {
        .object([
            ("sellerKind", JSONDocument(sellerKind?.rawValue)), ("english", .string(english)),
            ("korean", .string(korean)),
        ])
    }
}

extension SupplyRecord {
    /// For programs.
    fileprivate var document: JSONDocument {
        .object([
            ("goods", .string("\(goods)")), ("category", .string(category)), ("buyer", .string("\(buyer)")),
            ("seller", .string("\(seller)")), ("quantity", .integer(Int64(quantity))),
            ("price", .integer(price.minorUnits)), ("currency", .string(price.currency.rawValue)),
            ("at", .string(at.rfc3339)), ("expiresAt", .string(expiresAt.rfc3339)),
        ])
    }
}
