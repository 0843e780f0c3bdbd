import Commands
import Notices
import NoticesHTTP
import Terminal
import Vocabulary

/// The commands of the member's notices.
///
/// Every verb writes its result to the console, in its format, and throws `NoticeError` or `UsageError`
/// instead of reporting it.
struct NoticeCommands: Sendable {
    let notices: any NoticeRepository
    let console: Console
    let program: String
    let lists: LastLists
    let wordings: NoticeWordings

    /// Commands over this repository and console; `program` is the command that starts the program, `lists`
    /// the last lists shown, `wordings` the sentences of all domains' notices.
    init(
        _ notices: any NoticeRepository, _ console: Console, program: String, lists: LastLists,
        wordings: NoticeWordings
    ) {
        (self.notices, self.console) = (notices, console)
        (self.program, self.lists, self.wordings) = (program, lists, wordings)
    }

    /// Shows a page of the member's own notices.
    func list(_ options: NoticeListOptions) async throws {
        let request = try options.request()
        let page = try await console.waiting { () throws(NoticeError) in
            try await notices.notices(request, unreadOnly: options.unread)
        }
        if console.format == .json { return console.show(page, as: NoticeWire.page) }
        if !page.items.isEmpty {
            console.paged { paged in
                let table = NoticeTable(views: page.items, wordings: wordings, console: paged)
                paged.show(paged.format == .plain ? table.plain : table.table)
            }
        }
        lists.keep(page.items.map(\.id), on: console)
        console.tellPlace(
            of: page, options.pages, of: [program, "notices", "list"] + options.words,
            counting: { Phrase(en: $0.counted("notice"), ko: "\($0)개") },
            advice: options.unread
                ? Phrase(en: "You have read everything.", ko: "읽지 않은 알림이 없습니다.")
                : Phrase(en: "You have no notices yet.", ko: "아직 알림이 없습니다."))
    }

    /// Tells how many are unread.
    func unread() async throws {
        let count = try await console.waiting { () throws(NoticeError) in try await notices.unread() }
        tell(count)
    }

    /// Marks one, some or all as read.
    func read(_ options: ReadingOptions) async throws {
        switch try options.target() {
        case .one(let text):
            let id = try NoticeID(typed: text, among: lists)
            let count = try await console.waiting { () throws(NoticeError) in try await notices.read(id) }
            if console.format == .human {
                console.print(Phrase(en: "Marked as read: \(id)", ko: "읽음으로 표시했습니다: \(id)"))
            }
            tell(count)
        case .through(let sequence):
            tell(
                try await console.waiting { () throws(NoticeError) in
                    try await notices.read(through: sequence)
                })
        }
    }

    private func tell(_ count: Int) {
        let plural = count == 1 ? "notice" : "notices"
        console.answer(
            count, as: NoticeWire.unread, plain: "\(count)",
            Phrase(en: "\(count) unread \(plural).", ko: "읽지 않은 알림: \(count)개"))
    }
}
