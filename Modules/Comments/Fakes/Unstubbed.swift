import Comments
import Vocabulary

/// The error of an unstubbed verb: `CommentRepository.browse is not stubbed`.
func unstubbed(_ verb: String) -> CommentError { .service(.internal("\(verb) is not stubbed")) }
