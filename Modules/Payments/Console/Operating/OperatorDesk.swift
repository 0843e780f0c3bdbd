import Commands
import Payments
import Terminal
import Vocabulary

/// The commands of the server's operator, on the database itself: the right to write it suffices, and no
/// account is involved. What they change is logged as an act of the machine, with the operator's name there.
struct OperatorDesk: Sendable {
    let orders: OrderService
    let console: Console
    /// The operator's name on the server.
    let name: String?
    let otherPayouts: OtherPayouts

    /// An act for the audit log. Throws `invalidFields` (reason).
    func act(_ reason: String) throws(OrderError) -> OperatorAct {
        try OperatorAct(.machine, name: name, reason: reason)
    }

    /// Writes a document for programs, or else what `people` writes.
    func show(_ document: @autoclosure () -> JSONDocument, people: () -> Void) {
        if console.format == .json { console.show(document()) } else { people() }
    }
}

extension CommandContext {
    /// Does something with the verbs of operators. Throws `OperatorRefusal`, and what the body throws.
    func operating(_ body: (OperatorDesk) async throws -> Void) async throws {
        try await withServices { services in
            do {
                guard let orders = services.provided(OrderService.self) else {
                    throw OrderError.service(.internal("no payments are provided for operators"))
                }
                try await body(
                    OperatorDesk(
                        orders: orders, console: console, name: operatorName,
                        otherPayouts: services.otherPayouts))
            } catch let error as OrderError {
                throw OperatorRefusal(error: error)
            }
        }
    }

    /// The name of the person who has started the program, also behind `sudo`.
    private var operatorName: String? {
        let names = ["SUDO_USER", "USER", "LOGNAME"].lazy.compactMap { environment[$0] }
        return names.first { !$0.isEmpty }.map { String($0.safeLine.prefix(40)) }
    }
}

/// An error of payments with what an operator can do about it.
struct OperatorRefusal: CommandError, DescribedError {
    let error: OrderError

    static func service(_ failure: ServiceFailure) -> OperatorRefusal {
        OperatorRefusal(error: .service(failure))
    }

    var description: ErrorDescription { error.description }

    /// The command or setting that helps.
    var hint: Phrase? {
        switch error {
        case .noGateway:
            Phrase(
                en: "Set payments to sandbox or live in the configuration file, as the server has it.",
                ko: "설정 파일에서 payments를 서버와 같이 sandbox나 live로 지정하세요.")
        case .halted:
            Phrase(
                en: "Run 'madang-server payments resume --reason TEXT'.",
                ko: "'madang-server payments resume --reason 이유'를 실행하세요.")
        case .notFound, .refundState, .wrongState, .disputed:
            Phrase(
                en: "Run 'madang-server payments problems' to see what waits.",
                ko: "'madang-server payments problems'로 처리할 일을 확인하세요.")
        default: nil
        }
    }

    static func fieldName(_ field: String) -> Phrase? {
        switch field {
        case "amount": Phrase(en: "amount", ko: "금액")
        case "transfer", "note": Phrase(en: "reference number", ko: "참조 번호")
        case "proof": Phrase(en: "proof", ko: "증빙 번호")
        case "reason": .field(en: "reason", ko: "이유", flag: "--reason")
        default: nil
        }
    }
}
