import Composition
import Settings
import Terminal
import Vocabulary

/// The members known to have withdrawn, and notes on their sources.
struct KnownWithdrawals: Sendable {
    /// The members, each once.
    private(set) var members: [MemberID] = []
    /// Notes for the operator who restores.
    private(set) var notes: [Phrase] = []

    /// The members that a database itself lists.
    init(_ members: [MemberID]) {
        self.members = members
    }

    /// The members in the list beside a file. Throws `withdrawals` if it cannot be read.
    init(_ list: WithdrawalList) throws(RestoreError) {
        let content: WithdrawalLines?
        do throws(WithdrawalListError) { content = try list.content() } catch { throw .withdrawals(error) }
        guard let content else {
            notes = [
                Phrase(
                    en: "there is no withdrawal list (\(list.path)): only the present database is asked",
                    ko: "탈퇴 목록(\(list.path))이 없어 지금의 데이터베이스만 확인합니다")
            ]
            return
        }
        members = content.members
        notes = content.brokenOff.map { number in
            Phrase(
                en: "line \(number) of \(list.path) was broken off while it was written, and is passed over",
                ko: "\(list.path)의 \(number)번째 줄은 쓰다가 중단된 줄이어서 건너뜁니다")
        }
    }

    /// The members in the file of these domains that is about to be replaced, which knows withdrawals that
    /// could not be added to the list. An unreadable file, perhaps the reason for the restore, gives only a
    /// note. Must be called before the file is locked, after which SQLite could not read it.
    init(inFileOf backend: Backend, _ domains: [Domain]) async {
        guard case .sqlite = backend, backend.isThere else { return }
        do throws(ServiceFailure) {
            members = try await LocalPlatform.withdrawnMembers(in: backend, of: domains)
        } catch {
            notes = [
                Phrase(
                    en: "the present database cannot say who has withdrawn",
                    ko: "지금의 데이터베이스에서 누가 탈퇴했는지 읽을 수 없습니다")
            ]
        }
    }

    /// Both, this one's first.
    func and(_ other: KnownWithdrawals) -> KnownWithdrawals {
        var both = self
        let known = Set(members)
        both.members += other.members.filter { !known.contains($0) }
        both.notes += other.notes
        return both
    }

    /// Adds the members missing from the list beside the file; a note if that fails.
    func complete(_ list: WithdrawalList) async -> Phrase? {
        do {
            let known = Set(try list.content()?.members ?? [])
            for id in members where !known.contains(id) { try await list.add(id) }
            return nil
        } catch {
            return Phrase(
                en: "\(list.path) cannot be written: keep what was moved aside, which knows who withdrew",
                ko: "\(list.path)에 쓸 수 없습니다. 누가 탈퇴했는지 담겨 있으니 옮겨 둔 데이터를 보관하세요")
        }
    }
}
