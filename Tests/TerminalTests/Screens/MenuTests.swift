import ContractKit
import Terminal
import TestKit
import Testing
import Vocabulary

/// The menu, by which all places are reached without knowing a key.
@Suite struct MenuTests {
    private static let member = MemberID("mem_01m7yxr9q7es9ak9yt7snc4b5w")

    private static func item(
        _ name: String, _ title: Phrase, rank: Int, for audience: MenuItem.Audience = .members,
        everywhere: Bool = true, note: MenuItem.Note? = nil
    ) -> MenuItem {
        MenuItem(
            Action(ActionID(rawValue: name), title, []), Destination("thing", ["id": "\(rank)"]), rank: rank,
            for: audience, everywhere: everywhere, note: note)
    }

    private static func router(_ role: Role? = .member, unread: Int = 3) -> Router {
        Router(
            ["account": { _ in Mount(Leaf(text: "계정")) }],
            hosts: [
                "own": { _, router in router.menuScreen(titled: Phrase(en: "Me", ko: "나")) { role } }
            ],
            menu: [
                item("log", Phrase(en: "Log", ko: "기록"), rank: 220, for: .operators, everywhere: false),
                item("queue", Phrase(en: "Queue", ko: "처리"), rank: 200, for: .moderators),
                item("settings", Phrase(en: "Settings", ko: "설정"), rank: 100, for: .everyone),
                item("letters", Phrase(en: "Letters", ko: "편지"), rank: 20) {
                    Phrase(en: "\(unread) unread", ko: "안 읽음 \(unread)")
                },
                .account, .signIn,
            ]
        ).merging(ShellTests.router())
    }

    private static func stage(
        _ router: Router = router(), member: MemberID? = member, size: Size = Size(columns: 60, rows: 10)
    ) async -> ShellStage {
        var stage = ShellStage(router, opening: Destination("own"), size: size, member: member)
        await stage.settle()
        return stage
    }

    @Test func rowsStandInTheirOrderWithTheirNotesAndLeadThere() async {
        var stage = await Self.stage()
        #expect(stage.text.hasPrefix(" 마당 > 나\n내 정보\n편지"), "\(stage.text)")
        #expect(stage.text.contains("안 읽음 3\n설정\n\n"), "\(stage.text)")
        stage.press("down", "enter")
        #expect(stage.text.contains("> 나 > 물건 20번"), "\(stage.text)")
        stage.press("escape")
        stage.click("설정")
        stage.click("설정")
        #expect(stage.text.contains("> 나 > 물건 100번"), "\(stage.text)")
    }

    @Test func aVisitorSeesTheSignInAndWhatIsForEveryone() async {
        let stage = await Self.stage(member: nil)
        #expect(stage.text.hasPrefix(" 마당 > 나\n로그인\n설정\n\n"), "\(stage.text)")
    }

    @Test(arguments: [
        (Role?.none, "설정\n\n"), (Role?.some(.member), "설정\n\n"),
        (Role?.some(.moderator), "설정\n처리\n\n"), (Role?.some(.operator), "설정\n처리\n기록\n"),
    ]) func rolesHaveRowsOfTheirOwn(_ role: Role?, _ rows: String) async {
        let stage = await Self.stage(Self.router(role))
        #expect(stage.text.contains(rows), "\(stage.text)")
    }

    @Test func whoSignsInSeesTheirOwnRowsAndNotesAreReadAnew() async {
        var stage = await Self.stage(member: nil)
        stage.receive(.renewed(Self.router(unread: 4), Self.member))
        await stage.settle()
        #expect(stage.text.contains("\n내 정보\n") && stage.text.contains("안 읽음 4\n"), "\(stage.text)")
        stage.receive(.renewed(Self.router(unread: 5), Self.member))
        stage.press("enter", "escape")
        await stage.settle()
        #expect(stage.text.contains("안 읽음 5\n"), "\(stage.text)")
    }

    @Test func aRowIsReachedByItsNameFromEveryScreenUnlessItStandsInTheMenuAlone() async {
        var stage = ShellStage(
            Self.router(.operator), opening: Destination("shelf"), size: Size(columns: 80, rows: 40),
            member: Self.member)
        await stage.settle()
        stage.press("?")
        #expect(stage.text.contains("편지") && stage.text.contains("처리"), "\(stage.text)")
        #expect(!stage.text.contains("기록"), "\(stage.text)")
        stage.type("편지")
        stage.press("enter")
        #expect(stage.text.contains("> 선반 > 물건 20번"), "\(stage.text)")
    }

    @Test func aScreenKeepsItsOwnActionOfThatName() async {
        let own = Self.item("edit", Phrase(en: "Edits", ko: "고친 것"), rank: 5)
        let router = Router([:], menu: [own]).merging(ShellTests.router())
        var stage = ShellStage(router, opening: Destination("shelf"), member: Self.member)
        await stage.settle()
        stage.press("?")
        #expect(stage.text.contains("메모") && !stage.text.contains("고친 것"), "\(stage.text)")
        #expect(stage.shell.conflicts.isEmpty, "\(stage.shell.conflicts)")
    }

    @Test func moreRowsThanFitAreScrolled() async {
        var stage = await Self.stage(Self.router(.operator), size: Size(columns: 40, rows: 5))
        #expect(!stage.text.contains("기록"), "\(stage.text)")
        stage.press("end")
        #expect(stage.text.contains("처리\n기록\n"), "\(stage.text)")
    }

    @Test(arguments: 0..<50) func nothingThatIsDoneBreaksIt(_ seed: UInt64) async {
        var stage = await Self.stage(Self.router(.operator), member: seed % 2 == 0 ? Self.member : nil)
        #expect(await stage.live(through: 50, seed: seed) == nil)
    }
}
