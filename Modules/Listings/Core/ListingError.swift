public import Vocabulary

/// What the verbs of listings answer instead of doing what was asked.
public enum ListingError: DomainError {
    /// The draft, the query or the hold breaks rules: all of them.
    case invalidFields([FieldError])
    /// There is no such listing, or the principal may not see it.
    case notFound
    /// Only the seller may do that.
    case notYours
    /// The seller cannot buy from themselves.
    case ownListing
    /// A listing in that state does not allow it.
    case wrongState(ListingState)
    /// It was changed by somebody else since it was read; this is its version now.
    case changed(Version)
    /// Fewer units can be had than were asked for.
    case notEnough(available: Int)
    /// That many units are held for buyers, which stands against it.
    case unitsHeld(Int)
    /// Nothing of this listing is held for that order.
    case holdNotFound
    /// The hold has ended already, that way.
    case holdEnded(HoldState)
    /// What can happen to any verb.
    case service(ServiceFailure)

    /// As the blueprint's table has it.
    public var kind: ErrorKind {
        switch self {
        case .invalidFields: .invalid
        case .notFound, .holdNotFound: .notFound
        case .notYours, .ownListing: .forbidden
        case .wrongState, .changed, .notEnough, .unitsHeld: .conflict
        case .holdEnded: .gone
        case .service(let failure): failure.kind
        }
    }

    /// `listing-…`, or the shared code of a service failure.
    public var code: String {
        switch self {
        case .invalidFields: "listing-incomplete"
        case .notFound: "listing-not-found"
        case .notYours: "listing-not-yours"
        case .ownListing: "listing-own"
        case .wrongState: "listing-wrong-state"
        case .changed: "listing-changed"
        case .notEnough: "listing-not-enough"
        case .unitsHeld: "listing-units-held"
        case .holdNotFound: "listing-hold-not-found"
        case .holdEnded: "listing-hold-ended"
        case .service(let failure): failure.code
        }
    }

    /// English, one or two sentences.
    public var message: String {
        switch self {
        case .invalidFields: "Something in the form is missing or wrong. Correct the named fields."
        case .notFound: "There is no such listing. It may have been removed."
        case .notYours: "Only the seller can do this."
        case .ownListing: "This is your own listing; it cannot be held for you."
        case .wrongState(let state): "A listing that is \(state.rawValue) does not allow this."
        case .changed: "The listing has been changed meanwhile. Look at it again, then repeat the change."
        case .notEnough(let available): "Only \(available) can be had. Ask for fewer."
        case .unitsHeld(let count): "\(count) held for buyers. Wait until those holds end."
        case .holdNotFound: "Nothing of this listing is held for that order."
        case .holdEnded(let state): "The hold has ended: it is \(state.rawValue). Hold the units again."
        case .service(let failure): failure.message
        }
    }

    /// The field errors of a form.
    public var fieldErrors: [FieldError] {
        switch self {
        case .invalidFields(let fieldErrors): fieldErrors
        case .service(let failure): failure.fieldErrors
        default: []
        }
    }

    /// The failure, if it is one that any verb can meet.
    public var service: ServiceFailure? {
        if case .service(let failure) = self { failure } else { nil }
    }
}
