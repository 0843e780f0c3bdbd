import ArgumentParser
import Commands
import Notices
import Terminal
import Vocabulary

/// Which of one's notices are wanted.
struct NoticeListOptions: ParsableArguments {
    @Flag(help: .words(en: "Only what is unread.", ko: "읽지 않은 알림만."))
    var unread = false
    @OptionGroup var pages: PageOptions

    /// The page that is wanted. Throws `invalidFields` with all field errors.
    func request() throws(NoticeError) -> PageRequest {
        var fieldErrors: [FieldError] = []
        let request = pages.request(&fieldErrors)
        guard fieldErrors.isEmpty else { throw .invalidFields(fieldErrors) }
        return request
    }

    /// The words that ask for the same.
    var words: [String] { unread ? ["--unread"] : [] }
}

/// The notices to mark as read.
struct ReadingOptions: ParsableArguments {
    @Argument(help: .identifier(of: NoticeSubject.self, value: "id"))
    var id: String?
    @Flag(help: .words(en: "All notices.", ko: "모든 알림."))
    var all = false
    @Option(
        help: .words(
            en: "All notices up to this sequence, which --json shows.", ko: "이 번호까지의 알림. 번호는 --json에 나옵니다.",
            value: "number"))
    var through: Int64?

    /// The parsed target.
    enum Target {
        case one(String)
        case through(Int64?)
    }

    /// The one thing that is meant. Throws a usage error for none or several.
    func target() throws(UsageError) -> Target {
        switch (id, all, through) {
        case (let id?, false, nil): return .one(id)
        case (nil, true, nil): return .through(nil)
        case (nil, false, let sequence?): return .through(sequence)
        default:
            throw UsageError(
                Phrase(
                    en: "Say what was read: an ID, --all or --through.",
                    ko: "읽은 알림을 지정하세요: ID, --all, --through 중 하나."))
        }
    }
}
