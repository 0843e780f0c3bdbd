import Commands
package import Listings
package import Terminal
import Vocabulary

extension WrittenDraft {
    /// The draft in the form in which people type it.
    package init(_ draft: ListingDraft) {
        self.init()
        title = draft.title
        description = draft.description
        price = draft.price?.decimal
        currency = (draft.price?.currency ?? .krw).rawValue
        discount = draft.discount?.decimal
        stock = "\(draft.stock)"
        category = draft.category?.rawValue
        condition = draft.condition?.rawValue
        reservation = draft.reservation.rawValue
        for (attribute, text) in draft.attributes { attributes[attribute] = text }
    }

    /// The name of a field.
    package static func name(of field: String) -> Phrase {
        switch field {
        case "title": Phrase(en: "Title", ko: "제목")
        case "price": Phrase(en: "Price", ko: "가격")
        case "currency": Phrase(en: "Currency", ko: "통화")
        case "discount": Phrase(en: "Discount", ko: "할인")
        case "stock": Phrase(en: "Stock", ko: "수량")
        case "description": Phrase(en: "Description", ko: "설명")
        case "category": Phrase(en: "Category", ko: "분류")
        case "condition": Phrase(en: "Condition", ko: "등급")
        case "reservation": Phrase(en: "Reservations", ko: "예약 방식")
        default: ListingAttribute.allCases.first { $0.field == field }?.label ?? Phrase(field)
        }
    }

    /// The choices of a field; nil for free text.
    package static func choices(of field: String) -> [Phrase]? {
        switch field {
        case "category": Category.allCases.map(\.words)
        case "condition": Condition.allCases.map(\.words)
        case "reservation": ReservationMode.allCases.map(\.words)
        case "currency": Currency.allCases.map { Phrase($0.rawValue) }
        case ListingAttribute.version.field: JerseyVersion.allCases.map(\.words)
        default: nil
        }
    }

    /// The text of the field, for a choice its name; empty if it is not set.
    package func text(_ field: String, in language: Language) -> String {
        switch field {
        case "title": title ?? ""
        case "description": description ?? ""
        case "price": price ?? ""
        case "currency": currency ?? ""
        case "discount": discount ?? ""
        case "stock": stock ?? ""
        case "category": Self.words(category, Category.self, language)
        case "condition": Self.words(condition, Condition.self, language)
        case "reservation": Self.words(reservation, ReservationMode.self, language)
        default:
            ListingAttribute.allCases.first { $0.field == field }
                .flatMap { attribute in attributes[attribute].map { attribute.words(for: $0) } }?
                .text(in: language) ?? ""
        }
    }

    private static func words<Value: LocalizedValue>(
        _ code: String?, _ type: Value.Type, _ language: Language
    ) -> String { code.flatMap { Value(rawValue: $0) }?.words.text(in: language) ?? "" }

    /// Says that in the field.
    package mutating func set(_ field: String, _ text: String) {
        switch field {
        case "title": title = text
        case "description": description = text
        case "price": price = text
        case "currency": currency = text
        case "discount": discount = text
        case "stock": stock = text
        case "category": category = text
        case "condition": condition = text
        case "reservation": reservation = text
        default:
            guard let attribute = ListingAttribute.allCases.first(where: { $0.field == field }) else {
                return
            }
            attributes[attribute] = text
        }
    }
}
