import Deals
import Vocabulary

/// What a verb of a stub answers that no test has given: `DealRepository.browse is not stubbed`.
func unstubbed(_ verb: String) -> DealError { .service(.internal("\(verb) is not stubbed")) }
