import Auth
import Vocabulary

/// What a verb of a stub answers that no test has given: `AuthRepository.join is not stubbed`.
func unstubbed(_ verb: String) -> AuthError { .service(.internal("\(verb) is not stubbed")) }
