import Commands
import Funding
import FundingConsole
import Terminal
import Vocabulary

extension FundingEntries {
    /// The campaign that was typed, over one that stands: fields that the form has not, stay. Throws
    /// `invalidFields` with all field errors.
    func campaign(_ before: CampaignDraft) throws(FundingError) -> CampaignDraft {
        var (draft, errors) = (before, [FieldError]())
        func take(_ read: () throws(FundingError) -> Void) {
            do throws(FundingError) { try read() } catch { errors += error.fieldErrors }
        }
        (draft.title, draft.story, draft.photos) = (self["title"], self["story"], photos)
        if has("items") { take { () throws(FundingError) in draft.items = try items(beside: before.items) } }
        if has("model") {
            draft.purpose = self["purpose"]
            draft.registration = registration
            take { () throws(FundingError) in draft.model = try choice("model") }
            take { () throws(FundingError) in draft.deadline = try deadline() }
            take { () throws(FundingError) in draft.costShare = try number("costShare", in: 0...100) }
            take { () throws(FundingError) in
                draft.amount = words(of: "amount").isEmpty ? nil : try won("amount", in: 0...Int64.max)
            }
            draft.setCap(typed: words(of: "cap"), &errors)
        }
        guard errors.isEmpty else { throw .invalidFields(errors) }
        return draft
    }

    /// The items, one on each line that is not blank. Throws `invalidFields`.
    private func items(beside known: [CampaignItemDraft]) throws(FundingError) -> [CampaignItemDraft] {
        var drafts: [CampaignItemDraft] = []
        for (index, line) in self["items"].split(separator: "\n").enumerated() {
            if line.allSatisfy(\.isWhitespace) { continue }
            guard let item = CampaignItemDraft(line.drop(while: \.isWhitespace), beside: known) else {
                let example = CampaignDraft.itemExample.text(in: language)
                throw .invalidFields([FieldError("items.\(index)", .malformed(expected: example))])
            }
            drafts.append(item)
        }
        return drafts
    }

    /// The registration that was typed; nil where all of it is blank.
    private var registration: RegistrationDraft? {
        var draft = RegistrationDraft()
        draft.office = self["registration.office"]
        draft.number = self["registration.number"]
        (draft.firstDay, draft.lastDay) = (
            words(of: "registration.firstDay"), words(of: "registration.lastDay")
        )
        draft.account = BankAccount(
            bank: self["registration.account.bank"], number: self["registration.account.number"],
            holder: self["registration.account.holder"])
        let all = [draft.office, draft.number, draft.firstDay, draft.lastDay, draft.account.bank]
        let rest = [draft.account.number, draft.account.holder]
        return (all + rest).allSatisfy { $0.allSatisfy(\.isWhitespace) } ? nil : draft
    }
}

extension CampaignItemDraft {
    /// The item of a line as it is typed (`CampaignDraft.setItem`): one of the known ones with its number and
    /// photo, or a new one. Nil for a line that is none.
    fileprivate init?(_ line: Substring, beside known: [CampaignItemDraft]) {
        var draft = CampaignDraft()
        draft.items = known
        guard draft.setItem(typed: String(line)) else { return nil }
        let number = line.firstIndex(of: "=").flatMap { Int(line[..<$0]) }
        let item = number == nil ? draft.items.last : draft.items.first { $0.number == number }
        guard let item else { return nil }
        self = item
    }
}
