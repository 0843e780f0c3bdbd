import Board
import Vocabulary

/// The error of an unstubbed verb: `PostRepository.browse is not stubbed`.
func unstubbed(_ verb: String) -> PostError { .service(.internal("\(verb) is not stubbed")) }
