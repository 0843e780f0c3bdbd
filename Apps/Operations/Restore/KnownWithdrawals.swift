import Composition
import Settings
import Terminal
import Vocabulary

/// Who is known to have withdrawn by now, where that is known from, and what is worth telling of it.
struct KnownWithdrawals: Sendable {
    /// The members, each once.
    private(set) var members: [MemberID] = []
    /// What whoever restores is told.
    private(set) var notes: [Phrase] = []

    /// Of a database that says it itself.
    init(_ members: [MemberID]) {
        self.members = members
    }

    /// From the list beside a file. Throws `withdrawals` if it cannot be read.
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

    /// From the file that is about to be replaced, which knows of members that could not be written into the
    /// list. A file that cannot be read, which may be why a backup is put back, says only that. Asked before
    /// the file is held: SQLite could not read it then.
    init(inFileOf backend: Backend) async {
        guard case .sqlite = backend, backend.isThere else { return }
        do throws(ServiceFailure) {
            members = try await LocalPlatform.withdrawnMembers(of: backend)
        } catch {
            notes = [
                Phrase(
                    en: "the present database cannot say who has withdrawn",
                    ko: "지금의 데이터베이스에서 누가 탈퇴했는지 읽을 수 없습니다")
            ]
        }
    }

    /// Both, this one first.
    func and(_ other: KnownWithdrawals) -> KnownWithdrawals {
        var both = self
        let known = Set(members)
        both.members += other.members.filter { !known.contains($0) }
        both.notes += other.notes
        return both
    }

    /// Adds those to the list beside the file who are not in it; a note if that cannot be done.
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
