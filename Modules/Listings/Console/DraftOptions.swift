import ArgumentParser
import Commands
import Listings
import Terminal
import Vocabulary

/// The fields of a listing, each by its flag.
struct DraftOptions: ParsableArguments {
    @Option(help: .words(en: "The title, 2-100 characters.", ko: "제목, 2-100자.", value: "text"))
    var title: String?
    @Option(help: .words(en: "The description, up to 2000 characters.", ko: "설명, 2000자까지.", value: "text"))
    var description: String?
    @Option(
        parsing: .unconditional,
        help: .words(
            en: "The price, such as 12000 or 12.50; 0 to give it away.",
            ko: "가격, 예: 12000, 1만5천원, 12.50. 0은 나눔.",
            value: "amount"))
    var price: String?
    @Option(
        help: .words(
            en: "The currency of the price; default: KRW.", ko: "가격의 통화. 기본값: KRW.", value: "code"),
        completion: .list(Currency.allCases.map(\.rawValue)))
    var currency: String?
    @Option(
        parsing: .unconditional,
        help: .words(
            en: "The discount; 0 to remove it.", ko: "할인 금액. 0이면 없앱니다.", value: "amount"))
    var discount: String?
    @Option(help: .words(en: "The quantity.", ko: "수량.", value: "count"))
    var stock: String?
    @Option(
        help: .words(
            en: "The category: jersey, clothing, general.",
            ko: "분류: jersey(유니폼), clothing(의류), general(일반).", value: "name"),
        completion: .list(Category.codes))
    var category: String?
    @Option(
        help: .words(
            en: "The condition: S (as new), A, B, C.", ko: "등급: S(새 상품급), A, B, C.", value: "letter"),
        completion: .list(Condition.codes))
    var condition: String?
    @Option(
        help: .words(
            en: "Reservations: immediate, or on-acceptance to accept each; default: immediate.",
            ko: "예약 방식: immediate(바로 예약), on-acceptance(판매자 수락 후). 기본값: immediate.", value: "mode"),
        completion: .list(ReservationMode.codes))
    var reservation: String?
    @Option(help: .words(en: "A jersey's league.", ko: "유니폼의 리그.", value: "name"))
    var league: String?
    @Option(help: .words(en: "A jersey's team.", ko: "유니폼의 팀.", value: "name"))
    var team: String?
    @Option(
        help: .words(en: "A jersey's season, such as 2023/24.", ko: "유니폼의 시즌, 예: 2023/24.", value: "years"))
    var season: String?
    @Option(help: .words(en: "The size.", ko: "사이즈.", value: "size"))
    var size: String?
    @Option(help: .words(en: "The player on a jersey.", ko: "유니폼에 마킹된 선수.", value: "name"))
    var player: String?
    @Option(
        name: [.customLong("jersey-version"), .customLong("version-kind")],
        help: .words(
            en: "A jersey's version: authentic, replica, player-issue.",
            ko: "유니폼의 버전: authentic(어센틱), replica(레플리카), player-issue(선수 지급용).", value: "version"),
        completion: .list(JerseyVersion.codes))
    var version: String?
    @Option(help: .words(en: "The brand of clothing.", ko: "의류의 브랜드.", value: "name"))
    var brand: String?
    @Option(
        help: .words(
            en: "Read the fields from this YAML or JSON file; '-' is standard input.",
            ko: "YAML이나 JSON 파일에서 내용을 읽습니다. '-'는 표준 입력.", value: "path"),
        completion: .file(extensions: ["yaml", "yml", "json"]))
    var file: String?

    /// The draft that the flags give.
    var written: WrittenDraft {
        var written = WrittenDraft()
        written.title = title
        written.description = description
        written.price = price
        written.currency = currency
        written.discount = discount
        written.stock = stock
        written.category = category
        written.condition = condition
        written.reservation = reservation
        let values: [(ListingAttribute, String?)] = [
            (.league, league), (.team, team), (.season, season), (.size, size), (.player, player),
            (.version, version), (.brand, brand),
        ]
        for (attribute, value) in values { written.attributes[attribute] = value }
        return written
    }
}
