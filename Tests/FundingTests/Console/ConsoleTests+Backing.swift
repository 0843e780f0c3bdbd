/// Backing campaigns, and receipts of what was given.
extension ConsoleTests {
    static let backingScenes = [
        Scene(
            name: "back",
            words: ["funding", "back", "{amount}", "--amount", "30,000", "--message", "따뜻하길 바랍니다"]),
        Scene(
            name: "back-items",
            words: ["funding", "back", "{items}", "--item", "1", "--item", "2:3", "--anonymous"]),
        Scene(
            name: "back-no-wait", words: ["funding", "back", "{amount}", "--amount", "5000", "--no-wait"]),
        Scene(name: "back-asked", words: ["funding", "back", "{items}"], input: ["1:2 2"]),
        Scene(name: "back-invalid", words: ["funding", "back", "{items}", "--amount", "1000"]),
        Scene(name: "back-item-invalid", words: ["funding", "back", "{items}", "--item", "사료"]),
        Scene(name: "back-beyond", words: ["funding", "back", "{items}", "--item", "1:8"]),
        Scene(
            name: "back-beyond-amount", words: ["funding", "back", "{amount}", "--amount", "300000"]),
        Scene(name: "back-ended", words: ["funding", "back", "{done}", "--amount", "30000"]),
        Scene(
            name: "back-own", words: ["funding", "back", "{amount}", "--amount", "30000"], person: .owner),
        Scene(
            name: "back-visitor", words: ["funding", "back", "{amount}", "--amount", "30000"],
            person: .visitor),
        Scene(name: "backing", words: ["funding", "backing", "1"], list: ["funding", "backings"]),
        Scene(name: "backing-refused", words: ["funding", "backing", "{backing}"], person: .visitor),
        Scene(
            name: "leave", words: ["funding", "leave", "1"], list: ["funding", "backings"], input: ["y"]),
        Scene(
            name: "leave-declined", words: ["funding", "leave", "1"], list: ["funding", "backings"],
            input: ["n"]),
        Scene(name: "leave-late", words: ["funding", "leave", "{backing}"]),
        Scene(name: "choose-nothing", words: ["funding", "choose", "{backing}", "--item", "1", "--refund"]),
        Scene(name: "choose-invalid", words: ["funding", "choose", "{backing}", "--item", "1"]),
        Scene(name: "backings", words: ["funding", "backings"]),
        Scene(name: "backings-none", words: ["funding", "backings"], isEmpty: true),
        Scene(
            name: "backings-treasurer", words: ["funding", "backings", "{amount}"], person: .treasurer),
        Scene(name: "backings-owner", words: ["funding", "backings", "{amount}"], person: .owner),
        Scene(name: "total", words: ["funding", "total"]),
        Scene(name: "total-none", words: ["funding", "total"], isEmpty: true),
    ]

    static let receiptScenes = [
        Scene(name: "receipts", words: ["funding", "receipts"]),
        Scene(name: "receipts-none", words: ["funding", "receipts", "--year", "2025"]),
        Scene(
            name: "receipts-shelter",
            words: ["funding", "receipts", "--shelter", "{shelter}", "--year", "2026"], person: .treasurer),
        Scene(
            name: "receipts-refused",
            words: ["funding", "receipts", "--shelter", "{shelter}", "--year", "2026"]),
        Scene(name: "receipt", words: ["funding", "receipt", "{receipt}"]),
        Scene(name: "receipt-of-backing", words: ["funding", "receipt", "{backing}", "--name", "김하린"]),
        Scene(
            name: "receipt-of-year",
            words: ["funding", "receipt", "{shelter}", "--year", "2026", "--name", "김하린"]),
        Scene(name: "receipt-unnamed", words: ["funding", "receipt", "{backing}"]),
        Scene(name: "receipt-address", words: ["funding", "receipt", "{receipt}", "--address"]),
        Scene(name: "receipt-treasurer", words: ["funding", "receipt", "{receipt}"], person: .treasurer),
        Scene(name: "receipt-refused", words: ["funding", "receipt", "{receipt}"], person: .visitor),
    ]
}
