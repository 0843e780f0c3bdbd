import Auth
import AuthConsole
import Commands
import Terminal
import Vocabulary

/// Blocks the member, and unblocks them while the screen is open: no other screen shows them then.
extension ProfileScreen {
    func block(_ state: inout State, _ event: Event) -> [Request<Event>] {
        switch event {
        case .ask: return state.profile.map { [question($0)] } ?? []
        case .change(let isBlocked): return [change(isBlocked: isBlocked)]
        case .changed(let isBlocked, nil):
            state.isBlocked = isBlocked
            let words = isBlocked ? AuthLabels.blocked : AuthLabels.unblocked
            return [.toast(words, undo: .change(isBlocked: !isBlocked))]
        case .changed(let isBlocked, let error?):
            return [.failed(error, retry: .change(isBlocked: isBlocked))]
        default: return []
        }
    }

    private func question(_ profile: Profile) -> Request<Event> {
        let card = MemberCard(id: profile.id, nickname: profile.nickname)
        return .ask(
            Phrase(
                en: "Block \(card.name(in: .en))? Neither of you will see or reach the other.",
                ko: "\(card.name(in: .ko)) 님을 차단할까요? 서로 보이지 않고 연락할 수 없습니다."),
            yes: .change(isBlocked: true))
    }

    private func change(isBlocked: Bool) -> Request<Event> {
        .load(slot: "block") { [id, auth] in
            do throws(AuthError) {
                if isBlocked { try await auth.block(id) } else { try await auth.unblock(id) }
                return .changed(isBlocked: isBlocked, nil)
            } catch {
                return .changed(isBlocked: isBlocked, error)
            }
        }
    }
}
