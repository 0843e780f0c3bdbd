import UnicodeText
import Vocabulary

/// A backing before its check, as it is typed.
public struct BackingDraft: Hashable, Sendable {
    /// Which items, and how many of each; empty where an amount is given.
    public var items: [ItemPick]
    /// In won; nil where items are chosen.
    public var amount: Int64?
    public var isAnonymous: Bool
    public var message: String

    /// Blank by default, and named.
    public init(
        items: [ItemPick] = [], amount: Int64? = nil, isAnonymous: Bool = false, message: String = ""
    ) {
        (self.items, self.amount, self.isAnonymous, self.message) = (items, amount, isAnonymous, message)
    }

    /// The amounts that may be given, in won.
    public static let amounts: ClosedRange<Int64> = 1_000...100_000_000

    /// The terms of it in a campaign, at its prices now. What is left is not asked: that is decided when the
    /// backing is held. Throws `invalidFields` with all field errors, `unknown` for items that there are not.
    public func checked(for campaign: Campaign) throws(FundingError) -> BackingTerms {
        var form = FormReading()
        let message = form.read("message", message, .line, 0...200)
        let goal = campaign.details.goal
        if goal.items.isEmpty {
            if !items.isEmpty { form.refuse("items", .unexpected) }
            form.require("amount", amount ?? 0, in: Self.amounts)
            try form.finish()
            return BackingTerms(
                lines: [], amount: Money(amount ?? 0, .krw), isAnonymous: isAnonymous, message: message)
        }
        if amount != nil { form.refuse("amount", .unexpected) }
        let lines = lines(of: goal, missing: campaign.missing, &form)
        let sum = lines.reduce(Int64(0)) { $0 + $1.price }
        if form.fieldErrors.isEmpty { form.require("items", sum, in: 1...Self.amounts.upperBound) }
        try form.finish()
        return BackingTerms(
            lines: lines, amount: Money(sum, .krw), isAnonymous: isAnonymous, message: message)
    }

    private func lines(
        of goal: CampaignGoal, missing: Set<Int>, _ form: inout FormReading
    ) -> [BackingLine] {
        if items.isEmpty { form.refuse("items", .required) }
        var (lines, seen): ([BackingLine], Set<Int>) = ([], [])
        for (index, pick) in items.prefix(CampaignDraft.mostItems + 1).enumerated() {
            let path = "items.\(index)."
            let isNew = seen.insert(pick.item).inserted
            if !isNew { form.refuse(path + "item", .repeated) }
            let most = Int64(CampaignItemDraft.quantities.upperBound)
            let isRight = form.require(path + "quantity", Int64(pick.quantity), in: 1...most)
            guard let item = goal.item(pick.item), !missing.contains(pick.item) else {
                let numbers = goal.items.map { "\($0.number)" }
                form.refuse(path + "item", .unknown(allowed: numbers))
                continue
            }
            guard isNew, isRight else { continue }
            lines.append(BackingLine(item: item.number, quantity: pick.quantity, unitPrice: item.unitPrice))
        }
        return lines
    }

    /// The parts that tell one request from another.
    var content: [String?] {
        let items = items.map { "\($0.item) \($0.quantity)" }.joined(separator: ",")
        return [items, amount.map { "\($0)" }, "\(isAnonymous)", message]
    }
}
