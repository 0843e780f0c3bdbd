import UnicodeText
import Vocabulary

/// The times that the texts of a draft mean in its zone, or what is wrong with them.
struct MeetingTimes {
    /// A time of the zone's clocks, and the moment that it means.
    struct Reading {
        let local: CivilTime
        let moment: Timestamp
    }

    private(set) var start: Reading?
    private(set) var end: Reading?
    private(set) var deadline: Reading?
    /// When those who come are reminded; nil if that moment has passed.
    private(set) var remindAt: Timestamp?
    private(set) var fieldErrors: [FieldError] = []

    private let draft: MeetingDraft

    init(of draft: MeetingDraft, in zones: any TimeZones, at now: Timestamp) {
        self.draft = draft
        do throws(UnknownZone) {
            read(in: try zones.rules(of: draft.zone), at: now)
        } catch {
            fieldErrors = [error.fieldError(of: "zone")]
        }
    }

    /// A time as it is typed, in whole minutes; nil for anything else.
    static func typed(_ text: String) -> CivilTime? { CivilTime(typed: text.trimmed) }

    private mutating func read(in zone: ZoneRules, at now: Timestamp) {
        readStart(zone, at: now)
        readEnd(zone)
        readDeadline(zone)
        guard let start else { return }
        let moment = MeetingReminder.moment(before: start.moment) { zone.offset(at: $0).seconds }
        remindAt = moment > now ? moment : nil
    }

    private mutating func readStart(_ zone: ZoneRules, at now: Timestamp) {
        guard let start = read("startsAt", draft.startsAt, Self.typed(draft.startsAt), zone) else { return }
        let latest = now.advanced(by: MeetingDraft.furthest)
        if start.moment > now, start.moment <= latest {
            self.start = start
        } else if start.moment <= now {
            refuse("startsAt", .tooEarly(earliest: zone.typedMinute(after: now)))
        } else {
            refuse("startsAt", .tooLate(latest: zone.typed(latest)))
        }
    }

    private mutating func readEnd(_ zone: ZoneRules) {
        let typed = Self.typed(draft.endsAt) ?? timeAfterStart
        // A time of the day alone is no time without a start, which is refused already.
        let isOpen = Self.typed(draft.startsAt) == nil && Self.isTimeOfDay(draft.endsAt)
        if typed == nil, isOpen { return }
        guard let end = read("endsAt", draft.endsAt, typed, zone), let start = start?.moment else { return }
        let latest = start.advanced(by: MeetingDraft.longest)
        if end.moment > start, end.moment <= latest {
            self.end = end
        } else if end.moment <= start {
            refuse("endsAt", .tooEarly(earliest: zone.typedMinute(after: start)))
        } else {
            refuse("endsAt", .tooLate(latest: zone.typed(latest)))
        }
    }

    private mutating func readDeadline(_ zone: ZoneRules) {
        if draft.answersUntil.allSatisfy(\.isWhitespace) {
            deadline = start
            return
        }
        let typed = Self.typed(draft.answersUntil)
        guard let deadline = read("answersUntil", draft.answersUntil, typed, zone), let start else { return }
        if deadline.moment <= start.moment {
            self.deadline = deadline
        } else {
            refuse("answersUntil", .tooLate(latest: zone.typed(start.moment)))
        }
    }

    /// A time of the day alone: the first such time after the start. If that is more than `longestNight`
    /// later, it is the one before the start, which is refused.
    private var timeAfterStart: CivilTime? {
        guard let start = Self.typed(draft.startsAt),
            let sameDay = Self.typed("\(start.day) \(draft.endsAt.trimmed)")
        else { return nil }
        let isNextDay = start.secondOfDay - sameDay.secondOfDay >= 86_400 - Self.longestNight
        return sameDay <= start && isNextDay ? sameDay.later(byDays: 1) : sameDay
    }

    /// How many seconds after the start a time of the next day lies at most, typed without the day: 12 hours.
    private static let longestNight: Int64 = 12 * 3600

    private static func isTimeOfDay(_ text: String) -> Bool { typed("2000-01-01 \(text.trimmed)") != nil }

    /// A typed time with its moment; nil, with the field's error, for one that is no time, or that the clocks
    /// do not show, or show twice.
    private mutating func read(
        _ field: String, _ text: String, _ typed: CivilTime?, _ zone: ZoneRules
    ) -> Reading? {
        guard let typed else {
            refuse(field, CivilTime.rule(brokenBy: text.trimmed))
            return nil
        }
        switch zone.reading(of: typed) {
        case .one(let moment): return Reading(local: typed, moment: moment)
        case .skipped(let before, let after):
            refuse(field, zone.rule(skippedBetween: before, and: after))
            return nil
        case .doubled(let earlier, let later):
            if let choice = draft.repeatedHour {
                return Reading(local: typed, moment: choice == .earlier ? earlier : later)
            }
            let error = FieldError("repeatedHour", .unknown(allowed: RepeatedHour.allCases.map(\.rawValue)))
            if !fieldErrors.contains(error) { fieldErrors.append(error) }
            return nil
        }
    }

    private mutating func refuse(_ field: String, _ rule: FieldError.Rule) {
        fieldErrors.append(FieldError(field, rule))
    }
}
