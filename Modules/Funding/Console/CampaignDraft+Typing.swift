import Commands
package import Funding
package import Terminal
package import Vocabulary

extension CampaignDraftOptions {
    /// The draft with what was given, but for photos that are to be uploaded. Throws `invalidFields` with
    /// what cannot be read, with examples in the language.
    func applied(
        to base: CampaignDraft, in language: Language
    ) throws(FundingError) -> CampaignDraft {
        var (draft, fieldErrors) = (base, [FieldError]())
        draft.title = title ?? draft.title
        draft.purpose = purpose ?? draft.purpose
        draft.story = story ?? draft.story
        draft.costShare = costShare ?? draft.costShare
        if let model { draft.model = value("model", model, &fieldErrors) ?? draft.model }
        if let amount {
            draft.amount = Money.typed(amount, .krw, field: "amount", &fieldErrors)?.minorUnits
        }
        draft.items.removeAll { $0.number.map(removeItem.contains) ?? false }
        for typed in item where !draft.setItem(typed: typed) {
            let example = CampaignDraft.itemExample.text(in: language)
            fieldErrors.append(FieldError("items", .malformed(expected: example)))
        }
        if let cap { draft.setCap(typed: cap, &fieldErrors) }
        // The most of a campaign for items is what these cost.
        if !draft.items.isEmpty, !draft.isOverFunded { draft.cap = nil }
        draft.deadline = deadline.applied(to: draft.deadline, &fieldErrors)
        draft.registration = registration.applied(to: draft.registration)
        let kept = draft.photos.enumerated().filter { !photos.removePhoto.contains($0.offset + 1) }
        draft.photos = kept.map(\.element)
        guard fieldErrors.isEmpty else { throw .invalidFields(fieldErrors) }
        return draft
    }
}

extension CampaignDraft {
    /// What an item looks like as it is typed.
    package static let itemExample = Phrase(en: "blanket:12000:10", ko: "사료 20 kg:45000:30")

    /// Takes an item that was typed, such as `사료 20 kg:45000:30`, or `2=사료 20 kg:45000:30` in the place of
    /// item 2. False for anything else.
    package mutating func setItem(typed text: String) -> Bool {
        var rest = Substring(text)
        var number: Int?
        if let sign = text.firstIndex(of: "="), let typed = Int(text[..<sign]) {
            (number, rest) = (typed, text[text.index(after: sign)...])
        }
        let parts = rest.split(separator: ":", omittingEmptySubsequences: false)
        guard parts.count >= 3,
            let price = try? Money(typed: String(parts[parts.count - 2]), .krw, field: "items"),
            let wanted = Int(parts[parts.count - 1])
        else { return false }
        let name = parts.dropLast(2).joined(separator: ":")
        if let number {
            guard let index = items.firstIndex(where: { $0.number == number }) else { return false }
            (items[index].name, items[index].unitPrice) = (name, price.minorUnits)
            items[index].wanted = wanted
        } else {
            items.append(CampaignItemDraft(name: name, unitPrice: price.minorUnits, wanted: wanted))
        }
        return true
    }

    /// Takes the most that was typed: an amount, `goal` or `none`. For anything else it adds the error of
    /// `cap` and changes nothing.
    package mutating func setCap(typed text: String, _ fieldErrors: inout [FieldError]) {
        switch text.lowercased() {
        case "none", "없음": (isOverFunded, cap) = (true, nil)
        case "goal", "목표": (isOverFunded, cap) = (false, nil)
        default:
            guard let amount = Money.typed(text, .krw, field: "cap", &fieldErrors) else { return }
            (isOverFunded, cap) = (false, amount.minorUnits)
        }
    }
}
