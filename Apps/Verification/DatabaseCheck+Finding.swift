import ContractKit
import Operations
import Terminal

extension DatabaseCheck.Finding {
    /// What is amiss, as drills tell it; nil if nothing is.
    var drillFinding: DrillFinding? {
        guard let faultWords else { return nil }
        return DrillFinding(
            en: "\(promiseWords.en): \(faultWords.en)", ko: "\(promiseWords.ko): \(faultWords.ko)")
    }
}
