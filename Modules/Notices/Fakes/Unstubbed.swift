import Notices
import Vocabulary

/// What a verb of a stub answers that no test has given: `NoticeRepository.notices is not stubbed`.
func unstubbed(_ verb: String) -> NoticeError { .service(.internal("\(verb) is not stubbed")) }
