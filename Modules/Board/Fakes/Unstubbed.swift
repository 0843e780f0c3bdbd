import Board
import Vocabulary

/// What a verb of a stub answers that no test has given: `PostRepository.browse is not stubbed`.
func unstubbed(_ verb: String) -> PostError { .service(.internal("\(verb) is not stubbed")) }
