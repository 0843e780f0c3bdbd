public import Vocabulary

/// Why a verb of crews did not do what was asked.
public enum CrewError: DescribedError {
    /// The draft, the query or the page breaks rules: all of them.
    case invalidFields([FieldError])
    /// There is no such crew, meeting, due or person in it, or the principal may not see it.
    case notFound
    /// Only the owner may do that.
    case ownerOnly
    /// Only the owner and managers may do that.
    case managersOnly
    /// Only the owner and the treasurer may do that.
    case treasurersOnly
    /// It was changed by somebody else since it was read; this is its version now.
    case changed(Version)
    /// The crew is not open.
    case closed
    /// The moment for that has passed: a closed crew is reopened within 30 days.
    case tooLate
    /// The crew's balance, open orders, refunds or debts are not settled.
    case hasMoney
    /// The member is of as many crews, or owns as many, as a member may.
    case tooManyCrews(Int)
    /// The person stands so with the crew, and that does not lead there.
    case wrongState(MembershipState)
    /// The person is kept out until then.
    case banned(until: Timestamp)
    /// The seat is paid for first.
    case feeIsDue(Money)
    /// The order is open: it is paid or let go first.
    case beingPaid(OrderID)
    /// An owner hands the crew over, or closes it, before that.
    case ownerStays
    /// The member is suspended: reads, and does not take part.
    case suspendedFromCrew
    /// The meeting was called off.
    case calledOff
    /// The meeting has begun.
    case hasBegun
    /// The meeting has not begun.
    case notBegun
    /// The meeting has ended.
    case hasEnded
    /// Answers were taken until an earlier moment.
    case answersEnded
    /// The dues of that month are paid, waived or cancelled.
    case wrongDue(DueState)
    /// What can happen to any verb.
    case service(ServiceFailure)
}

extension CrewError {
    /// The table of errors.
    public var description: ErrorDescription {
        switch self {
        case .invalidFields(let fieldErrors):
            ErrorDescription(.invalid, "crew-incomplete", texts, fieldErrors: fieldErrors)
        case .notFound: ErrorDescription(.notFound, "crew-not-found", texts)
        case .ownerOnly: ErrorDescription(.forbidden, "crew-owner-only", texts)
        case .managersOnly: ErrorDescription(.forbidden, "crew-managers-only", texts)
        case .treasurersOnly: ErrorDescription(.forbidden, "crew-treasurers-only", texts)
        case .changed: ErrorDescription(.conflict, "crew-changed", texts)
        case .closed: ErrorDescription(.conflict, "crew-closed", texts)
        case .tooLate: ErrorDescription(.conflict, "crew-too-late", texts)
        case .hasMoney: ErrorDescription(.conflict, "crew-has-money", texts)
        case .tooManyCrews: ErrorDescription(.conflict, "crew-too-many", texts)
        case .wrongState: ErrorDescription(.conflict, "crew-wrong-state", texts)
        case .banned: ErrorDescription(.forbidden, "crew-banned", texts)
        case .feeIsDue: ErrorDescription(.conflict, "crew-fee-is-due", texts)
        case .beingPaid: ErrorDescription(.conflict, "crew-being-paid", texts)
        case .ownerStays: ErrorDescription(.conflict, "crew-owner-stays", texts)
        case .suspendedFromCrew: ErrorDescription(.forbidden, "crew-suspended", texts)
        case .calledOff: ErrorDescription(.conflict, "meeting-called-off", texts)
        case .hasBegun: ErrorDescription(.conflict, "meeting-has-begun", texts)
        case .notBegun: ErrorDescription(.conflict, "meeting-not-begun", texts)
        case .hasEnded: ErrorDescription(.conflict, "meeting-has-ended", texts)
        case .answersEnded: ErrorDescription(.conflict, "meeting-answers-ended", texts)
        case .wrongDue: ErrorDescription(.conflict, "due-wrong-state", texts)
        case .service(let failure): failure.description
        }
    }
}
