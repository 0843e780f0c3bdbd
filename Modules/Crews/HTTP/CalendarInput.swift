import Crews
import Vocabulary
import Wire

/// The calendar of a crew, or without one that of all crews that the principal is of.
struct CalendarInput: Sendable {
    let scope: CalendarScope

    static let shape = Shape<CalendarInput>(
        "CrewCalendarInput",
        Field("crew", WireCoder<CrewID>.id().optional) { $0.scope.crew }
    ) { crew in CalendarInput(scope: CalendarScope(crew)) }
}

extension CalendarScope {
    /// The calendar of that crew; of all crews for nil.
    init(_ crew: CrewID?) { self = crew.map { .crew($0) } ?? .own }

    /// The crew of the calendar; nil for that of all crews.
    var crew: CrewID? {
        switch self {
        case .crew(let id): id
        case .own: nil
        }
    }
}
