import Commands
import Crews
import Terminal
import Vocabulary

/// Calendars of meetings: as files, and at private addresses.
extension CrewCommands {
    /// Writes a calendar, or does what the options say about its address.
    func calendar(_ options: CalendarOptions) async throws {
        var scope = CalendarScope.own
        if let typed = options.crew { scope = .crew(try await crew(typed)) }
        if options.address { return try await showAddress(of: scope) }
        if options.renew { return try await renewAddress(of: scope) }
        if options.revoke { return try await revokeAddress(of: scope) }
        try await write(scope, to: options.file)
    }

    private var calendars: any CalendarVerbs {
        get throws(CrewError) {
            try services.repository((any CalendarVerbs).self, failure: CrewError.self)
        }
    }

    private func write(_ scope: CalendarScope, to path: String?) async throws {
        guard path != nil || !console.isOutputTerminal else { throw Self.noTerminal }
        let verbs = try calendars
        let calendar = try await waiting { () throws(CrewError) in try await verbs.calendar(scope) }
        let bytes = try file(of: calendar)
        guard let path else { return console.output.write(String(decoding: bytes, as: UTF8.self)) }
        try NamedFile.write(bytes, to: path)
        let count = calendar.entries.count
        console.answer(
            .object([("file", .string(path)), ("meetings", .integer(Int64(count)))]), plain: path,
            Phrase(
                en: "Written: \(count.counted("meeting")) to \(path)",
                ko: "달력 파일을 썼습니다: 모임 \(count)개, \(path)"))
    }

    private func file(of calendar: CrewCalendar) throws(CrewError) -> [UInt8] {
        let pages = services.serverPages
        do throws(ServiceFailure) {
            return try calendar.file(in: console.language) { try? pages.address(of: "/s/\($0)") }
        } catch {
            throw .service(error)
        }
    }

    private func showAddress(of scope: CalendarScope) async throws {
        let verbs = try calendars
        let madeAt = try await waiting { () throws(CrewError) in try await verbs.calendarAddress(of: scope) }
        let words =
            madeAt.map { console.clock($0) }.map { clock in
                Phrase(en: "A private address was made at \(clock).", ko: "\(clock)에 비공개 주소를 만들었습니다.")
            } ?? Phrase(en: "There is no private address.", ko: "비공개 주소가 없습니다.")
        console.answer(
            .object([("madeAt", JSONDocument(madeAt?.rfc3339))]), plain: madeAt?.rfc3339 ?? "", words)
        tell(
            madeAt == nil
                ? Phrase(en: "Use --renew to make one.", ko: "--renew로 만드세요.")
                : Phrase(
                    en: "It is not shown again. Use --renew to make another.",
                    ko: "다시 볼 수는 없습니다. --renew로 새로 만들 수 있습니다."))
    }

    private func renewAddress(of scope: CalendarScope) async throws {
        // Without a server there is no address: the one before stays.
        let (verbs, pages) = (try calendars, services.serverPages)
        _ = try pages.address(of: "/")
        let made = try await waiting { () throws(CrewError) in
            try await verbs.renewCalendarAddress(of: scope)
        }
        let address = try pages.address(of: made.path)
        console.answer(
            .object([("address", .string(address)), ("madeAt", .string(made.madeAt.rfc3339))]),
            plain: address, Phrase(address))
        tell(
            Phrase(
                en: "Add this address to a calendar app. Any person who has it can read the meetings; "
                    + "it is not shown again.",
                ko: "달력 앱에 이 주소를 추가하세요. 주소를 아는 사람은 모임을 볼 수 있으며, 주소는 다시 표시되지 않습니다."))
    }

    private func revokeAddress(of scope: CalendarScope) async throws {
        let verbs = try calendars
        try await waiting { () throws(CrewError) in try await verbs.revokeCalendarAddress(of: scope) }
        console.answer(
            .object([("revoked", .bool(true))]),
            Phrase(en: "The private address no longer works.", ko: "비공개 주소를 없앴습니다."))
    }

    private static var noTerminal: UsageError {
        UsageError(
            Phrase(
                en: "A calendar is for programs: use --file PATH, or --renew for an address.",
                ko: "달력은 프로그램이 읽습니다. --file 경로로 저장하거나 --renew로 주소를 만드세요."))
    }
}
