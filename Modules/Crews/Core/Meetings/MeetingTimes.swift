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

    /// A time as it is typed, in whole minutes: `2026-12-05 19:30`, also with a `T` in between; nil for
    /// anything else.
    static func typed(_ text: String) -> CivilTime? {
        CivilTime(text.trimmed).flatMap { $0.second == 0 ? $0 : nil }
    }

    private mutating func read(in zone: ZoneRules, at now: Timestamp) {
        readStart(zone, at: now)
        readEnd(zone)
        readDeadline(zone)
        guard let start else { return }
        let moment = MeetingReminder.moment(before: start.moment) { zone.offset(at: $0).seconds }
        remindAt = moment > now ? moment : nil
    }

    private mutating func readStart(_ zone: ZoneRules, at now: Timestamp) {
        guard let start = read("startsAt", Self.typed(draft.startsAt), zone) else { return }
        let latest = now.advanced(by: MeetingDraft.furthest)
        if start.moment > now, start.moment <= latest {
            self.start = start
        } else if start.moment <= now {
            refuse("startsAt", .tooEarly(earliest: "\(zone.shown(firstMinuteAfter: now))"))
        } else {
            refuse("startsAt", .tooLate(latest: "\(zone.shown(latest))"))
        }
    }

    private mutating func readEnd(_ zone: ZoneRules) {
        let typed = Self.typed(draft.endsAt) ?? timeAfterStart
        guard let end = read("endsAt", typed, zone), let start = start?.moment else { return }
        let latest = start.advanced(by: MeetingDraft.longest)
        if end.moment > start, end.moment <= latest {
            self.end = end
        } else if end.moment <= start {
            refuse("endsAt", .tooEarly(earliest: "\(zone.shown(firstMinuteAfter: start))"))
        } else {
            refuse("endsAt", .tooLate(latest: "\(zone.shown(latest))"))
        }
    }

    private mutating func readDeadline(_ zone: ZoneRules) {
        if draft.answersUntil.allSatisfy(\.isWhitespace) {
            deadline = start
            return
        }
        let typed = Self.typed(draft.answersUntil)
        guard let deadline = read("answersUntil", typed, zone), let start else { return }
        if deadline.moment <= start.moment {
            self.deadline = deadline
        } else {
            fieldErrors.append(FieldError("answersUntil", .exceeds(field: "startsAt")))
        }
    }

    /// A time of the day alone: the first such time after the start.
    private var timeAfterStart: CivilTime? {
        guard let start = Self.typed(draft.startsAt),
            let sameDay = Self.typed("\(start.day) \(draft.endsAt.trimmed)")
        else { return nil }
        return sameDay > start ? sameDay : sameDay.later(byDays: 1)
    }

    /// A typed time with its moment; nil, with the field's error, for one that is no time, or that the clocks
    /// do not show, or show twice.
    private mutating func read(_ field: String, _ typed: CivilTime?, _ zone: ZoneRules) -> Reading? {
        guard let typed else {
            refuse(field, .malformed(expected: MeetingDraft.exampleOfTime))
            return nil
        }
        switch zone.reading(of: typed) {
        case .one(let moment): return Reading(local: typed, moment: moment)
        case .skipped(let before, let after):
            refuse(field, .unknown(allowed: [before, after].map { "\(zone.shown($0))" }))
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

extension ZoneRules {
    /// What the clocks show at a moment, as it is typed.
    func shown(_ moment: Timestamp) -> CivilTime { local(at: moment).time.wholeMinute }

    /// The first whole minute behind a moment, as it is typed.
    func shown(firstMinuteAfter moment: Timestamp) -> CivilTime { shown(moment.advanced(by: .seconds(60))) }
}

extension MeetingDraft {
    /// What a time looks like.
    static let exampleOfTime = "2026-12-05 19:30"
}
