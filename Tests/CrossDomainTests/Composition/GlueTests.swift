import Auth
import AuthFakes
import ContractKit
import Database
import DatabaseSQLite
import Listings
import ListingsFakes
import Settings
import Synchronization
import TestHooks
import Testing
import Vocabulary
import Wire

@testable import Composition

@Suite struct GlueTests {
    private static let ids = (1...3).map { MemberID(RawIdentifier(milliseconds: $0, random: (0, $0))) }

    @Test("A card is asked for once, until something has changed; each time while that cannot be told")
    func kept() async throws {
        let directory = CountingDirectory()
        let revision = Mutex<Int64?>(7)
        let members = CachedMemberDirectory(directory) { revision.withLock { $0 } }
        let first = try await members.cards(of: [Self.ids[0]])
        #expect(try await members.cards(of: [Self.ids[0]]) == first)
        #expect(directory.asked == 1, "the same members at the same revision are known")
        #expect(try await members.cards(of: Set(Self.ids)).count == 3)
        #expect(directory.asked == 2, "one that is not known makes all be asked for, at one moment")
        _ = try await members.cards(of: [Self.ids[2]])
        #expect(directory.asked == 2)
        revision.withLock { $0 = 8 }
        #expect(try await members.cards(of: [Self.ids[0]]) != first, "the nickname has changed since")
        revision.withLock { $0 = nil }
        for _ in 0..<2 { _ = try await members.cards(of: [Self.ids[0]]) }
        #expect(directory.asked == 5)
    }

    @Test("Cards are told in the order of what is asked, and asked for once until something has changed")
    func ordered() async throws {
        let directory = CountingDirectory()
        let revision = Mutex<Int64?>(7)
        let members = CachedMemberDirectory(directory) { revision.withLock { $0 } }
        let asked = [Self.ids[2], Self.ids[0], Self.ids[2]]
        let first = try await members.cards(ofEach: asked)
        #expect(first.map(\.id) == asked)
        #expect(try await members.cards(ofEach: asked.reversed()).map(\.id) == asked.reversed())
        #expect(directory.asked == 1, "the same members at the same revision are known")
        revision.withLock { $0 = 8 }
        #expect(try await members.cards(ofEach: asked) != first, "the nicknames have changed since")
        #expect(try await members.cards(ofEach: []).isEmpty)
        #expect(directory.asked == 2)
    }

    @Test("Whom a member does not see is asked once, until something has changed; for most not at all")
    func hidden() async throws {
        let directory = CountingDirectory()
        let revision = Mutex<Int64?>(7)
        let members = CachedMemberDirectory(directory) { revision.withLock { $0 } }
        for _ in 0..<2 {
            #expect(try await members.hiddenMembers(from: Self.ids[0]) == .listed([Self.ids[0]]))
        }
        #expect(directory.asked == 1, "whom one member does not see at the same revision is known")
        _ = try await members.hiddenMembers(from: Self.ids[1])
        revision.withLock { $0 = 8 }
        _ = try await members.hiddenMembers(from: Self.ids[0])
        #expect(directory.asked == 3)
        let told = ActingMember(
            card: MemberCard(id: Self.ids[2], nickname: "이웃"), standing: .active, hidesNobody: true)
        let session = SessionID(Self.ids[1].raw)
        for (role, acting) in [(Role.member, told), (.moderator, nil), (.operator, nil)] {
            let principal = Principal.member(Self.ids[2], session: session, role: role, acting: acting)
            #expect(try await members.hiddenMembers(from: principal) == .nobody)
        }
        #expect(try await members.hiddenMembers(from: .anonymous) == .nobody)
        #expect(directory.asked == 3, "nobody has to be asked")
    }

    @Test("How much is said is asked once, until something has changed; also where nothing is said")
    func counted() async throws {
        let revision = Mutex<Int64?>(7)
        let (told, asked) = (LockedValue([AnyIdentifier: Int]()), LockedValue(0))
        let one = AnyIdentifier(ListingID(RawIdentifier(milliseconds: 1, random: (0, 1))))
        let other = AnyIdentifier(ListingID(RawIdentifier(milliseconds: 2, random: (0, 2))))
        let directory = CountedComments(
            counts: { told.now }, noting: { asked.withLock { $0 += 1 } })
        let comments = CachedCommentDirectory(directory) { revision.withLock { $0 } }
        for _ in 0..<2 { #expect(try await comments.commentCounts(of: [one]) == [0]) }
        #expect(asked.now == 1, "that nothing is said is known, too")
        told.withLock { $0 = [one: 3, other: 1] }
        #expect(try await comments.commentCounts(of: [one, other]) == [3, 1], "of one moment")
        revision.withLock { $0 = 8 }
        told.withLock { $0 = [one: 4] }
        for _ in 0..<2 { #expect(try await comments.commentCounts(of: [other, one]) == [0, 4]) }
        #expect(asked.now == 3)
        revision.withLock { $0 = nil }
        for _ in 0..<2 { _ = try await comments.commentCounts(of: [one]) }
        #expect(asked.now == 5)
    }

    @Test("A record is asked for once by each who looks, until something has changed; also one not there")
    func seen() async throws {
        let revision = Mutex<Int64?>(7)
        let asked = LockedValue<[MemberID?]>([])
        let (one, none) = (AnyIdentifier(Self.ids[0]), AnyIdentifier(Self.ids[1]))
        let directory = SeenSubjects { principal in
            asked.withLock { $0.append(principal.memberID) }
            return [one: SubjectCard(one, owner: Self.ids[2], title: "책상 \(asked.now.count)")]
        }
        let subjects = CachedSubjectDirectory(directory) { revision.withLock { $0 } }
        let session = SessionID(Self.ids[2].raw)
        let member = Principal.member(Self.ids[2], session: session, role: .member)
        let moderator = Principal.member(Self.ids[2], session: session, role: .moderator)
        /// What the member reads next, by a request that writes nothing.
        func title() async -> String? {
            await RequestMemo.answering { try? await subjects.card(of: one, for: member)?.title }
        }
        for principal in [Principal.anonymous, member, moderator, .anonymous, member, moderator] {
            let cards = await RequestMemo.answering {
                try? await subjects.cards(of: [one, none], for: principal)
            }
            #expect(cards?.keys.map { $0 } == [one])
        }
        #expect(asked.now == [nil, Self.ids[2], Self.ids[2]], "what one may see says nothing of another")
        revision.withLock { $0 = 8 }
        for _ in 0..<2 { #expect(await title() == "책상 4") }
        #expect(try await subjects.card(of: one, for: member)?.title == "책상 5", "whoever writes asks anew")
        #expect(await title() == "책상 4")
        revision.withLock { $0 = nil }
        for _ in 0..<2 { _ = await title() }
        #expect(asked.now.count == 7)
    }

    @Test("A member is a record of their own, called by the nickname; who has left or is hidden is none")
    func memberSubjects() async throws {
        let known = KnownMembers([Self.ids[0]: "보라", Self.ids[1]: "민준", Self.ids[2]: "떠난이"])
        known.stand(Self.ids[2], .closed)
        let asked = Set(Self.ids.map { AnyIdentifier($0) } + [AnyIdentifier(SessionID(Self.ids[0].raw))])
        let own = AnyIdentifier(Self.ids[0])
        let subjects = MemberSubjects(known)
        let cards = try await subjects.cards(of: asked, for: .anonymous)
        #expect(cards.count == 2 && cards[own] == SubjectCard(own, owner: Self.ids[0], title: "보라"))
        known.stand(Self.ids[1], .blocked, towards: Self.ids[0])
        let session = SessionID(Self.ids[1].raw)
        for (role, count) in [(Role.member, 1), (.moderator, 2)] {
            let principal = Principal.member(Self.ids[0], session: session, role: role)
            #expect(try await subjects.cards(of: asked, for: principal).count == count)
        }
    }

    @Test("What was read beside a page is told of its records, once, within its request")
    func ahead() async throws {
        let database = try await SQLiteDatabase.open(.memory)
        let subjects = Self.ids.map { AnyIdentifier($0) }
        let directory = CachedCommentDirectory(KnownComments()) { nil }
        let between = AnyIdentifier(MemberID(RawIdentifier(milliseconds: 1, random: (9, 9))))
        let counts = [(subjects[0], 3), (between, 1), (subjects[2], 5)]
        let ahead = CachedCommentDirectory.ahead { _, _ in counts }
        /// Reads beside a page of all, and asks for these.
        func told(of asked: [AnyIdentifier], by ahead: ReadAhead = ahead) async -> [Int]? {
            let reading = ahead.begun()
            try? await database.read { reader throws(DatabaseError) in try reading?(subjects, reader) }
            return try? await directory.commentCounts(of: asked)
        }
        let answers = await RequestMemo.answering {
            [
                await told(of: subjects),
                await told(of: subjects, by: CachedCommentDirectory.ahead { _, _ in counts.reversed() }),
                try? await directory.commentCounts(of: subjects), await told(of: subjects.dropLast()),
            ]
        }
        let (known, nothing) = ([3, 0, 5], [0, 0, 0])
        #expect(answers == [known, known, nothing, [0, 0]], "then it is asked, and of others at once")
        #expect(ahead.begun() == nil, "nothing is read for nobody")
        try await database.close()
    }

    @Test("What is read at a platform to answer one request shares a memo")
    func memo() async throws {
        let memos = Mutex<[RequestMemo?]>([])
        let dependencies = PlatformDependencies.ephemeral(time: ManualClock(), hasher: QuickHasher())
        var decorators = PortDecorators()
        decorators.comments = NotingComments { memos.withLock { $0.append(RequestMemo.current) } }
        let platform = LocalPlatform.inMemory(dependencies).decorated(by: decorators)
        _ = try await platform.join("보라").publish("자전거")
        let before = memos.withLock { $0.count }
        for _ in 0..<2 {
            let request = WireRequest(method: "GET", target: "/api/v1/listings")
            #expect(await platform.dispatcher().respond(to: request).status == 200)
        }
        let seen = memos.withLock { $0.dropFirst(before) }.map { $0 }
        #expect(seen.count == 2 && seen.allSatisfy { $0 != nil } && seen[0] !== seen[1], "\(seen)")
    }

    @Test("A standing is asked for each time, unless the session's look-up has told it")
    func standing() async throws {
        let directory = CountingDirectory()
        let members = CachedMemberDirectory(directory) { 7 }
        let session = SessionID(Self.ids[1].raw)
        let card = MemberCard(id: Self.ids[0], nickname: "이웃")
        let known = Principal.member(
            Self.ids[0], session: session, role: .member,
            acting: ActingMember(card: card, standing: .active))
        #expect(
            try await members.requireActive(
                known, towards: Self.ids[2], orThrow: ServiceFailure.accessInvalid) == card)
        #expect(directory.asked == 0, "the look-up of the session told it already")
        for _ in 0..<2 {
            try await members.requireActive(.member(Self.ids[0], session: session, role: .member))
        }
        #expect(directory.asked == 2, "who may write is not kept")
    }

    @Test("Who has withdrawn writes no more, though a repository of theirs is still held")
    func closed() async throws {
        let accounts = InMemoryAuthStore()
        let platform = LocalPlatform(
            .memory,
            .inMemory(accounts: accounts),
            PlatformDependencies.ephemeral(time: ManualClock(), hasher: QuickHasher()))
        let signedIn = try await platform.anonymous.auth.join(
            JoinDraft(email: "a@example.com", password: Person.password, nickname: "떠날이"), device: "test")
        let member = platform.services(
            for: .member(signedIn.account.id, session: signedIn.session, role: .member))
        let listings = try member.listings
        _ = try await listings.publish(Self.draft, as: .onSale)
        try await member.auth.withdraw(password: Person.password)
        await #expect(throws: ListingError.service(.accessInvalid)) {
            try await listings.publish(Self.draft, as: .onSale)
        }
        #expect(try await platform.anonymous.listings.browse(ListingQuery(), .first).items.isEmpty)
    }

    @Test("An outage of accounts is an outage of listings, with its reason")
    func outage() async throws {
        let listings = listings(failing: .service(.unavailable("the database is busy")))
        await #expect(throws: ListingError.service(.unavailable("the database is busy"))) {
            try await listings.publish(Self.draft, as: .onSale)
        }
    }

    @Test("An error of accounts that listings do not know is internal, not silent")
    func unexpected() async throws {
        let listings = listings(failing: .noSuchMember)
        await #expect(throws: ListingError.service(.internal("auth-no-such-member"))) {
            try await listings.publish(Self.draft, as: .onSale)
        }
    }

    private static let draft = ListingDraft(title: "자전거", price: Money(1, .krw), category: .general)

    /// A member's listings beside accounts whose store fails when members are asked for.
    private func listings(failing error: AuthError) -> any ListingRepository {
        var accounts = AuthStoreFake(forwardingTo: InMemoryAuthStore())
        accounts.record = { _ throws(AuthError) in throw error }
        let service = ListingService(
            store: InMemoryListingStore(), members: StoredMemberDirectory(accounts, time: ManualClock()),
            pictures: KnownPictures(OrderedIdentifiers(.ascending)), time: ManualClock(),
            ids: OrderedIdentifiers(.ascending))
        return service.repository(
            for: .member(Self.ids[0], session: SessionID(Self.ids[1].raw), role: .member))
    }

    @Test("A departure that listings could not hear of is told again when a program starts")
    func resumed() async throws {
        let store = InMemoryListingStore()
        let members = InMemoryAuthStore()
        func platform(_ listings: any ListingStore) -> LocalPlatform {
            LocalPlatform(
                .memory,
                .inMemory(
                    accounts: members,
                    replacing: [
                        "listings": Domain.listings {
                            (ListingService(listings, $0), ListingService(listings, $0))
                        }
                    ]),
                PlatformDependencies.ephemeral(time: ManualClock(), hasher: QuickHasher()))
        }
        var deaf = ListingStoreFake(forwardingTo: store)
        deaf.forget = { _, _ throws(ListingError) in throw .service(.unavailable("out of reach")) }
        let broken = platform(deaf)
        let signedIn = try await broken.anonymous.auth.join(
            JoinDraft(email: "a@example.com", password: Person.password, nickname: "떠날이"), device: "test")
        let member = broken.services(
            for: .member(signedIn.account.id, session: signedIn.session, role: .member))
        _ = try await member.listings.publish(Self.draft, as: .onSale)
        try await member.auth.withdraw(password: Person.password)

        let whole = platform(store)
        #expect(try await whole.anonymous.listings.browse(ListingQuery(), .first).items.count == 1)
        #expect(try await whole.resumeDepartures().told == 1)
        #expect(try await whole.anonymous.listings.browse(ListingQuery(), .first).items.isEmpty)
        #expect(try await whole.resumeDepartures().told == 0)
    }
}

/// A directory in which everybody has another name each time.
private final class CountingDirectory: MemberPorts {
    private let count = Mutex(0)

    var asked: Int { count.withLock { $0 } }

    func cards(of ids: Set<MemberID>) async throws(ServiceFailure) -> [MemberID: MemberCard] {
        let number = count.withLock {
            $0 += 1
            return $0
        }
        return ids.reduce(into: [:]) { $0[$1] = MemberCard(id: $1, nickname: "이웃 \(number)") }
    }

    func members(called nicknames: Set<String>) async throws(ServiceFailure) -> [String: MemberID] { [:] }

    func hiddenMembers(from member: MemberID) async throws(ServiceFailure) -> HiddenMembers {
        count.withLock { $0 += 1 }
        return .listed([member])
    }

    func hiddenMembers(
        among others: Set<MemberID>, from member: MemberID
    ) async throws(ServiceFailure) -> Set<MemberID> {
        others.intersection([member])
    }

    func actingMember(_ member: MemberID, towards other: MemberID?, known: ActingMember?)
        async throws(ServiceFailure) -> ActingMember
    {
        if let known { return known }
        let card = try await cards(of: [member])[member] ?? MemberCard(id: member, nickname: nil)
        return ActingMember(card: card, standing: .active)
    }
}

/// Tells the counts that it is given, and that it was asked.
private struct CountedComments: CommentDirectory {
    let counts: @Sendable () -> [AnyIdentifier: Int]
    let noting: @Sendable () -> Void

    func commentCounts(of subjects: [AnyIdentifier]) async throws(ServiceFailure) -> [Int] {
        noting()
        let counts = counts()
        return subjects.map { counts[$0] ?? 0 }
    }
}

/// Tells the cards that it is given, as asked.
private struct SeenSubjects: SubjectDirectory {
    let told: @Sendable (Principal) -> [AnyIdentifier: SubjectCard]

    func cards(
        of subjects: Set<AnyIdentifier>, for principal: Principal
    ) async throws(ServiceFailure) -> [AnyIdentifier: SubjectCard] {
        told(principal).filter { subjects.contains($0.key) }
    }
}

/// Comments that nobody has written, and a word whenever they are counted.
private struct NotingComments: CommentDirectory {
    let note: @Sendable () -> Void

    func commentCounts(of subjects: [AnyIdentifier]) async throws(ServiceFailure) -> [Int] {
        note()
        return subjects.map { _ in 0 }
    }
}

extension Stores {
    /// Stores of all domains in memory, those of some domains replaced.
    static func inMemory(
        accounts: any AuthStore = InMemoryAuthStore(), replacing others: [String: OpenDomain] = [:]
    ) -> Stores {
        Stores(accounts: accounts, domains: Domain.all.map { ($0.name, others[$0.name] ?? $0.open(nil)) })
    }
}
