import Commands
import Payments
import PaymentsConsole
import Terminal
import Vocabulary

/// What a form asks for, once it is read.
enum OrderWish: Hashable, Sendable {
    case complain(DeliveryProblem, String)
    /// Nil for all that is left.
    case refund(Money?)
    case settle(ProblemSettlement, reason: String)

    /// What the fields of the form say. Throws `invalidFields` for what cannot be read; what can be read is
    /// checked by the verb.
    init(_ goal: OrderFormGoal, _ fields: FieldList) throws(OrderError) {
        switch goal {
        case .problem:
            guard let problem = Self.problem(fields["problem"]) else {
                throw .invalidFields([Self.unknown("problem", fields, Self.problemNumbers)])
            }
            self = .complain(problem, fields["text"])
        case .refund: self = .refund(try Self.amount(fields))
        case .settlement: self = .settle(try Self.settlement(fields), reason: fields["reason"])
        }
    }

    /// The numbers by which the form names the problems.
    private static let problemNumbers = DeliveryProblem.allCases.indices.map { "\($0 + 1)" }

    private static func problem(_ typed: String) -> DeliveryProblem? {
        let all = DeliveryProblem.allCases
        if let number = Int(typed), all.indices.contains(number - 1) { return all[number - 1] }
        return DeliveryProblem(typed: typed)
    }

    private static func settlement(_ fields: FieldList) throws(OrderError) -> ProblemSettlement {
        switch fields["settlement"] {
        case "1": return .release
        case "2": return .refund(nil)
        case "3":
            // Without an amount all would go back.
            guard let amount = try amount(fields) else {
                throw .invalidFields([FieldError("amount", .required)])
            }
            return .refund(amount)
        default: throw .invalidFields([unknown("settlement", fields, ["1", "2", "3"])])
        }
    }

    private static func amount(_ fields: FieldList) throws(OrderError) -> Money? {
        try Money.typedWon(fields["amount"].isEmpty ? nil : fields["amount"])
    }

    private static func unknown(_ field: String, _ fields: FieldList, _ allowed: [String]) -> FieldError {
        FieldError(field, fields[field].isEmpty ? .required : .unknown(allowed: allowed))
    }
}

extension OrderWish {
    /// The question before it; nil if it is done without one. `view` is the order as the payee sees it.
    func question(about view: OrderView?) -> Phrase? {
        switch self {
        case .complain: return nil
        case .refund(let amount): return view.map { $0.refundQuestion(amount) }
        case .settle(let settlement, _): return settlement.question
        }
    }

    /// That it was done, and how far the refund of a settlement is. `view` is the order afterwards.
    func words(_ view: OrderView) -> Phrase {
        switch self {
        case .complain: return Phrase(en: "Problem reported.", ko: "문제를 알렸습니다.")
        case .refund: return Phrase(en: "Refund requested.", ko: "환불을 요청했습니다.")
        case .settle:
            let done = Phrase(en: "Problem settled.", ko: "문제를 조정했습니다.")
            guard let progress = view.settlementProgress else { return done }
            return Phrase(en: "\(done.en) \(progress.en)", ko: "\(done.ko) \(progress.ko)")
        }
    }

    /// Does it. Throws the errors of its verb.
    func made(
        _ id: OrderID, _ key: IdempotencyKey, _ orders: any OrderRepository
    ) async throws(OrderError) -> OrderView {
        switch self {
        case .complain(let problem, let text): try await orders.complain(id, problem, text)
        case .refund(let amount): try await orders.refund(id, amount, idempotencyKey: key)
        case .settle(let settlement, let reason):
            try await orders.settle(id, settlement, reason: reason)
        }
    }
}
