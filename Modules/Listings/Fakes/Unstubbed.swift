import Listings
import Vocabulary

/// What a verb of a stub answers that no test has given: `ListingRepository.browse is not stubbed`.
func unstubbed(_ verb: String) -> ListingError { .service(.internal("\(verb) is not stubbed")) }
