import Auth
import Comments
import Composition
import ContractKit
import Deals
import Listings
import Notices
import Settings
import TestKit
import Testing
import Vocabulary

/// Notices from the deal of which they tell to the stream of whoever is told.
@Suite(.hangLimit)
struct NoticeStoryTests {
    @Test("What a neighbour does is heard by who listens, with name and title", arguments: Place.allCases)
    func aDealIsHeard(_ place: Place) async throws {
        let stage = try await Stage(place)
        let (seller, buyer) = (try await stage.join("수연"), try await stage.join("철수"))
        let listing = try await seller.publish("원목 책상")
        let stream = try await seller.services.notices.events(after: nil)
        defer { stream.close() }
        let deal = try await buyer.services.deals.reserve(Reservation(ListedID(listing.raw))).deal.id

        let view = try await stream.nextNotice()
        #expect(view.kind == .deal && view.act == "reserved" && view.actor?.nickname == "철수")
        #expect(view.subject?.title == "원목 책상" && view.subject?.id == AnyIdentifier(deal))
        #expect(try await seller.services.notices.unread() == 1)

        _ = try await buyer.services.comments.sendMessage("7시에 뵐까요?", about: AnyIdentifier(deal))
        let message = try await stream.nextNotice()
        #expect(message.kind == .message && message.subject?.title == "원목 책상", "\(message)")
        _ = try await buyer.services.comments.sendMessage("8시도 좋아요.", about: AnyIdentifier(deal))
        #expect(try await stream.nextNotice().kind == .message)
        let kinds = try await seller.services.notices.notices(.first).items.map(\.kind)
        #expect(kinds == [.message, .deal], "of unread messages about one deal the last is kept")
    }

    @Test("What another server commits is heard", arguments: [false, true])
    func anotherServerIsHeard(_ isOverLoopback: Bool) async throws {
        let folder = try TemporaryFolder()
        let dependencies = PlatformDependencies.ephemeral(time: ManualClock(), hasher: QuickHasher())
        let path = folder.path + "/madang.sqlite"
        let first = try await LocalPlatform.sqlite(path, dependencies)
        let second = try await LocalPlatform.sqlite(path, dependencies)
        let front: any Platform =
            isOverLoopback ? RemotePlatform(over: first.transport, backend: .memory) : first
        let (seller, buyer) = (try await front.join("수연"), try await second.join("철수"))
        let listing = try await seller.publish("원목 책상")
        let stream = try await seller.services.notices.events(after: nil)
        _ = try await buyer.services.deals.reserve(Reservation(ListedID(listing.raw)))
        #expect(try await stream.nextNotice().act == "reserved")
        stream.close()
        await first.close()
        await second.close()
    }

    @Test("A stream ends when its session is ended elsewhere", arguments: Place.allCases)
    func endedElsewhere(_ place: Place) async throws {
        let stage = try await Stage(place)
        let here = try await stage.join("두집살림")
        let there = try await stage.login("두집살림")
        let stream = try await here.services.notices.events(after: nil)
        defer { stream.close() }
        try await there.services.auth.endSession(here.sessionID)
        #expect(try await stream.end() == .signedOut)
    }

    @Test("A stream ends when its member is suspended", arguments: Place.allCases)
    func suspended(_ place: Place) async throws {
        let stage = try await Stage(place)
        let (keeper, member) = (try await stage.join("지킴이"), try await stage.join("광고쟁이"))
        try await stage.local.appoint(keeper.id, as: .operator)
        let operatorVerbs = try await stage.login("지킴이").services.auth
        let stream = try await member.services.notices.events(after: nil)
        defer { stream.close() }
        try await operatorVerbs.suspend(member.id, reason: "광고 글을 반복해서 올림")
        #expect(try await stream.end() == .suspended)
    }

    @Test("A stream ends when its member withdraws, and nothing of theirs is left", arguments: Place.allCases)
    func withdrawn(_ place: Place) async throws {
        let stage = try await Stage(place)
        let (seller, buyer) = (try await stage.join("수연"), try await stage.join("철수"))
        let listing = try await seller.publish("원목 책상")
        _ = try await buyer.services.deals.reserve(Reservation(ListedID(listing.raw)))
        let stream = try await seller.services.notices.events(after: nil)
        defer { stream.close() }
        try await seller.services.auth.withdraw(password: Person.password)
        #expect(try await stream.end() == .withdrawn)
        let told = try await buyer.services.notices.notices(.first).items
        #expect(told.allSatisfy { $0.actor?.nickname == nil }, "\(told)")
    }
}

extension NoticeStream {
    /// The next notice.
    fileprivate func nextNotice() async throws -> NoticeView {
        while let event = try await next() {
            if case .notice(let view) = event { return view }
        }
        return try #require(nil as NoticeView?, "a notice is told")
    }

    /// Why it ends.
    fileprivate func end() async throws -> AccessEnd? {
        while let event = try await next() {
            if case .ended(let end) = event { return end }
        }
        return nil
    }
}
