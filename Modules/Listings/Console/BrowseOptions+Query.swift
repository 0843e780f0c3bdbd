import Commands
import Listings
import Vocabulary

extension BrowseOptions {
    /// The query and page that are wanted, still without the seller. Throws `invalidFields` with all field
    /// errors.
    func request() throws(ListingError) -> (ListingQuery, PageRequest) {
        var fieldErrors: [FieldError] = []
        var query = ListingQuery()
        query.keyword = search.keyword(with: keyword) ?? ""
        query.onSaleOnly = onSale
        query.categories = category.compactMap { value("category", $0, &fieldErrors) }
        query.conditions = condition.compactMap { value("condition", $0, &fieldErrors) }
        query.attributes = attributes(&fieldErrors)
        if let order { query.order = value("order", order, &fieldErrors) ?? .newest }
        addPrices(to: &query, &fieldErrors)
        let page = pages.request(&fieldErrors)
        guard fieldErrors.isEmpty else { throw .invalidFields(fieldErrors) }
        return (query, page)
    }

    private func attributes(_ fieldErrors: inout [FieldError]) -> [ListingAttribute: [String]] {
        let versions: [JerseyVersion] = version.compactMap { value("version", $0, &fieldErrors) }
        let values: [ListingAttribute: [String]] = [
            .league: league, .team: team, .season: season, .size: size, .player: player,
            .version: versions.map(\.rawValue), .brand: brand,
        ]
        return values.filter { !$0.value.isEmpty }
    }

    private func addPrices(to query: inout ListingQuery, _ fieldErrors: inout [FieldError]) {
        if let currency {
            query.currency = Currency(rawValue: currency.uppercased())
            if query.currency == nil {
                let codes = Currency.allCases.map(\.rawValue)
                fieldErrors.append(FieldError("currency", .unknown(allowed: codes)))
                return
            }
        }
        let unit = query.currency ?? .krw
        query.minimumPrice = amount("minimumPrice", minPrice, unit, &fieldErrors)
        query.maximumPrice = amount("maximumPrice", maxPrice, unit, &fieldErrors)
    }

    private func amount(
        _ field: String, _ text: String?, _ currency: Currency, _ fieldErrors: inout [FieldError]
    ) -> Int64? {
        text.flatMap { Money.typed($0, currency, field: field, &fieldErrors)?.minorUnits }
    }

    /// The words of a command line that would ask for the same listings, the part left open.
    var words: [String] {
        func repeated(_ flag: String, _ values: [String]) -> [String] { values.flatMap { [flag, $0] } }
        func single(_ flag: String, _ value: String?) -> [String] { value.map { [flag, $0] } ?? [] }
        return repeated("--category", category) + repeated("--condition", condition)
            + repeated("--league", league) + repeated("--team", team) + repeated("--season", season)
            + repeated("--size", size) + repeated("--player", player) + repeated("--jersey-version", version)
            + repeated("--brand", brand) + single("--min-price", minPrice) + single("--max-price", maxPrice)
            + single("--currency", currency) + single("--seller", seller)
            + single("--keyword", search.keyword(with: keyword))
            + (onSale ? ["--on-sale"] : []) + single("--order", order)
    }
}

/// The value that the person means; a field error about the field if there is none.
func value<Value: LocalizedValue>(
    _ field: String, _ text: String, _ fieldErrors: inout [FieldError]
) -> Value? {
    if let value = Value(typed: text) { return value }
    fieldErrors.append(FieldError(field, .unknown(allowed: Value.codes)))
    return nil
}
