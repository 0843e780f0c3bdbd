import Auth
import AuthConsole
import Terminal
import Vocabulary

extension PasswordScreen {
    func update(_ state: inout State, _ event: Event, _ around: Surroundings) -> [Request<Event>] {
        switch event {
        case .fill(let edit): state.fields.take(edit)
        case .enter where !state.fields.isAtEnd: state.fields.move(by: 1)
        case .enter, .send: return check(&state)
        case .confirmed: return send(&state)
        case .done(let result): return take(result, &state)
        case .leave: return leave(state)
        case .left: return [.back]
        }
        return []
    }

    /// A new password is typed twice; the end of a membership is asked about.
    private func check(_ state: inout State) -> [Request<Event>] {
        guard !state.isBusy else { return [] }
        switch goal {
        case .change where state.fields["new"] != state.fields["again"]:
            _ = state.fields.tell([FieldError("again", .mismatch)])
            return []
        case .change: return send(&state)
        case .withdraw where state.fields["password"].isEmpty:
            _ = state.fields.tell([FieldError("password", .required)])
            return []
        case .withdraw: return [.ask(AuthLabels.withdrawalQuestion, yes: .confirmed)]
        }
    }

    private func send(_ state: inout State) -> [Request<Event>] {
        guard !state.isBusy else { return [] }
        state.isBusy = true
        let fields = state.fields
        return [
            .load(slot: "send") { [goal, auth, place] in
                .done(
                    await Result { () async throws(AuthError) -> Phrase in
                        switch goal {
                        case .change:
                            try await auth.changePassword(current: fields["current"], new: fields["new"])
                            return Self.changed
                        case .withdraw:
                            try await place.withdraw(password: fields["password"], at: auth)
                            _ = await place.farewell()
                            return AuthLabels.withdrawn
                        }
                    })
            }
        ]
    }

    private func take(_ result: Result<Phrase, AuthError>, _ state: inout State) -> [Request<Event>] {
        state.isBusy = false
        switch result {
        case .success(let words):
            let end: [Request<Event>] = [.back, .toast(words)]
            return goal == .withdraw ? [.renew] + end : end
        case .failure(let error):
            guard !error.fieldErrors.isEmpty else { return [.failed(error, retry: nil)] }
            return state.fields.tell(error.fieldErrors).first
                .map { [.toast($0.phrase(naming: AuthError.fieldName))] } ?? []
        }
    }

    private func leave(_ state: State) -> [Request<Event>] {
        guard state.fields.fields.contains(where: { !$0.line.text.isEmpty }) else { return [.back] }
        return [.ask(Phrase(en: "Throw away what you typed?", ko: "입력한 내용을 버릴까요?"), yes: .left)]
    }

    private static let changed = Phrase(
        en: "Your password is changed. Other devices are signed out.",
        ko: "비밀번호를 변경했습니다. 다른 기기에서는 로그아웃되었습니다.")
}
