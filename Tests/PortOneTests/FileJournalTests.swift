import ContractKit
import PortOne
import PortOneSandbox
import TestKit
import Testing
import Vocabulary
import Wire

/// The journal in a file.
@Suite struct FileJournalTests {
    @Test func linesComeBackInTheirOrder() throws {
        let folder = try TemporaryFolder()
        let path = folder.path + "/journal"
        do {
            let journal = try FileJournal(path)
            #expect(try journal.lines() == [])
            try journal.append(["한 줄", "{\"a\":1}\r"])
            try journal.append([])
            try journal.append(["\u{1112}\u{1161}\u{11AB}"])
            #expect(try journal.lines().count == 3)
        }
        let lines = try FileJournal(path).lines()
        #expect(
            lines.map { Array($0.utf8) }
                == ["한 줄", "{\"a\":1}\r", "\u{1112}\u{1161}\u{11AB}"].map { Array($0.utf8) })
        #expect(TemporaryFolder.permissions(path) == 0o600, "the owner alone may read tokens of payments")
    }

    @Test(arguments: ["torn", "{\"half\":", "반 줄", " "])
    func aTornLineIsCutOff(_ torn: String) throws {
        let folder = try TemporaryFolder()
        try folder.write("first\nsecond\n" + torn, to: "journal")
        let path = folder.path + "/journal"
        do {
            let journal = try FileJournal(path)
            #expect(try journal.lines() == ["first", "second"])
            try journal.append(["third"])
        }
        #expect(try FileJournal(path).lines() == ["first", "second", "third"])
    }

    @Test func aLineWithoutAnyEndIsCutOff() throws {
        let folder = try TemporaryFolder()
        try folder.write("never finished", to: "journal")
        #expect(try FileJournal(folder.path + "/journal").lines() == [])
    }

    @Test func oneSandboxHoldsAFile() throws {
        let folder = try TemporaryFolder()
        let path = folder.path + "/journal"
        let first = try FileJournal(path)
        let error = #expect(throws: PortOneError.self) { try FileJournal(path) }
        guard case .unavailable(let reason)? = error else {
            Issue.record("a file that is held must be unavailable")
            return
        }
        #expect(reason.contains(path) && reason.contains("another sandbox holds it"))
        try first.append(["still mine"])
    }

    @Test func aFileIsGivenUpAtTheEnd() throws {
        let folder = try TemporaryFolder()
        let path = folder.path + "/journal"
        for round in 1...3 {
            let journal = try FileJournal(path)
            try journal.append(["\(round)"])
            #expect(try journal.lines().count == round)
        }
    }

    @Test(arguments: ["", "two\nlines"])
    func linesThatAreNoneAreRefused(_ line: String) throws {
        let folder = try TemporaryFolder()
        let journal = try FileJournal(folder.path + "/journal")
        #expect(throws: PortOneError.self) { try journal.append(["good", line]) }
        #expect(try journal.lines() == [], "nothing of a refused call is kept")
        try journal.append(["good"])
    }

    @Test func whatCannotBeAJournalIsRefused() throws {
        let folder = try TemporaryFolder()
        try folder.makeFolder("folder")
        for name in ["folder", "missing/journal"] {
            let error = #expect(throws: PortOneError.self) { try FileJournal(folder.path + "/" + name) }
            guard case .unavailable(let reason)? = error else { continue }
            #expect(reason.contains(name))
        }
    }

    @Test func paymentsSurvive() async throws {
        let folder = try TemporaryFolder()
        let path = folder.path + "/journal"
        do {
            let stage = try SandboxStage(journal: try FileJournal(path))
            try await stage.pay("결제-1")
        }
        let stage = try SandboxStage(journal: try FileJournal(path))
        #expect(await stage.call("GET", "/payments/%EA%B2%B0%EC%A0%9C-1").text.contains("\"PAID\""))
        try await stage.control("POST", "reset")
        #expect(await stage.call("GET", "/payments/%EA%B2%B0%EC%A0%9C-1").status == 404)
    }
}
