public import Vocabulary

extension Stock {
    /// What speaks against it as the stock that the holds leave of the units that a thing began with; nil if
    /// it adds up.
    public func contradiction<Subject>(units: Int, holds: [UnitHold<Subject>]) -> DrillFinding? {
        func sum(_ state: HoldState) -> Int {
            holds.filter { $0.state == state }.reduce(0) { $0 + $1.quantity }
        }
        let (left, held) = (units - sum(.confirmed), sum(.active))
        if self.left == left, self.held == held { return nil }
        return DrillFinding(
            en: "\(self.left) left and \(self.held) held, by its holds \(left) and \(held)",
            ko: "남은 수 \(self.left), 예약 \(self.held)이지만 예약 기록으로는 \(left), \(held)입니다")
    }
}
