import Commands
import Comments
import CommentsConsole
import ContractKit
import Terminal
import Testing
import Vocabulary

/// What authors are told about the mentions of their comments.
@Suite struct MentionNoteTests {
    private static let member = MemberID(RawIdentifier(milliseconds: 1, random: (0, 0)))

    @Test func namesWithoutAMemberAreTold() {
        let rows: [([CommentText.Piece], [String])] = [
            ([.plain("안녕")], []), ([.plain("@영희부터 me@soo.kr @영희부터")], ["영희부터"]),
            ([.mention(Self.member), .plain("부터")], []), ([.mention(Self.member), .plain("@soo")], []),
            ([.mention(Self.member), .plain(" @soo!")], ["soo"]), ([.plain("@ @x @{}")], []),
        ]
        for (pieces, names) in rows { #expect(CommentText(pieces).unknownNames == names, "\(pieces)") }
    }

    @Test func theAuthorIsToldWhoIsMentioned() async throws {
        let place = ServicePlace()
        let talk = try await Talk(place)
        var services = Services()
        services.provide(
            (any CommentRepository).self, place.service.repository(for: place.environment.members.buyer))
        func add(_ text: String) async -> String {
            await CommandRecording(
                CommentsCommand.self, ["add", "\(talk.subject)", text], services: services
            ).output
        }
        let both = await add("@주인부터 @없는이름 봐 주세요, @moderator")
        #expect(both.contains("Mentioned: @주인, @moderator."), "\(both)")
        #expect(both.contains("No member has this nickname: @없는이름."), "\(both)")
        let neither = await add("me@soo.kr로 연락 주세요")
        #expect(!neither.contains("Mentioned") && !neither.contains("nickname"), "\(neither)")
    }

    @Test func theToastTellsItToo() async throws {
        let place = ServicePlace()
        let talk = try await Talk(place)
        let verbs = place.service.repository(for: place.environment.members.buyer)
        let view = try await verbs.add(CommentDraft("@주인인가요? @없는이름"), to: talk.subject)
        let toast = view.noted(Phrase(en: "Added.", ko: "등록했습니다."))
        #expect(toast.en == "Added. Mentioned: @주인. No member has this nickname: @없는이름.")
        #expect(toast.ko == "등록했습니다. 언급한 회원: @주인. 이런 닉네임의 회원이 없습니다: @없는이름.")
    }
}
