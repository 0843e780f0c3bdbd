import Commands
import Crews
import CrewsHTTP
import Terminal
import Vocabulary
import Wire

/// Dues of a crew.
extension CrewCommands {
    /// Shows a page of dues.
    func dues(_ options: DuesListOptions) async throws {
        let list = try options.list()
        let request = try request(options.pages)
        let id = try await crew(options.crew)
        let page = try await waiting { () throws(CrewError) in try await crews.dues(of: id, list, request) }
        if console.format == .json { return console.show(page, as: CrewWire.dues) }
        if !page.items.isEmpty {
            console.paged { paged in
                let table = DueTable(views: page.items, isOfTreasurer: list.isOfTreasurer, console: paged)
                paged.show(paged.format == .plain ? table.plain : table.table)
            }
        }
        keep(page.items.map { AnyIdentifier($0.due.id) }, of: AnyIdentifier(id))
        console.tellPlace(
            of: page, options.pages, of: [program, "crews", "dues", "\(id)"] + options.words,
            counting: { Phrase(en: "dues of \($0.counted("month"))", ko: "\($0)건") },
            advice: options.words.isEmpty
                ? Phrase(en: "There are no dues.", ko: "회비가 없습니다.")
                : Phrase(en: "No dues match.", ko: "조건에 맞는 회비가 없습니다."))
        if list == .own, let open = page.items.last(where: { $0.record != nil }) { tell(.paying(open)) }
    }

    /// Sets the monthly dues, or ends them.
    func setDues(_ options: DuesPlanOptions) async throws {
        let id = try await crew(options.crew)
        let plan = options.end ? nil : try plan(options)
        let view = try await waiting { () throws(CrewError) in try await crews.setDues(plan, of: id) }
        guard let plan else {
            return answer(view, Phrase(en: "No dues from the next month on", ko: "다음 달부터 회비가 없습니다"))
        }
        let amount = Phrase { plan.amount.text(in: $0) }
        answer(
            view,
            Phrase(
                en: "Dues of \(amount.en) from \(plan.from) on, by day \(plan.day)",
                ko: "\(plan.from)부터 매달 \(plan.day)일까지 회비 \(amount.ko)"))
    }

    private func plan(_ options: DuesPlanOptions) throws -> DuesPlan {
        let typed = try options.amount ?? console.ask(CrewError.prompt("amount"), flag: "--amount")
        let amount = try Money.typedWon(typed, "amount")
        let next = console.now.koreanMonth.next
        return DuesPlan(
            amount: amount, day: options.day ?? 10, from: try CivilMonth.typed(options.from, "from") ?? next)
    }

    /// Does not ask for the dues of a month any more; prompts for a missing reason.
    func waive(_ options: WaiveOptions) async throws {
        let id = try options.due.identifier(among: lists)
        let reason =
            try options.reason
            ?? console.ask(Phrase(en: "Reason, as the member is told", ko: "회원에게 알릴 사유"), flag: "--reason")
        let view = try await waiting { () throws(CrewError) in try await crews.waive(id, reason: reason) }
        let name = view.member.name(in: console.language)
        console.answer(
            view, as: CrewWire.due, plain: "\(id)",
            Phrase(
                en: "Waived: \(name), \(view.due.month)", ko: "면제했습니다: \(name), \(view.due.month)"))
    }
}

/// The ledger of a crew.
extension CrewCommands {
    /// Shows a month of the ledger, or several months at a glance.
    func ledger(_ options: LedgerOptions) async throws {
        let last = try CivilMonth.typed(options.month) ?? console.now.koreanMonth
        let id = try await crew(options.crew)
        if let count = options.months { return try await overview(of: id, count, to: last) }
        let ledger = try await waiting { () throws(CrewError) in try await crews.ledger(of: id, last) }
        if options.csv {
            for line in CrewStatement(of: ledger).lines { console.print(StyledText(line)) }
            return
        }
        switch console.format {
        case .json: console.show(ledger, as: CrewWire.ledger)
        case .plain: for row in CrewStatement(of: ledger).cells { console.print(cells: row) }
        case .human: show(ledger)
        }
        keep(ledger.lines.compactMap(\.entry).map { AnyIdentifier($0.id) }, of: AnyIdentifier(id))
    }

    private func show(_ ledger: CrewLedger) {
        console.paged { paged in
            let drawing = LedgerDrawing(in: paged.language)
            paged.show(drawing.sums(of: ledger))
            guard !ledger.lines.isEmpty else { return }
            paged.print("")
            paged.show(drawing.lines(of: ledger))
        }
        if ledger.lines.isEmpty { tell(Phrase(en: "Nothing in this month.", ko: "이 달에는 내역이 없습니다.")) }
    }

    private func overview(of id: CrewID, _ count: Int, to last: CivilMonth) async throws {
        let months = (1..<count).reduce(into: [last]) { months, _ in
            months.append((months.last ?? last).previous)
        }
        let ledgers = try await waiting { () throws(CrewError) in
            var ledgers: [CrewLedger] = []
            for month in months.reversed() { ledgers.append(try await crews.ledger(of: id, month)) }
            return ledgers
        }
        switch console.format {
        case .json: console.show(ledgers, as: CrewWire.ledger.array)
        case .plain:
            for row in ledgers.flatMap({ CrewStatement(of: $0).cells }) { console.print(cells: row) }
        case .human:
            console.paged { $0.show(LedgerDrawing(in: $0.language).months(ledgers)) }
        }
    }

    /// Enters cash, or takes an entry back.
    func cash(_ options: CashOptions) async throws {
        let id = try await crew(options.crew)
        let files = try receipts.files(
            options.receipt.map { [$0] } ?? [], [], orThrow: CrewError.invalidFields)
        var draft = try options.draft(among: lists)
        if draft.purpose.isEmpty {
            draft.purpose = try console.ask(CrewError.prompt("purpose"), flag: "--for")
        }
        draft.receipt = try await receipts.upload(files).first
        let finished = draft
        let names = ["amount": options.amountField]
        let entry = try await waiting(naming: names) { () throws(CrewError) in
            try await crews.enter(finished, into: id, idempotencyKey: nil)
        }
        let (flow, amount) = (entry.flow.words, Phrase { entry.amount.text(in: $0) })
        console.answer(
            entry, as: CrewWire.cashEntry, plain: "\(entry.id)",
            Phrase(
                en: "Entered: \(flow.en) \(amount.en), \(entry.words.en)",
                ko: "적었습니다: \(flow.ko) \(amount.ko), \(entry.words.ko)"))
        if console.format == .human { console.print(StyledText("  \(entry.id)", .dim)) }
    }

    private var receipts: NamedPhotos {
        NamedPhotos(console, services.provided((any PictureUploading).self), atMost: 1)
    }

    /// Names the account to which the crew is paid out, and asks for what is missing; shows it where no
    /// option names any part of it.
    func account(_ options: AccountOptions) async throws {
        let id = try await crew(options.crew)
        if options.isEmpty { return try await showAccount(of: id) }
        let account = PayoutAccount(
            bank: try options.bank ?? console.ask(CrewError.prompt("bank"), flag: "--bank"),
            number: try options.number
                ?? console.ask(CrewError.prompt("accountNumber"), flag: "--number"),
            holder: try options.holder ?? console.ask(CrewError.prompt("holder"), flag: "--holder"))
        let naming = try await waiting(naming: ["number": "accountNumber"]) { () throws(CrewError) in
            try await crews.nameAccount(account, of: id)
        }
        if console.format == .json { return console.show(naming, as: CrewWire.naming) }
        if console.format == .plain { return console.print(StyledText("\(naming.crew)")) }
        show(naming)
    }

    private func showAccount(of id: CrewID) async throws {
        let naming = try await waiting { () throws(CrewError) in try await crews.account(of: id) }
        if console.format == .json { return console.show(naming, as: CrewWire.naming.optional) }
        let (confirmed, pending) = (naming?.confirmed, naming?.pending)
        if console.format == .plain {
            if let confirmed { console.print(cells: ["confirmed", "\(confirmed.account)"]) }
            if let pending { console.print(cells: ["pending", "\(pending.account)"]) }
            return
        }
        if let confirmed {
            let account = confirmed.account
            console.print(
                Phrase(
                    en: "Payouts go to \(account), \(account.holder).",
                    ko: "\(account) 계좌(예금주 \(account.holder))로 지급합니다."))
        }
        guard let pending else {
            if confirmed == nil { tell(.noAccount(id)) }
            return
        }
        console.print(
            Phrase(
                en: "Waiting for a second word: \(pending.account), \(pending.account.holder)",
                ko: "확인을 기다리는 계좌: \(pending.account) (예금주 \(pending.account.holder))"))
        tell(.secondWord)
    }

    private func show(_ naming: PayoutNaming) {
        if let pending = naming.pending {
            console.print(Phrase(en: "Named: \(pending.account)", ko: "계좌를 적었습니다: \(pending.account)"))
            tell(.secondWord)
        } else if let confirmed = naming.confirmed {
            console.print(
                Phrase(
                    en: "Payouts go to \(confirmed.account).", ko: "이제 \(confirmed.account) 계좌로 지급됩니다."))
        }
    }
}

extension CashOptions {
    /// The option of the amount, without its dashes.
    fileprivate var amountField: String { received == nil ? "spent" : "received" }

    /// The entry that is wanted. Throws `invalidFields` for what is no amount, a usage error for no entry.
    fileprivate func draft(among lists: LastLists) throws -> CashDraft {
        var draft = CashDraft()
        (draft.purpose, draft.day) = (purpose ?? "", day ?? "")
        if let takeBack {
            draft.takesBack = try CashEntryID(typed: takeBack, among: lists)
            return draft
        }
        draft.flow = received == nil ? .spent : .received
        let amount = try Money.typedWon(received ?? spent ?? "", amountField)
        draft.amount = amount.minorUnits
        return draft
    }
}

extension CrewStatement {
    /// The rows for programs: month, column, what it is, day, amount, balance after it, what it was for.
    fileprivate var cells: [[String]] {
        rows.map { row in
            [
                "\(month)", row.column.rawValue, row.code, "\(row.day)", "\(row.gained)", "\(row.balance)",
                row.purpose,
            ]
        }
    }
}

extension Phrase {
    fileprivate static let secondWord = Phrase(
        en: "It counts once one more of owner, treasurer and managers has named the same.",
        ko: "크루장, 총무, 운영진 중 다른 한 명이 같은 계좌를 적으면 적용됩니다.")

    fileprivate static func noAccount(_ id: CrewID) -> Phrase {
        Phrase(
            en: "There is no account yet. Name one with 'madang crews account \(id) --bank NAME'.",
            ko: "아직 계좌가 없습니다. 'madang crews account \(id) --bank 은행'으로 지정하세요.")
    }

    /// How the oldest open dues are paid.
    fileprivate static func paying(_ view: DueView) -> Phrase {
        let (id, amount) = (view.due.id, Phrase { view.due.amount.text(in: $0) })
        return Phrase(
            en: "Run 'madang crews pay \(id)' to pay \(amount.en) for \(view.due.month).",
            ko: "'madang crews pay \(id)'(으)로 \(view.due.month) 회비 \(amount.ko)을(를) 납부하세요.")
    }
}
