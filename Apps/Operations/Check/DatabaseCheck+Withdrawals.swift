import Composition
import Terminal
import Vocabulary

extension DatabaseCheck.Finding {
    /// Checks that the whole list of withdrawals can be read and that members can be added.
    init(_ list: WithdrawalList) {
        let promise = Phrase(
            en: "the withdrawal list can be read and written", ko: "탈퇴 목록을 읽고 쓸 수 있습니다")
        do throws(WithdrawalListError) {
            _ = try list.content()
            self.init(
                promise,
                list.obstacle.map { reason in
                    Phrase(
                        en: "\(list.path) cannot be written: \(reason)",
                        ko: "\(list.path)에 쓸 수 없습니다: \(reason)")
                })
        } catch {
            self.init(promise, Phrase(en: error.description.english, ko: error.description.korean))
        }
    }
}
