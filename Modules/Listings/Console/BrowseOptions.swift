import ArgumentParser
import Commands
import Listings
import Terminal
import Vocabulary

/// The filter, order and page of a list of listings.
struct BrowseOptions: ParsableArguments {
    @OptionGroup var search: SearchWords
    @Option(
        name: .shortAndLong,
        help: .words(
            en: "Only listings with all of these words.", ko: "입력한 단어가 모두 들어 있는 물건만.", value: "text"))
    var keyword: String?
    @Option(
        help: .words(en: "Only this category; may be repeated.", ko: "이 분류만. 여러 번 쓸 수 있습니다."),
        completion: .list(Category.codes))
    var category: [String] = []
    @Option(
        help: .words(en: "Only this condition; may be repeated.", ko: "이 등급만. 여러 번 쓸 수 있습니다."),
        completion: .list(Condition.codes))
    var condition: [String] = []
    @Option(help: .words(en: "Only this league; may be repeated.", ko: "이 리그만. 여러 번 쓸 수 있습니다."))
    var league: [String] = []
    @Option(help: .words(en: "Only this team; may be repeated.", ko: "이 팀만. 여러 번 쓸 수 있습니다."))
    var team: [String] = []
    @Option(help: .words(en: "Only this season; may be repeated.", ko: "이 시즌만. 여러 번 쓸 수 있습니다."))
    var season: [String] = []
    @Option(help: .words(en: "Only this size; may be repeated.", ko: "이 사이즈만. 여러 번 쓸 수 있습니다."))
    var size: [String] = []
    @Option(help: .words(en: "Only this player; may be repeated.", ko: "이 선수만. 여러 번 쓸 수 있습니다."))
    var player: [String] = []
    @Option(
        name: [.customLong("jersey-version"), .customLong("version-kind")],
        help: .words(
            en: "Only this version of jersey; may be repeated.", ko: "이 버전의 유니폼만. 여러 번 쓸 수 있습니다.",
            value: "version"),
        completion: .list(JerseyVersion.codes))
    var version: [String] = []
    @Option(help: .words(en: "Only this brand; may be repeated.", ko: "이 브랜드만. 여러 번 쓸 수 있습니다."))
    var brand: [String] = []
    @Option(help: .words(en: "Minimum price.", ko: "최저 가격.", value: "price"))
    var minPrice: String?
    @Option(help: .words(en: "Maximum price.", ko: "최고 가격.", value: "price"))
    var maxPrice: String?
    @Option(
        help: .words(en: "Only prices of this currency.", ko: "이 통화로 파는 물건만."),
        completion: .list(Currency.allCases.map(\.rawValue)))
    var currency: String?
    @Option(
        help: .words(
            en: "Only this member's listings, by nickname or ID.", ko: "이 회원의 물건만. 닉네임이나 ID.",
            value: "member"))
    var seller: String?
    @Flag(help: .words(en: "Leave out reserved and sold listings.", ko: "예약 중이거나 판매 완료된 물건은 뺍니다."))
    var onSale = false
    @Option(
        help: .words(
            en: "The order: newest, most-liked, cheapest, most-expensive.",
            ko: "정렬: newest(최신순), most-liked(인기순), cheapest(낮은 가격순), "
                + "most-expensive(높은 가격순)."),
        completion: .list(ListingQuery.Order.codes))
    var order: String?
    @OptionGroup var pages: PageOptions
}
