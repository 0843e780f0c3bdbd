import Listings
public import Terminal

/// What people call the fields that field errors are about, with the flag that sets each.
public enum ListingFieldNames {
    /// The name of a field as the wire spells it; nil for a field that listings do not have.
    public static func name(of field: String) -> Phrase? {
        if let known = names[field] { return known }
        let attribute = ListingAttribute.allCases.first { field == $0.field || field == $0.rawValue }
        return attribute.map { named($0.words.en, $0.words.ko, $0.flag) }
    }

    private static let names: [String: Phrase] = [
        "title": named("title", "제목", "--title"),
        "description": named("description", "설명", "--description"),
        "price": named("price", "가격", "--price"),
        "discount": named("discount", "할인", "--discount"),
        "currency": named("currency", "통화", "--currency"),
        "stock": named("stock", "수량", "--stock"),
        "category": named("category", "분류", "--category"),
        "condition": named("condition", "등급", "--condition"),
        "order": named("order", "순서", "--order"),
        "minimumPrice": named("lowest price", "최저 가격", "--min-price"),
        "maximumPrice": named("highest price", "최고 가격", "--max-price"),
        "keyword": named("keyword", "검색어", "--keyword"),
        "seller": named("seller", "판매자", "--seller"),
        "state": named("state", "상태", "--state"),
        "limit": named("page size", "쪽 크기", "--limit"),
        "page": named("page", "쪽", "--page"),
        "after": named("cursor", "커서", "--after"),
        "quantity": Phrase(en: "quantity", ko: "수량"),
        "until": Phrase(en: "end of the hold", ko: "예약 기한"),
    ]

    private static func named(_ en: String, _ ko: String, _ flag: String) -> Phrase {
        Phrase(en: "\(en) (\(flag))", ko: "\(ko) (\(flag))")
    }
}
