import Storage
import Vocabulary

/// The error of an unstubbed verb: `PictureRepository.browse is not stubbed`.
func unstubbed(_ verb: String) -> PictureError { .service(.internal("\(verb) is not stubbed")) }
