public import ArgumentParser
import Listings
import Terminal
import Vocabulary

/// The listing that a verb is about.
public struct ListingArgument: ParsableArguments {
    @Argument(help: .words(en: "The listing: lst_ and 26 characters.", ko: "물건: lst_와 26자.", value: "id"))
    var id: String

    /// Filled in by the parser.
    public init() {}

    /// The identifier. Throws a usage error if the text is none.
    func listing() throws(UsageError) -> ListingID { try ListingID(typed: id) }
}

/// A new listing, or one that is already there and shall be shown.
public struct PublishOptions: ParsableArguments {
    @Argument(
        help: .words(
            en: "A draft or hidden listing to show to all, or '-' to read a form from the standard input.",
            ko: "모두에게 보일 임시 저장·숨긴 물건의 id. '-'는 표준 입력에서 양식을 읽습니다.", value: "id"))
    var id: String?
    @Flag(name: .customLong("draft"), help: .words(en: "Save it as a draft.", ko: "임시 저장만 합니다."))
    var isDraft = false
    @OptionGroup var draft: DraftOptions

    /// Filled in by the parser.
    public init() {}
}

/// What shall change of a listing.
public struct EditOptions: ParsableArguments {
    @OptionGroup var listing: ListingArgument
    @OptionGroup var draft: DraftOptions

    /// Filled in by the parser.
    public init() {}
}

/// Which of one's own listings are wanted.
public struct MineOptions: ParsableArguments {
    @Option(
        help: .words(
            en: "Only this state: draft, on-sale, reserved, sold, hidden.",
            ko: "이 상태만: draft, on-sale, reserved, sold, hidden.", value: "state"),
        completion: .list(ListingState.codes))
    var state: String?
    @OptionGroup var pages: PageOptions

    /// All of them.
    public init() {}
}

extension ListingID {
    init(typed text: String) throws(UsageError) {
        guard let id = ListingID(text) else {
            throw UsageError(
                Phrase(
                    en: "'\(text)' does not name a listing. Give its whole ID: lst_ and 26 characters.",
                    ko: "'\(text)'은(는) 물건의 id가 아닙니다. lst_로 시작하는 id 전체를 쓰세요."))
        }
        self = id
    }
}
