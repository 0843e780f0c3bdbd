import ArgumentParser
import Commands
import Moderation
import Terminal
import Vocabulary

/// What somebody reports.
struct ReportOptions: ParsableArguments {
    @Argument(
        help: .words(
            en: "What to report: the ID of a listing, a post, a comment or a member.",
            ko: "신고할 대상: 물건, 글, 댓글이나 회원의 ID.", value: "id"))
    var subject: String
    @Option(
        help: .words(
            en: "Why: spam, fraud, abuse, adult, illegal, prohibited-item, privacy, other.",
            ko:
                "사유: spam(광고), fraud(사기), abuse(욕설), adult(음란물), illegal, prohibited-item, privacy, other.",
            value: "reason"),
        completion: .list(ReportReason.codes))
    var reason: String
    @Option(
        help: .words(
            en: "Details, up to 500 characters; required for other.", ko: "자세한 내용, 500자까지. 기타이면 필수.",
            value: "text"))
    var text: String?

    /// What is reported. Throws `invalidFields`, and a usage error for what is no identifier.
    func draft() throws -> ReportDraft {
        var fieldErrors: [FieldError] = []
        let reason: ReportReason? = typedValue("reason", reason, &fieldErrors)
        guard let reason else { throw ModerationError.invalidFields(fieldErrors) }
        return ReportDraft(try .named(subject), reason, text: text ?? "")
    }
}

/// Which cases are wanted.
struct QueueOptions: ParsableArguments {
    @Option(
        help: .words(
            en: "open, closed or all; default: open.", ko: "open(미처리), closed(처리 완료), all. 기본값: open.",
            value: "state"),
        completion: .list(["open", "closed", "all"]))
    var state: String?
    @Option(
        help: .words(
            en: "most or oldest; default: most.", ko: "most(신고 많은 순), oldest(오래된 순). 기본값: most.",
            value: "order"),
        completion: .list(CaseOrder.codes))
    var order: String?
    @Option(
        help: .words(en: "Only with reports for this reason.", ko: "이 사유로 신고된 것만.", value: "reason"),
        completion: .list(ReportReason.codes))
    var reasonIs: String?
    @Option(
        help: .words(
            en: "Only IDs with this prefix: lst, mem.", ko: "ID가 이 글자로 시작하는 것만: lst, mem.", value: "prefix"))
    var kind: String?
    @Option(help: .words(en: "Only what is this member's.", ko: "이 회원의 것만.", value: "id"))
    var allOf: String?
    @OptionGroup var pages: PageOptions

    /// What is wanted. Throws `invalidFields` with all field errors, and a usage error for no member.
    func request(_ lists: LastLists) throws -> (CaseFilter, CaseOrder, PageRequest) {
        var fieldErrors: [FieldError] = []
        var filter = CaseFilter()
        if state == "all" {
            filter.state = nil
        } else if state != nil {
            filter.state = typedValue("state", state, &fieldErrors)
        }
        filter.reason = typedValue("reason-is", reasonIs, &fieldErrors)
        filter.kind = kind
        filter.owner = try allOf.map { try MemberID(typed: $0, among: lists) }
        let order: CaseOrder = typedValue("order", order, &fieldErrors) ?? .most
        let page = pages.request(&fieldErrors)
        guard fieldErrors.isEmpty else { throw ModerationError.invalidFields(fieldErrors) }
        return (filter, order, page)
    }
}

/// What is acted on, and why.
struct ActOptions: ParsableArguments {
    @Argument(
        help: .words(en: "The IDs to act on; none with a filter.", ko: "조치할 대상의 ID. 조건을 쓰면 생략.", value: "id"))
    var subjects: [String] = []
    @Option(
        help: .words(
            en: "Why; the owner is told, 2-300 characters.", ko: "조치 사유. 당사자에게 보입니다. 2-300자.", value: "text"))
    var reason: String?
    @Option(
        help: .words(
            en: "The category in the public log; default: what most reports say.",
            ko: "공개 기록의 분류. 기본값: 가장 많은 신고 사유.", value: "reason"),
        completion: .list(ReportReason.codes))
    var category: String?
    @Option(
        help: .words(en: "Everything reported that is this member's.", ko: "이 회원의 신고된 것 전부.", value: "id"))
    var allOf: String?
    @Option(
        help: .words(en: "Reports for this reason.", ko: "이 사유의 신고.", value: "reason"),
        completion: .list(ReportReason.codes))
    var reasonIs: String?
    @Option(help: .words(en: "Reports by this member.", ko: "이 회원이 한 신고.", value: "id"))
    var reporter: String?
    @Option(
        help: .words(en: "Reports about IDs with this prefix.", ko: "ID가 이 글자로 시작하는 대상의 신고.", value: "prefix")
    )
    var kind: String?

    /// The order with that verb. Throws `invalidFields` and usage errors.
    func order(_ verb: ModerationVerb, _ lists: LastLists) throws -> ModerationOrder {
        var fieldErrors: [FieldError] = []
        var filter = ReportFilter(kind: kind)
        filter.owner = try allOf.map { try MemberID(typed: $0, among: lists) }
        filter.reporter = try reporter.map { try MemberID(typed: $0, among: lists) }
        filter.reason = typedValue("reason-is", reasonIs, &fieldErrors)
        let category: ReportReason? = typedValue("category", category, &fieldErrors)
        if !filter.isEmpty, !subjects.isEmpty { fieldErrors.append(FieldError("filter", .unexpected)) }
        guard fieldErrors.isEmpty else { throw ModerationError.invalidFields(fieldErrors) }
        let target: ModerationTarget =
            filter.isEmpty ? .subjects(try subjects.map { try .named($0) }) : .reports(filter)
        return ModerationOrder(verb, target, reason: reason ?? "", category: category)
    }
}

/// A case, named by what it is about.
struct CaseOptions: ParsableArguments {
    @Argument(help: .words(en: "The ID of what was reported.", ko: "신고된 대상의 ID.", value: "id"))
    var subject: String
}

/// What is noted about a case.
struct NoteOptions: ParsableArguments {
    @OptionGroup var about: CaseOptions
    @Argument(help: .words(en: "The note, up to 1,000 characters.", ko: "메모, 1,000자까지.", value: "text"))
    var text: String
}

/// Which batch is undone, and why.
struct UndoOptions: ParsableArguments {
    @OptionGroup var batch: IdentifierArgument<BatchSubject>
    @Option(help: .words(en: "Why, up to 300 characters.", ko: "되돌리는 사유, 300자까지.", value: "text"))
    var reason: String?
}

/// The value that somebody has typed, nil for none; what is no such value is added to the field errors.
func typedValue<Value: LocalizedValue>(
    _ field: String, _ text: String?, _ fieldErrors: inout [FieldError]
) -> Value? {
    guard let text else { return nil }
    if let value = Value(typed: text) { return value }
    fieldErrors.append(FieldError(field, .unknown(allowed: Value.codes)))
    return nil
}

extension AnyIdentifier {
    /// The identifier that was typed. Throws a usage error for anything else.
    static func named(_ text: String) throws(UsageError) -> AnyIdentifier {
        if let id = AnyIdentifier(text) { return id }
        throw UsageError(
            Phrase(
                en: "'\(text)' is not an ID. Use the whole ID: three letters, _ and 26 characters.",
                ko: "'\(text)'은(는) ID가 아닙니다. lst_나 mem_처럼 시작하는 ID 전체를 입력하세요."))
    }
}
