import ArgumentParser
import Commands
import Crews
import Terminal
import Vocabulary

/// Which dues of a crew are listed.
struct DuesListOptions: ParsableArguments {
    @OptionGroup var crew: CrewArgument
    @Flag(help: .words(en: "As the treasurer: those of all members.", ko: "총무가 보는 모든 회원의 회비."))
    var all = false
    @Flag(help: .words(en: "As the treasurer: those in arrears.", ko: "총무가 보는 연체된 회비."))
    var arrears = false
    @Option(
        help: .words(
            en: "As the treasurer: those of this month, such as 2026-12.", ko: "총무가 보는 이 달 회비, 예: 2026-12.",
            value: "month"))
    var month: String?
    @OptionGroup var pages: PageOptions

    func validate() throws {
        guard [all, arrears, month != nil].count(where: { $0 }) > 1 else { return }
        throw ValidationError.words(
            en: "Use one of --all, --arrears and --month.", ko: "--all, --arrears, --month 중 하나만 쓰세요.")
    }

    /// The list that is wanted. Throws `invalidFields` for what is no month.
    func list() throws(CrewError) -> DuesList {
        if let month = try CivilMonth.typed(month) { return .of(month) }
        return all ? .all : arrears ? .arrears : .own
    }

    /// The words that choose the list.
    var words: [String] {
        (all ? ["--all"] : []) + (arrears ? ["--arrears"] : []) + (month.map { ["--month", $0] } ?? [])
    }
}

/// The monthly dues of a crew.
struct DuesPlanOptions: ParsableArguments {
    @OptionGroup var crew: CrewArgument
    @Option(
        parsing: .unconditional,
        help: .words(
            en: "The dues of a month in won, 1000-1000000.", ko: "한 달 회비(원), 1000-1000000.", value: "amount"))
    var amount: String?
    @Option(
        help: .words(
            en: "The last day for paying, 1-28; default: 10.", ko: "납부 마감일, 1-28. 기본값: 10.", value: "day"))
    var day: Int?
    @Option(
        help: .words(
            en: "The first month, such as 2027-01; default: the next one.",
            ko: "시작 월, 예: 2027-01. 기본값: 다음 달.",
            value: "month"))
    var from: String?
    @Flag(help: .words(en: "End the dues: no more from the next month on.", ko: "다음 달부터 회비를 걷지 않습니다."))
    var end = false

    func validate() throws {
        guard end, amount != nil || day != nil || from != nil else { return }
        throw ValidationError.words(
            en: "--end cannot be combined with other options.", ko: "--end는 다른 옵션과 함께 쓸 수 없습니다.")
    }
}

/// Dues of a month, and why they are not asked for.
struct WaiveOptions: ParsableArguments {
    @OptionGroup var due: IdentifierArgument<DueSubject>
    @Option(
        help: .words(
            en: "Why, as the member is told, up to 100 characters.", ko: "회원에게 알릴 사유, 100자까지.", value: "text")
    )
    var reason: String?
}

/// A month of a crew's ledger, or several.
struct LedgerOptions: ParsableArguments {
    @OptionGroup var crew: CrewArgument
    @Option(
        help: .words(
            en: "The month, such as 2026-12; default: the present one.", ko: "볼 월, 예: 2026-12. 기본값: 이번 달.",
            value: "month"))
    var month: String?
    @Option(
        help: .words(
            en: "Draw so many months up to that one instead, 2-24.", ko: "그 월까지 여러 달을 한눈에 봅니다, 2-24.",
            value: "count"))
    var months: Int?
    @Flag(
        help: .words(
            en: "Print the monthly statement as comma-separated values.",
            ko: "월별 명세를 쉼표로 구분한 값(CSV)으로 출력합니다."))
    var csv = false

    func validate() throws {
        if let months { try ValidationError.require(months, in: 2...24, "--months") }
        guard csv, months != nil else { return }
        throw ValidationError.words(
            en: "Use --csv or --months, not both.", ko: "--csv와 --months 중 하나만 쓰세요.")
    }
}

/// Cash of a crew that came in or went out.
struct CashOptions: ParsableArguments {
    @OptionGroup var crew: CrewArgument
    @Option(
        parsing: .unconditional,
        help: .words(en: "Cash that came in, in won.", ko: "들어온 현금(원).", value: "amount"))
    var received: String?
    @Option(
        parsing: .unconditional,
        help: .words(en: "Cash that went out, in won.", ko: "나간 현금(원).", value: "amount"))
    var spent: String?
    @Option(
        name: .customLong("for"),
        help: .words(en: "What it was for, 1-100 characters.", ko: "용도, 1-100자.", value: "text"))
    var purpose: String?
    @Option(
        help: .words(
            en: "The day, such as 2026-12-05; default: today.", ko: "날짜, 예: 2026-12-05. 기본값: 오늘.",
            value: "day"))
    var day: String?
    @Option(
        help: .words(en: "A photo of the receipt.", ko: "영수증 사진 파일.", value: "file"),
        completion: .file(extensions: ["jpg", "jpeg", "png", "webp", "gif", "heic", "avif"]))
    var receipt: String?
    @Option(
        help: .words(
            en: "Take back this entry of the ledger.", ko: "취소할 현금 내역.", value: "entry"))
    var takeBack: String?

    func validate() throws {
        let given = [received != nil, spent != nil, takeBack != nil].count { $0 }
        if given == 1 { return }
        throw ValidationError.words(
            en: "Use one of --received, --spent and --take-back.",
            ko: "--received, --spent, --take-back 중 하나를 쓰세요.")
    }
}

/// The account to which a crew is paid out; without any part of it, it is shown.
struct AccountOptions: ParsableArguments {
    @OptionGroup var crew: CrewArgument
    @Option(help: .words(en: "The bank.", ko: "은행.", value: "name"))
    var bank: String?
    @Option(help: .words(en: "The account number.", ko: "계좌 번호.", value: "number"))
    var number: String?
    @Option(help: .words(en: "The account holder.", ko: "예금주.", value: "name"))
    var holder: String?

    /// Whether no part of an account is named.
    var isEmpty: Bool { bank == nil && number == nil && holder == nil }
}
