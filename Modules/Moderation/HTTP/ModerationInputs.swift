import Moderation
import Vocabulary
import Wire

/// A verb's report and nothing else.
struct OneReport: Sendable {
    let id: ReportID

    static let shape = Shape<OneReport>("OneReport", Field("id", .id()) { $0.id }) { OneReport(id: $0) }
}

/// A page of a list that has no filters.
struct ModerationPageInput: Sendable {
    let page: PageFields

    static let shape = Shape<ModerationPageInput>(
        "ModerationPageInput", Field(flattening: PageFields.shape) { $0.page }
    ) { ModerationPageInput(page: $0) }
}

/// A page within one case.
struct CasePageInput: Sendable {
    let subject: AnyIdentifier
    let page: PageFields

    static let shape = Shape<CasePageInput>(
        "CasePageInput", Field("subject", .anyIdentifier) { $0.subject },
        Field(flattening: PageFields.shape) { $0.page }
    ) { subject, page in CasePageInput(subject: subject, page: page) }
}

/// Which cases are shown, in which order.
struct CasesInput: Sendable {
    let filter: CaseFilter
    let order: CaseOrder
    let page: PageFields

    /// Which states are shown.
    enum Shown: String, Sendable, CaseIterable {
        case open, closed, all

        init(_ state: CaseState?) {
            switch state {
            case .open: self = .open
            case .closed: self = .closed
            case nil: self = .all
            }
        }

        var state: CaseState? { CaseState(rawValue: rawValue) }
    }

    static let shape = Shape<CasesInput>(
        "CasesInput",
        Field("state", WireCoder<Shown>.choice, fallback: .open) { Shown($0.filter.state) },
        Field("reason", WireCoder<ReportReason>.choice.optional) { $0.filter.reason },
        Field("kind", ModerationWire.kind.optional) { $0.filter.kind },
        Field("owner", WireCoder<MemberID>.id().optional) { $0.filter.owner },
        Field("order", WireCoder<CaseOrder>.choice, fallback: .most) { $0.order },
        Field(flattening: PageFields.shape) { $0.page }
    ) { shown, reason, kind, owner, order, page in
        CasesInput(
            filter: CaseFilter(state: shown.state, reason: reason, kind: kind, owner: owner), order: order,
            page: page)
    }
}

/// A moderator's note.
struct NoteInput: Sendable {
    let subject: AnyIdentifier
    let text: String

    static let shape = Shape<NoteInput>(
        "NewModerationNote",
        Field("subject", .anyIdentifier) { $0.subject },
        Field(
            "text", .text(minimumLength: 1, maximumLength: 1000, example: "판매자에게 물어봤습니다"), fallback: "",
            note: .required
        ) { $0.text }
    ) { subject, text in NoteInput(subject: subject, text: text) }
}

/// Which batch is undone, and why.
struct UndoInput: Sendable {
    let id: BatchID
    let reason: String

    static let shape = Shape<UndoInput>(
        "UndoInput",
        Field("id", .id()) { $0.id },
        Field("reason", .text(maximumLength: 300, example: "잘못 봤습니다"), fallback: "") { $0.reason }
    ) { id, reason in UndoInput(id: id, reason: reason) }
}

extension ModerationWire {
    /// The three letters before identifiers.
    static let kind = WireCoder<String>.text(minimumLength: 3, maximumLength: 3, example: "lst")
        .map(
            expected: "three letters", to: { $0 },
            from: { text in
                text.utf8.count == 3 && text.utf8.allSatisfy { (97...122).contains($0) } ? text : nil
            })

    /// A member's report.
    static let draft = Shape<ReportDraft>(
        "NewReport",
        Field("subject", .anyIdentifier) { $0.subject },
        Field("reason", WireCoder<ReportReason>.choice) { $0.reason },
        Field("text", .text(maximumLength: ReportDraft.longestText, example: "광고입니다"), fallback: "") {
            $0.text
        }
    ) { subject, reason, text in ReportDraft(subject, reason, text: text) }
}
