import Auth
import Composition
import ContractKit
import Listings
import ListingsContract
import Synchronization
import Vocabulary

/// Members of a server who are there for the clauses alone.
struct DeployedMembers {
    private static let password = "느티나무 그늘 아래 42"
    private let guests: [SignedIn]
    private let platform: RemotePlatform

    /// Lets that many join, at least three.
    init(_ count: Int, at platform: RemotePlatform) async throws {
        var guests: [SignedIn] = []
        let run = String(SystemIdentifiers().next().base32.suffix(8))
        for number in 1...max(3, count) {
            let draft = JoinDraft(
                email: "contract-\(run)-\(number)@example.com", password: Self.password,
                nickname: "clause\(run)\(number)")
            guests.append(try await platform.anonymous.auth.join(draft, device: "contract"))
        }
        self.guests = guests
        self.platform = platform
    }

    /// What a clause runs in: the guests as members, seen through the platform.
    func market(_ platform: RemotePlatform, _ unmet: UnmetNeeds) async throws -> ListingFixture {
        var verbs: [MemberID: any ListingRepository] = [:]
        for guest in guests {
            let session = MemberSession.bearing(guest.tokens.accessToken)
            verbs[guest.account.id] = try await platform.services(for: session).listings
        }
        let visitor = try platform.anonymous.listings
        return ListingFixture(
            surroundings(unmet),
            repository: { [verbs] principal in
                guard let id = principal.memberID else { return visitor }
                if let own = verbs[id] { return own }
                unmet.note(.roles)
                return visitor
            },
            forget: { _ in throw NotApplicable(needs: [.forgetting]) },
            reopen: { throw NotApplicable(needs: [.reopening]) })
    }

    private func surroundings(_ unmet: UnmetNeeds) -> ListingSurroundings {
        let (ids, principals) = (SystemIdentifiers(), guests.map(Self.principal))
        let next = Mutex(3)
        let members = ListingMembers(
            seller: principals[0], buyer: principals[1], stranger: principals[2],
            moderator: ListingMembers.member(ids, .moderator), operator: ListingMembers.member(ids, .operator)
        )
        let names = guests.map { ($0.account.id, $0.account.nickname) }
        return ListingSurroundings(
            clock: ManualClock(SystemClock().now(), unmet: unmet), ids: ids, members: members,
            sellers: KnownSellers(Dictionary(names) { $1 }, unmet: unmet),
            newMember: {
                let index = next.withLock { next in
                    defer { next += 1 }
                    return next
                }
                if index < principals.count { return principals[index] }
                unmet.note(.crowd)
                return ListingMembers.member(ids)
            })
    }

    private static func principal(_ guest: SignedIn) -> Principal {
        .member(guest.account.id, session: guest.session, role: .member)
    }

    /// Lets all withdraw, and their goods with them.
    func goHome() async {
        for guest in guests {
            let session = MemberSession.bearing(guest.tokens.accessToken)
            try? await platform.services(for: session).auth.withdraw(password: Self.password)
        }
    }
}
