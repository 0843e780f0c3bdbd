public import Vocabulary

/// What the verbs of moderation answer instead of doing what was asked.
public enum ModerationError: DescribedError {
    /// What was written breaks rules: all of them.
    case invalidFields([FieldError])
    /// There is no such record, report, case or batch, or the principal may not see it.
    case notFound
    /// What is one's own cannot be reported.
    case ownThing
    /// The member has reported as much as one may in an hour; again from that moment on.
    case tooManyReports(until: Timestamp)
    /// Only moderators and operators may do that.
    case moderatorsOnly
    /// Only operators may do that.
    case operatorsOnly
    /// Somebody else has decided about the case since it was read; this is its version now.
    case changed(Version)
    /// Nothing is there to act on: no open report fits, or others are acting on all that do.
    case nothingToDo
    /// So many subjects and reports are more than one batch may have.
    case tooMany(Int)
    /// Nobody lets moderators do that to records of this kind.
    case notModerated(kind: String)
    /// What was removed does not come back, and an undo is not undone.
    case cannotUndo
    /// The case has as many notes as one may have.
    case tooManyNotes(Int)
    /// What can happen to any verb.
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

    /// The error in both languages, its moment written so.
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
