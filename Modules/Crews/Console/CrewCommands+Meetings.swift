import Commands
import Crews
import CrewsHTTP
import Terminal
import Vocabulary

/// Meetings as their crew reads them.
extension CrewCommands {
    /// Shows a page of a crew's meetings, or a month of them.
    func meetings(_ options: MeetingListOptions) async throws {
        if let month = try CivilMonth.typed(options.month) { return try await draw(month, options) }
        let request = try request(options.pages)
        let (id, list) = (try await crew(options.crew), options.list)
        let page = try await waiting { () throws(CrewError) in try await crews.meetings(of: id, list, request)
        }
        if console.format == .json { return console.show(page, as: CrewWire.meetings) }
        show(page.items, of: id)
        console.tellPlace(
            of: page, options.pages,
            of: [program, "crews", "meetings", "\(id)"] + (options.past ? ["--past"] : []),
            counting: { Phrase(en: $0.counted("meeting"), ko: "\($0)개") },
            advice: options.past
                ? Phrase(en: "No meeting has ended yet.", ko: "끝난 모임이 없습니다.")
                : Phrase(
                    en: "No meeting is set up. A manager sets one up with 'madang crews meet \(id)'.",
                    ko: "예정된 모임이 없습니다. 운영진은 'madang crews meet \(id)'(으)로 만들 수 있습니다."))
        if list == .upcoming, let first = page.items.first(where: { $0.own == nil }) { tell(.rsvp(first)) }
    }

    private func show(_ views: [MeetingView], of id: CrewID) {
        if !views.isEmpty {
            console.paged { paged in
                let table = MeetingTable(views: views, console: paged)
                paged.show(paged.format == .plain ? table.plain : table.table)
            }
        }
        keep(views.map { AnyIdentifier($0.meeting.id) }, of: AnyIdentifier(id))
    }

    private func draw(_ month: CivilMonth, _ options: MeetingListOptions) async throws {
        let id = try await crew(options.crew)
        let views = try await waiting { () throws(CrewError) in try await meetings(of: id, in: month) }
        if console.format == .json { return console.show(Page(items: views), as: CrewWire.meetings) }
        if console.format == .human {
            let days = views.filter { $0.meeting.calledOffAt == nil }.map(day)
            let today = CivilDay(console.clock(console.now).prefix(10))
            let drawing = MonthDrawing(month, marking: Set(days), today: today)
            for line in drawing.lines(in: console.language) { console.print(line) }
            console.print("")
        }
        show(views, of: id)
        if views.isEmpty { tell(Phrase(en: "No meeting in this month.", ko: "이 달에는 모임이 없습니다.")) }
    }

    /// The day on which it begins, in its own zone.
    private func day(of view: MeetingView) -> CivilDay { MeetingTime(view.meeting.details).day }

    /// The meetings that begin in the month, the earliest first. Those of other zones may stand up to two
    /// days out of the order of days.
    private func meetings(of id: CrewID, in month: CivilMonth) async throws(CrewError) -> [MeetingView] {
        let days = month.firstDay..<month.next.firstDay
        let (first, end) = (days.lowerBound.daysSince1970 - 2, days.upperBound.daysSince1970 + 2)
        let past = try await meetings(of: id, .past) { $0.daysSince1970 < first }
        let upcoming = try await meetings(of: id, .upcoming) { $0.daysSince1970 >= end }
        return (past.reversed() + upcoming).filter { days.contains(day(of: $0)) }
    }

    /// The meetings of a list up to the first that begins on a day beyond what is wanted.
    private func meetings(
        of id: CrewID, _ list: MeetingList, until isBeyond: (CivilDay) -> Bool
    ) async throws(CrewError) -> [MeetingView] {
        var (views, cursor): ([MeetingView], Cursor?) = ([], nil)
        repeat {
            let page = try await crews.meetings(of: id, list, .largest(after: cursor))
            views += page.items
            cursor = page.items.last.map(day).map(isBeyond) ?? true ? nil : page.next
        } while cursor != nil
        return views
    }

    /// Shows one meeting with a page of its answers.
    func meeting(_ options: MeetingPageOptions) async throws {
        let id = try options.meeting.identifier(among: lists)
        let request = try request(options.pages)
        let view = try await waiting { () throws(CrewError) in try await crews.meeting(id) }
        if console.format == .json { return console.show(view, as: CrewWire.meeting) }
        let page = try await waiting { () throws(CrewError) in try await crews.answers(to: id, request) }
        let crew = try await waiting { () throws(CrewError) in try await crews.crew(view.meeting.crew).crew }
        let name = crew.nameWords.text(in: console.language)
        console.paged { paged in
            paged.show(Fields(Details(view, crewName: name), on: paged))
            guard !page.items.isEmpty else { return }
            if paged.format == .human { paged.print("") }
            let table = AnswerTable(views: page.items, console: paged)
            paged.show(paged.format == .plain ? table.plain : table.table)
        }
        keep(page.items.map { AnyIdentifier($0.answer.member) }, of: AnyIdentifier(id))
        console.tellPlace(
            of: page, options.pages, of: [program, "crews", "meeting", "\(id)"],
            counting: { Phrase(en: $0.counted("answer"), ko: "응답 \($0)건") },
            advice: Phrase(en: "There are no answers yet.", ko: "아직 응답이 없습니다."))
        if !view.meeting.hasBegun(at: console.now), view.own == nil { tell(.rsvp(view)) }
    }
}

extension CivilMonth {
    /// The month that was typed, `2026-12`; nil for none. Throws `invalidFields` (`month`) for anything else.
    static func typed(_ text: String?, _ field: String = "month") throws(CrewError) -> CivilMonth? {
        guard let text else { return nil }
        if let month = CivilMonth(text) { return month }
        throw .invalidFields([FieldError(field, .malformed(expected: "2026-12"))])
    }
}

extension Phrase {
    /// How a meeting is answered.
    fileprivate static func rsvp(_ view: MeetingView) -> Phrase {
        let id = view.meeting.id
        return Phrase(
            en: "Run 'madang crews rsvp \(id) going' to come.", ko: "'madang crews rsvp \(id) 참석'으로 응답하세요.")
    }
}
