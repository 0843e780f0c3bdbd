import Listings
import Terminal
import Vocabulary

extension WrittenDraft {
    /// Reads a form: the fields of the HTTP API, where a price may also be a plain number, and attributes may
    /// stand among the fields. Complains about unknown names and about values of the wrong kind.
    init(_ form: FormDocument, _ complaints: inout [Complaint]) {
        title = form.text("title", &complaints)
        description = form.text("description", &complaints)
        stock = form.integer("stock", &complaints).map { "\($0)" }
        category = form.text("category", &complaints)
        condition = form.text("condition", &complaints)
        currency = form.text("currency", &complaints)
        visibility = form.text("state", &complaints)
        price = amount("price", in: form, &complaints)
        discount = amount("discount", in: form, &complaints)
        readAttributes(form, &complaints)
        let inner = form.object("attributes", &complaints)
        if let inner {
            readAttributes(inner, &complaints)
            complaints += inner.complaints(besides: ListingAttribute.codes)
        }
        let known = [
            "title", "description", "stock", "category", "condition", "currency", "state", "price",
            "discount", "attributes",
        ]
        complaints += form.complaints(besides: known + ListingAttribute.codes)
    }

    private mutating func readAttributes(_ form: FormDocument, _ complaints: inout [Complaint]) {
        for attribute in ListingAttribute.allCases {
            if let text = form.text(attribute.rawValue, &complaints) { attributes[attribute] = text }
        }
    }

    private mutating func amount(
        _ field: String, in form: FormDocument, _ complaints: inout [Complaint]
    ) -> String? {
        guard case .object(let money)? = form[field] else { return form.number(field, &complaints) }
        complaints += money.complaints(besides: ["amount", "currency"])
        let code = money.text("currency", &complaints)
        guard let units = money.integer("amount", &complaints) else { return nil }
        guard let currency = code.flatMap(Currency.init(rawValue:)) else {
            complaints.append(Complaint(field, .malformed(expected: "{amount: 12000, currency: KRW}")))
            return nil
        }
        if let other = self.currency, other != currency.rawValue {
            complaints.append(Complaint(field, .mixedCurrencies))
        }
        self.currency = currency.rawValue
        return Money(units, currency).decimal
    }
}
