import Commands
package import Listings
package import Vocabulary

/// The typed fields of a listing, from flags, a form or answers; nil if a field was not given.
package struct WrittenDraft: Hashable, Sendable {
    var title: String?
    var description: String?
    var price: String?
    var currency: String?
    var discount: String?
    var stock: String?
    var category: String?
    var condition: String?
    var attributes: [ListingAttribute: String] = [:]
    var reservation: String?
    var visibility: String?

    /// Nothing was said.
    package init() {}

    var isEmpty: Bool { self == WrittenDraft() }

    /// These fields, and the other's where these say nothing.
    func over(_ other: WrittenDraft) -> WrittenDraft {
        var both = other
        both.title = title ?? other.title
        both.description = description ?? other.description
        both.price = price ?? other.price
        both.currency = currency ?? other.currency
        both.discount = discount ?? other.discount
        both.stock = stock ?? other.stock
        both.category = category ?? other.category
        both.condition = condition ?? other.condition
        both.attributes.merge(attributes) { _, own in own }
        both.reservation = reservation ?? other.reservation
        both.visibility = visibility ?? other.visibility
        return both
    }

    /// The draft with these fields, and the errors of unreadable ones. A blank text clears an optional field.
    package func applied(to draft: ListingDraft) -> (ListingDraft, [FieldError]) {
        var (draft, fieldErrors) = (draft, [FieldError]())
        if let title { draft.title = title }
        if let description { draft.description = description }
        if let category { draft.category = value("category", category, &fieldErrors) }
        if let condition {
            draft.condition = condition.isEmpty ? nil : value("condition", condition, &fieldErrors)
        }
        if let stock {
            draft.stock = Int(stock) ?? 0
            if Int(stock) == nil { fieldErrors.append(FieldError("stock", .malformed(expected: "1"))) }
        }
        if let reservation {
            draft.reservation = value("reservation", reservation, &fieldErrors) ?? draft.reservation
        }
        for (attribute, text) in attributes { draft.attributes[attribute] = attribute.code(typed: text) }
        applyPrices(to: &draft, &fieldErrors)
        return (draft, fieldErrors)
    }

    private func applyPrices(to draft: inout ListingDraft, _ fieldErrors: inout [FieldError]) {
        var unit = draft.price?.currency ?? .krw
        if let currency {
            guard let named = Currency(rawValue: currency.uppercased()) else {
                let codes = Currency.allCases.map(\.rawValue)
                return fieldErrors.append(FieldError("currency", .unknown(allowed: codes)))
            }
            unit = named
        }
        if let text = price ?? draft.price?.decimal {
            draft.price = Money.typed(text, unit, field: "price", &fieldErrors)
        }
        if let text = discount ?? draft.discount?.decimal {
            let isNone = ["", "0"].contains(text)
            draft.discount = isNone ? nil : Money.typed(text, unit, field: "discount", &fieldErrors)
        }
    }
}

extension ListingAttribute {
    /// The value that a person means: a version may be named in either language; blank stands for none.
    func code(typed text: String) -> String? {
        if text.isEmpty { return nil }
        return self == .version ? JerseyVersion(typed: text)?.rawValue ?? text : text
    }
}

extension ListingDraft {
    /// The checked details and stock. Throws `invalidFields` with these field errors and all of the domain's
    /// own about other fields.
    @discardableResult
    package func checked(
        besides known: [FieldError]
    ) throws(ListingError) -> (details: ListingDetails, stock: Int) {
        do throws(ListingError) {
            let checked = try checked()
            if known.isEmpty { return checked }
        } catch {
            guard case .invalidFields(let found) = error else { throw error }
            var fields = Set(known.map(\.field))
            if fields.contains("currency") { fields.insert("price") }
            throw .invalidFields(known + found.filter { !fields.contains($0.field) })
        }
        throw .invalidFields(known)
    }
}
