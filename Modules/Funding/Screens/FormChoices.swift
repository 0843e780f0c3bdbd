import Commands
import Terminal

/// Whether others see who gave.
enum BackerNaming: String, LocalizedValue {
    case named, anonymous

    var words: Phrase {
        switch self {
        case .named: Phrase(en: "with my name", ko: "이름 공개")
        case .anonymous: Phrase(en: "anonymous", ko: "익명")
        }
    }
}

/// Whether more is delivered later.
enum DeliveryRest: String, LocalizedValue {
    case more, all

    var words: Phrase {
        switch self {
        case .more: Phrase(en: "more follows", ko: "남은 전달 있음")
        case .all: Phrase(en: "everything is delivered", ko: "모두 전달함")
        }
    }
}
