import Audit
import Vocabulary

/// What a verb of a stub answers that no test has given: `AuditRepository.entries is not stubbed`.
func unstubbed(_ verb: String) -> AuditError { .service(.internal("\(verb) is not stubbed")) }
