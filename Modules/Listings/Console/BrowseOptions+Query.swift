import Listings
import Vocabulary

extension BrowseOptions {
    /// The query and page that are wanted. Throws `incomplete` with all complaints.
    func request() throws(ListingError) -> (ListingQuery, PageRequest) {
        var complaints: [Complaint] = []
        var query = ListingQuery()
        query.keyword = keyword ?? ""
        query.onSaleOnly = onSale
        query.categories = category.compactMap { value("category", $0, &complaints) }
        query.conditions = condition.compactMap { value("condition", $0, &complaints) }
        query.attributes = attributes(&complaints)
        if let order { query.order = value("order", order, &complaints) ?? .newest }
        addPrices(to: &query, &complaints)
        if let seller {
            query.seller = MemberID(seller)
            if query.seller == nil { complaints.append(Complaint("seller", .malformed(expected: "mem_…"))) }
        }
        let page = pages.request(&complaints)
        guard complaints.isEmpty else { throw .incomplete(complaints) }
        return (query, page)
    }

    private func attributes(_ complaints: inout [Complaint]) -> [ListingAttribute: [String]] {
        let versions: [JerseyVersion] = version.compactMap { value("version", $0, &complaints) }
        let values: [ListingAttribute: [String]] = [
            .league: league, .team: team, .season: season, .size: size, .player: player,
            .version: versions.map(\.rawValue), .brand: brand,
        ]
        return values.filter { !$0.value.isEmpty }
    }

    private func addPrices(to query: inout ListingQuery, _ complaints: inout [Complaint]) {
        if let currency {
            query.currency = Currency(rawValue: currency.uppercased())
            if query.currency == nil {
                let codes = Currency.allCases.map(\.rawValue)
                complaints.append(Complaint("currency", .unknown(allowed: codes)))
                return
            }
        }
        let unit = query.currency ?? .krw
        query.minimumPrice = amount("minimumPrice", minPrice, unit, &complaints)
        query.maximumPrice = amount("maximumPrice", maxPrice, unit, &complaints)
    }

    private func amount(
        _ field: String, _ text: String?, _ currency: Currency, _ complaints: inout [Complaint]
    ) -> Int64? {
        guard let text else { return nil }
        if let money = Money(decimal: text, currency) { return money.minorUnits }
        complaints.append(Complaint(field, .malformed(expected: currency.example)))
        return nil
    }

    /// The words of a command line that would ask for the same listings, the part left open.
    var words: [String] {
        func repeated(_ flag: String, _ values: [String]) -> [String] { values.flatMap { [flag, $0] } }
        func single(_ flag: String, _ value: String?) -> [String] { value.map { [flag, $0] } ?? [] }
        return repeated("--category", category) + repeated("--condition", condition)
            + repeated("--league", league) + repeated("--team", team) + repeated("--season", season)
            + repeated("--size", size) + repeated("--player", player) + repeated("--jersey-version", version)
            + repeated("--brand", brand) + single("--min-price", minPrice) + single("--max-price", maxPrice)
            + single("--currency", currency) + single("--seller", seller) + single("--keyword", keyword)
            + (onSale ? ["--on-sale"] : []) + single("--order", order)
    }
}

/// The value that the person means; a complaint about the field if there is none.
func value<Value: Worded>(_ field: String, _ text: String, _ complaints: inout [Complaint]) -> Value? {
    if let value = Value(typed: text) { return value }
    complaints.append(Complaint(field, .unknown(allowed: Value.codes)))
    return nil
}

extension Currency {
    /// An amount as it may be typed.
    var example: String { minorDigits == 0 ? "12000" : "12.50" }
}
