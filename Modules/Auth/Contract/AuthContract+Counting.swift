import Auth
import ContractKit
import Vocabulary

extension AuthContract {
    /// What other domains count of a member, as the member's profile shows it.
    static let counting: [Clause<AuthFixture>] = [
        Clause("a profile has what other domains count of its member, in their order") { fixture in
            let (bora, minjun) = (try await fixture.join("보라"), try await fixture.join("민준"))
            let counts = [MemberCount(.unknown, 3), MemberCount(.listings, 0)]
            fixture.counts.set(bora.account.id, counts)
            for verbs in [fixture.anonymous, try await fixture.verbs(of: minjun)] {
                let profile = try await verbs.profile(of: bora.account.id)
                try expectEqual(profile.counts, counts, "the counts")
                let other = try await verbs.profile(of: minjun.account.id)
                try expectEqual(other.counts, [], "the counts of another member")
            }
        },
        Clause("what a profile counts is counted once, and as the reader of the profile sees it") {
            fixture in
            let (bora, minjun) = (try await fixture.join("보라"), try await fixture.join("민준"))
            fixture.counts.set(bora.account.id, [MemberCount(.listings, 1)])
            let readers = [
                fixture.anonymous, try await fixture.verbs(of: minjun), try await fixture.verbs(of: bora),
            ]
            for verbs in readers { _ = try await verbs.profile(of: bora.account.id) }
            let expected: [MemberID?] = [nil, minjun.account.id, bora.account.id]
            try expectEqual(fixture.counts.readers, expected, "the readers")
        },
        Clause("nothing is counted of a member who has withdrawn, and the suspended keep their counts") {
            fixture in
            let (bora, minjun) = (try await fixture.join("보라"), try await fixture.join("민준"))
            let keeper = try await fixture.keeper()
            for id in [bora.account.id, minjun.account.id] {
                fixture.counts.set(id, [MemberCount(.listings, 2)])
            }
            try await fixture.verbs(of: bora).withdraw(password: AuthFixture.password)
            try expectEqual(try await fixture.anonymous.profile(of: bora.account.id).counts, [])
            try await keeper.verbs.suspend(minjun.account.id, reason: "광고")
            let suspended = try await fixture.anonymous.profile(of: minjun.account.id)
            try expectEqual(suspended.counts, [MemberCount(.listings, 2)], "of the suspended")
        },
    ]
}

extension MemberCountKind {
    /// A kind of another domain.
    fileprivate static let listings = MemberCountKind(declared: "listings")
    /// A kind that no domain of this version declares.
    fileprivate static let unknown = MemberCountKind(declared: "of-a-newer-server")
}
