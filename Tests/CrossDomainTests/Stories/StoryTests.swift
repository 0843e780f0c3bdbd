import Auth
import Composition
import ContractKit
import Listings
import TestKit
import Testing
import Vocabulary

@Suite struct StoryTests {
    @Test(
        "A seller's nickname shows in browse, follows a rename, and goes with the member",
        arguments: Place.allCases)
    func nickname(_ place: Place) async throws {
        let stage = try await Stage(place)
        let seller = try await stage.join("느긋한참새")
        _ = try await seller.publish("부산 아이파크 유니폼")
        #expect(try await stage.browse().map(\.seller.nickname) == ["느긋한참새"])

        _ = try await seller.services.auth.editProfile(ProfileDraft(nickname: "바쁜참새"))
        #expect(try await stage.browse().map(\.seller.nickname) == ["바쁜참새"])

        try await seller.services.auth.withdraw(password: Person.password)
        #expect(try await stage.browse().isEmpty, "unsold listings of a member who has withdrawn must go")
    }

    @Test("What a withdrawn member has sold goes with all that they said of it", arguments: Place.allCases)
    func soldGoes(_ place: Place) async throws {
        let stage = try await Stage(place)
        let (seller, buyer) = (try await stage.join("파는이"), try await stage.join("사는이"))
        let id = try await seller.publish("캠핑 의자")
        let order = OrderID(id.raw)
        _ = try await buyer.services.listings.hold(
            id, quantity: 1, for: order, until: stage.clock.now().advanced(by: .seconds(600)))
        _ = try await seller.services.listings.confirm(id, order)
        try await seller.services.auth.withdraw(password: Person.password)

        await #expect(throws: ListingError.notFound) {
            try await stage.platform.anonymous.listings.listing(id)
        }
        #expect(try await stage.browse().isEmpty)
        await #expect(throws: ListingError.holdEnded(.confirmed)) {
            try await buyer.services.listings.release(id, order)
        }
    }

    @Test("A session that was ended elsewhere cannot publish", arguments: Place.allCases)
    func endedSession(_ place: Place) async throws {
        let stage = try await Stage(place)
        let first = try await stage.join("두집살림")
        let second = try await stage.login("두집살림")
        try await second.services.auth.endSession(first.sessionID)

        let failure = try await serviceFailure { _ = try await first.publish("자전거") }
        #expect(failure == .accessInvalid)
        #expect(try await stage.browse().isEmpty)
        _ = try await second.publish("책상")
    }

    @Test(
        "A suspended seller cannot publish until restored; what is for sale stays", arguments: Place.allCases)
    func suspension(_ place: Place) async throws {
        let stage = try await Stage(place)
        let (keeper, seller) = (try await stage.join("지킴이"), try await stage.join("파는이"))
        try await stage.local.appoint(keeper.id, as: .operator)
        _ = try await seller.publish("캠핑 의자")

        let operatorVerbs = try await stage.login("지킴이").services.auth
        try await operatorVerbs.suspend(seller.id, reason: "광고 글을 반복해서 올림")
        let failure = try await serviceFailure { _ = try await seller.publish("자전거") }
        #expect(failure == .accessInvalid)
        await #expect(throws: AuthError.suspended(reason: "광고 글을 반복해서 올림")) {
            try await stage.login("파는이")
        }
        #expect(try await stage.browse().map(\.seller.nickname) == ["파는이"])

        try await operatorVerbs.restore(seller.id, reason: "")
        _ = try await stage.login("파는이").publish("자전거")
        #expect(try await stage.browse().count == 2)
    }

    @Test("An expired access token is renewed silently", arguments: Place.allCases)
    func silentRefresh(_ place: Place) async throws {
        let stage = try await Stage(place)
        let person = try await stage.join("오래있는이")
        let before = try await person.session.current()
        stage.clock.advance(by: TokenLife.access)
        _ = try await person.publish("스탠드 조명")
        let after = try await person.session.current()
        #expect(after?.session == before?.session)
        #expect(after?.tokens.refreshToken != before?.tokens.refreshToken)
    }

    @Test("Many requests that meet an expired token refresh once", arguments: Place.loopbacks)
    func oneRefresh(_ place: Place) async throws {
        let stage = try await Stage(place)
        let person = try await stage.join("바쁜이")
        stage.clock.advance(by: TokenLife.access)
        try await withThrowingTaskGroup(of: Void.self) { group in
            for number in 1...20 {
                group.addTask { _ = try await person.publish("화분 \(number)") }
            }
            try await group.waitForAll()
        }
        #expect(stage.wire.count(of: "/api/v1/auth/refresh") == 1)
        #expect(try await stage.browse().count == 20)
    }

    @Test("When the refresh token has expired only signing in again helps", arguments: Place.allCases)
    func refreshExpired(_ place: Place) async throws {
        let stage = try await Stage(place)
        let person = try await stage.join("돌아온이")
        stage.clock.advance(by: TokenLife.refresh + .seconds(1))
        let failure = try await serviceFailure { _ = try await person.publish("기타") }
        #expect(failure == .accessInvalid)
        #expect(try await person.session.current() == nil, "a session that has ended is forgotten")
        _ = try await stage.login("돌아온이").publish("기타")
    }

    @Test("Data in a file outlives its platform")
    func reopened() async throws {
        let folder = try TemporaryFolder()
        let path = folder.path + "/deep/madang.sqlite"
        let dependencies = PlatformDependencies.ephemeral(hasher: QuickHasher())
        let first = try await LocalPlatform.sqlite(path, dependencies)
        let draft = JoinDraft(email: "a@example.com", password: Person.password, nickname: "남는이")
        let joined = try await first.anonymous.auth.join(draft, device: "test")
        await first.close()
        await #expect(throws: ServiceFailure.self) { try await first.ready() }

        let second = try await LocalPlatform.sqlite(path, dependencies)
        try await second.ready()
        #expect(try await second.anonymous.auth.profile(of: joined.account.id).nickname == "남는이")
        #expect(TemporaryFolder.permissions(path) == 0o600)
        #expect(TemporaryFolder.permissions(folder.path + "/deep") == 0o700)
        await second.close()
    }
}
