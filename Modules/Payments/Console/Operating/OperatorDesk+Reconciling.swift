import Commands
import Payments
import Terminal
import Vocabulary

extension OperatorDesk {
    /// Compares the gateway's books with the ledger. Throws `AlreadyReported` if an operator must do
    /// something.
    func reconcile(_ days: OperatedDays) async throws {
        let span = days.span(at: console.now)
        let found = try await console.waiting { () throws(OrderError) in
            try await orders.reconcile(from: span.from, until: span.until)
        }
        show(found.document) {
            if console.format == .human {
                console.print(
                    Phrase(
                        en: "Payments at the gateway: \(found.told). In the ledger: \(found.known).",
                        ko: "결제 서비스의 결제: \(found.told)건. 장부의 결제: \(found.known)건."))
                if found.differences.isEmpty {
                    console.print(Phrase(en: "No difference.", ko: "차이가 없습니다."))
                }
            }
            list(found.differences)
        }
        if found.differences.contains(where: { $0.done == .open }) { throw AlreadyReported(.retry) }
    }

    /// Does everything that is due, kind by kind.
    func sweep() async throws {
        var counts: [(work: OrderWork, count: Int)] = []
        for work in OrderWork.allCases {
            let count = try await console.waiting { () throws(OrderError) in try await all(of: work) }
            counts.append((work, count))
        }
        let document = JSONDocument.object(counts.map { ($0.work.rawValue, .integer(Int64($0.count))) })
        show(document) {
            let table = Table(
                [
                    Table.Column(Phrase(en: "Work", ko: "작업")),
                    Table.Column(Phrase(en: "Done", ko: "건수"), .right),
                ],
                rows: counts.map { count in
                    let name =
                        console.format == .plain
                        ? count.work.rawValue : count.work.words.text(in: console.language)
                    return [StyledText(name), StyledText("\(count.count)")]
                })
            console.show(table)
        }
    }

    /// Work that could not be done goes behind, so that a round ends; what comes meanwhile is for the jobs.
    private func all(of work: OrderWork) async throws(OrderError) -> Int {
        var (all, rounds) = (0, 0)
        while rounds < Self.mostRounds {
            let count = try await orders.work(work)
            (all, rounds) = (all + count, rounds + 1)
            if count < OrderService.batch { break }
        }
        return all
    }

    private static let mostRounds = 100

    /// The differences for people and line-wise programs.
    func list(_ differences: [Difference]) {
        if differences.isEmpty { return }
        let isPlain = console.format == .plain
        func text(_ code: String, _ words: Phrase) -> String {
            isPlain ? code : words.text(in: console.language)
        }
        console.show(
            Table(
                [
                    Table.Column(Phrase(en: "Difference", ko: "차이")),
                    Table.Column(Phrase(en: "Payment", ko: "결제")),
                    Table.Column(Phrase(en: "Gateway", ko: "결제 서비스"), .right),
                    Table.Column(Phrase(en: "Ledger", ko: "장부"), .right),
                    Table.Column(Phrase(en: "Order", ko: "주문")), Table.Column(Phrase(en: "State", ko: "상태")),
                ],
                rows: differences.map { difference in
                    [
                        text(difference.kind.rawValue, difference.kind.words), difference.reference,
                        difference.gateway.map(won) ?? "–", difference.ledger.map(won) ?? "–",
                        difference.order.map { "\($0)" } ?? "–",
                        text(difference.done.rawValue, difference.done.words),
                    ].map { StyledText($0) }
                }))
    }

    /// An amount in won: a number for programs.
    func won(_ amount: Int64) -> String {
        console.format == .plain ? "\(amount)" : Money(amount, .krw).text(in: console.language)
    }
}

extension Reconciliation {
    /// For programs.
    var document: JSONDocument {
        .object([
            ("told", .integer(Int64(told))), ("known", .integer(Int64(known))),
            ("differences", .array(differences.map(\.document))),
        ])
    }
}

extension Difference {
    /// For programs.
    var document: JSONDocument {
        .object([
            ("key", .string(key)), ("kind", .string(kind.rawValue)), ("payment", .string(reference)),
            ("order", JSONDocument(order.map { "\($0)" })),
            ("gateway", gateway.map { .integer($0) } ?? .null),
            ("ledger", ledger.map { .integer($0) } ?? .null), ("foundAt", .string(foundAt.rfc3339)),
            ("done", .string(done.rawValue)),
        ])
    }
}
