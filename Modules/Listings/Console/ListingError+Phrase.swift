public import Listings
public import Terminal

extension ListingError: LocalizedDomainError {
    /// The error in both languages.
    public var phrase: Phrase { service?.phrase ?? Phrase(en: english, ko: korean) }

    private var english: String {
        switch self {
        case .wrongState(let state): "A listing that is \(state.words.en) does not allow this."
        case .unitsHeld(let count):
            "\(count) unit\(count == 1 ? " is" : "s are") held for buyers. Wait until the holds end."
        case .holdEnded(let state): "The hold has ended: it is \(state.words.en). Hold the units again."
        default: message
        }
    }

    private var korean: String {
        switch self {
        case .invalidFields: "빠졌거나 잘못된 항목이 있습니다. 아래 항목을 고치세요."
        case .notFound: "그런 물건이 없습니다. 지워졌을 수 있습니다."
        case .notYours: "판매자만 할 수 있습니다."
        case .ownListing: "자기 물건은 예약할 수 없습니다."
        case .wrongState(let state): "지금 상태(\(state.words.ko))에서는 할 수 없습니다."
        case .changed: "그사이에 물건이 바뀌었습니다. 다시 확인한 뒤 고치세요."
        case .notEnough(let available): "남은 수량이 \(available)개뿐입니다. 수량을 줄이세요."
        case .unitsHeld(let count): "\(count)개가 구매자에게 예약되어 있습니다. 예약이 끝날 때까지 기다리세요."
        case .holdNotFound: "그 주문으로 예약된 수량이 없습니다."
        case .holdEnded(let state): "예약이 이미 끝났습니다 (\(state.words.ko)). 다시 예약하세요."
        case .service(let failure): failure.phrase.ko
        }
    }

    /// The command that helps; nil if none does.
    public var hint: Phrase? {
        switch self {
        case .notFound:
            Phrase(
                en: "'madang listings browse' shows what there is.",
                ko: "'madang listings browse'로 물건을 찾아보세요.")
        case .notYours, .wrongState:
            Phrase(
                en: "'madang listings mine' shows your listings and their states.",
                ko: "'madang listings mine'으로 내 물건과 상태를 확인하세요.")
        case .changed:
            Phrase(
                en: "'madang listings show ID' shows it as it is now.",
                ko: "'madang listings show ID'로 지금 모습을 확인하세요.")
        case .invalidFields, .ownListing, .notEnough, .unitsHeld, .holdNotFound, .holdEnded, .service: nil
        }
    }
}
