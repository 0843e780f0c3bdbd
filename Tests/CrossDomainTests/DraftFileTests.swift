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

    @Test func whatIsKeptIsReadAgainAtTheSameBackendAlone() throws {
        let folder = try TemporaryFolder()
        let here = try #require(try Backend("sqlite:/a.sqlite", relativeTo: "/"))
        let there = try #require(try Backend("sqlite:/b.sqlite", relativeTo: "/"))
        let file = DraftFile(in: folder.path + "/state", for: here)
        #expect(file.load() == KeptDrafts())
        try file.keep(Self.drafts)
        #expect(DraftFile(in: folder.path + "/state", for: here).load() == Self.drafts)
        #expect(DraftFile(in: folder.path + "/state", for: there).load() == KeptDrafts())
        try file.keep(KeptDrafts())
        #expect(file.load() == KeptDrafts())
    }

    @Test func nobodyElseReadsIt() throws {
        let folder = try TemporaryFolder()
        try DraftFile(in: folder.path, for: .memory).keep(Self.drafts)
        let name = try #require(
            try FileManager.default.contentsOfDirectory(atPath: folder.path + "/drafts").first)
        var status = stat()
        #expect(stat("\(folder.path)/drafts/\(name)", &status) == 0 && status.st_mode & 0o777 == 0o600)
        try folder.write("[{\"place\":", to: "drafts/" + name)
        #expect(DraftFile(in: folder.path, for: .memory).load() == KeptDrafts(), "half a file is none")
    }

    @Test func noMoreThanTwentyAreKept() {
        let many = (0..<30).map {
            KeptDrafts.Draft(Destination("place", ["id": "\($0)"]), by: nil, ["text": "\($0)"])
        }
        let kept = KeptDrafts(many).drafts
        #expect(kept.count == 20 && kept.last == many.last)
    }
}
