public import Vocabulary

/// The acts of moderators. Each has an endpoint, a command and an action of a screen.
public enum ModerationVerb: String, Sendable, CaseIterable {
    /// The reports are dismissed without an act.
    case dismiss
    /// The subject is visible to its owner and moderators only.
    case hide
    /// The subject is as it was before it was hidden.
    case restore
    /// The subject is removed for good, which cannot be undone.
    case remove
    /// The owner of the subject cannot write what others read.
    case silence
    /// The owner may write again.
    case unsilence
    /// The owner is signed out and cannot sign in. Operators may.
    case suspend
    /// The owner may sign in again. Operators may.
    case reinstate
}

extension ModerationVerb {
    /// The effect of an act, with its target.
    public enum Effect: Hashable, Sendable {
        /// Only the reports are decided.
        case none
        /// An act on the subject.
        case subject(SubjectAct)
        /// An act on the subject's owner.
        case owner(MemberAct)
    }

    /// The effect besides deciding the reports.
    public var effect: Effect {
        switch self {
        case .dismiss: .none
        case .hide: .subject(.hide)
        case .restore: .subject(.restore)
        case .remove: .subject(.remove)
        case .silence: .owner(.silence)
        case .unsilence: .owner(.unsilence)
        case .suspend: .owner(.suspend)
        case .reinstate: .owner(.reinstate)
        }
    }

    /// The decision about the open reports of its subjects.
    public var resolution: ReportState {
        switch self {
        case .hide, .remove, .silence, .suspend: .upheld
        case .dismiss, .restore, .unsilence, .reinstate: .dismissed
        }
    }

    /// Whether a reason is required, because the owner is told it.
    public var needsReason: Bool { resolution == .upheld }

    /// Whether `undo` can revert it.
    public var canBeUndone: Bool { self != .remove }

    /// Whether accounts restrict it to operators.
    public var isOperators: Bool { self == .suspend || self == .reinstate }

    /// The effect of its undo besides reopening the reports: restrictions are lifted. Lifted restrictions
    /// return by their own verb only, which takes a reason.
    var undoing: Effect {
        switch self {
        case .hide: .subject(.restore)
        case .silence: .owner(.unsilence)
        case .suspend: .owner(.reinstate)
        case .dismiss, .restore, .remove, .unsilence, .reinstate: .none
        }
    }
}

extension ModerationVerb.Effect {
    /// The act named in the notice to owners of changed subjects; nil if they get none.
    public var notice: String? {
        switch self {
        case .none: nil
        case .subject(let act): act.rawValue
        case .owner(let act): act == .silence || act == .suspend ? act.rawValue : nil
        }
    }
}
