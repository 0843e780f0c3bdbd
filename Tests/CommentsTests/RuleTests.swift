import Comments
import SampleKit
import Testing
import Vocabulary

/// The rules without a store: who may read what, what a change is, and what a text holds.
@Suite struct RuleTests {
    private static let raw = (1...5).map { RawIdentifier(milliseconds: $0, random: (0, $0)) }
    private static func member(_ number: Int, _ role: Role = .member) -> Principal {
        .member(MemberID(raw[number]), session: SessionID(raw[number]), role: role)
    }
    private static let moderator = member(2, .moderator)
    private static let moment = Timestamp(microseconds: 1)
    private static let shown = Comment(
        id: CommentID(raw[3]), on: AnyIdentifier(CommentID(raw[4])), by: MemberID(raw[0]),
        CommentText(plain: "아직 있나요?"), at: moment)

    private func moderated(_ act: SubjectAct) throws -> Comment {
        try Self.shown.moderated(act, reason: "이유", by: MemberID(Self.raw[2]), at: Self.moment)
    }

    @Test func eachStateIsReadByThoseWhoMay() throws {
        let all = [Self.member(0), Self.member(1), Self.moderator, .anonymous]
        func readers(_ comment: Comment) -> [Bool] { all.map { CommentPolicy.mayRead(comment, $0) } }
        #expect(readers(Self.shown) == [true, true, true, true])
        #expect(readers(try moderated(.hide)) == [true, false, true, false])
        #expect(readers(try moderated(.remove)) == [true, false, true, false])
        #expect(readers(try Self.shown.removed()) == [false, false, false, false])
    }

    @Test func itsAuthorAndThoseWhoLookAfterTheSubjectRemoveIt() {
        let all = [Self.member(0), Self.member(1), Self.member(2), .anonymous]
        func removers(_ isLookedAfter: Bool, between parties: Set<MemberID> = []) -> [Bool] {
            let owner = MemberID(RawIdentifier(milliseconds: 7, random: (7, 7)))
            let card = SubjectCard(
                Self.shown.subject, owner: owner, title: "크루", parties: parties,
                isLookedAfter: isLookedAfter)
            return all.map { CommentPolicy.isOwn(Self.shown, on: card, $0) }
        }
        #expect(removers(false) == [true, false, false, false])
        #expect(removers(true) == [true, true, true, true])
        #expect(removers(true, between: [Self.shown.author]) == [true, false, false, false])
    }

    @Test func aRemovedOneDoesNotChange() throws {
        let removed = try Self.shown.removed()
        #expect(removed.version == Version.first.next && removed.isErased)
        #expect(throws: CommentError.wrongState(.removed)) {
            try removed.edited(.blank, at: Self.moment)
        }
        #expect(throws: CommentError.wrongState(.removed)) { try removed.removed() }
        for act in SubjectAct.allCases {
            #expect(throws: CommentError.wrongState(.removed)) {
                try removed.moderated(act, reason: "", by: MemberID(Self.raw[2]), at: Self.moment)
            }
        }
    }

    @Test func aTextIsReadAsItWasKept() {
        let member = MemberID(Self.raw[0])
        let texts: [[CommentText.Piece]] = [
            [], [.plain("안녕")], [.mention(member)], [.plain("@"), .mention(member), .plain("{")],
            [.plain("@{"), .mention(member)], [.mention(member), .mention(member)],
            [.plain("@{}"), .plain("}")], [.plain("@{\(member)}")], [.plain("@{\u{301}")], [.plain("@@{{")],
        ]
        for pieces in texts {
            let text = CommentText(pieces)
            #expect(CommentText(markup: text.markup) == text, "\(text.markup)")
        }
    }

    @Test(arguments: ["@{", "@{mem_", "@{mem_}", "@{x}", "@{mem_00000000000000000000000000"])
    func whatWasNeverKeptIsNotRead(_ markup: String) {
        #expect(CommentText(markup: markup) == nil)
    }

    @Test func anyTextIsReadAsItWasKept() {
        var random = SeededGenerator(seed: 3)
        let member = MemberID(Self.raw[0])
        let parts = ["@", "{", "}", "mem_", "\(member)", "가", "\u{301}", " ", "@{\(member)}"]
        for _ in 0..<2_000 {
            let pieces: [CommentText.Piece] = (0..<random.below(6)).map { _ in
                random.chance(30)
                    ? .mention(member)
                    : .plain((0..<random.below(5)).map { _ in random.pick(parts, else: "") }.joined())
            }
            let text = CommentText(pieces)
            #expect(CommentText(markup: text.markup)?.markup == text.markup, "\(text.markup)")
            #expect(CommentText(markup: text.markup)?.members == text.members, "\(text.markup)")
        }
    }
}
