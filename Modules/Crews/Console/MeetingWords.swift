public import Commands
public import Crews
public import Terminal

extension MeetingAnswer: LocalizedValue {
    /// The answer as people call it.
    public var words: Phrase {
        switch self {
        case .going: Phrase(en: "going", ko: "참석")
        case .maybe: Phrase(en: "maybe", ko: "미정")
        case .notGoing: Phrase(en: "not going", ko: "불참")
        }
    }

    /// Short words that are understood, too.
    public var formerNames: [String] {
        switch self {
        case .going: ["yes", "예", "네"]
        case .maybe: []
        case .notGoing: ["no", "not", "아니오"]
        }
    }
}

extension MeetingPlace: LocalizedValue {
    /// Where an answer has led, as people call it.
    public var words: Phrase {
        switch self {
        case .going: Phrase(en: "going", ko: "참석")
        case .waiting: Phrase(en: "waiting", ko: "대기")
        case .offered: Phrase(en: "place kept", ko: "자리 확보")
        case .maybe: Phrase(en: "maybe", ko: "미정")
        case .notGoing: Phrase(en: "not going", ko: "불참")
        }
    }

    /// How the place stands out.
    package var style: Style {
        switch self {
        case .going: .colour(.green)
        case .waiting, .offered: .colour(.yellow)
        case .maybe: .normal
        case .notGoing: .dim
        }
    }
}

extension MeetingList: LocalizedValue {
    /// The list as people call it.
    public var words: Phrase {
        switch self {
        case .upcoming: Phrase(en: "upcoming", ko: "예정")
        case .past: Phrase(en: "past", ko: "지난")
        }
    }
}

extension RepeatedHour: LocalizedValue {
    /// Which of two hours is meant, as people call it.
    public var words: Phrase {
        switch self {
        case .earlier: Phrase(en: "the earlier one", ko: "먼저 오는 시각")
        case .later: Phrase(en: "the later one", ko: "나중에 오는 시각")
        }
    }
}
