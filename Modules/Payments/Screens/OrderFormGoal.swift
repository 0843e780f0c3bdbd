import Commands
import Payments
import PaymentsConsole
import Terminal
import Vocabulary

/// What a form about an order is for.
enum OrderFormGoal: String, CaseIterable, Sendable {
    /// A buyer's complaint.
    case problem
    /// Money that the payee gives back.
    case refund
    /// How an operator ends a complaint.
    case settlement

    var title: Phrase {
        switch self {
        case .problem: OrderAction.problem.action.title
        case .refund: OrderAction.refund.action.title
        case .settlement: ProblemScreen.settle.title
        }
    }

    /// The fields, empty.
    var fields: FieldList {
        let words = TextLimit(OrderTexts.longestWords)
        switch self {
        case .problem:
            return FieldList([
                FieldList.Field("problem", Self.problems),
                FieldList.Field("text", Phrase(en: "What happened", ko: "어떤 문제인가요"), limit: words),
            ])
        case .refund:
            return FieldList([
                FieldList.Field(
                    "amount",
                    Phrase(en: "Amount in won; empty for all that is left", ko: "금액(원). 비우면 남은 전액"))
            ])
        case .settlement:
            return FieldList([
                FieldList.Field(
                    "settlement",
                    Phrase(
                        en: "Settlement: 1 release the money, 2 refund all, 3 refund a part",
                        ko: "조정: 1 대금 지급, 2 전액 환불, 3 일부 환불")),
                FieldList.Field("amount", Phrase(en: "Amount in won, for a part", ko: "일부 환불 금액(원)")),
                FieldList.Field(
                    "reason", Phrase(en: "Reason, for the log", ko: "사유 (기록에 남습니다)"), limit: words),
            ])
        }
    }

    private static let problems = Phrase { language in
        let all = DeliveryProblem.allCases.enumerated().map { "\($0 + 1) \($1.words.text(in: language))" }
        return Phrase(en: "Problem: ", ko: "문제: ").text(in: language) + all.joined(separator: ", ")
    }
}
