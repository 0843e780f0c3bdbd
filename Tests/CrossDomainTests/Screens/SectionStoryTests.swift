import ContractKit
import Terminal
import TestKit
import Testing
import Vocabulary

@testable import Composition

/// All screens are reached from the first one by digits, arrows and Enter.
@Suite struct SectionStoryTests {
    private static func screens(
        of person: Person, _ stage: Stage, keys: KeyMap = KeyMap()
    ) async throws -> ShellStage {
        var shell = ShellStage(
            Domain.all.screens(try await person.services), opening: .home, member: person.id,
            clock: stage.clock,
            keys: keys)
        await shell.settle()
        return shell
    }

    private static func press(_ keys: [String], _ shell: inout ShellStage) async {
        for key in keys {
            shell.press(key)
            await shell.settle()
        }
    }

    /// Publishes a post on the board.
    private static func write(_ title: String, by person: Person, _ stage: Stage) async throws {
        var writing = try await screens(of: person, stage)
        await press(["3", "n"], &writing)
        writing.type(title)
        writing.press("tab")
        writing.type("토요일에 엽니다.")
        await press(["ctrl-s"], &writing)
        #expect(writing.text.contains("등록했습니다."), "\(writing.text)")
    }

    @Test("Every row of the menu opens the member's own place", arguments: KeyMap.Preset.allCases)
    func reaching(_ preset: KeyMap.Preset) async throws {
        let stage = try await Stage(.memory)
        let person = try await stage.join("느티나무")
        try await stage.local.appoint(person.id, as: .operator)
        let chief = try await stage.login("느티나무")
        var reached: [String] = []
        while reached.count < 30, reached.last != reached.dropLast().last || reached.count < 2 {
            var shell = try await Self.screens(of: chief, stage, keys: KeyMap(preset))
            await Self.press(["6"] + Array(repeating: "down", count: reached.count) + ["enter"], &shell)
            reached.append(String(shell.text.prefix { $0 != "\n" }))
            #expect(shell.shell.conflicts.isEmpty, "\(reached): \(shell.shell.conflicts)")
        }
        for title in [
            "알림", "대화", "내 거래", "내 물건", "좋아요한 물건", "내 피드 글", "좋아요한 글", "내 크루", "내가 쓴 글", "내 댓글", "내 신고",
            "신고 처리", "감사 로그",
        ] {
            #expect(reached.contains { $0.hasSuffix("[6 나] \(title)") }, "\(title): \(reached)")
        }
    }

    @Test("What is looked at in one section is there after another was used", arguments: Place.allCases)
    func leaving(_ place: Place) async throws {
        let stage = try await Stage(place)
        let (seller, buyer) = (try await stage.join("파는이"), try await stage.join("사는이"))
        _ = try await seller.publish("캠핑 의자")
        var shell = try await Self.screens(of: buyer, stage)
        await Self.press(["enter"], &shell)
        let listing = shell.text
        #expect(
            listing.hasPrefix("[1 장터] 2 피드  3 게시판  4 크루  5 펀딩  6 나  캠핑 의자\n[물건] 착용한 글\n"), "\(listing)")
        await Self.press(["3", "n"], &shell)
        shell.type("12월 34일")
        await Self.press(["alt-1"], &shell)
        #expect(shell.text == listing)
        await Self.press(["3"], &shell)
        #expect(shell.text.contains("[3 게시판]") && shell.text.contains("12월 34일"), "\(shell.text)")
    }

    @Test("A profile shows the listings and the posts of the member", arguments: Place.allCases)
    func profile(_ place: Place) async throws {
        let stage = try await Stage(place)
        let (seller, buyer) = (try await stage.join("파는이"), try await stage.join("사는이"))
        _ = try await seller.publish("캠핑 의자")
        stage.clock.advance(by: .seconds(3_600))
        _ = try await buyer.publish("축구공")
        try await Self.write("은행나무 벼룩시장", by: seller, stage)

        var shell = try await Self.screens(of: buyer, stage)
        await Self.press(["down", "enter", "w"], &shell)
        #expect(shell.text.contains("\n[프로필] 물건  피드  게시글  크루  팔로워  팔로잉\n파는이\n"), "\(shell.text)")
        #expect(shell.text.contains("게시글 1") && shell.text.contains("물건 1"), "\(shell.text)")
        await Self.press(["]"], &shell)
        #expect(shell.text.contains("\n캠핑 의자 ") && !shell.text.contains("축구공"), "\(shell.text)")
        await Self.press(["]", "]"], &shell)
        #expect(shell.text.contains("은행나무 벼룩시장"), "\(shell.text)")
        #expect(shell.shell.conflicts.isEmpty, "\(shell.shell.conflicts)")
        await Self.press(["enter"], &shell)
        #expect(shell.text.contains("토요일에 엽니다."), "\(shell.text)")

        var own = try await Self.screens(of: buyer, stage)
        await Self.press(["down", "f", "up", "enter", "w", "[", "[", "[", "["], &own)
        #expect(
            own.text.contains("[좋아요한 물건]") && own.text.contains("\n캠핑 의자 "), "\(own.text)")
    }

    @Test("What is done on the screen of a record is seen in the list behind it", arguments: Place.loopbacks)
    func returning(_ place: Place) async throws {
        let stage = try await Stage(place)
        let (seller, buyer) = (try await stage.join("파는이"), try await stage.join("사는이"))
        _ = try await seller.publish("캠핑 의자")
        try await Self.write("은행나무 벼룩시장", by: seller, stage)
        var shell = try await Self.screens(of: buyer, stage)
        await Self.press(["enter", "f", "enter", "ctrl-s", "escape", "escape"], &shell)
        let row = shell.text.split(separator: "\n").first { $0.hasPrefix("캠핑 의자") } ?? ""
        #expect(row.contains("♥1") && row.contains("예약 중"), "\(shell.text)")
        await Self.press(["3", "enter", "c", "n"], &shell)
        shell.type("저도 갈게요.")
        await Self.press(["enter", "escape", "escape"], &shell)
        #expect(shell.text.contains("[1]"), "\(shell.text)")
    }

    @Test("A visitor sees all sections, and no places of members") func visiting() async throws {
        let stage = try await Stage(.memory)
        var shell = ShellStage(
            Domain.all.screens(stage.platform.anonymous), opening: .home, clock: stage.clock)
        await shell.settle()
        await Self.press(["6"], &shell)
        #expect(shell.text.hasPrefix(" 1 장터  2 피드  3 게시판  4 크루  5 펀딩 [6 나]\n"), "\(shell.text)")
        #expect(!shell.text.contains("내 거래") && !shell.text.contains("감사 로그"), "\(shell.text)")
        await Self.press(["3"], &shell)
        #expect(shell.text.hasPrefix(" 1 장터  2 피드 [3 게시판] 4 크루  5 펀딩  6 나\n"), "\(shell.text)")
        await Self.press(["2"], &shell)
        #expect(shell.text.hasPrefix(" 1 장터 [2 피드] 3 게시판  4 크루  5 펀딩  6 나\n"), "\(shell.text)")
    }
}
