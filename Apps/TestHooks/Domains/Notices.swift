import NoticesContract
import Vocabulary

extension PortDecorators {
    /// Lets the platform keep the notices that clauses send, by the rules of their kinds.
    package mutating func knowClauseNotices() { noticeRules += NoticeRule.ofClauses }
}
