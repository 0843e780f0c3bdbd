import ContractKit
import Listings
import ListingsContract
import Terminal
import TestKit
import Testing
import Vocabulary

@testable import ListingsConsole

/// Everything that can go wrong with listings can be said in both languages.
@Suite struct ConsoleWordingTests {
    static let errors: [ListingError] =
        [
            .invalidFields([]), .notFound, .notYours, .ownListing, .changed(.first), .notEnough(available: 2),
            .unitsHeld(1), .moderated, .moderatorsOnly, .holdNotFound, .tooManyHolds(until: noon),
            .heldAlready(until: noon), .bumpedAlready(until: noon),
        ] + ListingState.allCases.map { .wrongState($0) } + HoldState.allCases.map { .holdEnded($0) }
        + ErrorWording.serviceFailures.map { .service($0) }

    private static let noon = Timestamp(microseconds: 1_767_225_600_000_000)

    @Test func whoIsSilencedIsToldUntilWhenOnTheirClock() {
        let error = ListingError.service(.silenced(.example))
        let phrase = error.phrase { Phrase($0.absolute(in: .korea)) }
        #expect(phrase.en.contains("until 2026-02-01 09:00."), "\(phrase.en)")
        #expect(phrase.ko.hasPrefix("2026-02-01 09:00까지"), "\(phrase.ko)")
    }

    @Test(arguments: errors)
    func everyErrorIsWordedInBothLanguages(_ error: ListingError) {
        ErrorWording.expectWorded(error.phrase, of: error.code)
    }

    @Test func noCaseIsMissingAbove() {
        let positions = Set(Self.errors.map(position))
        #expect(positions == Set(0...15), "a case of ListingError has no example in this table")
    }

    @Test func everyFieldHasANameWithItsFlag() {
        let fields =
            ["title", "description", "price", "discount", "stock", "category", "condition"]
            + ListingAttribute.allCases.map(\.field)
            + ["minimumPrice", "maximumPrice", "keyword", "page", "after", "limit", "seller", "reason"]
        for field in fields {
            let name = ListingError.fieldName(field)
            #expect(
                name?.en.contains("--") == true && name?.ko.contains("--") == true, "no flag for \(field)")
        }
        #expect(ListingError.fieldName("colour") == nil)
        #expect(ListingError.fieldName("photos.0") == Phrase(en: "photo 1", ko: "사진 1"))
        #expect(ListingError.fieldName("photos")?.ko == "사진 수")
        #expect(ListingError.fieldName("photos.x") == nil)
    }

    @Test func koreanNamesAreUnderstoodHoweverTheyAreNormalised() async throws {
        let inventory = try await ConsoleShop()
        // "유니폼" as conjoining letters, as some keyboards send it.
        let decomposed = "\u{110B}\u{1172}\u{1102}\u{1175}\u{1111}\u{1169}\u{11B7}"
        let recording = Console.recording(ConsoleOptions(format: .plain, language: .ko))
        try await inventory.run(["browse", "--category", decomposed], on: recording.console)
        #expect(recording.output.contains("\(inventory.ids[0])"))
    }

    @Test("What moderators do is worded for the audit log, in both languages")
    func acts() {
        let verbs = ModerationAct.allCases.map { "listings.\($0.rawValue)" } + ["listings.unhide"]
        #expect(Set(ListingsCommand.acts.keys) == Set(verbs))
        #expect(ListingsCommand.acts.values.allSatisfy { $0.en != $0.ko })
    }

    private func position(_ error: ListingError) -> Int {
        switch error {
        case .invalidFields: 0
        case .notFound: 1
        case .notYours: 2
        case .ownListing: 3
        case .wrongState: 4
        case .changed: 5
        case .notEnough: 6
        case .unitsHeld: 7
        case .holdNotFound: 8
        case .holdEnded: 9
        case .tooManyHolds: 10
        case .heldAlready: 11
        case .service: 12
        case .moderated: 13
        case .moderatorsOnly: 14
        case .bumpedAlready: 15
        }
    }
}
