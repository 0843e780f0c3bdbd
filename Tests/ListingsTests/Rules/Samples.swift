import Listings
import Testing
import Vocabulary

extension ListingDraft {
    /// A form that breaks no rule.
    static func sound(_ change: (inout ListingDraft) -> Void = { _ in }) -> ListingDraft {
        var draft = ListingDraft(title: "홈 유니폼", price: Money(50_000, .krw), category: .general)
        change(&draft)
        return draft
    }

    /// A jersey that breaks no rule.
    static func soundJersey(_ change: (inout ListingDraft) -> Void = { _ in }) -> ListingDraft {
        sound { draft in
            draft.category = .jersey
            draft.attributes = [.league: "K리그1", .team: "전북 현대", .season: "2023/24", .size: "L"]
            change(&draft)
        }
    }

    /// The field errors about the form, none if it is sound.
    var fieldErrors: [FieldError] {
        do throws(ListingError) {
            _ = try checked()
            return []
        } catch {
            return error.fieldErrors
        }
    }
}

/// Things with fixed names.
enum Sample {
    static let moment = Timestamp(microseconds: 1_767_225_600_000_000)

    static func raw(_ number: UInt64) -> RawIdentifier {
        RawIdentifier(milliseconds: 1_767_225_600_000 + number, random: (number, number))
    }

    static let seller = member(1)
    static let buyer = member(2)

    static func member(_ number: UInt64, _ role: Role = .member) -> Principal {
        .member(MemberID(raw(number)), session: SessionID(raw(number + 100)), role: role)
    }

    /// A listing of `member(1)` in that state and stock.
    static func listing(
        _ state: ListingState = .onSale, left: Int = 2, held: Int = 0, likes: Int = 3,
        _ change: (inout ListingDraft) -> Void = { _ in }
    ) throws -> Listing {
        let details = try ListingDraft.sound(change).checked().details
        let stock = try #require(Stock(left: left, held: held), "Name a stock that can be.")
        return Listing(
            id: ListingID(raw(50)), seller: MemberID(raw(1)), details: details, stock: stock, state: state,
            likes: likes, createdAt: moment, publishedAt: state == .draft ? nil : moment, updatedAt: moment,
            version: Version(7))
    }

    static func hold(_ state: HoldState = .active) -> Hold {
        Hold(
            listing: ListingID(raw(50)), order: OrderID(raw(60)), holder: MemberID(raw(2)), quantity: 1,
            until: moment.advanced(by: .seconds(600)), state: state)
    }
}
