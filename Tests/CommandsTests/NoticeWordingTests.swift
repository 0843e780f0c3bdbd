import Commands
import Terminal
import Testing
import Vocabulary

@Suite struct NoticeWordingTests {
    private static let wave = NoticeKind(declared: "wave")
    private static let wordings = NoticeWordings([
        NoticeWording(wave) { parts in
            Phrase(
                en: "\(parts.actor.en) waved \(parts.act), like \(parts.others).",
                ko: "\(parts.actor.ko) \(parts.act) 인사했습니다: \(parts.others)명.")
        }
    ])
    private static let parts = NoticeWording.Parts(
        act: "twice", actor: Phrase(en: "수연", ko: "수연 님이"), subject: Phrase("'원목 책상'"), others: 3)

    @Test func aNoticeReadsAsItsDomainSays() {
        let sentence = Self.wordings.sentence(of: Self.wave, Self.parts)
        #expect(sentence == Phrase(en: "수연 waved twice, like 3.", ko: "수연 님이 twice 인사했습니다: 3명."))
    }

    @Test func aKindWithoutWordsHasAGeneralSentence() {
        let sentence = Self.wordings.sentence(of: NoticeKind(declared: "of-a-newer-server"), Self.parts)
        #expect(
            sentence
                == Phrase(
                    en: "수연 did something that concerns '원목 책상'.",
                    ko: "수연 님이 '원목 책상'와(과) 관련된 활동을 했습니다."))
    }

    @Test func servicesWithoutWordsGiveGeneralSentences() {
        let sentence = Services().noticeWordings.sentence(of: Self.wave, Self.parts)
        #expect(sentence.en == "수연 did something that concerns '원목 책상'.")
    }
}
