import Commands
public import Listings
public import Terminal

extension ListingError: CommandError {
    /// The names of the fields of listings, with the flag that sets each.
    public static func fieldName(_ field: String) -> Phrase? {
        if let known = names[field] ?? PageOptions.fieldName(field) ?? photo(field) { return known }
        let attribute = ListingAttribute.allCases.first { field == $0.field || field == $0.rawValue }
        return attribute.map { .field(en: $0.words.en, ko: $0.words.ko, flag: $0.flag) }
    }

    /// `photos.0`, which people call photo 1.
    private static func photo(_ field: String) -> Phrase? {
        guard field.hasPrefix("photos."), let index = Int(field.dropFirst(7)) else { return nil }
        return Phrase(en: "photo \(index + 1)", ko: "사진 \(index + 1)")
    }

    private static let names: [String: Phrase] = [
        "title": .field(en: "title", ko: "제목", flag: "--title"),
        "description": .field(en: "description", ko: "설명", flag: "--description"),
        "price": .field(en: "price", ko: "가격", flag: "--price"),
        "discount": .field(en: "discount", ko: "할인", flag: "--discount"),
        "currency": .field(en: "currency", ko: "통화", flag: "--currency"),
        "stock": .field(en: "stock", ko: "수량", flag: "--stock"),
        "category": .field(en: "category", ko: "분류", flag: "--category"),
        "condition": .field(en: "condition", ko: "등급", flag: "--condition"),
        "reservation": .field(en: "reservation", ko: "예약 방식", flag: "--reservation"),
        "photos": Phrase(en: "number of photos", ko: "사진 수"),
        "order": .field(en: "order", ko: "정렬", flag: "--order"),
        "minimumPrice": .field(en: "lowest price", ko: "최저 가격", flag: "--min-price"),
        "maximumPrice": .field(en: "highest price", ko: "최고 가격", flag: "--max-price"),
        "keyword": .field(en: "keyword", ko: "검색어", flag: "--keyword"),
        "seller": .field(en: "seller", ko: "판매자", flag: "--seller"),
        "state": .field(en: "state", ko: "상태", flag: "--state"),
        "reason": .field(en: "reason", ko: "이유", flag: "--reason"),
        "quantity": Phrase(en: "quantity", ko: "수량"),
        "until": Phrase(en: "end of the reservation", ko: "예약 기한"),
    ]
}
