public import Commands
public import Funding
public import Terminal
import Vocabulary

extension ShelterSubject: NamedSubject {
    /// A shelter.
    public static var noun: Phrase { Phrase(en: "shelter", ko: "보호소") }
}

extension CampaignSubject: NamedSubject {
    /// A campaign.
    public static var noun: Phrase { Phrase(en: "campaign", ko: "펀딩") }
}

extension BackingSubject: NamedSubject {
    /// A member's backing of a campaign.
    public static var noun: Phrase { Phrase(en: "backing", ko: "후원") }
    /// The backer and the treasurer of the shelter alone see it.
    public static var isPrivate: Bool { true }
}

extension UpdateSubject: NamedSubject {
    /// What a shelter tells backers.
    public static var noun: Phrase { Phrase(en: "campaign update", ko: "펀딩 소식") }
}

extension ReceiptSubject: NamedSubject {
    /// A receipt.
    public static var noun: Phrase { Phrase(en: "receipt", ko: "영수증") }
    /// The member and the treasurer of the shelter alone see it.
    public static var isPrivate: Bool { true }
}
