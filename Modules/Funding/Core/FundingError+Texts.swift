import Vocabulary

/// The texts of the errors of funding.
enum FundingTexts {}

extension FundingError {
    /// What people read, in English and Korean.
    var texts: ErrorDescription.Texts {
        switch self {
        case .invalidFields: ErrorDescription.invalidFields
        case .notFound: FundingTexts.notFound
        case .managersOnly: FundingTexts.managersOnly
        case .treasurersOnly: FundingTexts.treasurersOnly
        case .operatorsOnly: FundingTexts.operatorsOnly
        case .shelterOnly: FundingTexts.shelterOnly
        case .changed: FundingTexts.changed
        case .shelterClosed: FundingTexts.shelterClosed
        case .shelterState: FundingTexts.shelterState
        case .shelterFixed: FundingTexts.shelterFixed
        case .notVerified: FundingTexts.notVerified
        case .ownerStays: FundingTexts.ownerStays
        case .tooManyPeople(let most): FundingTexts.tooManyPeople(most)
        case .tooManyShelters(let most): FundingTexts.tooManyShelters(most)
        case .tooManyCampaigns(let most): FundingTexts.tooManyCampaigns(most)
        case .campaignState: FundingTexts.campaignState
        case .campaignFixed: FundingTexts.campaignFixed
        case .itemTaken(let item): FundingTexts.itemTaken(item)
        case .registrationRequired(let others): FundingTexts.registrationRequired(others)
        case .registrationPeriod: FundingTexts.registrationPeriod
        case .registrationStays: FundingTexts.registrationStays
        case .accountMissing: FundingTexts.accountMissing
        case .notReached(let paid): FundingTexts.notReached(paid)
        case .tooLate: FundingTexts.tooLate
        case .notCollecting: FundingTexts.notCollecting
        case .ownCampaign: FundingTexts.ownCampaign
        case .notEnoughLeft(let left): FundingTexts.notEnoughLeft(left)
        case .itemGone(let item, let left): FundingTexts.itemGone(item, left)
        case .tooManyBackings(let most): FundingTexts.tooManyBackings(most)
        case .backingState: FundingTexts.backingState
        case .beingPaid: FundingTexts.beingPaid
        case .noReceipt: FundingTexts.noReceipt
        case .balanceTooLow(let most): FundingTexts.balanceTooLow(most)
        case .service(let failure): (failure.description.english, failure.description.korean)
        }
    }
}
