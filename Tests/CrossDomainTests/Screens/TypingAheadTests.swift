import ContractKit
import Terminal
import TestKit
import Testing
import Vocabulary

@testable import Composition

/// Whoever types before a form has read what it edits finds it in the form.
@Suite struct TypingAheadTests {
    /// Keys that lead to a form which reads something first; the last one opens it.
    enum Form: String, CaseIterable {
        case listing, comment, post, crew, shelter

        var keys: [String] {
            switch self {
            case .listing: ["enter", "e"]
            case .comment: ["enter", "c", "n", "가", "나", "enter", "e"]
            case .post: ["3", "n"]
            case .crew: ["4", "n"]
            case .shelter: ["5", "p", "n"]
            }
        }
    }

    @Test("What is typed while a form is read stands in it", arguments: Form.allCases)
    func typing(_ form: Form) async throws {
        let stage = try await Stage(.memory)
        let member = try await stage.join("느티나무")
        _ = try await member.publish("캠핑 의자")
        var shell = ShellStage(
            Domain.all.screens(try await member.services), opening: .home, member: member.id,
            clock: stage.clock)
        await shell.settle()
        for key in form.keys.dropLast() { await shell.go(key) }
        shell.press(form.keys[form.keys.count - 1])
        #expect(!shell.asked.isEmpty, "the form is there at once: \(shell.text)")
        shell.type("고쳐 쓴 \u{1112}\u{1161}\u{11AB}글")
        await shell.settle()
        #expect(shell.text.contains("고쳐 쓴 한글"), "\(shell.text)")
    }
}
