import Commands
import Moderation
import ModerationConsole
import Terminal
import Vocabulary

extension ReportForm {
    func update(_ state: inout State, _ event: Event, _ around: Surroundings) -> [Request<Event>] {
        switch event {
        case .move(let move): state.reasons.move(move, Self.rows(around.size))
        case .choose(let number): state.reasons.select(number)
        case .next: state.isWriting = true
        case .fill(let edit): state.details.take(edit)
        case .send: return send(&state)
        case .sent(.success): return [.back, .toast(Phrase(en: "Reported.", ko: "신고했습니다."))]
        case .sent(.failure(let error)):
            state.isBusy = false
            if error.fieldErrors.isEmpty { return [.failed(error, retry: .send)] }
            return state.details.tell(error.fieldErrors).first
                .map { [.toast($0.phrase(naming: ModerationError.fieldName))] } ?? []
        case .leave where state.isWriting: state.isWriting = false
        case .leave:
            guard !state.details["text"].isEmpty else { return [.back] }
            return [.ask(Phrase(en: "Throw away what you typed?", ko: "입력한 내용을 버릴까요?"), yes: .left)]
        case .left: return [.back]
        }
        return []
    }

    private func send(_ state: inout State) -> [Request<Event>] {
        guard !state.isBusy, let row = state.reasons.selected else { return [] }
        state.isBusy = true
        let draft = ReportDraft(subject, row.reason, text: state.details["text"])
        return [
            .load(slot: "send") { [key, moderation] in
                .sent(
                    await Result { () async throws(ModerationError) in
                        try await moderation.report(draft, idempotencyKey: key)
                    })
            }
        ]
    }

    /// How many reasons are seen at once.
    private static func rows(_ size: Size) -> Int { max(0, size.rows - 1) }

    func view(_ state: State, _ around: Surroundings) -> Frame {
        var frame = Frame(around.size)
        let language = around.language
        if state.isWriting {
            let (heading, rest) = frame.bounds.inset(columns: 2, rows: 0).split(top: 2)
            let reason = state.reasons.selected?.reason.words.text(in: language) ?? ""
            let words = Phrase(en: "Reason: \(reason)", ko: "사유: \(reason)")
            frame.put(line: words.text(in: language), in: heading, .role(.accent))
            frame.put(state.details, in: rest, language)
            return frame
        }
        let (heading, rest) = frame.bounds.split(top: 1)
        frame.put(line: Self.question.text(in: language), in: heading, .role(.heading))
        frame.put(state.reasons, in: rest, language, nothing: Phrase("")) { frame, row, part, isSelected in
            frame.put(title: row.reason.words.text(in: language), [], in: part, isSelected: isSelected)
        }
        return frame
    }
}
