import DeviceState
import FoundationEssentials
import Glibc
import Settings
import Terminal
import TestKit
import Testing
import Vocabulary

/// What was typed and not sent, in a file.
@Suite struct DraftFileTests {
    private static let member = MemberID(RawIdentifier(high: 1, low: 2))
    private static let drafts = KeptDrafts([
        KeptDrafts.Draft(
            Destination("listings.edit", ["id": "lst_1"]), by: member,
            ["field.title": "의\u{1100}\u{1161}자 \u{1B}[2J"]),
        KeptDrafts.Draft(Destination("listings.new"), by: nil, ["field.title": "", "key": "a"]),
    ])

    @Test func whatIsKeptIsReadAgainAtTheSameBackendAlone() async throws {
        let folder = try TemporaryFolder()
        let here = try #require(try Backend("sqlite:/a.sqlite", relativeTo: "/"))
        let there = try #require(try Backend("sqlite:/b.sqlite", relativeTo: "/"))
        let file = DraftFile(in: folder.path + "/state", for: here)
        #expect(await file.load() == KeptDrafts())
        try await file.keep(Self.drafts)
        #expect(await DraftFile(in: folder.path + "/state", for: here).load() == Self.drafts)
        #expect(await DraftFile(in: folder.path + "/state", for: there).load() == KeptDrafts())
        try await file.keep(KeptDrafts())
        #expect(await file.load() == KeptDrafts())
    }

    @Test func nobodyElseReadsIt() async throws {
        let folder = try TemporaryFolder()
        try await DraftFile(in: folder.path, for: .memory).keep(Self.drafts)
        let name = try #require(
            try FileManager.default.contentsOfDirectory(atPath: folder.path + "/drafts")
                .first { !$0.hasSuffix(".lock") })
        var status = stat()
        #expect(stat("\(folder.path)/drafts/\(name)", &status) == 0 && status.st_mode & 0o777 == 0o600)
        try folder.write("[{\"place\":", to: "drafts/" + name)
        #expect(await DraftFile(in: folder.path, for: .memory).load() == KeptDrafts(), "half a file is none")
    }

    @Test(arguments: ["[{\"place\":", "", String(repeating: "가", count: 400_000)])
    func whatCannotBeReadIsSetAside(_ content: String) async throws {
        let folder = try TemporaryFolder()
        try await DraftFile(in: folder.path, for: .memory).keep(Self.drafts)
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path + "/drafts")
        let name = try #require(names.first { !$0.hasSuffix(".lock") })
        for number in 1...7 {
            try folder.write(content, to: "drafts/" + name)
            let file = DraftFile(in: folder.path, for: .memory)
            #expect(await file.load() == KeptDrafts())
            let aside = try #require(await file.setAside)
            #expect(aside.hasSuffix("\(name).unreadable-\(min(number, 5))"), "five at the most")
            #expect(try String(contentsOfFile: aside, encoding: .utf8) == content)
            try await file.keep(Self.drafts)
            let next = DraftFile(in: folder.path, for: .memory)
            #expect(await next.load() == Self.drafts)
            #expect(await next.setAside == nil)
        }
    }

    @Test func twoProgramsLoseNothingOfEachOthers() async throws {
        let folder = try TemporaryFolder()
        let (one, other) = (
            DraftFile(in: folder.path, for: .memory), DraftFile(in: folder.path, for: .memory)
        )
        try await one.keep(KeptDrafts([Self.drafts.drafts[0]]))
        #expect(await other.load().drafts == [Self.drafts.drafts[0]])
        try await one.keep(KeptDrafts())
        try await other.keep(Self.drafts)
        let third = DraftFile(in: folder.path, for: .memory)
        #expect(await third.load().drafts == [Self.drafts.drafts[1]], "what was sent there is gone")
        try await one.keep(KeptDrafts([Self.drafts.drafts[0]]))
        #expect(await third.load().drafts == [Self.drafts.drafts[1], Self.drafts.drafts[0]])
    }

    @Test func whatIsTooLargeIsToldAndNothingIsLost() async throws {
        let folder = try TemporaryFolder()
        let file = DraftFile(in: folder.path, for: .memory)
        try await file.keep(Self.drafts)
        let huge = KeptDrafts.Draft(
            Destination("huge"), by: nil, ["text": String(repeating: "가", count: 400_000)])
        await #expect(throws: ServiceFailure.self) {
            try await file.keep(KeptDrafts(Self.drafts.drafts + [huge]))
        }
        #expect(await file.load() == Self.drafts)
    }

    @Test func noMoreThanTwentyAreKept() {
        let many = (0..<30).map {
            KeptDrafts.Draft(Destination("place", ["id": "\($0)"]), by: nil, ["text": "\($0)"])
        }
        let kept = KeptDrafts(many).drafts
        #expect(kept.count == 20 && kept.last == many.last)
        let merged = KeptDrafts(Array(many.prefix(5))).merged(into: KeptDrafts(kept), since: KeptDrafts())
        #expect(merged.drafts.count == 20 && merged.drafts.last == many[4])
    }
}
