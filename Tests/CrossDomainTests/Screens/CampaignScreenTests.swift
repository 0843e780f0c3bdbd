import Funding
import TestKit
import Testing
import Vocabulary

/// A shelter's campaigns before whole screens of 80 by 24 cells: the shelter is verified, a campaign for
/// items is backed, once without a name, and paid in a browser; one backing is withdrawn; the goal is
/// reached, all is delivered, and receipts are made. Another one misses its goal, and gives all of it back.
@Suite struct CampaignScreenTests {
    @Test(
        "A campaign is opened, backed, reached and delivered, and another one fails",
        arguments: Place.allCases)
    func campaign(_ place: Place) async throws {
        var play = try await ScreenPlay(
            place, of: ["수연", "민준", "하린", "지킴이"], keeping: "지킴이", as: .operator, withPayments: true)
        for turn in Self.founding { try await play.play(turn) }
        try await play.act("지킴이", "보호소 확인", Self.verify)
        for turn in Self.opening + Self.backing + Self.leaving + Self.reaching { try await play.play(turn) }
        try await play.pass(days: 0, doing: "funding.advance", "funding.tell")
        for turn in Self.delivering + Self.receipts + Self.trying { try await play.play(turn) }
        try await play.pass(
            days: 3, doing: "funding.advance", "funding.advance", "funding.give-back", "funding.refund",
            "funding.advance", "funding.tell")
        for turn in Self.failing { try await play.play(turn) }
        try GoldenFolder("Screens").expect(play.transcript, "campaign-ko.txt")
    }

    private static func verify(_ services: Services) async throws {
        var query = ShelterQuery()
        query.state = .pending
        let shelter = try #require(try await services.funding.shelters(query, .first).items.first?.shelter)
        _ = try await services.funding.decide(.verify, about: shelter.id, reason: "등록증을 확인함")
    }

    private static let founding: [Turn] = [
        Turn("수연", [.press("5")], sees: "[5 펀딩]", "지금 진행 중인 펀딩이 없습니다."),
        Turn(
            "수연",
            [
                .press("p", "n"), .type("송정 보호소"), .press("tab"), .type("제2023-서울-017호"), .press("tab"),
                .type("서울 성동구"), .press("tab"), .type("02-555-0117"), .press("ctrl-s"),
            ], sees: "보호소를 등록했습니다.", "송정 보호소", "확인 대기"),
        Turn(
            "수연",
            [
                .press("a"), .type("국민은행"), .press("tab"), .type("123-456-789012"), .press("tab"),
                .type("송정 보호소"), .press("ctrl-s"),
            ], sees: "저장했습니다.", "국민은행 ****9012"),
    ]

    private static let opening: [Turn] = [
        Turn(
            "수연",
            [
                .press("n"), .type("겨울 사료와 담요"), .press("tab"), .type("보호소 개의 겨울나기"),
                // From keep-it-all to item-based; without an amount.
                .press("tab", "space", "space", "tab", "tab"), .type("사료 20kg:45000:4"), .press("enter"),
                .type("담요:12000:5"), .press("tab", "tab", "tab"), .type("2026-01-10 18:00"),
                .press("tab", "tab", "tab"), .type("추워지기 전에 마련합니다."), .press("ctrl-s"),
            ], sees: "초안을 저장했습니다.", "겨울 사료와 담요", "작성 중"),
        Turn("수연", [.press("a")], sees: "'겨울 사료와 담요' 펀딩을 열까요?"),
        Turn("수연", [.press("y")], sees: "펀딩을 열었습니다.", "[이야기]", "0%"),
    ]

    private static let backing: [Turn] = [
        Turn("민준", [.press("5")], sees: "겨울 사료와 담요", "░░░░░░░░░░", "0%"),
        Turn("민준", [.press("enter", "]")], sees: "[물품]", "사료 20kg", "0/4", "0/5"),
        Turn(
            "민준",
            [
                .press("b"), .type("3"), .press("tab", "tab", "tab"), .type("따뜻하게 보내길"), .press("ctrl-s"),
            ], sees: "후원을 골랐습니다.", "테스트 결제", "₩135,000"),
        Turn("민준", [.press("enter")], sees: "₩135,000을 결제할까요?"),
        Turn("민준", [.press("y"), .pay], sees: "결제했습니다.", "겨울 사료와 담요"),
        Turn("민준", [.press("escape")], sees: "[물품]", "3/4"),
        Turn(
            "하린", [.press("5", "enter", "b"), .type("1"), .press("ctrl-s", "enter", "y"), .pay],
            sees: "결제했습니다.", "₩45,000"),
    ]

    private static let leaving: [Turn] = [
        Turn("하린", [.press("escape", "escape", "m")], sees: "2026", "1건 ₩45,000", "후원함"),
        Turn("하린", [.press("x")], sees: "₩45,000 후원을 취소할까요?"),
        Turn("하린", [.press("y")], sees: "후원을 취소했습니다.", "환불됨"),
        Turn(
            "하린",
            [
                .press("escape", "enter", "b", "tab"), .type("5"),
                .press("tab", "space", "ctrl-s", "enter", "y"),
                .pay,
            ], sees: "결제했습니다.", "₩60,000"),
        Turn(
            "수연", [.press("]", "]", "]", "]", "s")], sees: "[후원자]", "전체 후원 내역", "[익명]", "₩60,000"),
        Turn("민준", [.press("]", "]", "]")], sees: "[후원자]", "후원 2건", "민준 · 따뜻하게 보내길"),
    ]

    private static let reaching: [Turn] = [
        Turn(
            "민준", [.press("[", "[", "[", "b"), .type("1"), .press("ctrl-s", "enter", "y"), .pay],
            sees: "결제했습니다."),
        Turn("민준", [.press("escape", "[")], sees: "[이야기]", "100%"),
        Turn("수연", [.press("[", "[", "[", "[", "z")], sees: "펀딩을 지금 마감할까요?"),
        Turn("수연", [.press("y")], sees: "펀딩을 마감했습니다."),
    ]

    private static let delivering: [Turn] = [
        Turn("수연", [.press("r")], sees: "100%", "성공"),
        Turn(
            "수연",
            [
                // From news to a delivery, of the first item.
                .press("n", "up", "space", "space", "space", "tab", "space", "tab"), .type("4"),
                .press("tab", "tab"), .type("사료 네 포를 전달했습니다."), .press("ctrl-s"),
            ], sees: "후원자에게 알렸습니다.", "일부 전달"),
        Turn(
            "수연",
            [
                .press("n", "up", "space", "space", "space", "tab", "space", "space", "tab"), .type("5"),
                .press("tab", "space", "tab"), .type("담요까지 모두 전달했습니다."), .press("ctrl-s"),
            ], sees: "후원자에게 알렸습니다.", "전달 완료"),
        Turn("민준", [.press("]", "]")], sees: "[소식]", "담요까지 모두 전달했습니다.", "전달: 담요 5개"),
    ]

    private static let receipts: [Turn] = [
        Turn("민준", [.press("escape", "m")], sees: "2026", "2건 ₩180,000"),
        Turn(
            "민준", [.press("t"), .type("김민준"), .press("enter")],
            sees: "영수증을 발급했습니다.", "제2026-1호", "₩45,000"),
        Turn("민준", [.press("a"), .type("김민준"), .press("enter")], sees: "제2026-2호, 연간", "₩180,000"),
        Turn("민준", [.press("escape", "escape", "a")], sees: "[무효]", "제2026-2호, 연간"),
    ]

    private static let trying: [Turn] = [
        Turn(
            "수연",
            [
                .press("escape", "n"), .type("새 견사 짓기"), .press("tab"), .type("비바람을 막는 견사"),
                // To all-or-nothing, for an amount.
                .press("tab", "space", "tab"), .type("300000"), .press("tab", "tab", "tab", "tab"),
                .type("2026-01-03 18:00"), .press("tab", "tab", "tab"), .type("봄에 짓습니다."), .press("ctrl-s"),
            ], sees: "초안을 저장했습니다.", "새 견사 짓기"),
        Turn("수연", [.press("a", "y")], sees: "펀딩을 열었습니다."),
        Turn(
            "하린", [.press("escape", "escape", "/"), .type("견사"), .press("enter", "enter")],
            sees: "새 견사 짓기", "0%"),
        Turn("하린", [.press("b")], sees: "목표에 이르지 못하면 전액 환불합니다."),
        Turn("하린", [.type("100,000"), .press("ctrl-s", "enter", "y"), .pay], sees: "결제했습니다.", "₩100,000"),
        Turn("하린", [.press("escape")], sees: "33%"),
    ]

    private static let failing: [Turn] = [
        Turn("하린", [.press("r")], sees: "0%", "실패"),
        Turn("하린", [.press("escape", "m")], sees: "1건 ₩60,000", "환불됨"),
    ]
}
