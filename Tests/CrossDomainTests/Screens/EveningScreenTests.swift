import TestKit
import Testing

/// An evening on the board before whole screens of 80 by 24 cells: a post, what is said under it, a mention
/// that is heard of, an advertisement, its report, and a moderator who hides it and takes that back.
@Suite struct EveningScreenTests {
    @Test("Neighbours write, answer and report, and a moderator decides", arguments: Place.allCases)
    func evening(_ place: Place) async throws {
        var evening = try await ScreenPlay(
            place, of: ["수연", "철수", "광고쟁이", "지킴이"], keeping: "지킴이")
        for turn in Self.writing + Self.talking + Self.reporting + Self.deciding {
            try await evening.play(turn)
        }
        try GoldenFolder("Screens").expect(evening.transcript, "evening-ko.txt")
    }

    private static let writing: [Turn] = [
        Turn("수연", [.press(":"), .type("게시판"), .press("enter")], sees: "아직"),
        Turn(
            "수연",
            [
                .press("n"), .type("은행나무 아래 벼룩시장"), .press("tab"), .type("토요일 10시에 엽니다. 돗자리를 가져오세요."),
            ], sees: "[3 게시판] 4 크루  5 펀딩  6 나  글쓰기", "벼룩시장"),
        Turn("수연", [.press("ctrl-s")], sees: "등록했습니다.", "댓글 0"),
    ]

    private static let talking: [Turn] = [
        Turn("철수", [.press(":"), .type("게시판"), .press("enter")], sees: "은행나무 아래 벼룩시장"),
        Turn(
            "철수", [.press("enter", "c", "n"), .type("@수연님, 아이들 책도 되나요?"), .press("enter")],
            sees: "등록했습니다."),
        Turn("수연", [.hear(unread: 1)], sees: "새 알림 1", "댓글 1"),
        Turn("수연", [.press("N")], sees: "나를 언급했"),
        Turn("수연", [.press("enter"), .hear(unread: 0)], sees: "@수연님, 아이들 책도 되나요?"),
        Turn("수연", [.press("a"), .type("네, 책은 언제나 환영합니다!"), .press("enter")], sees: "환영합니다!"),
        Turn("철수", [.hear(unread: 1)], sees: "답글을 남겼습니다", "환영합니다!"),
        Turn("광고쟁이", [.press(":"), .type("게시판"), .press("enter", "enter", "c", "n")], sees: "댓글 쓰기"),
        Turn("광고쟁이", [.type("명품 가방 최저가, 지금 클릭하세요"), .press("enter")], sees: "최저가"),
    ]

    private static let reporting: [Turn] = [
        Turn("철수", [.press("r", "end", "!")], sees: "신고"),
        Turn("철수", [.press("enter", "ctrl-s")], sees: "신고했습니다."),
    ]

    private static let deciding: [Turn] = [
        Turn("지킴이", [.press(":"), .type("신고 처리"), .press("enter")], sees: "명품 가방", "광고쟁이"),
        Turn("지킴이", [.press("enter")], sees: "명품 가방"),
        Turn("지킴이", [.press("x"), .type("광고를 되풀이했습니다"), .press("ctrl-s")], sees: "숨겼습니다."),
        Turn("철수", [.press("r")], sees: "환영합니다!"),
        Turn("광고쟁이", [.hear(unread: 1), .press("N")], sees: "숨겼습니다"),
        Turn("지킴이", [.press("U", "y")], sees: "되돌렸습니다."),
        Turn("철수", [.press("r")], sees: "명품 가방"),
    ]
}
