import Commands
import Terminal
import Testing
import Vocabulary

/// Members named by their nicknames in place of an identifier.
@Suite struct MemberNamesTests {
    // Their last characters are abc to abf.
    private static let ids = (UInt64(12)...15).map {
        MemberID(RawIdentifier(high: 7, low: 10 << 10 | 11 << 5 | $0))
    }
    private static let (bora, yeonghui, listed, other) = (ids[0], ids[1], ids[2], ids[3])
    private static let part = String("\(listed)".suffix(3))

    private static let lists = LastLists(
        recalling: { () throws(UsageError) in ["\(listed)"] }, keeping: { _ in },
        members: MemberNames { nickname in
            let members = ["bora": bora, "영희": yeonghui, part: other, "12": other]
            return members[nickname.lowercased()]
        })

    @Test(arguments: [
        ("bora", bora), ("@Bora", bora), ("영희", yeonghui), ("@영희", yeonghui), ("\(other)", other),
        ("\u{110B}\u{1167}\u{11BC}\u{1112}\u{1174}", yeonghui), ("1", listed), ("@12", other),
        ("@\(part)", other),
    ])
    func aMemberIsNamed(_ text: String, _ id: MemberID) async throws {
        #expect(try await Self.lists.member(typed: text) == id)
    }

    @Test(arguments: [
        ("철수", "No member is called '철수'"), ("@철수", "No member is called '철수'"),
        ("12", "There is no row 12"), ("", "'' is not a member ID"),
        (part, "is the nickname of a member and part of another ID"),
    ])
    func anythingElseIsRefused(_ text: String, _ words: String) async {
        let error = await #expect(throws: UsageError.self) { try await Self.lists.member(typed: text) }
        #expect(error?.phrase.en.contains(words) == true, "\(error?.phrase.en ?? "")")
    }

    @Test func amongOtherRecordsAMemberIsNamedToo() async throws {
        let kinds = RecordKinds([MemberSubject.self, DogSubject.self])
        #expect(try await Self.lists.record(typed: "영희", of: kinds) == AnyIdentifier(Self.yeonghui))
        #expect(try await Self.lists.record(typed: "1", of: kinds) == AnyIdentifier(Self.listed))
        await #expect(throws: UsageError.self) {
            try await Self.lists.record(typed: "영희", of: RecordKinds([DogSubject.self]))
        }
    }

    @Test func withoutNicknamesOnlyListsAreAsked() async throws {
        let lists = LastLists(recalling: { () throws(UsageError) in nil }, keeping: { _ in })
        #expect(try await lists.member(typed: "\(Self.bora)") == Self.bora)
        let error = await #expect(throws: UsageError.self) { try await lists.member(typed: "영희") }
        #expect(error?.phrase.en.contains("'영희' is not a member ID") == true)
    }

    @Test(arguments: [("bora", true), ("영희", true), ("12", false), ("", false), ("\(bora)", false)])
    func aNameIsNeitherANumberNorAnIdentifier(_ text: String, _ isName: Bool) {
        #expect(text.isName == isName)
    }
}
