import Comments
import Vocabulary

/// What a verb of a stub answers that no test has given: `CommentRepository.browse is not stubbed`.
func unstubbed(_ verb: String) -> CommentError { .service(.internal("\(verb) is not stubbed")) }
