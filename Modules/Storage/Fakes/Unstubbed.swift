import Storage
import Vocabulary

/// What a verb of a stub answers that no test has given: `PictureRepository.browse is not stubbed`.
func unstubbed(_ verb: String) -> PictureError { .service(.internal("\(verb) is not stubbed")) }
