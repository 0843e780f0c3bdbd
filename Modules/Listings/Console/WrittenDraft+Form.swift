import Commands
import Listings
import Terminal
import Vocabulary

extension WrittenDraft {
    /// Reads a form: the fields of the HTTP API, where a price may also be a plain number, and attributes may
    /// stand among the fields. Says about unknown names and about values of the wrong kind.
    init(_ form: FormDocument, _ fieldErrors: inout [FieldError]) {
        title = form.text("title", &fieldErrors)
        description = form.text("description", &fieldErrors)
        stock = form.integer("stock", &fieldErrors).map { "\($0)" }
        category = form.text("category", &fieldErrors)
        condition = form.text("condition", &fieldErrors)
        reservation = form.text("reservation", &fieldErrors)
        currency = form.text("currency", &fieldErrors)
        visibility = form.text("state", &fieldErrors)
        price = amount("price", in: form, &fieldErrors)
        discount = amount("discount", in: form, &fieldErrors)
        readAttributes(form, &fieldErrors)
        let inner = form.object("attributes", &fieldErrors)
        if let inner {
            readAttributes(inner, &fieldErrors)
            fieldErrors += inner.fieldErrors(besides: ListingAttribute.codes)
        }
        let known = [
            "title", "description", "stock", "category", "condition", "currency", "state", "price",
            "discount", "attributes", "reservation",
        ]
        fieldErrors += form.fieldErrors(besides: known + ListingAttribute.codes)
    }

    private mutating func readAttributes(_ form: FormDocument, _ fieldErrors: inout [FieldError]) {
        for attribute in ListingAttribute.allCases {
            if let text = form.text(attribute.rawValue, &fieldErrors) { attributes[attribute] = text }
        }
    }

    private mutating func amount(
        _ field: String, in form: FormDocument, _ fieldErrors: inout [FieldError]
    ) -> String? {
        guard case .object(let money)? = form[field] else { return form.number(field, &fieldErrors) }
        fieldErrors += money.fieldErrors(besides: ["amount", "currency"])
        let code = money.text("currency", &fieldErrors)
        guard let units = money.integer("amount", &fieldErrors) else { return nil }
        guard let currency = code.flatMap(Currency.init(rawValue:)) else {
            fieldErrors.append(FieldError(field, .malformed(expected: "{amount: 12000, currency: KRW}")))
            return nil
        }
        if let other = self.currency, other != currency.rawValue {
            fieldErrors.append(FieldError(field, .mixedCurrencies))
        }
        self.currency = currency.rawValue
        return Money(units, currency).decimal
    }
}
