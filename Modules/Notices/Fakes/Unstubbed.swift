import Notices
import Vocabulary

/// The error of an unstubbed verb: `NoticeRepository.notices is not stubbed`.
func unstubbed(_ verb: String) -> NoticeError { .service(.internal("\(verb) is not stubbed")) }
