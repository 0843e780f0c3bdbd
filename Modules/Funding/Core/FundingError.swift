public import Vocabulary

/// Why a verb of funding did not do what was asked.
public enum FundingError: DescribedError {
    /// The draft, the query or the page breaks rules: all of them.
    case invalidFields([FieldError])
    /// There is no such shelter, campaign, backing, update or receipt, or the principal may not see it.
    case notFound
    /// Only the owner of the shelter may do that.
    case managersOnly
    /// Only the treasurer of the shelter may do that, or its owner where there is none.
    case treasurersOnly
    /// Only operators may do that.
    case operatorsOnly
    /// Only the people of the shelter may do that.
    case shelterOnly
    /// It was changed by somebody else since it was read; this is its version now.
    case changed(Version)
    /// The last member of the shelter is gone.
    case shelterClosed
    /// The decision does not apply to a shelter in that state.
    case shelterState(ShelterState)
    /// Name and registration number were verified, and stay.
    case shelterFixed
    /// The shelter is not verified, or is out of sight.
    case notVerified
    /// The owner hands the shelter over before that.
    case ownerStays
    /// The shelter has as many people as one may have.
    case tooManyPeople(Int)
    /// The member is of as many shelters as a member may be.
    case tooManyShelters(Int)
    /// The shelter has as many campaigns as one may have at a time.
    case tooManyCampaigns(Int)
    /// A campaign in that state is not changed so.
    case campaignState(CampaignState)
    /// Goal, model, purpose, costs, cap, deadline and registration stay, once it is open.
    case campaignFixed
    /// Some of that item are spoken for.
    case itemTaken(Int)
    /// The campaign, or its shelter's campaigns of 12 months with it, reach the sum from which the law asks
    /// for a registration; the others come to that.
    case registrationRequired(Money)
    /// The registration does not cover the time of collecting.
    case registrationPeriod
    /// The registration is its shelter's: the campaign does not go on under another.
    case registrationStays
    /// No account for payouts is named.
    case accountMissing
    /// An all-or-nothing campaign has not reached its goal; it has that.
    case notReached(Money)
    /// The deadline has passed.
    case tooLate
    /// The campaign takes nothing now.
    case notCollecting
    /// The people of a shelter do not back its campaigns.
    case ownCampaign
    /// Less is left than that; this is.
    case notEnoughLeft(Money)
    /// Fewer of that item are left.
    case itemGone(Int, left: Int)
    /// The member has as many backings of that campaign as one may have.
    case tooManyBackings(Int)
    /// A backing in that state is not changed so.
    case backingState(BackingState)
    /// The order is open: it is paid or let go first.
    case beingPaid(OrderID)
    /// The money is not the shelter's for good, or is back.
    case noReceipt
    /// The campaign has no more than that to be paid out.
    case balanceTooLow(Money)
    /// What can happen to any verb.
    case service(ServiceFailure)
}

extension FundingError {
    /// The table of errors.
    public var description: ErrorDescription {
        switch self {
        case .invalidFields(let fieldErrors):
            ErrorDescription(.invalid, "funding-incomplete", texts, fieldErrors: fieldErrors)
        case .notFound: ErrorDescription(.notFound, "funding-not-found", texts)
        case .managersOnly: ErrorDescription(.forbidden, "shelter-managers-only", texts)
        case .treasurersOnly: ErrorDescription(.forbidden, "shelter-treasurers-only", texts)
        case .operatorsOnly: ErrorDescription(.forbidden, "funding-operators-only", texts)
        case .shelterOnly: ErrorDescription(.forbidden, "shelter-only", texts)
        case .changed: ErrorDescription(.conflict, "funding-changed", texts)
        case .shelterClosed: ErrorDescription(.conflict, "shelter-closed", texts)
        case .shelterState: ErrorDescription(.conflict, "shelter-state", texts)
        case .shelterFixed: ErrorDescription(.conflict, "shelter-fixed", texts)
        case .notVerified: ErrorDescription(.conflict, "shelter-not-verified", texts)
        case .ownerStays: ErrorDescription(.conflict, "shelter-owner-stays", texts)
        case .tooManyPeople: ErrorDescription(.conflict, "shelter-too-many-people", texts)
        case .tooManyShelters: ErrorDescription(.conflict, "shelter-too-many", texts)
        case .tooManyCampaigns: ErrorDescription(.conflict, "campaign-too-many", texts)
        case .campaignState: ErrorDescription(.conflict, "campaign-state", texts)
        case .campaignFixed: ErrorDescription(.conflict, "campaign-fixed", texts)
        case .itemTaken: ErrorDescription(.conflict, "campaign-item-taken", texts)
        case .registrationRequired: ErrorDescription(.conflict, "campaign-registration-required", texts)
        case .registrationPeriod: ErrorDescription(.conflict, "campaign-registration-period", texts)
        case .registrationStays: ErrorDescription(.conflict, "campaign-registration-stays", texts)
        case .accountMissing: ErrorDescription(.conflict, "campaign-account-missing", texts)
        case .notReached: ErrorDescription(.conflict, "campaign-not-reached", texts)
        case .tooLate: ErrorDescription(.conflict, "campaign-too-late", texts)
        case .notCollecting: ErrorDescription(.conflict, "campaign-not-collecting", texts)
        case .ownCampaign: ErrorDescription(.forbidden, "campaign-own", texts)
        case .notEnoughLeft: ErrorDescription(.conflict, "campaign-not-enough-left", texts)
        case .itemGone: ErrorDescription(.conflict, "campaign-item-gone", texts)
        case .tooManyBackings: ErrorDescription(.conflict, "backing-too-many", texts)
        case .backingState: ErrorDescription(.conflict, "backing-state", texts)
        case .beingPaid: ErrorDescription(.conflict, "backing-being-paid", texts)
        case .noReceipt: ErrorDescription(.conflict, "receipt-not-due", texts)
        case .balanceTooLow: ErrorDescription(.conflict, "campaign-balance-too-low", texts)
        case .service(let failure): failure.description
        }
    }
}
