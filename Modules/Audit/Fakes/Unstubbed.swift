import Audit
import Vocabulary

/// The error of an unstubbed verb: `AuditRepository.entries is not stubbed`.
func unstubbed(_ verb: String) -> AuditError { .service(.internal("\(verb) is not stubbed")) }
