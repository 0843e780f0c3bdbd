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
                FieldList.Field("text", Phrase(en: "What happened", ko: "문제 내용"), limit: words),
            ])
        case .refund:
            return FieldList([
                FieldList.Field(
                    "amount",
                    Phrase(en: "Amount in won (empty: all)", ko: "금액(원). 비우면 남은 전액"))
            ])
        case .settlement:
            return FieldList([
                FieldList.Field(
                    "settlement",
                    Phrase(
                        en: "1 release, 2 refund, 3 part refund", ko: "1 지급, 2 전액 환불, 3 일부 환불")),
                FieldList.Field("amount", Phrase(en: "Amount in won, for a part refund", ko: "일부 환불 금액(원)")),
                FieldList.Field(
                    "reason", Phrase(en: "Reason, for the audit log", ko: "사유 (감사 로그에 남습니다)"), limit: words),
            ])
        }
    }

    private static let problems = Phrase { language in
        let all = DeliveryProblem.allCases.enumerated().map { "\($0 + 1) \($1.words.text(in: language))" }
        return all.joined(separator: ", ")
    }
}
