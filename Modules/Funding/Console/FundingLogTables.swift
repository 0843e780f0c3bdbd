import Commands
import Funding
import Terminal
import Vocabulary

/// The payouts of a campaign.
struct PayoutTable {
    let payouts: [Payout]
    let console: Console

    /// The table for programs: transfer, amount, currency, bank, account number, holder, state, moment.
    var plain: Table {
        Table(
            names: ["transfer", "amount", "currency", "bank", "number", "holder", "state", "createdAt"],
            rows: payouts.map { payout in
                [
                    payout.transfer, payout.amount.decimal, payout.amount.currency.rawValue,
                    payout.account.bank, payout.account.maskedNumber, payout.account.holder,
                    payout.state.rawValue, payout.createdAt.rfc3339,
                ].map { StyledText($0) }
            })
    }

    /// The table for people.
    var table: Table {
        Table(
            [
                Table.Column(Phrase(en: "Day", ko: "날짜")),
                Table.Column(Phrase(en: "Amount", ko: "금액"), .right),
                Table.Column(Phrase(en: "Account", ko: "계좌"), flexible: 12),
                Table.Column(Phrase(en: "Transfer", ko: "이체 번호"), flexible: 8, leftOut: 1),
                Table.Column(Phrase(en: "State", ko: "상태")),
            ],
            rows: payouts.map { payout in
                [
                    StyledText("\(ZoneRules.korea.day(at: payout.createdAt))"),
                    StyledText(payout.amount.text(in: console.language)), StyledText("\(payout.account)"),
                    StyledText(payout.transfer), StyledText(payout.state.words.text(in: console.language)),
                ]
            })
    }
}

/// A list of receipts.
struct ReceiptTable {
    let views: [ReceiptView]
    let console: Console

    /// The table for programs: identifier, year, number, shelter, its name, holder, amount, currency, whole
    /// year, issued, why it is void, the receipt in its place; blank for none.
    var plain: Table {
        Table(
            names: [
                "id", "year", "number", "shelter", "name", "holder", "amount", "currency", "wholeYear",
                "issuedAt", "void", "replacedBy",
            ],
            rows: views.map { view in
                let receipt = view.receipt
                return [
                    "\(receipt.id)", "\(receipt.year)", "\(receipt.number)", "\(receipt.shelter)",
                    view.shelter.name, receipt.holder, receipt.amount.decimal,
                    receipt.amount.currency.rawValue, "\(receipt.isOfYear)", receipt.issuedAt.rfc3339,
                    receipt.void?.reason.rawValue ?? "", receipt.void?.replacedBy.map { "\($0)" } ?? "",
                ].map { StyledText($0) }
            })
    }

    /// The table for people.
    var table: Table {
        Table(
            [
                Table.Column(Phrase("#"), .right), Table.Column(Phrase(en: "Number", ko: "번호")),
                Table.Column(Phrase(en: "Shelter", ko: "보호소"), flexible: 8, wanting: 20),
                Table.Column(Phrase(en: "Given by", ko: "후원자"), flexible: 8, leftOut: 1),
                Table.Column(Phrase(en: "Amount", ko: "금액"), .right),
                Table.Column(Phrase(en: "State", ko: "상태"), flexible: 8), Table.Column(Phrase("ID")),
            ],
            rows: views.enumerated().map { row($0 + 1, $1) })
    }

    private func row(_ number: Int, _ view: ReceiptView) -> [StyledText] {
        let (receipt, language) = (view.receipt, console.language)
        let void = receipt.void.map { void in
            let words = void.reason.words
            return Phrase(en: "void: \(words.en)", ko: "무효: \(words.ko)")
        }
        let state = void ?? Phrase(en: "valid", ko: "유효")
        return [
            StyledText("\(number)"), StyledText(receipt.numberWords.text(in: language)),
            StyledText(view.shelter.name), StyledText(receipt.holderWords.text(in: language)),
            StyledText(receipt.amount.text(in: language)),
            StyledText(state.text(in: language), void == nil ? .colour(.green) : .dim), receipt.id.short,
        ]
    }
}
