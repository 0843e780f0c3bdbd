import Testing

@testable import Terminal

@Suite struct ProgressTests {
    @Test func nothingIsShownBefore100Milliseconds() {
        let progress = Progress("저장 중", of: 40)
        #expect(progress.frame(after: .milliseconds(99), width: 80) == "")
        #expect(progress.ending() == "", "What was never shown must not be erased.")
        #expect(progress.frame(after: .milliseconds(100), width: 80).hasPrefix("\r\u{1B}[2K저장 중 ["))
        #expect(progress.ending() == "\r\u{1B}[2K")
    }

    @Test(arguments: [
        (0, "[....................] 0/40"), (10, "[#####...............] 10/40"),
        (40, "[####################] 40/40"), (50, "[####################] 50/40"),
    ])
    func theBarFollowsTheCount(done: Int, bar: String) {
        let progress = Progress("Load", of: 40)
        progress.advance(by: done)
        #expect(progress.frame(after: .seconds(1), width: 80) == "\r\u{1B}[2KLoad \(bar)")
    }

    @Test(arguments: [
        (0, "0.0/12.3 MB"), (49_999, "0.0/12.3 MB"), (50_000, "0.1/12.3 MB"), (12_340_000, "12.3/12.3 MB"),
    ])
    func bytesAreToldInMegabytes(done: Int, count: String) {
        let progress = Progress("올리는 중", of: 12_340_000, in: .bytes)
        progress.advance(by: done)
        #expect(progress.frame(after: .seconds(1), width: 80).hasSuffix("] \(count)"))
    }

    @Test func withoutATotalSomethingTurns() {
        let progress = Progress("Wait", of: nil)
        let frames = (1...4).map { _ in progress.frame(after: .seconds(1), width: 80) }
        #expect(Set(frames).count == 4)
    }

    @Test func aFrameFitsOnItsLine() {
        let progress = Progress("아주 긴 이름의 작업 \u{1B}[1m", of: 1_000_000)
        let frame = progress.frame(after: .seconds(1), width: 20).dropFirst(5)
        #expect(frame.hasSuffix("…"))
        #expect(String(frame).displayWidthOnOneLine <= 19)
    }

    @Test func theWorksResultAndErrorArrive() async throws {
        let recording = Console.recording(outputIsTerminal: true)
        let label = Phrase(en: "Loading", ko: "불러오는 중")
        let result = await recording.console.withProgress(label, of: 2) { progress in
            progress.advance()
            return 7
        }
        #expect(result == 7)
        await #expect(throws: UsageError.interrupted) {
            try await recording.console.withProgress(label) { _ throws(UsageError) -> Int in
                throw .interrupted
            }
        }
        #expect(recording.output == "")
    }

    @Test func aPipeSeesNoProgress() async {
        let recording = Console.recording()
        await recording.console.withProgress(Phrase("x")) { $0.advance() }
        #expect(recording.errors == "")
    }
}

extension String {
    fileprivate var displayWidthOnOneLine: Int { StyledText(self).displayWidth }
}
