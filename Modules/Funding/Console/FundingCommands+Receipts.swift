import Commands
import Funding
import FundingHTTP
import Terminal
import Vocabulary

/// Receipts.
extension FundingCommands {
    /// Shows a page of one's own receipts, or as the treasurer of those of a shelter and year.
    func receipts(_ options: ReceiptListOptions) async throws {
        let (request, year) = (try request(options.pages), options.year)
        guard let typed = options.shelter, let year else {
            let page = try await waiting { () throws(FundingError) in
                try await funding.ownReceipts(in: year, request)
            }
            let words = year.map { ["--year", "\($0)"] } ?? []
            return show(page, .noReceipts, following: ["receipts"] + words, options.pages)
        }
        let id = try await shelter(typed)
        if options.csv { return try await export(receiptsFrom: id, in: year) }
        let page = try await waiting { () throws(FundingError) in
            try await funding.receipts(from: id, in: year, request)
        }
        let advice = Phrase(
            en: "No receipt was issued for \(year).", ko: "\(year)년에 발급한 영수증이 없습니다.")
        let words = ["receipts", "--shelter", "\(id)", "--year", "\(year)"]
        show(page, advice, following: words, options.pages)
        tell(
            Phrase(
                en: "Use --csv for a file from which the shelter writes its official receipts.",
                ko: "--csv를 쓰면 보호소의 법정 영수증을 쓸 수 있게 CSV로 출력합니다."))
    }

    /// All receipts of a shelter and year as comma-separated values.
    private func export(receiptsFrom id: ShelterID, in year: Int64) async throws {
        let views = try await waiting { () throws(FundingError) in
            var (views, cursor): ([ReceiptView], Cursor?) = ([], nil)
            repeat {
                let page = try await funding.receipts(from: id, in: year, .largest(after: cursor))
                views += page.items
                cursor = page.next
            } while cursor != nil
            return views
        }
        for line in ReceiptExport(views).lines { console.print(StyledText(line)) }
    }

    private func show(
        _ page: Page<ReceiptView>, _ advice: Phrase, following words: [String], _ pages: PageOptions
    ) {
        if console.format == .json { return console.show(page, as: FundingWire.receipts) }
        if !page.items.isEmpty {
            console.paged { paged in
                let table = ReceiptTable(views: page.items, console: paged)
                paged.show(paged.format == .plain ? table.plain : table.table)
            }
        }
        lists.keep(page.items.map(\.receipt.id), on: console)
        console.tellPlace(
            of: page, pages, of: [program, "funding"] + words,
            counting: { Phrase(en: $0.counted("receipt"), ko: "\($0)장") }, advice: advice)
    }

    /// Shows a receipt as text, or issues one of a backing, or of all that was given a shelter in a year.
    func receipt(_ options: ReceiptOptions) async throws {
        let view = try await receiptView(options)
        if options.address { return try await makeAddress(of: view.receipt.id) }
        switch console.format {
        case .json: console.show(view, as: FundingWire.receipt)
        case .plain: console.show(ReceiptTable(views: [view], console: console).plain)
        case .human: console.paged { $0.show(Fields(Details(view), on: $0)) }
        }
    }

    private func receiptView(_ options: ReceiptOptions) async throws -> ReceiptView {
        if let year = options.year {
            let (id, name) = (try await shelter(options.id), try holder(options))
            return try await waiting { () throws(FundingError) in
                try await funding.receipt(from: id, in: year, for: name)
            }
        }
        let kinds = RecordKinds([ReceiptSubject.self, BackingSubject.self])
        let record = try AnyIdentifier(typed: options.id, among: lists, of: kinds)
        if let id = record.typed(BackingSubject.self) {
            let name = try holder(options)
            return try await waiting { () throws(FundingError) in
                try await funding.receipt(of: id, for: name)
            }
        }
        guard let id = record.typed(ReceiptSubject.self) else { throw FundingError.notFound }
        return try await waiting { () throws(FundingError) in try await funding.receipt(id) }
    }

    private func holder(_ options: ReceiptOptions) throws(UsageError) -> String {
        if let name = options.name { return name }
        return try console.ask(Phrase(en: "Name on the receipt", ko: "영수증에 적을 이름"), flag: "--name")
    }

    private func makeAddress(of id: ReceiptID) async throws {
        // Without a server there is no address.
        let pages = services.serverPages
        _ = try pages.address(of: "/")
        let verbs = try services.repository((any ReceiptAddressVerbs).self, failure: FundingError.self)
        let made = try await waiting { () throws(FundingError) in try await verbs.address(of: id) }
        let address = try pages.address(of: made.path)
        console.answer(
            .object([("address", .string(address)), ("until", .string(made.until.rfc3339))]),
            plain: address, Phrase(address))
        tell(
            Phrase(
                en: "Open this address in a browser to print the receipt. Any person who has it can read the "
                    + "receipt for 7 days; it is not shown again.",
                ko: "브라우저에서 이 주소를 열어 영수증을 인쇄하세요. 주소를 아는 사람은 7일 동안 영수증을 볼 수 있으며, 주소는 "
                    + "다시 표시되지 않습니다."))
    }
}

extension Phrase {
    fileprivate static let noReceipts = Phrase(
        en: "You have no receipts. Issue one with 'madang funding receipt BACKING'.",
        ko: "영수증이 없습니다. 'madang funding receipt 후원'으로 발급하세요.")
}
