import Commands
import ContractKit
import Notices
import NoticesConsole
import NoticesContract
import Terminal
import TestKit
import Testing
import Vocabulary

/// Going from a notice to what it is about on the command line.
@Suite struct OpeningTests {
    private let stage = NoticeStage()
    /// The records that were shown.
    private let shown = LockedValue<[AnyIdentifier]>([])

    /// Opens a notice, where a command shows records of these kinds; answers what was printed.
    private func open(_ id: NoticeID, showing prefixes: Set<String>) async throws -> Recording {
        let recording = Console.recording()
        var services = Services()
        services.provide((any NoticeRepository).self, stage.owner)
        services.provide(NoticeWordings.self, NoticeStage.wordings)
        services.provide(
            RecordCommands.self,
            RecordCommands { [shown] record, _ in
                guard prefixes.contains(record.prefix) else { return false }
                shown.withLock { $0.append(record) }
                return true
            })
        try await CommandContext(recording.console, services: services)
            .run(NoticesCommand.self, ["open", "\(id)"])
        return recording
    }

    @Test func aNoticeIsMarkedAsReadAndItsRecordShown() async throws {
        let id = try await stage.record(.testText)
        let subject = try #require(try await stage.owner.notices(.first).items.first?.subject?.id)
        let recording = try await open(id, showing: [subject.prefix])
        #expect(shown.now == [subject])
        #expect(recording.output.contains("수연 wrote about '원목 책상'."), "\(recording.output)")
        #expect(try await stage.owner.unread() == 0)
    }

    @Test func aNoticeBehindManyOthersIsFound() async throws {
        let id = try await stage.record(.testText)
        for _ in 0..<25 { try await stage.record(.testText) }
        let subject = try #require(try await stage.owner.notices(.first).items.first?.subject?.id)
        _ = try await open(id, showing: [subject.prefix])
        #expect(shown.now == [subject])
        #expect(try await stage.owner.unread() == 25)
    }

    @Test func whatNoCommandShowsIsSaid() async throws {
        let id = try await stage.record(.testText)
        let recording = try await open(id, showing: [])
        #expect(shown.now.isEmpty)
        #expect(recording.errors.contains("no longer available"), "\(recording.errors)")
    }

    @Test func aNoticeOfAnotherMemberIsNotFound() async throws {
        await #expect(throws: NoticeError.notFound) {
            try await open(stage.environment.ids.next(), showing: [])
        }
    }
}
