import ArgumentParser
import Audit
import Commands
import Terminal
import Vocabulary

/// Which entries of the log are wanted, and which part of them.
struct AuditOptions: ParsableArguments {
    @Option(
        help: .words(
            en: "Only what this member did; 'machine' for commands on the server itself.",
            ko: "이 회원이 한 일만. 서버에서 직접 실행한 명령은 'machine'.", value: "member"))
    var actor: String?
    @Option(
        help: .words(en: "Only what was done to this ID.", ko: "이 ID에 한 일만.", value: "id"))
    var subject: String?
    @Option(
        help: .words(
            en: "Only this kind of act, such as listings.hide.", ko: "이 종류의 일만 봅니다. 예를 들면 listings.hide입니다.",
            value: "verb"))
    var verb: String?
    @OptionGroup var pages: PageOptions

    /// The query and page that are wanted. Throws `invalidFields`.
    func request() throws(AuditError) -> (AuditQuery, PageRequest) {
        var fieldErrors: [FieldError] = []
        let page = pages.request(&fieldErrors)
        guard fieldErrors.isEmpty else { throw .invalidFields(fieldErrors) }
        return (AuditQuery(actor: actor, subject: subject, verb: verb), page)
    }

    /// The words of a command line that would ask for the same entries, the part left open.
    var words: [String] {
        [("--actor", actor), ("--subject", subject), ("--verb", verb)].flatMap { flag, value in
            value.map { [flag, $0] } ?? []
        }
    }
}
