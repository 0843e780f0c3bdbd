import Moderation
import TestKit
import Testing
import Vocabulary

/// The rules that need no store.
@Suite struct RuleTests {
    @Test(arguments: ["광고입니다", "광고입니다".decomposed, "ｱｲｳ 광고", " 두 줄\n입니다 "])
    func textsAreKeptInTheirNormalForm(_ text: String) throws {
        let subject = try #require(AnyIdentifier("lst_00000000000000000000000001"))
        let read = try ReportDraft(subject, .spam, text: text).checkedText()
        #expect(read == read.trimmedAndComposed)
    }

    @Test func everyVerbDecidesAndOnlyRemovingIsForGood() {
        #expect(ModerationVerb.allCases.allSatisfy { $0.resolution != .open })
        #expect(ModerationVerb.allCases.filter { !$0.canBeUndone } == [.remove])
        #expect(ModerationVerb.allCases.filter(\.isOperators) == [.suspend, .reinstate])
    }

    @Test func aNoticeOfABatchIsTheSameHoweverOftenItIsMade() throws {
        let ids = (0..<200).map { RawIdentifier(milliseconds: UInt64($0), random: (1, UInt64($0))) }
        let subject = try #require(AnyIdentifier("lst_00000000000000000000000001"))
        let batch = Self.batch(BatchID(ids[0]))
        let notices = ids.map { batch.notice(to: MemberID($0), "hide", about: subject).id }
        #expect(Set(notices).count == ids.count)
        #expect(batch.notice(to: MemberID(ids[3]), "hide", about: subject).id == notices[3])
        #expect(
            Self.batch(BatchID(ids[1])).notice(to: MemberID(ids[3]), "hide", about: subject).id != notices[3])
    }

    @Test func theMostCommonReasonFilesABatch() {
        #expect(BatchPlan.mostCommon([:]) == .other)
        #expect(BatchPlan.mostCommon([.spam: 2, .fraud: 3]) == .fraud)
        #expect(BatchPlan.mostCommon([.spam: 2, .abuse: 2]) == .abuse)
    }

    private static func batch(_ id: BatchID) -> ModerationBatch {
        ModerationBatch(
            id: id, verb: .hide, undoes: nil, undoneBy: nil, category: .spam, reason: "광고", moderator: nil,
            role: .moderator, madeAt: Timestamp(microseconds: 0), isBulk: true, kind: "lst", subjects: 1,
            reports: 1, changed: 1, isRunning: false)
    }
}

extension String {
    fileprivate var decomposed: String {
        // "광고" as conjoining letters.
        replacing("광고", with: "\u{1100}\u{116A}\u{11BC}\u{1100}\u{1169}")
    }

    fileprivate var trimmedAndComposed: String {
        String(trimmingPrefix { $0.isWhitespace }).replacing("\u{1100}\u{116A}\u{11BC}", with: "광")
    }
}
