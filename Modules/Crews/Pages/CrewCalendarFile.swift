import Crews
import CrewsConsole
import Terminal
import Vocabulary
import Web

/// A calendar at a private address, for programs that subscribe to it.
enum CrewCalendarFile {
    static let file = RightFile(
        name: "crews.calendar-file", "/calendar/{secret}/crew.ics",
        summary: "The meetings of one crew or of all crews of a member, as iCalendar.", make: make)

    @Sendable private static func make(
        _ visit: RightVisit, _ services: Services, _ context: PageContext
    ) async throws(ServiceFailure) -> RightDocument? {
        let calendar = try await ifVisible { () throws(CrewError) in
            try await services.calendarDesk.calendar(visit.secret)
        }
        guard let calendar else { return nil }
        let bytes = try calendar.file(in: context.language) { crew in
            context.fullAddress(of: AnyIdentifier(crew))
        }
        return RightDocument(mediaType: CrewCalendar.mediaType, bytes: bytes)
    }
}
