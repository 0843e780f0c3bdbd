import Auth
import Vocabulary

/// The error of an unstubbed verb: `AuthRepository.join is not stubbed`.
func unstubbed(_ verb: String) -> AuthError { .service(.internal("\(verb) is not stubbed")) }
