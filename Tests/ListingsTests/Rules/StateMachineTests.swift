import Listings
import Testing
import Vocabulary

@Suite struct StateMachineTests {
    typealias Transition = @Sendable (Listing, Timestamp) throws(ListingError) -> Listing

    /// What comes of a transition: a state, or the error.
    enum Outcome: Equatable, Sendable {
        case becomes(ListingState, left: Int, held: Int)
        case fails(ListingError)
    }

    struct Row: Sendable, CustomTestStringConvertible {
        let name: String
        let transition: Transition
        /// By state, in the order of `ListingState.allCases`.
        let outcomes: [Outcome]

        var testDescription: String { name }
    }

    /// Two units, of which a reserved listing's are held and a sold one's are gone.
    static func stock(_ state: ListingState) -> (left: Int, held: Int) {
        switch state {
        case .reserved: (2, 2)
        case .sold: (0, 0)
        case .draft, .onSale, .hidden, .removed: (2, 0)
        }
    }

    static func to(_ state: ListingState, _ left: Int = 2, _ held: Int = 0) -> Outcome {
        .becomes(state, left: left, held: held)
    }

    static func wrong(_ state: ListingState) -> Outcome { .fails(.wrongState(state)) }

    static let gone = Outcome.fails(.notFound)

    static let rows = [
        Row(
            name: "publish",
            transition: { listing, now throws(ListingError) in try listing.published(at: now) },
            outcomes: [to(.onSale), wrong(.onSale), wrong(.reserved), wrong(.sold), to(.onSale), gone]),
        Row(
            name: "edit to one unit",
            transition: { listing, now throws(ListingError) in
                try listing.edited(listing.details, stock: 1, at: now)
            },
            outcomes: [
                to(.draft, 1), to(.onSale, 1), .fails(.unitsHeld(2)), wrong(.sold), to(.hidden, 1), gone,
            ]),
        Row(
            name: "edit to three units",
            transition: { listing, now throws(ListingError) in
                try listing.edited(listing.details, stock: 3, at: now)
            },
            outcomes: [
                to(.draft, 3), to(.onSale, 3), to(.onSale, 3, 2), wrong(.sold), to(.hidden, 3), gone,
            ]),
        Row(
            name: "hide", transition: { listing, now throws(ListingError) in try listing.hidden(at: now) },
            outcomes: [wrong(.draft), to(.hidden), to(.hidden, 2, 2), wrong(.sold), wrong(.hidden), gone]),
        Row(
            name: "sold elsewhere",
            transition: { listing, now throws(ListingError) in try listing.soldElsewhere(at: now) },
            outcomes: [
                wrong(.draft), to(.sold, 0), .fails(.unitsHeld(2)), wrong(.sold), to(.sold, 0), gone,
            ]),
        Row(
            name: "remove", transition: { listing, now throws(ListingError) in try listing.removed(at: now) },
            outcomes: [
                to(.removed), to(.removed), .fails(.unitsHeld(2)), to(.removed, 0), to(.removed), gone,
            ]),
        Row(
            name: "hide as a moderator",
            transition: { listing, now throws(ListingError) in
                try listing.moderated(.hide, reason: "이유", at: now)
            },
            outcomes: [wrong(.draft), to(.hidden), to(.hidden, 2, 2), wrong(.sold), to(.hidden), gone]),
        Row(
            name: "remove as a moderator",
            transition: { listing, now throws(ListingError) in
                try listing.moderated(.remove, reason: "이유", at: now)
            },
            outcomes: [
                wrong(.draft), to(.removed), to(.removed), to(.removed, 0), to(.removed), gone,
            ]),
        Row(
            name: "unhide",
            transition: { listing, now throws(ListingError) in try listing.unhidden(at: now) },
            outcomes: [
                wrong(.draft), wrong(.onSale), wrong(.reserved), wrong(.sold), wrong(.hidden), gone,
            ]),
        Row(
            name: "withdraw", transition: { listing, now throws(ListingError) in listing.withdrawn(at: now) },
            outcomes: [
                to(.removed), to(.removed), to(.removed, 2, 2), to(.removed, 0), to(.removed), to(.removed),
            ]),
        Row(
            name: "hold one",
            transition: { listing, now throws(ListingError) in try listing.holding(1, at: now) },
            outcomes: [
                wrong(.draft), to(.onSale, 2, 1), .fails(.notEnough(available: 0)), wrong(.sold),
                wrong(.hidden), gone,
            ]),
        Row(
            name: "hold all",
            transition: { listing, now throws(ListingError) in try listing.holding(2, at: now) },
            outcomes: [
                wrong(.draft), to(.reserved, 2, 2), .fails(.notEnough(available: 0)), wrong(.sold),
                wrong(.hidden), gone,
            ]),
        Row(
            name: "hold more",
            transition: { listing, now throws(ListingError) in try listing.holding(3, at: now) },
            outcomes: [
                wrong(.draft), .fails(.notEnough(available: 2)), .fails(.notEnough(available: 0)),
                wrong(.sold), wrong(.hidden), gone,
            ]),
    ]

    @Test(arguments: rows) func everyStateAnswersEveryTransition(row: Row) throws {
        for (state, expected) in zip(ListingState.allCases, row.outcomes) {
            let stock = Self.stock(state)
            let listing = try Sample.listing(state, left: stock.left, held: stock.held)
            let found = Self.outcome(of: row.transition, listing)
            #expect(found == expected, "\(row.name) from \(state)")
        }
        #expect(row.outcomes.count == ListingState.allCases.count, "Name an outcome for each state.")
    }

    /// Holds end in any state: units held, before, and the outcomes of giving one back and of selling it.
    static let ends: [(ListingState, Int, Int, Outcome, Outcome)] = [
        (.onSale, 3, 1, to(.onSale, 3), to(.onSale, 2)),
        (.reserved, 2, 2, to(.onSale, 2, 1), to(.reserved, 1, 1)),
        (.reserved, 1, 1, to(.onSale, 1), to(.sold, 0)),
        (.hidden, 2, 1, to(.hidden, 2), to(.hidden, 1)),
        (.hidden, 1, 1, to(.hidden, 1), to(.sold, 0)),
        (.removed, 1, 1, to(.removed, 1), to(.removed, 0)),
        (
            .onSale, 2, 0, .fails(.service(.internal("more units released than held"))),
            .fails(.service(.internal("more units sold than held")))
        ),
    ]

    @Test(arguments: ends)
    func unitsMoveWhenHoldsEnd(example: (ListingState, Int, Int, Outcome, Outcome)) throws {
        let (state, left, held, released, sold) = example
        let listing = try Sample.listing(state, left: left, held: held)
        #expect(
            Self.outcome(
                of: { listing, now throws(ListingError) in try listing.releasing(1, at: now) }, listing)
                == released)
        #expect(
            Self.outcome(
                of: { listing, now throws(ListingError) in try listing.selling(1, at: now) }, listing)
                == sold)
    }

    @Test func theFirstMomentOfPublicationStays() throws {
        let later = Sample.moment.advanced(by: .seconds(60))
        let draft = try Sample.listing(.draft)
        #expect(try draft.published(at: later).publishedAt == later)
        #expect(try Sample.listing(.hidden).published(at: later).publishedAt == Sample.moment)
    }

    /// Runs the transition a minute later and checks what all of them do alike.
    private static func outcome(of transition: Transition, _ listing: Listing) -> Outcome {
        let later = Sample.moment.advanced(by: .seconds(60))
        do throws(ListingError) {
            let next = try transition(listing, later)
            #expect(next.version == listing.version.next, "Every transition counts the version up.")
            #expect(next.updatedAt == later, "Every transition notes its moment.")
            #expect(next.likes == listing.likes, "No transition touches the likes.")
            return .becomes(next.state, left: next.stock.left, held: next.stock.held)
        } catch {
            return .fails(error)
        }
    }
}
