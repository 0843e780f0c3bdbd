import ContractKit
import Terminal
import TestKit
import Testing
import Vocabulary

/// The web page of the record on a screen, opened beside the terminal.
@Suite struct PageTests {
    private static let address = "http://127.0.0.1:8080/s/lst_01m7yxr9q7es9ak9yt7snc4b5w"

    /// A screen of a record, or of none.
    private struct Plate: Screen {
        let id: AnyIdentifier?
        var actions: [Action] { [.page] }
        func start() -> (Int, [Request<Int>]) { (0, []) }
        func title(_ state: Int) -> Phrase { Phrase(en: "Plate", ko: "접시") }
        func event(for input: ScreenInput, in state: Int) -> Int? { nil }
        func update(_ state: inout Int, _ event: Int, _ around: Surroundings) -> [Request<Int>] { [] }
        func record(in state: Int) -> AnyIdentifier? { id }
        func view(_ state: Int, _ around: Surroundings) -> Frame { Frame(around.size) }
    }

    /// Screens of a listing, of another one in a tab, and of nothing.
    private static func router(_ pages: PageOpening?) throws -> Router {
        let first = try #require(AnyIdentifier("lst_01m7yxr9q7es9ak9yt7snc4b5w"))
        let second = try #require(AnyIdentifier("lst_01m7yxtvjcevcvp46q28ves14j"))
        let tab = Tab(Phrase(en: "Other", ko: "다른 것"), Destination("other"), rank: 1)
        return Router(
            [
                "plate": { _ in Mount(Plate(id: first)) }, "other": { _ in Mount(Plate(id: second)) },
                "empty": { _ in Mount(Plate(id: nil)) },
            ],
            hosts: [
                "both": { _, router in
                    let name = Phrase(en: "First", ko: "첫째")
                    return Tabs(Mount(Plate(id: first)), named: name, [tab], router)
                }
            ]
        ).merging(Router([:], pages: pages))
    }

    /// Opens no page: each ends in that way, or refuses with its record and its language.
    private static func pages(ending outcome: PageOutcome) -> PageOpening {
        { record, language in
            if case .refused = outcome {
                return .refused(Phrase(en: "\(record) \(language)", ko: "\(record) \(language)"))
            }
            return outcome
        }
    }

    private static func stage(
        _ outcome: PageOutcome?, at place: String = "plate", _ language: Language = .ko, columns: Int = 100
    ) throws -> ShellStage {
        ShellStage(
            try router(outcome.map { pages(ending: $0) }), opening: Destination(place),
            size: Size(columns: columns, rows: 8), language)
    }

    @Test("The page of the record is opened, and the person is told", arguments: ["o", "ㅐ"])
    func opening(_ key: String) async throws {
        var stage = try Self.stage(.opened)
        stage.type(key)
        #expect(stage.asked.count == 1)
        await stage.settle()
        #expect(stage.text.contains("브라우저에서 열었습니다.") && stage.copied.isEmpty, "\(stage.text)")
    }

    @Test("Without a browser the address is copied, also where it is longer than the line")
    func copying() async throws {
        var stage = try Self.stage(.address(Self.address), .en, columns: 40)
        stage.press("o")
        await stage.settle()
        #expect(stage.text.contains("Copied:\nhttp://127.0.0.1:8080/s/lst_"), "\(stage.text)")
        #expect(stage.copied == [Self.address])
    }

    @Test("The opener is given the record of the tab that is seen, and the person's language")
    func tabs() async throws {
        var stage = try Self.stage(.refused(Phrase("")), at: "both", .en)
        stage.press("o")
        await stage.settle()
        #expect(stage.text.contains("lst_01m7yxr9q7es9ak9yt7snc4b5w en"), "\(stage.text)")
        stage.press("]", "o")
        await stage.settle()
        #expect(stage.text.contains("lst_01m7yxtvjcevcvp46q28ves14j en"), "\(stage.text)")
    }

    @Test("Nothing is offered without a record, or in a program without pages")
    func absence() throws {
        var stages = [try Self.stage(.opened, at: "empty"), try Self.stage(nil)]
        for number in stages.indices {
            stages[number].press("o")
            #expect(stages[number].asked.isEmpty)
            stages[number].press("?")
            #expect(!stages[number].text.contains("브라우저"), "\(stages[number].text)")
        }
        var known = try Self.stage(.opened)
        known.press("?")
        #expect(known.text.contains("브라우저에서 열기") && known.text.contains("page.open"), "\(known.text)")
    }

    @Test("Line by line the address is told in full")
    func linear() async throws {
        let recording = Console.recording(input: ["o"], inputIsTerminal: true, echoesInput: true)
        let time = ManualClock()
        let router = try Self.router(Self.pages(ending: .address(Self.address)))
        var loop = ShellLoop(SilentDisplay(), time: time) { (router, nil) }
        let around = Surroundings(size: Size(columns: 1, rows: 1), now: time.now(), language: .ko)
        await loop.talk(
            ScreenShell(router, around: around), opening: Destination("plate"), on: recording.console,
            patience: .seconds(600))
        #expect(recording.output.contains("웹 페이지: \(Self.address)\n"), "\(recording.output)")
    }
}
