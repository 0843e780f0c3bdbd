package import Commands
package import Moderation
package import Terminal
import Vocabulary

extension Details {
    /// Everything that is shown of one case, beside its lists.
    package init(_ view: CaseView, _ kinds: RecordKinds) {
        self.init()
        let record = view.record
        let kind = kinds[record.subject.prefix]
        if let title = view.title {
            add(Phrase(en: "Subject", ko: "대상"), .line(title, .bold), .heading)
        } else {
            addOnScreen(.line("\(record.subject)"), .heading)
        }
        // On a screen the kind comes first.
        addOnScreen(.words(kind), .fact)
        add(Phrase(en: "Owner", ko: "주인"), .member(view.owner), .fact)
        add(Phrase(en: "Kind", ko: "종류"), .words(kind))
        add(Phrase(en: "State", ko: "상태"), .words(record.state.words), .fact)
        add(Phrase(en: "Open reports", ko: "미처리 신고"), .line("\(record.openReports)"), .note)
        add(Phrase(en: "First reported", ko: "최초 신고"), .moment(record.firstAt))
        add(Phrase("ID"), .line("\(record.subject)"), .fact)
    }
}
