import Listings
import ListingsContract
import UnicodeText
import Vocabulary

extension BrokenListingRepository {
    func browse(_ query: ListingQuery, _ page: PageRequest) async throws(ListingError) -> Page<ListingView> {
        let asked = bent(query)
        do throws(ListingError) {
            var found = try await inner.browse(asked, page)
            found.items = found.items.filter { keeps($0.listing, query) }.map(renamed)
            return found
        } catch {
            guard case .invalidFields(let fieldErrors) = error else { throw error }
            let isForeign = fieldErrors == [FieldError("after", .mismatch)]
            switch sabotage {
            case .takesForeignCursors where isForeign: return try await inner.browse(asked, .first)
            case .forgetsQueryComplaints where !isForeign:
                return try await inner.browse(ListingQuery(), .first)
            default: throw error
            }
        }
    }

    /// The query as the fault understands it.
    private func bent(_ query: ListingQuery) -> ListingQuery {
        var query = query
        switch sabotage {
        case .ignoresCategories: query.categories = []
        case .ignoresConditions: query.conditions = []
        case .ignoresAttributes: query.attributes = [:]
        case .takesFirstValueOnly: query.attributes = query.attributes.mapValues { Array($0.prefix(1)) }
        case .leavesOutPriceEnds: query.maximumPrice = query.maximumPrice.map { max($0 - 1, 0) }
        case .ignoresCurrency where query.minimumPrice == nil && query.maximumPrice == nil:
            query.currency = nil
            if query.order != .mostLiked { query.order = .newest }
        case .ignoresSeller: query.seller = nil
        case .ignoresOnSaleOnly: query.onSaleOnly = false
        case .showsOnlyFreeGoods: query.onSaleOnly = true
        case .searchesFirstWordOnly: query.keyword = String(query.keyword.prefix { $0 != " " })
        case .overlooksRareSigns: query.keyword.unicodeScalars.removeAll { $0.value > 0xFFFF }
        case .takesControls:
            query.keyword.unicodeScalars.removeAll { $0.properties.generalCategory == .control }
            query.attributes = [:]
        case .takesMarksForPatterns: query.keyword.removeAll { "%_*?\\".contains($0) }
        default: break
        }
        return query
    }

    /// Whether the fault leaves the listing in what was found.
    private func keeps(_ listing: Listing, _ query: ListingQuery) -> Bool {
        let (details, words) = (listing.details, query.keyword.split(whereSeparator: \.isWhitespace))
        let text = ([details.title, details.description] + details.attributes.values).joined(separator: " ")
        switch sabotage {
        case .comparesAttributesExactly:
            return query.attributes.allSatisfy { attribute, values in
                values.contains { $0.utf8.elementsEqual((details.attributes[attribute] ?? "").utf8) }
            }
        case .searchesTitlesOnly:
            return words.allSatisfy { details.title.folded.contains(String($0).folded) }
        case .needsThreeCharacters: return words.allSatisfy { $0.count > 2 }
        case .findsWholeWordsOnly: return words.allSatisfy { text.split(separator: " ").contains($0) }
        case .comparesCase: return words.allSatisfy { text.nfkc.contains(String($0).nfkc) }
        case .comparesWidth: return words.allSatisfy { text.lowercased().contains($0.lowercased()) }
        case .comparesNormalForm: return words.allSatisfy { text.utf8.contains($0.utf8) }
        default: return true
        }
    }

    func mine(_ state: ListingState?, _ page: PageRequest) async throws(ListingError) -> Page<ListingView> {
        try await orFirst(page) { page throws(ListingError) in try await inner.mine(state, page) }
    }

    func liked(_ page: PageRequest) async throws(ListingError) -> Page<ListingView> {
        try await orFirst(page) { page throws(ListingError) in try await inner.liked(page) }
    }

    private func orFirst(
        _ page: PageRequest, _ verb: (PageRequest) async throws(ListingError) -> Page<ListingView>
    ) async throws(ListingError) -> Page<ListingView> {
        do throws(ListingError) {
            return try await verb(page)
        } catch {
            guard sabotage == .takesOthersCursors, case .invalidFields = error else { throw error }
            return try await verb(.first)
        }
    }

    func like(_ id: ListingID) async throws(ListingError) -> Int {
        do throws(ListingError) {
            return try await inner.like(id)
        } catch {
            guard sabotage == .likesUnseen, error == .notFound else { throw error }
            return 1
        }
    }

    func unlike(_ id: ListingID) async throws(ListingError) -> Int { try await inner.unlike(id) }
}
