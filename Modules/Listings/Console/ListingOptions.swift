import ArgumentParser
public import Commands
public import Listings
public import Terminal
import Vocabulary

/// A new listing, or one that is already there and shall be shown.
struct PublishOptions: ParsableArguments {
    @Argument(
        help: .words(
            en: "A draft or hidden listing to publish, or '-' to read a form from standard input.",
            ko: "등록할 임시 저장·숨긴 물건의 ID. '-'는 표준 입력에서 양식을 읽습니다.", value: "id"))
    var id: String?
    @Flag(name: .customLong("draft"), help: .words(en: "Save as a draft.", ko: "임시 저장만 합니다."))
    var isDraft = false
    @OptionGroup var draft: DraftOptions
    @OptionGroup var photos: PhotoOptions
}

/// A listing and the changes to make.
struct EditOptions: ParsableArguments {
    @OptionGroup var listing: IdentifierArgument<ListingSubject>
    @OptionGroup var draft: DraftOptions
}

/// An own listing, or one that a moderator hides or removes for a reason.
struct WithdrawOptions: ParsableArguments {
    @OptionGroup var listing: IdentifierArgument<ListingSubject>
    @Option(
        help: .words(
            en: "As a moderator, for somebody else's listing: why, as the seller is told.",
            ko: "매니저가 다른 회원의 물건에: 판매자에게 알릴 이유.", value: "text"))
    var reason: String?
}

/// A listing to copy and the changes to make.
struct CopyOptions: ParsableArguments {
    @OptionGroup var listing: IdentifierArgument<ListingSubject>
    @Flag(name: .customLong("draft"), help: .words(en: "Save it as a draft.", ko: "임시 저장만 합니다."))
    var isDraft = false
    @OptionGroup var draft: DraftOptions
}

/// A listing that shall be shown, and how.
struct ShowOptions: ParsableArguments {
    @OptionGroup var listing: IdentifierArgument<ListingSubject>
    @OptionGroup var drawing: PictureOption
}

/// A listing whose seller's other listings are shown.
struct OthersOptions: ParsableArguments {
    @OptionGroup var listing: IdentifierArgument<ListingSubject>
    @OptionGroup var pages: PageOptions
}

/// The filter and page of the member's own listings.
struct MineOptions: ParsableArguments {
    @Option(
        help: .words(
            en: "Only this state: draft, on-sale, reserved, sold, hidden.",
            ko: "이 상태만: draft(임시 저장), on-sale(판매 중), reserved(예약 중), sold(판매 완료), hidden(숨김).",
            value: "state"),
        completion: .list(ListingState.codes))
    var state: String?
    @OptionGroup var pages: PageOptions
}

extension ListingSubject: NamedSubject {
    /// A listing.
    public static var noun: Phrase { Phrase(en: "listing", ko: "물건") }
}
