import Crews
import Vocabulary
import Wire

extension CrewWire {
    /// What a person writes about themselves in a crew.
    static let words = Shape<MembershipWords>(
        "CrewWords",
        Field("message", message, fallback: "") { $0.message },
        Field(flattening: memberDescription) { $0 }
    ) { message, words in
        var words = words
        words.message = message
        return words
    }

    /// The same without the message to the managers.
    static let memberDescription = Shape<MembershipWords>(
        "CrewMemberDescription",
        Field("position", .text(maximumLength: 20, example: "왼쪽 윙"), fallback: "") { $0.position },
        Field("height", WireCoder<Int>.count(in: MembershipWords.heights).optional) { $0.height },
        Field("number", WireCoder<Int>.count(in: MembershipWords.numbers).optional) { $0.number },
        Field("introduction", .text(maximumLength: 500, example: "주말에 뜁니다."), fallback: "") {
            $0.introduction
        }
    ) { position, height, number, introduction in
        MembershipWords(position: position, height: height, number: number, introduction: introduction)
    }

    /// To the managers of a crew, when asking to join.
    static let message = WireCoder<String>.text(maximumLength: 500, example: "안녕하세요, 같이 뛰고 싶습니다.")

    /// What a buyer of a seat gets back.
    static let terms: WireCoder<RefundTerms> = Shape<RefundTerms>(
        "CrewRefundTerms",
        Field("steps", termsStep.array) { $0.steps },
        Field("english", .text(example: "The fee does not come back to a member who leaves.")) { $0.english },
        Field("korean", .text(example: "탈퇴해도 가입비는 환불하지 않습니다.")) { $0.korean }
    ) { steps, english, korean in RefundTerms(steps, english: english, korean: korean) }.coder

    private static let termsStep: WireCoder<RefundTerms.Step> = Shape<RefundTerms.Step>(
        "CrewRefundStep",
        Field("until", .timestamp) { $0.until },
        Field("basisPoints", .count(in: 0...10_000)) { $0.basisPoints }
    ) { until, basisPoints in RefundTerms.Step(until: until, basisPoints: basisPoints) }.coder
}
