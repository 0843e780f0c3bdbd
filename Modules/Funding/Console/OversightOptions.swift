import ArgumentParser
import Commands
import Funding
import Terminal
import Vocabulary

/// Why an operator does something.
struct ReasonOption: ParsableArguments {
    @Option(
        help: .words(
            en: "Why, 2-300 characters; it is logged.", ko: "사유, 2-300자. 기록에 남습니다.", value: "text"))
    var reason: String?
}

/// A campaign on which an operator acts.
struct CampaignActOptions: ParsableArguments {
    @OptionGroup var campaign: CampaignArgument
    @OptionGroup var why: ReasonOption
}

/// A paused campaign that goes on.
struct ResumeOptions: ParsableArguments {
    @OptionGroup var campaign: CampaignArgument
    @Option(
        help: .words(
            en: "Under this verified shelter; default: its own.", ko: "이 보호소가 맡습니다. 기본값: 원래 보호소.",
            value: "shelter"))
    var shelter: String?
    @OptionGroup var why: ReasonOption
}

/// A transfer to the account of a campaign.
struct PayoutOptions: ParsableArguments {
    @OptionGroup var campaign: CampaignArgument
    @Option(
        parsing: .unconditional, help: .words(en: "The amount in won.", ko: "금액(원).", value: "amount"))
    var amount: String
    @Option(
        help: .words(
            en: "The number of the transfer; the same one is recorded once.",
            ko: "이체 번호. 같은 번호는 한 번만 기록합니다.", value: "number"))
    var transfer: String
    @OptionGroup var why: ReasonOption
}

/// A shelter about which an operator decides.
struct ShelterDecisionOptions: ParsableArguments {
    @OptionGroup var shelter: ShelterArgument
    @OptionGroup var why: ReasonOption
}
