import Commands
import Funding
import FundingConsole
import Terminal
import Vocabulary

extension FundingFormGoal {
    /// The fields, as what is changed fills them.
    func fields(_ base: FundingFormBase, _ language: Language) -> [FieldList.Field] {
        let form = FundingFields(goal: self, base: base, language: language)
        return switch self {
        case .found: form.shelter(ShelterDraft())
        case .editShelter: form.shelter(base.shelter.map { ShelterDraft($0.shelter) } ?? ShelterDraft())
        case .account: form.account(base.shelter?.shelter.account)
        case .person: form.person
        case .draft: form.campaign(CampaignDraft())
        case .edit: form.edited
        case .extend: form.deadline(base.campaign.map { DeadlineDraft($0.campaign.details.deadline) })
        case .back: form.backing
        case .tell: form.update
        case .receipt, .yearReceipt: form.holder
        }
    }

    /// What people call a field; its name in programs if it has none.
    static func name(of field: String) -> Phrase {
        switch field {
        case "kind": Phrase(en: "Kind", ko: "종류")
        case "naming": Phrase(en: "Shown to others", ko: "공개 방식")
        case "rest": Phrase(en: "Rest of the deliveries", ko: "남은 전달")
        case "member": Phrase(en: "Member (nickname or ID)", ko: "회원 (닉네임 또는 ID)")
        default: FundingError.prompt(field)
        }
    }
}

/// Builds the fields of a form.
struct FundingFields {
    let goal: FundingFormGoal
    let base: FundingFormBase
    let language: Language

    func shelter(_ draft: ShelterDraft) -> [FieldList.Field] {
        [
            field("name", draft.name, limit: TextLimit(40)),
            field("registrationNumber", draft.registrationNumber, limit: TextLimit(30)),
            field("place", draft.place, limit: TextLimit(100)),
            field("contact", draft.contact, limit: TextLimit(100)),
            field("introduction", draft.introduction, limit: TextLimit(2_000)),
        ]
    }

    /// The account that counts stands above its first field.
    func account(_ known: BankAccount?) -> [FieldList.Field] {
        var bank = FundingFormGoal.name(of: "bank")
        if let known { bank = Phrase(en: "\(bank.en) (now: \(known))", ko: "\(bank.ko) (지금: \(known))") }
        let number = Phrase(en: "Account number", ko: "계좌 번호")
        return [
            field("bank", "", bank), field("number", "", number),
            field("holder", "", Phrase(en: "Account holder", ko: "예금주")),
        ]
    }

    var person: [FieldList.Field] {
        [field("member", ""), field("role", ShelterRole.helper.words.text(in: language))]
    }

    var holder: [FieldList.Field] {
        let name = Phrase(en: "Name on the receipt", ko: "영수증에 쓸 이름")
        return [field("holder", "", name, limit: TextLimit(40))]
    }

    func deadline(_ draft: DeadlineDraft?) -> [FieldList.Field] {
        let draft = draft ?? DeadlineDraft()
        let words = Phrase(en: "Deadline, such as 2026-12-05 19:30", ko: "마감, 예: 2026-12-05 19:30")
        let repeated = Phrase(
            en: "Hour that is shown twice, where it is (optional)", ko: "두 번 오는 시각일 때만 (선택)")
        return [
            field("deadline", draft.time, words), field("zone", draft.zone),
            field("repeatedHour", draft.repeatedHour?.words.text(in: language) ?? "", repeated),
        ]
    }

    /// What is given: how many of each item, or an amount.
    var backing: [FieldList.Field] {
        let given =
            base.items.isEmpty
            ? [field("amount", "")]
            : base.items.filter { base.campaign?.campaign.missing.contains($0.number) == false }.map(pick)
        let message = Phrase(en: "Message to all (optional)", ko: "응원 한마디 (선택)")
        return given + [
            field("naming", BackerNaming.named.words.text(in: language)),
            field("message", "", message, limit: TextLimit(200)),
        ]
    }

    /// `Feed 20 kg, ₩45,000 each, 18 left`
    private func pick(_ item: CampaignItem) -> FieldList.Field {
        let price = item.unitPrice.text(in: language)
        let taken = base.campaign?.items[item.number]?.taken ?? 0
        let left = max(0, item.wanted - taken)
        let words = Phrase(
            en: "\(item.name), \(price) each, \(left) of \(item.wanted) wanted: how many",
            ko: "\(item.name), 개당 \(price), \(item.wanted)개 중 \(left)개 남음: 수량")
        return field(FundingEntries.pick(item.number), "", words)
    }

    func field(
        _ name: String, _ text: String, _ label: Phrase? = nil, limit: TextLimit = .line
    ) -> FieldList.Field {
        let label = label ?? FundingFormGoal.name(of: name)
        let choices = goal.choices(of: name, base)
        guard let choices else { return FieldList.Field(name, label, limit: limit, text) }
        return FieldList.Field(name, label, choices: choices, limit: limit, text)
    }
}
