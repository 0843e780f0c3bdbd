public import Vocabulary

/// What moderators do: the closed list, each of which has an endpoint, a command and an action of a screen.
public enum ModerationVerb: String, Sendable, CaseIterable {
    /// Nothing is to be done: the reports are dismissed.
    case dismiss
    /// The subject is shown to its owner and to moderators alone.
    case hide
    /// The subject is as it was before it was hidden.
    case restore
    /// The subject is gone for good, which cannot be undone.
    case remove
    /// The owner of the subject writes nothing that others read.
    case silence
    /// The owner writes again.
    case unsilence
    /// The owner is signed out and does not sign in. Operators may.
    case suspend
    /// The owner signs in again. Operators may.
    case reinstate
}

extension ModerationVerb {
    /// What it does, and to whom.
    public enum Effect: Hashable, Sendable {
        /// Nothing but to the reports.
        case none
        /// This to the subject.
        case subject(SubjectAct)
        /// This to the subject's owner.
        case owner(MemberAct)
    }

    /// What it does beside deciding the reports.
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

    /// What becomes of the open reports about what it acts on.
    public var resolution: ReportState {
        switch self {
        case .hide, .remove, .silence, .suspend: .upheld
        case .dismiss, .restore, .unsilence, .reinstate: .dismissed
        }
    }

    /// Whether its owner is told why, so that words are required.
    public var needsReason: Bool { resolution == .upheld }

    /// Whether `undo` takes it back.
    public var canBeUndone: Bool { self != .remove }

    /// Whether only operators may, because accounts let nobody else.
    public var isOperators: Bool { self == .suspend || self == .reinstate }

    /// What is done when it is undone beside opening the reports again: what was taken is given back. What
    /// was given back is taken again by its own verb alone, which says why.
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
    /// What the owners of what was changed are told; nil where they are told nothing.
    public var notice: String? {
        switch self {
        case .none: nil
        case .subject(let act): act.rawValue
        case .owner(let act): act == .silence || act == .suspend ? act.rawValue : nil
        }
    }
}
