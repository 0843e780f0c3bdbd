import ArgumentParser
import Commands
import Funding
import Terminal
import Vocabulary

/// What a shelter tells the backers of a campaign.
struct TellOptions: ParsableArguments {
    @OptionGroup var campaign: CampaignArgument
    @Option(help: .words(en: "The text, up to 2000 characters.", ko: "내용, 2000자까지.", value: "text"))
    var text: String?
    @Flag(help: .words(en: "Thanks, in place of news.", ko: "소식 대신 감사 인사."))
    var thanks = false
    @Option(help: .words(en: "So many were bought.", ko: "구입한 수량.", value: "count"))
    var bought: Int?
    @Option(help: .words(en: "So many were delivered.", ko: "전달한 수량.", value: "count"))
    var delivered: Int?
    @Option(help: .words(en: "Of this item.", ko: "물품 번호.", value: "number"))
    var item: Int?
    @Flag(help: .words(en: "With it everything is delivered.", ko: "이것으로 모두 전달했습니다."))
    var last = false
    @Option(
        help: .words(en: "A photo's file; up to 5.", ko: "사진 파일. 5장까지.", value: "file"),
        completion: .file(extensions: ["jpg", "jpeg", "png", "webp", "gif", "heic", "avif"]))
    var photo: [String] = []
    @Option(
        help: .words(
            en: "What is to be seen in the photo, in the order of the photos.",
            ko: "사진을 볼 수 없는 사람을 위한 설명, 사진 순서대로.", value: "text"))
    var photoDescription: [String] = []

    func validate() throws {
        if [thanks, bought != nil, delivered != nil].count(where: { $0 }) > 1 {
            throw ValidationError.words(
                en: "Use one of --thanks, --bought and --delivered.",
                ko: "--thanks, --bought, --delivered 중 하나만 쓰세요.")
        }
        if last, delivered == nil {
            throw ValidationError.words(
                en: "Use --last with --delivered.", ko: "--last는 --delivered와 함께 쓰세요.")
        }
        if item != nil, bought == nil, delivered == nil {
            throw ValidationError.words(
                en: "Use --item with --bought or --delivered.", ko: "--item은 --bought나 --delivered와 함께 쓰세요.")
        }
    }

    /// What it is about.
    var matter: UpdateMatter {
        if let bought { return .bought(item, quantity: bought) }
        if let delivered { return .delivered(item, quantity: delivered, isLast: last) }
        return thanks ? .thanks : .news
    }
}

/// Which updates of a campaign are listed.
struct UpdateListOptions: ParsableArguments {
    @OptionGroup var campaign: CampaignArgument
    @Flag(help: .words(en: "Only what was bought and delivered.", ko: "구입과 전달 내역만."))
    var deliveries = false
    @OptionGroup var pages: PageOptions
}

/// Which receipts are listed.
struct ReceiptListOptions: ParsableArguments {
    @Option(help: .words(en: "Only those of this year.", ko: "이 연도의 영수증만.", value: "year"))
    var year: Int64?
    @Option(
        help: .words(
            en: "As the treasurer: those of this shelter, with --year.", ko: "회계가 보는 이 보호소의 영수증, --year와 함께.",
            value: "shelter"))
    var shelter: String?
    @Flag(
        help: .words(
            en: "With --shelter: all of them as comma-separated values, for the official receipts.",
            ko: "--shelter와 함께: 법정 영수증을 쓸 수 있게 모두 CSV로 출력합니다."))
    var csv = false
    @OptionGroup var pages: PageOptions

    func validate() throws {
        if shelter != nil, year == nil {
            throw ValidationError.words(en: "Use --shelter with --year.", ko: "--shelter는 --year와 함께 쓰세요.")
        }
        if csv, shelter == nil {
            throw ValidationError.words(en: "Use --csv with --shelter.", ko: "--csv는 --shelter와 함께 쓰세요.")
        }
    }
}

/// A receipt that is shown or issued.
struct ReceiptOptions: ParsableArguments {
    @Argument(
        help: .words(
            en: "A receipt's ID to show it; a backing's, or with --year a shelter's, to issue it.",
            ko: "볼 영수증 ID. 후원 ID, 또는 --year와 함께 보호소 ID를 쓰면 발급합니다.", value: "id"))
    var id: String
    @Option(help: .words(en: "The name that it bears.", ko: "영수증에 적을 이름.", value: "name"))
    var name: String?
    @Option(help: .words(en: "The year, for one receipt of all.", ko: "연간 영수증의 연도.", value: "year"))
    var year: Int64?
    @Flag(
        help: .words(
            en: "Make an address at which a browser prints it, for 7 days.",
            ko: "브라우저에서 인쇄할 수 있는 주소를 만듭니다. 7일 동안 쓸 수 있습니다."))
    var address = false
}
