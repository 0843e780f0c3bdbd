import Terminal
import Testing
import Vocabulary

@testable import Composition

/// Notices whose place says more than their record lead there, all others to the record.
@Suite struct NoticePlaceTests {
    private static let crew = AnyIdentifier("cre_200000000bfm4r00000000000b")
    private static let due = AnyIdentifier("due_200000000ge2nr00000000000g")

    @Test func aNoticeAboutDuesLeadsToThem() throws {
        let (crew, due) = (try #require(Self.crew), try #require(Self.due))
        let place = try #require(Domain.placeOfDues(of: crew, due))
        #expect(place == Destination("crews.dues", ["id": "\(crew)"]))
    }

    @Test func aNoticeAboutAMembershipLeadsToItsCrew() throws {
        let crew = try #require(Self.crew)
        #expect(Domain.placeOfDues(of: crew, nil) == nil)
        #expect(Domain.all.place(of: crew) == Destination("crews.detail", ["id": "\(crew)"]))
    }

    @Test func aCrewHasATabOfCommentsOnItsPage() throws {
        let (crew, due) = (try #require(Self.crew), try #require(Self.due))
        #expect(Domain.all.tabs(of: crew).count == 1 && Domain.all.tabs(of: due).isEmpty)
    }
}
