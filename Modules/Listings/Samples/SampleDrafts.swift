import Listings
import SampleKit
import Vocabulary

/// Writes the drafts of sample listings: seven of ten in Korean.
enum SampleDrafts {
    static func jersey(of clubs: [Club], _ randomness: inout SeededGenerator) -> ListingDraft {
        let nobody = Club(
            league: "K League 1", name: "FC Seoul", city: "Seoul", korean: "FC 서울", colours: .red)
        let club = randomness.pick(clubs, else: nobody)
        let year = 2012 + randomness.below(14)
        let season =
            club.league.hasPrefix("K ") || club.league.hasPrefix("J1") ? "\(year)" : season(from: year)
        let kit = randomness.pick(SampleWords.kits, else: .init("홈", "home"))
        let size = randomness.pick(SampleWords.sizes, else: "L")
        let korean = randomness.chance(70)
        let title =
            korean
            ? "\(club.korean ?? club.name) \(season) \(kit.ko) 유니폼 \(size)"
            : "\(club.name) \(season) \(kit.en) shirt, size \(size)"
        var attributes: AttributeValues = [
            .league: club.league, .team: club.name, .season: season, .size: size,
        ]
        if randomness.chance(40) { attributes[.player] = "No. \(1 + randomness.below(30))" }
        if randomness.chance(60) {
            attributes[.version] = randomness.pick(JerseyVersion.allCases, else: .replica).rawValue
        }
        let stadium = korean ? "연고지: \(club.city)." : "The club is at home in \(club.city)."
        return draft(
            title, stadium, korean, .jersey, won: 25...180, attributes,
            isConditionSaid: randomness.chance(80),
            &randomness)
    }

    static func clothing(_ randomness: inout SeededGenerator) -> ListingDraft {
        let brand = randomness.pick(SampleWords.brands, else: "한울")
        let piece = randomness.pick(SampleWords.clothes, else: .init("셔츠", "shirt", .checkedShirt))
        let size = randomness.pick(SampleWords.sizes, else: "M")
        let korean = randomness.chance(70)
        let title = korean ? "\(brand) \(piece.ko) \(size)" : "\(brand) \(piece.en), size \(size)"
        return draft(
            title, "", korean, .clothing, won: 8...150, [.brand: brand, .size: size], isConditionSaid: true,
            &randomness)
    }

    static func general(_ randomness: inout SeededGenerator) -> ListingDraft {
        let thing = randomness.pick(SampleWords.goods, else: .init("책", "Book", .pictureBooks))
        let korean = randomness.chance(70)
        return draft(
            korean ? thing.ko : thing.en, "", korean, .general, won: 3...300, [:],
            isConditionSaid: randomness.chance(50), &randomness)
    }

    private static func draft(
        _ title: String, _ opening: String, _ korean: Bool, _ category: Listings.Category,
        won thousands: ClosedRange<Int>, _ attributes: AttributeValues, isConditionSaid: Bool,
        _ randomness: inout SeededGenerator
    ) -> ListingDraft {
        let remark = randomness.pick(SampleWords.remarks, else: .init("", ""))
        let place = randomness.pick(SampleWords.places, else: .init("서울", "Seoul"))
        let ending = korean ? "\(remark.ko) \(place.ko)에서 만나요." : "\(remark.en) Pick up in \(place.en)."
        let amount = thousands.lowerBound + randomness.below(thousands.count)
        // About one in eight English ones is priced in dollars, at a thousand won to 75 cents.
        let isDollars = !korean && randomness.chance(40)
        let price = isDollars ? Money(Int64(amount * 75), .usd) : Money(Int64(amount * 1000), .krw)
        let discount =
            randomness.chance(15) ? Money(price.minorUnits / 10, price.currency) : nil
        return ListingDraft(
            title: title, description: opening.isEmpty ? ending : "\(opening) \(ending)", price: price,
            discount: discount, stock: randomness.chance(10) ? 2 + randomness.below(4) : 1,
            category: category,
            condition: isConditionSaid ? randomness.pick(Condition.allCases, else: .a) : nil,
            attributes: attributes)
    }

    private static func season(from year: Int) -> String {
        let next = (year + 1) % 100
        return "\(year)/\(next < 10 ? "0" : "")\(next)"
    }
}
