public import Commands
public import Deals
public import Terminal

extension DealState: LocalizedValue {
    /// How a deal stands, as people call it.
    public var words: Phrase { Phrase(en: rawValue, ko: korean) }

    /// How the state stands out.
    package var style: Style {
        switch self {
        case .requested: .colour(.yellow)
        case .accepted: .colour(.green)
        case .done, .returned, .declined, .cancelled, .expired: .dim
        }
    }
}

extension DealSide: LocalizedValue {
    /// On which side one stands, as people call it.
    public var words: Phrase {
        switch self {
        case .selling: Phrase(en: "selling", ko: "판매")
        case .buying: Phrase(en: "buying", ko: "구매")
        }
    }
}
