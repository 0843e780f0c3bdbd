import ContractKit
import Vocabulary

/// What a drill of purchases may find. Amounts are in won.
extension DrillFinding {
    static func owners(_ orders: [OrderID], of unit: Int) -> DrillFinding {
        let names = orders.map { "\($0)" }.joined(separator: ", ")
        if orders.isEmpty {
            return DrillFinding(en: "unit \(unit): no buyer has it", ko: "\(unit)번 물건: 산 사람이 없습니다")
        }
        return DrillFinding(
            en: "unit \(unit): \(orders.count) buyers have it: \(names)",
            ko: "\(unit)번 물건: 산 사람이 \(orders.count)명입니다 (\(names))")
    }

    static func holders(_ members: [MemberID], of unit: Int) -> DrillFinding {
        let names = members.isEmpty ? "–" : members.map { "\($0)" }.joined(separator: ", ")
        return DrillFinding(
            en: "unit \(unit): those who have it are not those who paid for it: \(names)",
            ko: "\(unit)번 물건: 받은 사람과 결제한 사람이 다릅니다 (\(names))")
    }

    static func reservedOnceSold(_ unit: Int) -> DrillFinding {
        DrillFinding(
            en: "unit \(unit): it was reserved after it was sold", ko: "\(unit)번 물건: 팔린 뒤에 예약되었습니다")
    }

    static func missing(_ order: OrderID) -> DrillFinding {
        DrillFinding(
            en: "\(order): a buyer has it, and the database does not", ko: "\(order): 데이터베이스에 없는 주문입니다")
    }

    /// `due` is what the gateway should hold.
    static func held(_ held: Int64, _ due: Int64, of order: OrderID) -> DrillFinding {
        DrillFinding(
            en: "\(order): the gateway holds \(held) instead of \(due)",
            ko: "\(order): 결제 서비스의 잔액이 \(due)이(가) 아니라 \(held)입니다")
    }

    static func late(_ order: OrderID) -> DrillFinding {
        DrillFinding(
            en: "\(order): paid, and neither fulfilled nor in refund within 10 seconds",
            ko: "\(order): 결제 후 10초 안에 구매가 완료되거나 환불되지 않았습니다")
    }

    static func postings(_ count: Int, of order: OrderID) -> DrillFinding {
        DrillFinding(
            en: "\(order): the ledger has its payment \(count) times",
            ko: "\(order): 장부에 결제가 \(count)번 있습니다")
    }

    static func unposted(_ order: OrderID) -> DrillFinding {
        DrillFinding(
            en: "\(order): the gateway took money, and the ledger has none of it",
            ko: "\(order): 결제되었는데 장부에 없습니다")
    }

    static func stranger(_ reference: String, _ paid: Int64) -> DrillFinding {
        DrillFinding(
            en: "payment \(reference): the gateway took \(paid) for no order of a buyer",
            ko: "결제 \(reference): 구매자의 주문이 없는데 \(paid)이(가) 결제되었습니다")
    }

    static func unknown(_ order: OrderID) -> DrillFinding {
        DrillFinding(
            en: "\(order): it is paid in the ledger, and no buyer has opened it",
            ko: "\(order): 장부에 결제가 있는데 구매자가 만든 주문이 아닙니다")
    }

    static func entry(_ words: String) -> DrillFinding {
        DrillFinding(en: "the ledger is broken: \(words)", ko: "장부가 손상되었습니다: \(words)")
    }

    static func sum(_ sum: Int64) -> DrillFinding {
        DrillFinding(
            en: "the accounts of the ledger add up to \(sum)", ko: "장부 계정의 합이 0이 아니라 \(sum)입니다")
    }

    static func payments(_ clearing: Int64, _ payments: Int64) -> DrillFinding {
        DrillFinding(
            en: "by the ledger the gateway holds \(clearing), by payments and refunds \(payments)",
            ko: "결제 서비스의 잔액이 장부로는 \(clearing), 결제와 환불로는 \(payments)입니다")
    }

    static func clearing(_ clearing: Int64, _ held: Int64) -> DrillFinding {
        DrillFinding(
            en: "the gateway holds \(clearing) by the ledger, \(held) by its own books",
            ko: "결제 서비스의 잔액이 장부로는 \(clearing), 결제 서비스 기록으로는 \(held)입니다")
    }

    static func failed(_ reason: String) -> DrillFinding {
        DrillFinding(en: "a server failed: \(reason)", ko: "서버 오류: \(reason)")
    }
}
