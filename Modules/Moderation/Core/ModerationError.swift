public import Vocabulary

/// The errors of the verbs of moderation.
public enum ModerationError: DescribedError {
    /// Fields break rules; all field errors.
    case invalidFields([FieldError])
    /// The record, report, case or batch does not exist, or the principal may not see it.
    case notFound
    /// Members cannot report their own records.
    case ownThing
    /// The member has reached the hourly limit of reports; the moment from which more are allowed.
    case tooManyReports(until: Timestamp)
    /// Only moderators and operators may do that.
    case moderatorsOnly
    /// Only operators may do that.
    case operatorsOnly
    /// The case has changed since it was read; its current version.
    case changed(Version)
    /// No open report matches, or other batches are acting on all that match.
    case nothingToDo
    /// The number of subjects and reports exceeds that of one batch.
    case tooMany(Int)
    /// No domain offers that act on records of this kind.
    case notModerated(kind: String)
    /// A removal cannot be undone, nor can an undo.
    case cannotUndo
    /// The case has reached the limit of notes.
    case tooManyNotes(Int)
    /// A failure common to all verbs.
    case service(ServiceFailure)

    /// The table of errors.
    public var description: ErrorDescription {
        switch self {
        case .invalidFields(let fieldErrors):
            ErrorDescription(.invalid, "moderation-incomplete", texts, fieldErrors: fieldErrors)
        case .notFound: ErrorDescription(.notFound, "moderation-not-found", texts)
        case .ownThing: ErrorDescription(.forbidden, "moderation-own-thing", texts)
        case .tooManyReports: ErrorDescription(.conflict, "moderation-too-many-reports", texts)
        case .moderatorsOnly: ErrorDescription(.forbidden, "moderation-moderators-only", texts)
        case .operatorsOnly: ErrorDescription(.forbidden, "moderation-operators-only", texts)
        case .changed: ErrorDescription(.conflict, "moderation-changed", texts)
        case .nothingToDo: ErrorDescription(.conflict, "moderation-nothing-to-do", texts)
        case .tooMany: ErrorDescription(.conflict, "moderation-too-many", texts)
        case .notModerated: ErrorDescription(.conflict, "moderation-not-moderated", texts)
        case .cannotUndo: ErrorDescription(.conflict, "moderation-cannot-undo", texts)
        case .tooManyNotes: ErrorDescription(.conflict, "moderation-too-many-notes", texts)
        case .service(let failure): failure.description
        }
    }
}

extension ModerationError {
    private var texts: ErrorDescription.Texts {
        texts { ($0.wholeMinute, $0.wholeMinute) }
    }

    /// The error in both languages, with its moment formatted by `moment`.
    public func texts(writing moment: (Timestamp) -> ErrorDescription.Texts) -> ErrorDescription.Texts {
        switch self {
        case .tooManyReports(let until): Self.tooManyReports(moment(until))
        case .service(let failure): failure.texts(writing: moment)
        case .invalidFields:
            ErrorDescription.invalidFields
        case .ownThing: ("This is your own; you cannot report it.", "내가 올린 것은 신고할 수 없습니다.")
        case .moderatorsOnly: ("Only moderators can do this.", "매니저만 할 수 있습니다.")
        case .operatorsOnly: ("Only operators can do this.", "운영자만 할 수 있습니다.")
        case .notFound:
            ("Nothing was found under that ID. It may have been deleted.", "해당 항목을 찾을 수 없습니다. 삭제되었을 수 있습니다.")
        case .changed:
            (
                "Another moderator has acted on this case. Look at it again, then decide.",
                "다른 매니저가 먼저 조치했습니다. 다시 확인한 뒤 결정하세요."
            )
        case .tooMany(let count):
            (
                "\(count) subjects or reports are more than one batch may have. Narrow the filter.",
                "대상이나 신고가 \(count)건으로 한 번에 조치할 수 있는 수를 넘습니다. 조건을 좁혀 주세요."
            )
        case .notModerated(let kind):
            (
                "Moderators cannot do this to records whose ID begins with \(kind)_.",
                "ID가 \(kind)_로 시작하는 대상에는 이 조치를 할 수 없습니다."
            )
        case .cannotUndo:
            ("What was removed, and an undo, cannot be undone.", "삭제한 것과 되돌리기는 되돌릴 수 없습니다.")
        case .tooManyNotes(let most):
            ("The case has \(most) notes, which is the limit.", "메모는 \(most)개까지 남길 수 있습니다.")
        case .nothingToDo: ("There is nothing to act on: no open report fits.", "조치할 신고가 없습니다.")
        }
    }

    private static func tooManyReports(_ moment: ErrorDescription.Texts) -> ErrorDescription.Texts {
        (
            "You have reported too much in the last hour. You can report again from \(moment.english).",
            "한 시간 동안 신고할 수 있는 수를 넘었습니다. \(moment.korean)부터 다시 신고할 수 있습니다."
        )
    }
}
