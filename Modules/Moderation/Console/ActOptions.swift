import ArgumentParser
import Commands
import Moderation
import Terminal
import Vocabulary

/// The subjects of an act and its reason.
struct ActOptions: ParsableArguments {
    @Argument(
        help: .record(
            en: "What to act on; none with a filter", ko: "조치할 대상. 조건을 쓰면 생략", kinds: .listedRecords,
            value: "id"))
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
        help: .words(
            en: "Reports about this kind: listing, post, comment, member; or the prefix of its IDs: lst.",
            ko: "이 종류의 대상을 신고한 것: 물건, 글, 댓글, 회원. lst 같은 ID 앞 글자도 됩니다.", value: "kind"))
    var kind: String?
    @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

    /// The order with that verb. Throws `invalidFields` and usage errors.
    func order(
        _ verb: ModerationVerb, _ lists: LastLists, _ kinds: RecordKinds
    ) async throws -> ModerationOrder {
        var fieldErrors: [FieldError] = []
        var filter = ReportFilter(kind: kind.map { kinds.prefix(typed: $0) })
        if let allOf { filter.owner = try await lists.member(typed: allOf) }
        if let reporter { filter.reporter = try await lists.member(typed: reporter) }
        filter.reason = typedValue("reason-is", reasonIs, &fieldErrors)
        let category: ReportReason? = typedValue("category", category, &fieldErrors)
        if !filter.isEmpty, !subjects.isEmpty { fieldErrors.append(FieldError("filter", .unexpected)) }
        guard fieldErrors.isEmpty else { throw ModerationError.invalidFields(fieldErrors) }
        var named: [AnyIdentifier] = []
        for subject in subjects { named.append(try await lists.record(typed: subject, of: kinds)) }
        let target: ModerationTarget = filter.isEmpty ? .subjects(named) : .reports(filter)
        return ModerationOrder(verb, target, reason: reason ?? "", category: category)
    }
}

/// Which batch is undone, and why.
struct UndoOptions: ParsableArguments {
    @OptionGroup var batch: IdentifierArgument<BatchSubject>
    @Option(help: .words(en: "Why, up to 300 characters.", ko: "되돌리는 사유, 300자까지.", value: "text"))
    var reason: String?
}
