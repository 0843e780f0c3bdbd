import Deals
import Terminal
import Vocabulary

/// What one of the two is writing: something to the other, or how they can be reached.
struct DealNote: Hashable {
    enum Kind: Hashable, ActionCase {
        case message, contact
    }

    let kind: Kind
    var line: EditedLine
    /// The key under which it is sent once, however often it is.
    private let key = IdempotencyKey.random()

    /// An empty message; a contact begins with nothing, since only its owner knows which is theirs.
    init(_ kind: Kind) {
        self.kind = kind
        line = EditedLine()
    }

    /// Sends it; answers the deal as it is then, where it has changed.
    func sent(in id: DealID, _ deals: any DealRepository) async throws(DealError) -> DealView? {
        switch kind {
        case .message:
            _ = try await deals.send(line.text, in: id, idempotencyKey: key)
            return nil
        case .contact: return try await deals.reach(id, by: line.text)
        }
    }
}

extension DealNote.Kind {
    var action: Action {
        switch self {
        case .message:
            Action("deals.message", Phrase(en: "Message", ko: "메시지"), [.text("m")], isShown: true)
        case .contact:
            Action("deals.contact", Phrase(en: "My contact", ko: "내 연락처"), [.text("p")], isShown: true)
        }
    }

    var done: Phrase {
        switch self {
        case .message: Phrase(en: "Sent.", ko: "메시지를 보냈습니다.")
        case .contact: Phrase(en: "Contact saved.", ko: "연락처를 저장했습니다.")
        }
    }
}
