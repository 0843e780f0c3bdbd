import ArgumentParser
public import Commands
public import Deals
public import Terminal
import Vocabulary

/// The options of a reservation.
struct ReserveOptions: ParsableArguments {
    @OptionGroup var listing: IdentifierArgument<ListedSubject>
    @Option(help: .words(en: "How many; default: 1.", ko: "수량. 기본값: 1.", value: "count"))
    var quantity: Int?
    @Option(
        help: .words(
            en: "For how many hours to keep it, 1-72; default: 24.", ko: "예약을 유지할 시간, 1-72. 기본값: 24.",
            value: "count"))
    var hours: Int?

    /// The reservation, with the listing resolved in the last list. Throws a usage error for other text.
    func reservation(among lists: LastLists) throws(UsageError) -> Reservation {
        Reservation(
            try listing.identifier(among: lists), quantity: quantity ?? 1,
            hours: hours ?? DealTimes.usualHours)
    }
}

/// The filter and page of the member's own deals.
struct DealListOptions: ParsableArguments {
    @Option(
        help: .words(
            en: "Only where you sell or buy: selling, buying.", ko: "파는 쪽만, 사는 쪽만: selling(판매), buying(구매).",
            value: "side"),
        completion: .list(DealSide.codes))
    var side: String?
    @Option(
        help: .words(
            en: "Only this state: requested, accepted, done, returned, declined, cancelled, expired.",
            ko: "이 상태만: requested(수락 대기), accepted(예약 확정), done(거래 완료), returned(환불됨), "
                + "declined, cancelled, expired.",
            value: "state"),
        completion: .list(DealState.codes))
    var state: String?
    @OptionGroup var pages: PageOptions

    /// The filter and page that are wanted. Throws `invalidFields` with all field errors.
    func request() throws(DealError) -> (DealFilter, PageRequest) {
        var (filter, fieldErrors) = (DealFilter(), [FieldError]())
        filter.side = value("side", side, &fieldErrors)
        filter.state = value("state", state, &fieldErrors)
        let page = pages.request(&fieldErrors)
        guard fieldErrors.isEmpty else { throw .invalidFields(fieldErrors) }
        return (filter, page)
    }

    private func value<Value: LocalizedValue>(
        _ field: String, _ text: String?, _ fieldErrors: inout [FieldError]
    ) -> Value? {
        guard let text else { return nil }
        if let value = Value(typed: text) { return value }
        fieldErrors.append(FieldError(field, .unknown(allowed: Value.codes)))
        return nil
    }

    /// The words of a command line that would ask for the same deals, the part left open.
    var words: [String] { (side.map { ["--side", $0] } ?? []) + (state.map { ["--state", $0] } ?? []) }
}

/// A deal, and the member's contact in it.
struct DealContactOptions: ParsableArguments {
    @OptionGroup var deal: IdentifierArgument<DealSubject>
    @Argument(
        help: .words(
            en: "A phone number or messenger, up to 100 characters; '' removes it.",
            ko: "전화번호나 메신저, 100자까지. ''는 지웁니다.", value: "text"))
    var text: String
}

extension DealSubject: NamedSubject {
    /// A deal.
    public static var noun: Phrase { Phrase(en: "deal", ko: "거래") }
    /// Its two alone see it.
    public static var isPrivate: Bool { true }
}

extension ListedSubject: NamedSubject {
    /// The kind of record that a deal is about.
    public static var noun: Phrase { Phrase(en: "listing", ko: "물건") }
}
