import UnicodeText
public import Vocabulary

extension CampaignDraft {
    /// The checked details, texts trimmed and in NFC, with items that have no photos yet: pictures are
    /// checked where they are kept. Items may have the numbers of those that are there; new ones get numbers
    /// behind `lastItem`, the highest that the campaign has ever given. Throws `invalidFields` with all field
    /// errors.
    public func checked(
        in zones: any TimeZones, beside known: [CampaignItem] = [], lastItem: Int = 0, at now: Timestamp
    ) throws(FundingError) -> CampaignDetails {
        var form = FormReading()
        let title = form.read("title", title, .line, 2...60)
        let purpose = form.read("purpose", purpose, .line, 2...100)
        let story = form.read("story", story, .paragraph, 1...5_000)
        form.refuse(FieldError.photos(photos, atMost: Self.mostPhotos))
        form.require("costShare", Int64(costShare), in: 0...Int64(RegistrationRule.highestCostShare))
        let goal = self.goal(beside: Set(known.map(\.number)), after: lastItem, &form)
        let cap = goal.flatMap { self.cap(over: $0.sum, &form) }
        let longest = model == .allOrNothing ? CampaignTimes.longestAllOrNothing : CampaignTimes.longest
        let deadline = self.deadline.checked(
            in: zones, from: now.advanced(by: CampaignTimes.shortest), to: now.advanced(by: longest), &form)
        let registration = self.registration.flatMap { $0.checked(&form) }
        try form.finish()
        guard let goal, let deadline else { throw .invalidFields([FieldError("goal", .required)]) }
        return CampaignDetails(
            title: title, purpose: purpose, story: story, goal: goal, model: model, cap: cap,
            costShare: costShare, deadline: deadline, registration: registration)
    }

    /// The same as an edit of a campaign. Once it is open, the deadline stays, whatever is typed.
    func checked(
        of campaign: Campaign, in zones: any TimeZones, at now: Timestamp
    ) throws(FundingError) -> CampaignDetails {
        var draft = self
        // Views show the account of a registration masked: sent back, it stays.
        let account = campaign.details.registration?.account
        if let account, registration?.account == account.masked { draft.registration?.account = account }
        if campaign.state == .draft {
            let items = campaign.details.goal.items
            return try draft.checked(in: zones, beside: items, lastItem: campaign.lastItem, at: now)
        }
        // Checked as of the moment at which the deadline was right.
        draft.deadline = DeadlineDraft(campaign.firstDeadline ?? campaign.details.deadline)
        draft.deadline.repeatedHour = .later
        let opened = campaign.openedAt ?? campaign.createdAt
        var details = try draft.checked(
            in: zones, beside: campaign.details.goal.items, lastItem: campaign.lastItem, at: opened)
        details.deadline = campaign.details.deadline
        return details
    }

    private func goal(
        beside known: Set<Int>, after lastItem: Int, _ form: inout FormReading
    ) -> CampaignGoal? {
        guard items.isEmpty else {
            if amount != nil { form.refuse("amount", .unexpected) }
            return itemGoal(beside: known, after: lastItem, &form)
        }
        if model == .itemBased { form.refuse("items", .required) }
        guard let amount else {
            form.refuse("amount", .required)
            return nil
        }
        guard form.require("amount", amount, in: Self.sums) else { return nil }
        return .amount(Money(amount, .krw))
    }

    private func itemGoal(
        beside known: Set<Int>, after lastItem: Int, _ form: inout FormReading
    ) -> CampaignGoal? {
        guard form.require("items", Int64(items.count), in: 1...Int64(Self.mostItems)) else { return nil }
        var (read, seen, last): ([CampaignItem], Set<Int>, Int) = ([], [], lastItem)
        for (index, draft) in items.enumerated() {
            if draft.number == nil { last += 1 }
            let number = draft.number ?? last
            let isFree = draft.number.map(known.contains) ?? (number <= Self.lastNumber)
            if !isFree { form.refuse("items.\(index).number", .unusable) }
            if !seen.insert(number).inserted { form.refuse("items.\(index).number", .repeated) }
            if let item = draft.checked(number, "items.\(index).", &form) { read.append(item) }
        }
        guard read.count == items.count else { return nil }
        let goal = CampaignGoal.items(read)
        return form.require("items", goal.sum.minorUnits, in: Self.sums) ? goal : nil
    }

    /// The most that is taken; nil for any amount.
    private func cap(over goal: Money, _ form: inout FormReading) -> Money? {
        if !items.isEmpty, let cap, cap != goal.minorUnits { form.refuse("cap", .unexpected) }
        if model == .itemBased || !isOverFunded && cap == nil { return goal }
        guard let cap else { return nil }
        return form.require("cap", cap, in: goal.minorUnits...Self.sums.upperBound) ? Money(cap, .krw) : nil
    }
}

extension CampaignItemDraft {
    /// The checked item without its photo; nil, with the field errors noted, if something is wrong.
    fileprivate func checked(_ number: Int, _ path: String, _ form: inout FormReading) -> CampaignItem? {
        let known = form.fieldErrors.count
        let name = form.read(path + "name", name, .line, 1...60)
        form.require(path + "unitPrice", unitPrice, in: Self.prices)
        let (fewest, most) = (Int64(Self.quantities.lowerBound), Int64(Self.quantities.upperBound))
        form.require(path + "wanted", Int64(wanted), in: fewest...most)
        guard form.fieldErrors.count == known else { return nil }
        return CampaignItem(number: number, name: name, unitPrice: Money(unitPrice, .krw), wanted: wanted)
    }
}
