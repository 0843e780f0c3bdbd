import UnicodeText
public import Vocabulary

/// A meeting before its check, as it is typed: times are those that the clocks of its zone show.
public struct MeetingDraft: Hashable, Sendable {
    public var title = ""
    public var place = ""
    /// `2026-12-05 19:30`
    public var startsAt = ""
    /// `2026-12-05 21:30`, or `21:30` for the first such time within 12 hours after the start.
    public var endsAt = ""
    /// A name of the IANA database: `Asia/Seoul`.
    public var zone = "Asia/Seoul"
    /// Which of two hours is meant where the clocks show an hour twice; nil if that was not asked.
    public var repeatedHour: RepeatedHour?
    /// How many may come, guests counted; nil for any number.
    public var capacity: Int?
    /// Until when members answer, as `startsAt`; blank for the start.
    public var answersUntil = ""
    public var note = ""

    /// A draft with nothing filled in.
    public init() {}

    /// How many may come to a meeting.
    public static let capacities = 1...500
    /// How many weekly meetings are set up at once.
    public static let weeks = 1...26
    /// The longest meeting.
    public static let longest: Duration = .seconds(7 * 86_400)
    /// How far ahead a meeting is set up.
    public static let furthest: Duration = .seconds(2 * 366 * 86_400)
}

extension MeetingDraft {
    /// The checked details, texts trimmed and in NFC. Throws `invalidFields` with all field errors: for a
    /// start that has passed, an hour that is left out or shown twice in the zone (`repeatedHour`, unless it
    /// is given), a zone that there is not, an end that is not after the start, answers beyond it.
    public func checked(in zones: any TimeZones, at now: Timestamp) throws(CrewError) -> MeetingDetails {
        var fieldErrors: [FieldError] = []
        func read(_ field: String, _ text: String, _ rule: TextRule) -> String {
            let reading = rule.read(text)
            fieldErrors += reading.brokenRules.map { FieldError(field, $0) }
            return reading.text
        }
        let title = read("title", title, Self.titleRule)
        let place = read("place", place, Self.placeRule)
        let note = read("note", note, Self.noteRule)
        fieldErrors += errorsOfCapacity
        let times = MeetingTimes(of: self, in: zones, at: now)
        fieldErrors += times.fieldErrors
        guard fieldErrors.isEmpty, let start = times.start, let end = times.end,
            let deadline = times.deadline
        else { throw .invalidFields(fieldErrors) }
        return MeetingDetails(
            title: title, place: place, startsAt: start.moment, endsAt: end.moment, zone: zone,
            clock: MeetingClock(
                startsAt: start.local, endsAt: end.local, answersUntil: deadline.local,
                repeatedHour: repeatedHour),
            capacity: capacity, answersUntil: deadline.moment, note: note, remindAt: times.remindAt)
    }

    /// The checked details of so many weekly meetings from this one on: each at the same local time, also
    /// when the clocks of the zone are changed in between. Throws as `checked`, and `invalidFields` for a
    /// number out of `weeks`, or answers that end before now.
    public func series(
        _ weeks: Int, in zones: any TimeZones, at now: Timestamp
    ) throws(CrewError) -> [MeetingDetails] {
        guard Self.weeks.contains(weeks) else {
            throw .invalidFields([FieldError("weeks", .outOfRange(minimum: 1, maximum: 26))])
        }
        var all: [MeetingDetails] = []
        for week in 0..<weeks {
            let details = try shifted(byDays: Int64(7 * week)).checked(in: zones, at: now)
            guard details.answersUntil > now else {
                let earliest = (try? zones.rules(of: zone))?.typedMinute(after: now) ?? ""
                throw .invalidFields([FieldError("answersUntil", .tooEarly(earliest: earliest))])
            }
            all.append(details)
        }
        return all
    }

    /// The draft that reproduces the meeting.
    public init(_ details: MeetingDetails) {
        self.init()
        (title, place, zone) = (details.title, details.place, details.zone)
        (capacity, note, repeatedHour) = (details.capacity, details.note, details.clock.repeatedHour)
        (startsAt, endsAt) = ("\(details.clock.startsAt)", "\(details.clock.endsAt)")
        answersUntil = "\(details.clock.answersUntil)"
    }

    /// The parts that tell one request from another.
    var content: [String?] {
        [
            title, place, startsAt, endsAt, zone, repeatedHour?.rawValue, capacity.map { "\($0)" },
            answersUntil, note,
        ]
    }

    private var errorsOfCapacity: [FieldError] {
        let range = Self.capacities
        if capacity.map(range.contains) ?? true { return [] }
        return [
            FieldError(
                "capacity",
                .outOfRange(minimum: Int64(range.lowerBound), maximum: Int64(range.upperBound)))
        ]
    }

    /// The same so many days later; a text that is no time stays, and is refused by the check.
    private func shifted(byDays days: Int64) -> MeetingDraft {
        var next = self
        for path in [\MeetingDraft.startsAt, \.endsAt, \.answersUntil] {
            guard let local = MeetingTimes.typed(self[keyPath: path]) else { continue }
            next[keyPath: path] = "\(local.later(byDays: days))"
        }
        return next
    }

    private static let titleRule = TextRule(.line, characters: 1...60)
    private static let placeRule = TextRule(.line, characters: 0...100)
    private static let noteRule = TextRule(.paragraph, characters: 0...1_000)
}
