import ArgumentParser
import Commands
import Moderation
import Terminal
import Vocabulary

/// The options of a report.
struct ReportOptions: ParsableArguments {
    @Argument(
        help: .record(en: "What to report", ko: "신고할 대상", kinds: .listedRecords, value: "id"))
    var subject: String
    @Option(
        help: .words(
            en: "Why: spam, fraud, abuse, adult, illegal, prohibited-item, privacy, other.",
            ko: "사유: spam(광고), fraud(사기), abuse(욕설), adult(음란물), illegal(불법), "
                + "prohibited-item(거래 금지 품목), privacy(개인정보 노출), other(기타).",
            value: "reason"),
        completion: .list(ReportReason.codes))
    var reason: String?
    @Option(
        help: .words(
            en: "Details, up to 500 characters; required for other.", ko: "자세한 내용, 500자까지. 기타이면 필수.",
            value: "text"))
    var text: String?

    /// The draft of the report, with the subject from `named`. A person is asked for the reason that is
    /// missing, then for details. Throws `invalidFields`, a usage error without a reason, and what `named`
    /// throws.
    func draft(
        on console: Console, about named: (String) async throws -> AnyIdentifier
    ) async throws -> ReportDraft {
        guard let reason else {
            let subject = try await named(subject)
            let asked: ReportReason = try console.choose(
                Phrase(en: "Reason", ko: "사유"), flag: "--reason")
            let details = try text ?? console.ask(ReportReason.details, flag: "--text", default: "")
            return ReportDraft(subject, asked, text: details)
        }
        var fieldErrors: [FieldError] = []
        let known: ReportReason? = typedValue("reason", reason, &fieldErrors)
        guard let known else { throw ModerationError.invalidFields(fieldErrors) }
        return ReportDraft(try await named(subject), known, text: text ?? "")
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
            en: "Only this kind: listing, post, comment, member; or the prefix of its IDs: lst.",
            ko: "이 종류만: 물건, 글, 댓글, 회원. lst 같은 ID 앞 글자도 됩니다.", value: "kind"))
    var kind: String?
    @Option(help: .words(en: "Only what is this member's.", ko: "이 회원의 것만.", value: "id"))
    var allOf: String?
    @OptionGroup var pages: PageOptions

    /// The filter, order and page. Throws `invalidFields` with all field errors, and a usage error for no
    /// member.
    func request(
        _ lists: LastLists, _ kinds: RecordKinds
    ) async throws -> (CaseFilter, CaseOrder, PageRequest) {
        var fieldErrors: [FieldError] = []
        var filter = CaseFilter()
        if state == "all" {
            filter.state = nil
        } else if state != nil {
            filter.state = typedValue("state", state, &fieldErrors)
        }
        filter.reason = typedValue("reason-is", reasonIs, &fieldErrors)
        filter.kind = kind.map { kinds.prefix(typed: $0) }
        if let allOf { filter.owner = try await lists.member(typed: allOf) }
        let order: CaseOrder = typedValue("order", order, &fieldErrors) ?? .most
        let page = pages.request(&fieldErrors)
        guard fieldErrors.isEmpty else { throw ModerationError.invalidFields(fieldErrors) }
        return (filter, order, page)
    }
}

/// A case, named by its subject.
struct CaseOptions: ParsableArguments {
    @Argument(
        help: .record(en: "What was reported", ko: "신고된 대상", kinds: .listedRecords, value: "id"))
    var subject: String
}

/// A note on a case.
struct NoteOptions: ParsableArguments {
    @OptionGroup var about: CaseOptions
    @Argument(help: .words(en: "The note, up to 1,000 characters.", ko: "메모, 1,000자까지.", value: "text"))
    var text: String
}

/// The typed value, nil for none; an invalid one is added to the field errors.
func typedValue<Value: LocalizedValue>(
    _ field: String, _ text: String?, _ fieldErrors: inout [FieldError]
) -> Value? {
    guard let text else { return nil }
    if let value = Value(typed: text) { return value }
    fieldErrors.append(FieldError(field, .unknown(allowed: Value.codes)))
    return nil
}

extension Phrase {
    /// The records in lists whose rows can be reported and acted on.
    static let listedRecords = Phrase(
        en: "reported items, listings, posts, comments, deals or members", ko: "신고 대상·물건·글·댓글·거래·회원")
}
