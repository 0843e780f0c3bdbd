import ContractKit
import Listings
import ListingsContract
import ListingsFakes
import Vocabulary

/// Who may write.
extension ListingFaults {
    static let standing: [Fault<ListingFixture>] = [
        .heedless(
            "lets everybody write",
            caughtBy: [
                "a closed member's writes as a seller are refused, and nothing of them is kept",
                "a closed member's writes as a buyer are refused, and nothing of them is kept",
                "a closed moderator hides and removes nothing",
            ]
        ) { $0 = $1 },
        .heedless(
            "lets closed members like",
            caughtBy: ["a closed member's writes as a buyer are refused, and nothing of them is kept"]
        ) { $0.like = $1.like },
        .heedless(
            "lets closed members publish drafts",
            caughtBy: ["a closed member's writes as a seller are refused, and nothing of them is kept"]
        ) { $0.publish = $1.publish },
        .heedless(
            "lets closed moderators remove",
            caughtBy: ["a closed moderator hides and removes nothing"]
        ) { $0.delete = $1.delete },
        .heedless(
            "refuses closed members when it has published",
            caughtBy: ["a closed member's writes as a seller are refused, and nothing of them is kept"]
        ) { verbs, heedless in
            let sound = verbs
            verbs.publishNew = { draft, visibility, key throws(ListingError) in
                do throws(ListingError) {
                    return try await sound.publishNew(draft, visibility, key)
                } catch .service(.accessInvalid) {
                    _ = try await heedless.publishNew(draft, visibility, key)
                    throw .service(.accessInvalid)
                }
            }
        },
    ]
}

extension Fault<ListingFixture> {
    /// A fault of the verbs, which may take what they do from verbs that ask nobody who may write.
    fileprivate static func heedless(
        _ name: String, caughtBy clauses: [String],
        _ change: @escaping @Sendable (inout ListingRepositoryFake, ListingRepositoryFake) -> Void
    ) -> Fault {
        .verbs(name, caughtBy: clauses) { verbs, caller in
            let service = ListingService(
                store: caller.store, members: HeedlessDirectory(caller.environment.directory),
                time: caller.clock, ids: caller.environment.ids)
            let heedless = service.repository(for: caller.principal)
            change(&verbs, ListingRepositoryFake(forwardingTo: heedless))
        }
    }
}

/// Knows what members are called, and lets all of them write.
private struct HeedlessDirectory: MemberDirectory, StandingDirectory {
    private let members: KnownMembers

    init(_ members: KnownMembers) { self.members = members }

    func cards(of ids: Set<MemberID>) async throws(ServiceFailure) -> [MemberID: MemberCard] {
        try await members.cards(of: ids)
    }

    func actingMember(_ member: MemberID, towards other: MemberID?) async throws(ServiceFailure)
        -> ActingMember
    {
        ActingMember(
            card: try await members.actingMember(member, towards: other).card, standing: .active)
    }
}
