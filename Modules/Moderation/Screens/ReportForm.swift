import Commands
import Moderation
import ModerationConsole
import Terminal
import Vocabulary

/// The form by which something is reported.
struct ReportForm: Screen {
    struct State: Hashable {
        var fields = FieldList([
            FieldList.Field("reason", ReportForm.reasons),
            FieldList.Field("text", ReportForm.details, limit: TextLimit(ReportDraft.longestText)),
        ])
        var isBusy = false
    }

    enum Event {
        case fill(FieldEdit), send, sent(Result<ReportView, ModerationError>)
        case leave, left
    }

    let subject: AnyIdentifier
    let key: IdempotencyKey
    let moderation: any ModerationRepository

    static let reasons = Phrase(
        en: "Reason: 1 spam, 2 fraud, 3 abuse, 4 adult, 5 illegal, 6 prohibited, 7 privacy, 8 other",
        ko: "사유: 1 광고, 2 사기, 3 욕설, 4 음란물, 5 불법, 6 금지 품목, 7 개인정보, 8 기타")
    static let details = Phrase(en: "Details", ko: "자세한 내용")
    static let send = Action(
        "moderation.send", Phrase(en: "Send", ko: "보내기"), [Key(.enter), .control("s")], isShown: true)

    var actions: [Action] { [Self.send] }

    func start() -> (State, [Request<Event>]) { (State(), []) }

    func title(_ state: State) -> Phrase { Phrase(en: "Report", ko: "신고") }

    func isTyping(_ state: State) -> Bool { true }

    func event(for input: ScreenInput, in state: State) -> Event? {
        switch input {
        case .action(Self.send.id): .send
        case .action(Action.back.id): .leave
        default: FieldEdit(input).map { .fill($0) }
        }
    }

    /// The reason that a number or a code names.
    static func reason(_ text: String) -> ReportReason? {
        let all = ReportReason.allCases
        if let number = Int(text), all.indices.contains(number - 1) { return all[number - 1] }
        return ReportReason(typed: text)
    }

    func update(_ state: inout State, _ event: Event, _ around: Surroundings) -> [Request<Event>] {
        switch event {
        case .fill(let edit): state.fields.take(edit)
        case .send: return send(&state)
        case .sent(.success): return [.back, .toast(Phrase(en: "Reported.", ko: "신고했습니다."))]
        case .sent(.failure(let error)):
            state.isBusy = false
            if error.fieldErrors.isEmpty { return [.failed(error, retry: .send)] }
            return tell(error.fieldErrors, &state)
        case .leave:
            let isEmpty = state.fields["reason"].isEmpty && state.fields["text"].isEmpty
            guard !isEmpty else { return [.back] }
            return [.ask(Phrase(en: "Throw away what you typed?", ko: "입력한 내용을 버릴까요?"), yes: .left)]
        case .left: return [.back]
        }
        return []
    }

    private func tell(_ errors: [FieldError], _ state: inout State) -> [Request<Event>] {
        state.fields.tell(errors).first.map { [.toast($0.phrase(naming: ModerationError.fieldName))] } ?? []
    }

    private func send(_ state: inout State) -> [Request<Event>] {
        guard !state.isBusy else { return [] }
        guard let reason = Self.reason(state.fields["reason"]) else {
            let rule: FieldError.Rule =
                state.fields["reason"].isEmpty
                ? .required : .unknown(allowed: ReportReason.allCases.map(\.rawValue))
            return tell([FieldError("reason", rule)], &state)
        }
        state.isBusy = true
        let draft = ReportDraft(subject, reason, text: state.fields["text"])
        return [
            .load(slot: "send") { [key, moderation] in
                .sent(
                    await Result { () async throws(ModerationError) in
                        try await moderation.report(draft, idempotencyKey: key)
                    })
            }
        ]
    }

    func view(_ state: State, _ around: Surroundings) -> Frame {
        var frame = Frame(around.size)
        frame.put(state.fields, in: frame.bounds.inset(columns: 2, rows: 0), around.language)
        return frame
    }
}
