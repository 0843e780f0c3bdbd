import Audit
import AuditScreens
import Commands
import ContractKit
import Terminal
import TestKit
import Testing
import Vocabulary

/// The audit log on a whole screen.
@Suite struct ScreenTests {
    /// The golden files of these screens.
    static let files = GoldenFolder.screens(["log"])

    private static func stage(
        _ story: WireStory, as principal: Principal, _ language: Language = .ko,
        _ size: Size = ShellStage.sizes[0]
    ) async -> ShellStage {
        var services = Services()
        services.provide((any AuditRepository).self, story.service.repository(for: principal))
        let acts = ActWords(["listings.hide": Phrase(en: "hidden", ko: "물건 숨김")])
        var stage = ShellStage(
            .audit(services, acts), opening: .auditLog, size: size, language, member: principal.memberID,
            clock: story.environment.clock)
        await stage.settle()
        return stage
    }

    @Test func anEntryIsSeenInFullAndItsSubjectCopied() async throws {
        let story = WireStory()
        try await story.recorded()
        var stage = await Self.stage(story, as: story.environment.members.operator)
        #expect(stage.text.contains("이유: 전화번호를 \"적었습니다\""), "\(stage.text)")
        #expect(stage.text.contains("한 사람: 매니저 moderator mem_"), "\(stage.text)")
        #expect(stage.text.contains("(주인)"), "of the affected member: \(stage.text)")
        stage.press("end")
        #expect(stage.text.contains("이유: (지워짐)"), "of somebody who has left: \(stage.text)")
        stage.press("up", "y")
        #expect(stage.copied.count == 1 && stage.text.contains("복사했습니다."), "\(stage.text)")
    }

    @Test func moderatorsAreToldWhyTheySeeNothing() async throws {
        let story = WireStory()
        try await story.recorded()
        let stage = await Self.stage(story, as: story.environment.members.moderator)
        #expect(stage.text.contains("운영자") && !stage.text.contains("물건 숨김"), "\(stage.text)")
    }

    @Test(arguments: Language.allCases, ShellStage.sizes)
    func looksAsItDid(_ language: Language, _ size: Size) async throws {
        let story = WireStory()
        try await story.recorded()
        story.environment.clock.advance(by: .seconds(3600))
        let stage = await Self.stage(story, as: story.environment.members.operator, language, size)
        try GoldenFolder("Audit").expectScreen("log", stage)
    }

    @Test(arguments: 0..<200) func nothingThatIsDoneBreaksIt(_ seed: UInt64) async throws {
        let story = WireStory()
        try await story.recorded()
        var stage = await Self.stage(story, as: story.environment.members.operator)
        let fault = await stage.live(through: 50, seed: seed)
        #expect(fault == nil && stage.shell.conflicts.isEmpty, "\(stage.shell.conflicts)")
    }
}
