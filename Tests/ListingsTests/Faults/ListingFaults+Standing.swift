import ContractKit
import Listings
import ListingsContract
import ListingsFakes
import Vocabulary

/// Who may write.
extension ListingFaults {
    private static let blocked =
        "a member whom a seller has blocked holds and likes nothing of theirs, and deals with others"

    static let standing: [Fault<ListingFixture>] = [
        .heedless(
            "lets everybody write",
            caughtBy: [
                "a closed member's writes as a seller are refused, and nothing of them is kept",
                "a closed member's writes as a buyer are refused, and nothing of them is kept",
                "a closed moderator hides and removes nothing",
                blocked,
                "a silenced member publishes, edits, bumps, holds and likes nothing, and ends what is theirs",
                "a silenced moderator hides nothing of others",
            ]
        ) { $0 = $1 },
        .heedless("lets a blocked member like", caughtBy: [blocked], towards: true) { $0.like = $1.like },
        .heedless("lets a blocked member hold", caughtBy: [blocked], towards: true) { $0.hold = $1.hold },
        .heedless(
            "lets closed members like",
            caughtBy: ["a closed member's writes as a buyer are refused, and nothing of them is kept"]
        ) { $0.like = $1.like },
        .heedless(
            "lets closed members publish drafts",
            caughtBy: ["a closed member's writes as a seller are refused, and nothing of them is kept"]
        ) { $0.publishID = $1.publishID },
        .heedless(
            "lets closed moderators remove",
            caughtBy: ["a closed moderator hides and removes nothing"]
        ) { $0.moderate = $1.moderate },
        .heedless(
            "refuses closed members when it has published",
            caughtBy: ["a closed member's writes as a seller are refused, and nothing of them is kept"]
        ) { verbs, heedless in
            let sound = verbs
            verbs.publish = { draft, visibility, key throws(ListingError) in
                do throws(ListingError) {
                    return try await sound.publish(draft, visibility, key)
                } catch .service(.accessInvalid) {
                    _ = try await heedless.publish(draft, visibility, key)
                    throw .service(.accessInvalid)
                }
            }
        },
    ]
}

extension Fault<ListingFixture> {
    /// A fault of the verbs, which may take what they do from verbs that ask nobody who may write; with
    /// `towards`, from verbs that only do not ask how one stands towards another.
    fileprivate static func heedless(
        _ name: String, caughtBy clauses: [String], towards: Bool = false,
        _ change: @escaping @Sendable (inout ListingRepositoryFake, ListingRepositoryFake) -> Void
    ) -> Fault {
        .verbs(name, caughtBy: clauses) { verbs, caller in
            let service = ListingService(
                store: caller.store,
                members: HeedlessDirectory(caller.environment.directory, onlyTowards: towards),
                pictures: caller.environment.pictures, time: caller.clock, ids: caller.environment.ids)
            let heedless = service.repository(for: caller.principal)
            change(&verbs, ListingRepositoryFake(forwardingTo: heedless))
        }
    }
}

/// Knows what members are called, and lets all of them write, or those who may write towards everybody.
private struct HeedlessDirectory: MemberDirectory, StandingDirectory, BlockDirectory {
    private let members: KnownMembers
    private let onlyTowards: Bool

    init(_ members: KnownMembers, onlyTowards: Bool) {
        (self.members, self.onlyTowards) = (members, onlyTowards)
    }

    func cards(of ids: Set<MemberID>) async throws(ServiceFailure) -> [MemberID: MemberCard] {
        try await members.cards(of: ids)
    }

    func hiddenMembers(from member: MemberID) async throws(ServiceFailure) -> HiddenMembers { .nobody }

    func hiddenMembers(
        among others: Set<MemberID>, from member: MemberID
    ) async throws(ServiceFailure) -> Set<MemberID> { [] }

    func actingMember(_ member: MemberID, towards other: MemberID?, known: ActingMember?)
        async throws(ServiceFailure) -> ActingMember
    {
        let acting = try await members.actingMember(member, towards: nil, known: known)
        return onlyTowards ? acting : ActingMember(card: acting.card, standing: .active)
    }
}
