import ArgumentParser
import Commands
import Funding
import Terminal
import Vocabulary

/// The shelter of a new campaign, and its fields.
struct NewCampaignOptions: ParsableArguments {
    @OptionGroup var shelter: ShelterArgument
    @OptionGroup var draft: CampaignDraftOptions
}

/// A campaign and the changes to make.
struct EditCampaignOptions: ParsableArguments {
    @OptionGroup var campaign: CampaignArgument
    @OptionGroup var draft: CampaignDraftOptions
}

/// A campaign and its later deadline.
struct ExtendOptions: ParsableArguments {
    @OptionGroup var campaign: CampaignArgument
    @OptionGroup var deadline: DeadlineOptions
}

/// An item of a campaign that cannot be had.
struct LackOptions: ParsableArguments {
    @OptionGroup var campaign: CampaignArgument
    @Argument(help: .words(en: "The number of the item.", ko: "물품 번호.", value: "item"))
    var item: Int
}

/// What a backer gives to a campaign.
struct BackOptions: ParsableArguments {
    @OptionGroup var campaign: CampaignArgument
    @Option(
        help: .words(
            en: "An item by its number, or number:quantity; may be repeated.",
            ko: "물품 번호, 또는 번호:수량. 여러 번 쓸 수 있습니다.", value: "item"))
    var item: [String] = []
    @Option(
        parsing: .unconditional,
        help: .words(
            en: "The amount in won, for a campaign without items.", ko: "금액(원). 물품이 없는 펀딩만.", value: "amount")
    )
    var amount: String?
    @Flag(
        help: .words(
            en: "Only the shelter's treasurer and operators know your name.",
            ko: "보호소 회계와 운영자에게만 이름을 알립니다."))
    var anonymous = false
    @Option(help: .words(en: "A message, up to 200 characters.", ko: "메시지, 200자까지.", value: "text"))
    var message: String?
    @Flag(help: .words(en: "Do not wait for the payment.", ko: "결제를 기다리지 않습니다."))
    var noWait = false
}

/// What becomes of the money for an item that cannot be had.
struct ChooseOptions: ParsableArguments {
    @OptionGroup var backing: IdentifierArgument<BackingSubject>
    @Option(help: .words(en: "The item that cannot be had.", ko: "구할 수 없는 물품 번호.", value: "number"))
    var item: Int
    @Flag(help: .words(en: "Give the money back.", ko: "환불받습니다."))
    var refund = false
    @Flag(help: .words(en: "Let the shelter buy what is needed.", ko: "필요한 다른 물품을 사게 합니다."))
    var swap = false
    @Option(help: .words(en: "Let the shelter buy this item.", ko: "이 번호의 물품을 사게 합니다.", value: "number"))
    var swapFor: Int?

    func validate() throws {
        if [refund, swap, swapFor != nil].count(where: { $0 }) == 1 { return }
        throw ValidationError.words(
            en: "Use one of --refund, --swap and --swap-for.", ko: "--refund, --swap, --swap-for 중 하나를 쓰세요.")
    }

    var answer: ItemChoice.Answer { refund ? .refund : .swap(swapFor) }
}

/// Which backings are listed: one's own, or those of a campaign.
struct BackingListOptions: ParsableArguments {
    @Argument(
        help: .words(
            en: "As the shelter's treasurer: those of this campaign; default: your own.",
            ko: "보호소 회계가 보는 이 펀딩의 후원. 기본값: 내 후원.", value: "campaign"))
    var campaign: String?
    @OptionGroup var pages: PageOptions
}
