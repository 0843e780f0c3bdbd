import ContractKit
import Funding
import Vocabulary

/// What a drill of totals may find. Amounts are in won.
extension DrillFinding {
    static func total(_ shown: Int64, not possible: Set<Int64>, of campaign: CampaignID) -> DrillFinding {
        let ledger = possible.sorted().map { "\($0)" }.joined(separator: ", ")
        return DrillFinding(
            en: "\(campaign): shows \(shown), the ledger has \(ledger) meanwhile",
            ko: "\(campaign): 표시된 금액은 \(shown), 그동안 장부의 금액은 \(ledger)입니다")
    }

    static func sums(
        _ shown: Int64, ledger: Int64, backings: Int64, of campaign: CampaignID
    ) -> DrillFinding {
        DrillFinding(
            en: "\(campaign): shows \(shown) in the end, the ledger has \(ledger), its backings come to "
                + "\(backings)",
            ko: "\(campaign): 마지막에 표시된 금액은 \(shown), 장부는 \(ledger), 후원의 합은 \(backings)입니다")
    }

    static func unbacked(_ order: OrderID) -> DrillFinding {
        DrillFinding(en: "\(order): it is paid, and there is no backing", ko: "\(order): 결제되었는데 후원이 없습니다")
    }

    static func unpaid(_ order: OrderID) -> DrillFinding {
        DrillFinding(en: "\(order): there is a backing, and it is not paid", ko: "\(order): 결제 없이 후원이 되었습니다")
    }

    static func onItsWay(_ order: OrderID, _ stage: String) -> DrillFinding {
        DrillFinding(
            en: "\(order): its money is on its way in the end (\(stage))",
            ko: "\(order): 마지막까지 돈이 오가는 중입니다 (\(stage))")
    }

    static func undecided(_ campaign: CampaignID, _ state: CampaignState) -> DrillFinding {
        DrillFinding(
            en: "\(campaign): it is \(state.rawValue) in the end",
            ko: "\(campaign): 마지막 상태가 \(state.rawValue)입니다")
    }

    static func raised(_ raised: Int64, _ kept: Int64) -> DrillFinding {
        DrillFinding(
            en: "all campaigns have \(raised) by the ledger, \(kept) by payments and refunds",
            ko: "모든 펀딩의 모인 금액이 장부로는 \(raised), 결제와 환불로는 \(kept)입니다")
    }
}
