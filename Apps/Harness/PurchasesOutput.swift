import ContractKit
import Terminal
import Verification

/// What came of a drill of purchases, in words and as JSON.
struct PurchasesOutput {
    private let report: PurchasesReport
    private let goods: PurchaseGoods
    private let buyers: Int
    private let servers: Int
    private let seed: UInt64

    init(_ report: PurchasesReport, of goods: PurchaseGoods, buyers: Int, servers: Int, seed: UInt64) {
        (self.report, self.goods) = (report, goods)
        (self.buyers, self.servers, self.seed) = (buyers, servers, seed)
    }

    /// After every twentieth part of the rounds.
    static func tell(_ report: PurchasesReport, of rounds: Int, _ console: Console) {
        guard report.rounds.isMultiple(of: max(1, rounds / 20)) else { return }
        let place = "\(report.rounds)/\(rounds)"
        console.note(
            Phrase(
                en: "\(place): \(report.kills) kills, \(report.orders) orders, "
                    + "\(report.refusedOnceSold) refused once sold",
                ko: "\(place): 강제 종료 \(report.kills), 주문 \(report.orders), "
                    + "팔린 뒤 거절 \(report.refusedOnceSold)"))
    }

    /// What came of it in the end.
    func show(asJSON: Bool, _ console: Console) {
        if asJSON { return console.show(document) }
        var fields = DrillFields(console)
        fields.add(
            Phrase(en: "Kills", ko: "강제 종료"),
            Phrase(
                en: "\(report.kills) in \(report.rounds) rounds", ko: "\(report.rounds)회차에 \(report.kills)번"))
        let perRound =
            switch goods {
            case .units: Phrase(en: "Buyers of each unit", ko: "물건마다 구매자")
            case .seats: Phrase(en: "Buyers of each seat", ko: "자리마다 구매자")
            case .items: Phrase(en: "Buyers of each item", ko: "물품마다 구매자")
            }
        fields.add(perRound, Phrase("\(buyers)"))
        fields.add(Phrase(en: "Oversold", ko: "초과 판매"), Phrase("\(report.oversold)"))
        fields.add(Phrase(en: "Refused once sold", ko: "팔린 뒤 거절"), Phrase("\(report.refusedOnceSold)"))
        fields.add(Phrase(en: "Orders", ko: "주문"), orders)
        fields.add(Phrase(en: "Slowest to settle", ko: "가장 오래 걸린 처리"), Phrase("\(slowest) ms"))
        fields.add(Phrase(en: "Taken by the gateway", ko: "결제된 금액"), Phrase("\(report.taken)"))
        fields.add(Phrase(en: "Still held there", ko: "결제 서비스 잔액"), held)
        for (name, findings) in findings { fields.add(name, findings: findings) }
        fields.show()
    }

    private var orders: Phrase {
        let (bought, returned) = (report.bought, report.returned)
        let (returning, ended) = (report.returning, report.ended)
        return Phrase(
            en: "\(report.orders): \(bought) bought, \(returned) given back, \(returning) on the way back, "
                + "\(ended) without money",
            ko: "\(report.orders): 구매 \(bought), 환불 \(returned), 환불 중 \(returning), 결제 없음 \(ended)")
    }

    private var held: Phrase {
        Phrase(
            en: "\(report.held); \(report.clearing) by the ledger",
            ko: "\(report.held), 장부로는 \(report.clearing)")
    }

    private var slowest: Int { Int(report.slowest / .milliseconds(1)) }

    private var findings: [(Phrase, [DrillFinding])] {
        let found = report.findings
        return [
            (Phrase(en: "Not sold once", ko: "한 번 팔리지 않은 것"), found.units),
            (Phrase(en: "Paid twice", ko: "이중 결제"), found.doubled),
            (Phrase(en: "Money lost", ko: "사라진 돈"), found.lost),
            (Phrase(en: "Paid orders left hanging", ko: "처리되지 않은 결제"), found.hanging),
            (Phrase(en: "Broken", ko: "손상"), found.broken),
        ]
    }
}

extension PurchasesOutput {
    private var document: JSONDocument {
        let found = report.findings
        return .object([
            ("clean", .bool(report.isClean)), ("of", .string(goods.rawValue)),
            ("rounds", Self.number(report.rounds)),
            ("buyers", Self.number(buyers)), ("servers", Self.number(servers)),
            ("seed", .string(String(seed))), ("kills", Self.number(report.kills)),
            ("orders", Self.number(report.orders)), ("habits", Self.counts(report.habits)),
            ("refusals", Self.counts(report.refusals)),
            ("refusedOnceSold", Self.number(report.refusedOnceSold)),
            ("bought", Self.number(report.bought)), ("returned", Self.number(report.returned)),
            ("returning", Self.number(report.returning)), ("withoutMoney", Self.number(report.ended)),
            ("slowestMilliseconds", Self.number(slowest)), ("taken", .integer(report.taken)),
            ("held", .integer(report.held)), ("clearing", .integer(report.clearing)),
            ("oversold", Self.number(report.oversold)), ("units", Self.texts(found.units)),
            ("doubled", Self.texts(found.doubled)), ("lost", Self.texts(found.lost)),
            ("hanging", Self.texts(found.hanging)), ("broken", Self.texts(found.broken)),
        ])
    }

    private static func number(_ count: Int) -> JSONDocument { .integer(Int64(count)) }

    private static func counts(_ counts: [String: Int]) -> JSONDocument {
        .object(counts.sorted { $0.key < $1.key }.map { ($0.key, number($0.value)) })
    }

    private static func texts(_ findings: [DrillFinding]) -> JSONDocument {
        .array(findings.map { .string($0.en) })
    }
}
