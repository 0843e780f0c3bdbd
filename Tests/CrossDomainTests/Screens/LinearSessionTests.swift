import ContractKit
import Terminal
import TestKit
import Testing
import Vocabulary

/// What somebody hears who uses the screens of all domains line by line.
@Suite struct LinearSessionTests {
    /// What a visitor types who searches, likes, signs in, reserves, writes, and publishes.
    private static let buying: [Language: [String]] = [
        .ko: [
            "검색", "의자", "열기", "좋아요", "EMAIL", "PASSWORD", "예약", "둘", ":예약", "1", ":예약", "메시지", "쓰기",
            "내일 저녁에 될까요?", "뒤로", "뒤로", "", "뒤로", "등록", "접이식 탁자", "가구", "일반", "30000", ":등록", "삭제", "몰라요",
            "아니요", "뒤로", "2", "2", "아무거나", "끝내기", "이 줄은 읽지 않습니다",
        ],
        .en: [
            "Search", "의자", "open", "like", "EMAIL", "PASSWORD", "Reserve", "two", ":reserve", "1",
            ":Reserve", "message", "write", "Tomorrow evening?", "back", "back", "", "back", "sell",
            "Folding table",
            "furniture",
            "general", "30000", ":Publish", "delete", "maybe", "no", "back", "2", "2", "anything",
            "quit",
            "nobody reads this",
        ],
    ]

    /// What the seller types then.
    private static let selling: [Language: [String]] = [
        .ko: ["내 거래", "1", "열기", "메시지", "쓰기", "좋습니다. 공원에서 봐요.", "u"],
        .en: ["my deals", "1", "open", "message", "write", "Fine, at the park.", "u"],
    ]

    @Test("Somebody who hears it finds, reserves, writes and publishes", arguments: Language.allCases)
    func trading(_ language: Language) async throws {
        let stage = try await Stage(.memory)
        let (seller, buyer) = (try await stage.join("파는이"), try await stage.join("사는이"))
        for title in ["축구공", "캠핑 의자"] {
            _ = try await seller.publish(title)
            stage.clock.advance(by: .seconds(3_600))
        }
        let email = Person.email(of: "사는이")
        let words = Self.buying[language, default: []].map {
            $0 == "EMAIL" ? email : $0 == "PASSWORD" ? Person.password : $0
        }
        try await buyer.signOut()
        let bought = await buyer.hear(words, language, stage.clock)
        let sold = await seller.hear(Self.selling[language, default: []], language, stage.clock)
        let whole = (bought + "\n" + sold).replacing(email, with: "EMAIL")
        #expect(!whole.contains(Person.password) && !whole.contains("\u{1B}"))
        try GoldenFolder("Linear").expect(whole, "trading-\(language).txt")
    }

    /// Which domains there are decides what else can be done, so that the whole of it is no golden text.
    @Test func whoeverAsksHearsWhatCanBeDone() async throws {
        let stage = try await Stage(.memory)
        let seller = try await stage.join("파는이")
        _ = try await seller.publish("축구공")
        let listing = await seller.hear(["열기", "?"], .ko, stage.clock)
        for line in ["번호를 입력하면 고릅니다.", "\n삭제: D, listings.delete\n", "\n내 거래: T, deals.list\n"] {
            #expect(listing.contains(line), "\(line): \(listing)")
        }
        let form = await seller.hear(["sell", "?"], .en, stage.clock)
        for line in ["What you type goes into the field.", "\nPublish: ctrl-s, form.send\n"] {
            #expect(form.contains(line), "\(line): \(form)")
        }
    }

    @Test func whatOnlyBecomesOlderIsNoNews() async throws {
        let stage = try await Stage(.memory)
        let seller = try await stage.join("파는이")
        for title in ["축구공", "캠핑 의자"] { _ = try await seller.publish(title) }
        let heard = await seller.hear(["2"], .ko, HourlyClock(stage.clock))
        #expect(heard.ranges(of: "1. 캠핑 의자").count == 1 && heard.contains("2. 축구공"), "\(heard)")
    }
}

/// A clock by which an hour passes whenever somebody looks at it.
private struct HourlyClock: TimeSource {
    let clock: ManualClock

    init(_ clock: ManualClock) { self.clock = clock }

    func now() -> Timestamp {
        clock.advance(by: .seconds(3_600))
        return clock.now()
    }
}
