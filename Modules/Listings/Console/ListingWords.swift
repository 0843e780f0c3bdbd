public import Commands
public import Listings
public import Terminal

extension Category: LocalizedValue {
    /// The category in the user's language.
    public var words: Phrase {
        switch self {
        case .jersey: Phrase(en: "jersey", ko: "유니폼")
        case .clothing: Phrase(en: "clothing", ko: "의류")
        case .general: Phrase(en: "general", ko: "일반")
        }
    }
}

extension Condition: LocalizedValue {
    /// How worn it is, as people call it.
    public var words: Phrase {
        switch self {
        case .s: Phrase(en: "as new", ko: "새 상품급")
        case .a: Phrase(en: "hardly worn", ko: "사용감 거의 없음")
        case .b: Phrase(en: "visibly worn", ko: "사용감 있음")
        case .c: Phrase(en: "worn or with flaws", ko: "많이 낡거나 흠 있음")
        }
    }

    /// Both once sounded alike in Korean.
    public var formerNames: [String] {
        switch self {
        case .s: ["새것 같음"]
        case .a: ["거의 새것"]
        case .b, .c: []
        }
    }

    /// Code and name together: `A (hardly worn)`.
    package var label: Phrase { Phrase(en: "\(rawValue) (\(words.en))", ko: "\(rawValue) (\(words.ko))") }
}

extension ListingState: LocalizedValue {
    /// How a listing stands, as people call it.
    public var words: Phrase { Phrase(en: rawValue.replacing("-", with: " "), ko: korean) }
}

extension ReservationMode: LocalizedValue {
    /// How one comes to a reservation, as people call it.
    public var words: Phrase {
        switch self {
        case .immediate: Phrase(en: "immediate", ko: "바로 예약")
        case .onAcceptance: Phrase(en: "once the seller accepts", ko: "판매자 수락 후")
        }
    }
}

extension ListingAttribute: LocalizedValue {
    /// The attribute in the user's language.
    public var words: Phrase {
        switch self {
        case .league: Phrase(en: "league", ko: "리그")
        case .team: Phrase(en: "team", ko: "팀")
        case .season: Phrase(en: "season", ko: "시즌")
        case .size: Phrase(en: "size", ko: "사이즈")
        case .player: Phrase(en: "player", ko: "선수")
        case .version: Phrase(en: "version", ko: "버전")
        case .brand: Phrase(en: "brand", ko: "브랜드")
        }
    }

    /// The flag that sets it or filters by it.
    var flag: String { self == .version ? "--jersey-version" : "--\(rawValue)" }

    /// The attribute's value as people call it.
    package func words(for value: String) -> Phrase {
        self == .version ? JerseyVersion(rawValue: value)?.words ?? Phrase(value) : Phrase(value)
    }
}

extension JerseyVersion: LocalizedValue {
    /// The make of a jersey, as people call it.
    public var words: Phrase {
        switch self {
        case .authentic: Phrase(en: "authentic", ko: "어센틱")
        case .replica: Phrase(en: "replica", ko: "레플리카")
        case .playerIssue: Phrase(en: "player issue", ko: "선수 지급용")
        }
    }
}

extension ListingQuery.Order: LocalizedValue {
    /// The order of a list, as people call it.
    public var words: Phrase {
        switch self {
        case .newest: Phrase(en: "newest", ko: "최신")
        case .mostLiked: Phrase(en: "most liked", ko: "인기")
        case .cheapest: Phrase(en: "cheapest", ko: "낮은 가격")
        case .dearest: Phrase(en: "most expensive", ko: "높은 가격")
        }
    }

    /// Its code is `dearest`, a word of old: programs send that.
    public var typedName: String { self == .dearest ? "most-expensive" : rawValue }
}
