import ArgumentParser
import Commands
import Funding
import Terminal
import Vocabulary

/// The fields of a campaign, each by its option.
struct CampaignDraftOptions: ParsableArguments {
    @Option(help: .words(en: "The title, 2-60 characters.", ko: "제목, 2-60자.", value: "text"))
    var title: String?
    @Option(
        help: .words(
            en: "For what the money is, 2-100 characters.", ko: "모집 목적, 2-100자.", value: "text"))
    var purpose: String?
    @Option(help: .words(en: "The story, up to 5000 characters.", ko: "이야기, 5000자까지.", value: "text"))
    var story: String?
    @Option(
        parsing: .unconditional,
        help: .words(
            en: "The goal in won, for a campaign without items.", ko: "목표 금액(원). 물품이 없는 펀딩만.", value: "amount"
        ))
    var amount: String?
    @Option(
        help: .words(
            en: "An item as name:price:quantity; 2=name:price:quantity changes item 2.",
            ko: "물품, 이름:단가:수량. 2=이름:단가:수량은 2번 물품을 바꿉니다.", value: "item"))
    var item: [String] = []
    @Option(
        help: .words(en: "Take out the item of this number.", ko: "이 번호의 물품을 뺍니다.", value: "number"))
    var removeItem: [Int] = []
    @Option(
        help: .words(
            en: "The model: keep-it-all, all-or-nothing, item-based; default: keep-it-all.",
            ko: "방식: keep-it-all(모인 만큼 전달), all-or-nothing(목표 달성 시 전달), item-based(물품별). "
                + "기본값: keep-it-all.", value: "model"),
        completion: .list(CampaignModel.codes))
    var model: String?
    @Option(
        parsing: .unconditional,
        help: .words(
            en: "The most that is collected, in won; 'goal' for the goal, 'none' for any amount.",
            ko: "한도(원). goal은 목표까지, none은 제한 없음.", value: "amount"))
    var cap: String?
    @Option(
        help: .words(
            en: "The share of the costs in percent, 0-15; default: 0.", ko: "비용 비율(%), 0-15. 기본값: 0.",
            value: "percent"))
    var costShare: Int?
    @OptionGroup var deadline: DeadlineOptions
    @OptionGroup var registration: RegistrationOptions
    @OptionGroup var photos: FundingPhotoOptions

    var isEmpty: Bool {
        title == nil && purpose == nil && story == nil && amount == nil && item.isEmpty && removeItem.isEmpty
            && model == nil && cap == nil && costShare == nil && deadline.isEmpty && registration.isEmpty
            && photos.photo.isEmpty && photos.removePhoto.isEmpty
    }
}

/// A deadline.
struct DeadlineOptions: ParsableArguments {
    @Option(
        help: .words(
            en: "The deadline, such as '2026-12-05 19:30'.", ko: "마감, 예: '2026-12-05 19:30'.", value: "time"))
    var deadline: String?
    @Option(
        help: .words(
            en: "The time zone of the deadline; default: Asia/Seoul.", ko: "마감의 시간대. 기본값: Asia/Seoul.",
            value: "name"))
    var zone: String?
    @Option(
        help: .words(
            en: "Where clocks show an hour twice: earlier or later.",
            ko: "시계가 되돌아가 두 번 오는 시각이면: earlier(먼저), later(나중).", value: "which"),
        completion: .list(RepeatedHour.codes))
    var repeatedHour: String?

    var isEmpty: Bool { deadline == nil && zone == nil && repeatedHour == nil }

    /// The deadline with what was given; field errors are added.
    func applied(to base: DeadlineDraft, _ fieldErrors: inout [FieldError]) -> DeadlineDraft {
        var draft = base
        draft.time = deadline ?? draft.time
        draft.zone = zone ?? draft.zone
        if let repeatedHour { draft.repeatedHour = value("repeatedHour", repeatedHour, &fieldErrors) }
        return draft
    }
}

/// The registration of a campaign that needs one.
struct RegistrationOptions: ParsableArguments {
    @Option(help: .words(en: "The office that registered it.", ko: "모집 등록 관청.", value: "name"))
    var office: String?
    @Option(help: .words(en: "The number of the registration.", ko: "모집 등록번호.", value: "number"))
    var registration: String?
    @Option(
        help: .words(en: "Its first day, such as 2026-12-01.", ko: "모집 시작일, 예: 2026-12-01.", value: "day"))
    var registeredFrom: String?
    @Option(help: .words(en: "Its last day, such as 2027-03-31.", ko: "모집 종료일, 예: 2027-03-31.", value: "day"))
    var registeredUntil: String?
    @OptionGroup var account: BankAccountOptions

    var isEmpty: Bool {
        office == nil && registration == nil && registeredFrom == nil && registeredUntil == nil
            && account.isEmpty
    }

    /// The registration with what was given; nil where there is none.
    func applied(to base: RegistrationDraft?) -> RegistrationDraft? {
        if isEmpty { return base }
        var draft = base ?? RegistrationDraft()
        draft.office = office ?? draft.office
        draft.number = registration ?? draft.number
        draft.firstDay = registeredFrom ?? draft.firstDay
        draft.lastDay = registeredUntil ?? draft.lastDay
        draft.account = account.applied(to: draft.account)
        return draft
    }
}

/// A bank account.
struct BankAccountOptions: ParsableArguments {
    @Option(help: .words(en: "The bank.", ko: "은행.", value: "name"))
    var bank: String?
    @Option(help: .words(en: "The account number.", ko: "계좌 번호.", value: "number"))
    var account: String?
    @Option(help: .words(en: "The account holder.", ko: "예금주.", value: "name"))
    var holder: String?

    var isEmpty: Bool { bank == nil && account == nil && holder == nil }

    /// The account with what was given.
    func applied(to base: BankAccount) -> BankAccount {
        BankAccount(
            bank: bank ?? base.bank, number: account ?? base.number, holder: holder ?? base.holder)
    }
}

/// Photos of a campaign or an update.
struct FundingPhotoOptions: ParsableArguments {
    @Option(
        help: .words(en: "A photo's file; up to 5.", ko: "사진 파일. 5장까지.", value: "file"),
        completion: .file(extensions: ["jpg", "jpeg", "png", "webp", "gif", "heic", "avif"]))
    var photo: [String] = []
    @Option(
        help: .words(
            en: "What is to be seen in the photo, in the order of the photos.",
            ko: "사진을 볼 수 없는 사람을 위한 설명, 사진 순서대로.", value: "text"))
    var photoDescription: [String] = []
    @Option(
        help: .words(
            en: "Take out the photo in this place, counted from 1.", ko: "이 순서의 사진을 뺍니다 (1부터).",
            value: "number"))
    var removePhoto: [Int] = []
}
