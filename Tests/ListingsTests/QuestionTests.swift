import ContractKit
import Listings
import ListingsContract
import Testing
import Vocabulary

/// How often listings ask the directory of members.
@Suite struct QuestionTests {
    private let directory = CountingDirectory()
    private let environment = ClauseEnvironment(.ascending)

    private func listings(_ principal: Principal) -> any ListingRepository {
        ListingService(
            store: InMemoryListingStore(), members: directory, pictures: environment.pictures,
            comments: environment.comments, time: environment.clock, ids: environment.ids
        ).repository(for: principal)
    }

    @Test func aPublicationAndAnEditAskOnceForStandingAndCard() async throws {
        let listings = listings(environment.members.seller)
        let draft = ListingDraft(title: "한글 제목", price: Money(1, .krw), category: .general)
        let view = try await listings.publish(draft, as: .onSale)
        #expect(view.seller.nickname == "이웃")
        #expect(
            directory.asked.now == ["standing"], "The answer must take the card that came with the standing.")
        _ = try await listings.edit(view.listing.id, draft, expecting: nil)
        #expect(directory.asked.now == ["standing", "standing"], "Mend LocalListingRepository.change.")
    }

    @Test func aPageAsksOnceForAllOfItsSellers() async throws {
        let listings = listings(environment.members.seller)
        let draft = ListingDraft(title: "한글 제목", price: Money(1, .krw), category: .general)
        for _ in 0..<3 { _ = try await listings.publish(draft, as: .onSale) }
        directory.asked.withLock { $0 = [] }
        #expect(try await listings.browse(ListingQuery(), .first).items.count == 3)
        #expect(directory.asked.now == ["hidden", "1 card"])
    }

    @Test func whoIsToldByTheSessionThatNobodyIsHiddenAsksNobody() async throws {
        let seller = environment.members.seller
        guard case .member(let id, let session, let role, _) = seller else { return }
        let card = MemberCard(id: id, nickname: "이웃")
        let told = ActingMember(card: card, standing: .active, hidesNobody: true)
        let listings = listings(.member(id, session: session, role: role, acting: told))
        for page in [try await listings.browse(ListingQuery(), .first), try await listings.liked(.first)] {
            #expect(page.items.isEmpty)
        }
        #expect(!directory.asked.now.contains("hidden"), "Mend BlockDirectory.hiddenMembers(from:).")
    }

    @Test func aPageAsksOnceForAllOfItsComments() async throws {
        let listings = listings(environment.members.seller)
        let draft = ListingDraft(title: "한글 제목", price: Money(1, .krw), category: .general)
        var ids: [ListingID] = []
        for _ in 0..<3 { ids.append(try await listings.publish(draft, as: .onSale).listing.id) }
        #expect(environment.comments.questions == 0, "Nobody has said anything about what is new.")
        #expect(try await listings.browse(ListingQuery(), .first).items.count == 3)
        #expect(environment.comments.questions == 1)
        _ = try await listings.listing(ids[0])
        #expect(environment.comments.questions == 2)
        #expect(try await listings.liked(.first).items.isEmpty)
        #expect(environment.comments.questions == 2, "An empty page asks nobody.")
    }

    @Test func aFormThatIsRefusedAsksNobody() async throws {
        let listings = listings(environment.members.seller)
        await #expect(throws: ListingError.self) { try await listings.publish(ListingDraft(), as: .onSale) }
        #expect(directory.asked.now == [])
    }
}

/// A directory in which everybody is called the same, and which remembers what it was asked.
private final class CountingDirectory: MemberDirectory, StandingDirectory, BlockDirectory {
    let asked = LockedValue<[String]>([])

    func cards(of ids: Set<MemberID>) async throws(ServiceFailure) -> [MemberID: MemberCard] {
        asked.withLock { $0.append("\(ids.count) card") }
        return ids.reduce(into: [:]) { $0[$1] = MemberCard(id: $1, nickname: "이웃") }
    }

    func hiddenMembers(from member: MemberID) async throws(ServiceFailure) -> HiddenMembers {
        asked.withLock { $0.append("hidden") }
        return .nobody
    }

    func hiddenMembers(
        among others: Set<MemberID>, from member: MemberID
    ) async throws(ServiceFailure) -> Set<MemberID> {
        asked.withLock { $0.append("\(others.count) hidden") }
        return []
    }

    func actingMember(_ member: MemberID, towards other: MemberID?, known: ActingMember?)
        async throws(ServiceFailure) -> ActingMember
    {
        asked.withLock { $0.append("standing") }
        return ActingMember(card: MemberCard(id: member, nickname: "이웃"), standing: .active)
    }
}
