import ContractKit
import Terminal
import TestKit
import Testing
import Vocabulary

@testable import Composition

/// A season of a crew before whole screens of 80 by 24 cells: it is founded, two join, a meeting overflows
/// and promotes, an expense is entered, dues come, one leaves, the owner withdraws, and the ledger tells all.
@Suite struct SeasonScreenTests {
    /// Where sessions do not end within the month that passes.
    private static let places: [Place] = [.memory, .sqliteInMemory, .sqliteInFile]

    @Test(
        "A crew is founded, joined, met in, paid for and handed on, each before a screen", arguments: places)
    func season(_ place: Place) async throws {
        var play = try await ScreenPlay(place, of: ["수연", "민준", "철수"])
        for turn in Self.founding + Self.joining + Self.meeting + Self.money { try await play.play(turn) }
        try await play.pass(days: 32, doing: "crews.dues")
        for turn in Self.dues { try await play.play(turn) }
        try await play.withdraw("수연")
        for turn in Self.ending { try await play.play(turn) }
        try GoldenFolder("Screens").expect(play.transcript, "season-ko.txt")
    }

    private static let founding: [Turn] = [
        Turn("수연", [.press("4")], sees: "[4 크루]", "아직 크루가 없습니다."),
        Turn(
            "수연",
            // From football to futsal.
            [.press("n"), .type("새\u{1107}\u{1167}\u{11A8} 풋살"), .press("tab", "space", "ctrl-s")],
            sees: "크루를 만들었습니다.", "풋살 · 1/20명", "나: 크루장"),
    ]

    private static let joining: [Turn] = [
        Turn("민준", [.press("4", "enter", "a")], sees: "크루 회원입니다.", "2/20명", "나: 회원"),
        // The first field that is empty is that of the place; seven behind it is how one joins.
        Turn(
            "수연",
            [.press("e", "tab", "tab", "tab", "tab", "tab", "tab", "tab", "space", "ctrl-s")],
            sees: "저장했습니다.", "가입 방식: 승인 후 가입"),
        Turn(
            "철수", [.press("4", "enter", "a"), .type("골키퍼입니다."), .press("ctrl-s")],
            sees: "가입을 신청했습니다."),
        Turn("수연", [.press("]", "s")], sees: "신청 1", "철수 · 골키퍼입니다."),
        Turn("수연", [.press("a")], sees: "수락: 철수.", "3/20명"),
    ]

    private static let meeting: [Turn] = [
        Turn(
            "수연",
            [
                .press("]", "n"), .type("토요 경기"), .press("tab"), .type("성수 풋살장"), .press("tab"),
                .type("2026-01-10 07:30"), .press("tab"), .type("09:00"), .press("tab", "tab"), .type("1"),
                .press("ctrl-s"),
            ], sees: "토요 경기", "01-10 (토) 07:30", "0/1"),
        Turn("민준", [.press("]", "]", "enter", "a")], sees: "나: 참석", "참석: 1/1명"),
        Turn("철수", [.press("r", "]", "]", "enter", "a")], sees: "나: 대기", "참석: 1/1명, 대기 1명"),
        Turn("민준", [.press("x")], sees: "나: 불참", "참석: 1/1명"),
        Turn("철수", [.press("r")], sees: "나: 참석", "참석: 1/1명"),
    ]

    private static let money: [Turn] = [
        Turn(
            "수연", [.press("]", "]", "p"), .type("10000"), .press("ctrl-s")],
            sees: "다음 달부터 회비가 나옵니다.", "[장부]"),
        Turn(
            "수연", [.press("n"), .type("24000"), .press("tab"), .type("공 2개"), .press("ctrl-s")],
            sees: "장부에 적었습니다.", "공 2개", "현금: ₩0 + ₩0 - ₩24,000 = -₩24,000"),
    ]

    private static let dues: [Turn] = [
        Turn("민준", [.press("escape", "[", "[", "r", "d")], sees: "2026-02", "₩10,000", "납부 전"),
        Turn("철수", [.press("escape", "[", "[", "x")], sees: "'새벽 풋살'에서 탈퇴할까요?"),
        Turn("철수", [.press("y")], sees: "새벽 풋살"),
    ]

    private static let ending: [Turn] = [
        Turn("민준", [.press("escape", "r")], sees: "나: 크루장", "1/20명"),
        Turn(
            "민준", [.press("]", "]", "]", "]")],
            sees: "[장부]", "현금: -₩24,000 + ₩0 - ₩0 = -₩24,000"),
    ]
}
