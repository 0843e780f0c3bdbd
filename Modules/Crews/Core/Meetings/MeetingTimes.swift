import Vocabulary

/// The moments that the texts of a draft mean in its zone, or what is wrong with them.
struct MeetingTimes {
    private(set) var startsAt: Timestamp?
    private(set) var endsAt: Timestamp?
    private(set) var answersUntil: Timestamp?
    /// When those who come are reminded; nil if that moment has passed.
    private(set) var remindAt: Timestamp?
    private(set) var fieldErrors: [FieldError] = []

    private let draft: MeetingDraft

    init(of draft: MeetingDraft, in zones: any TimeZones, at now: Timestamp) {
        self.draft = draft
        guard let clock = ZoneClock(draft.zone, in: zones) else {
            fieldErrors = [FieldError("zone", .malformed(expected: "Asia/Seoul"))]
            return
        }
        readStart(clock, at: now)
        readEnd(clock)
        readDeadline(clock)
        guard let startsAt else { return }
        let moment = MeetingReminder.moment(before: startsAt, offset: clock.offset)
        remindAt = moment > now ? moment : nil
    }

    private mutating func readStart(_ clock: ZoneClock, at now: Timestamp) {
        guard let start = read("startsAt", TypedTime(draft.startsAt), clock) else { return }
        let latest = now.advanced(by: MeetingDraft.furthest)
        if start > now, start <= latest {
            startsAt = start
        } else if start <= now {
            refuse("startsAt", "a time after \(clock.typed(now))")
        } else {
            refuse("startsAt", "a time before \(clock.typed(latest))")
        }
    }

    private mutating func readEnd(_ clock: ZoneClock) {
        guard let end = read("endsAt", TypedTime(draft.endsAt) ?? timeAfterStart, clock), let startsAt else {
            return
        }
        let latest = startsAt.advanced(by: MeetingDraft.longest)
        if end > startsAt, end <= latest {
            endsAt = end
        } else {
            let (first, last) = (clock.typed(startsAt), clock.typed(latest))
            refuse("endsAt", "a time after \(first) and not after \(last)")
        }
    }

    private mutating func readDeadline(_ clock: ZoneClock) {
        if draft.answersUntil.allSatisfy(\.isWhitespace) {
            answersUntil = startsAt
            return
        }
        guard let deadline = read("answersUntil", TypedTime(draft.answersUntil), clock), let startsAt else {
            return
        }
        if deadline <= startsAt {
            answersUntil = deadline
        } else {
            fieldErrors.append(FieldError("answersUntil", .exceeds(field: "startsAt")))
        }
    }

    /// A time of the day alone: the first such time after the start.
    private var timeAfterStart: TypedTime? {
        guard let start = TypedTime(draft.startsAt), let minute = TypedTime.minute(draft.endsAt) else {
            return nil
        }
        let sameDay = TypedTime(day: start.day, minute: minute)
        return sameDay > start ? sameDay : sameDay.later(byDays: 1)
    }

    /// The moment of a typed time; nil, with the field's error, for one that is no time, or that the clocks
    /// do not show, or show twice.
    private mutating func read(_ field: String, _ typed: TypedTime?, _ clock: ZoneClock) -> Timestamp? {
        guard let typed else {
            refuse(field, MeetingDraft.exampleOfTime)
            return nil
        }
        switch clock.reading(of: typed) {
        case .one(let moment): return moment
        case .skipped(let next):
            refuse(field, "a time that clocks in \(draft.zone) show, such as \(next)")
            return nil
        case .doubled(let earlier, let later):
            switch draft.repeatedHour {
            case .earlier: return earlier
            case .later: return later
            case nil:
                let choices = RepeatedHour.allCases.map(\.rawValue)
                let error = FieldError("repeatedHour", .unknown(allowed: choices))
                if !fieldErrors.contains(error) { fieldErrors.append(error) }
                return nil
            }
        }
    }

    private mutating func refuse(_ field: String, _ expected: String) {
        fieldErrors.append(FieldError(field, .malformed(expected: expected)))
    }
}

extension MeetingDraft {
    /// What a time looks like.
    static let exampleOfTime = "2026-12-05 19:30"
}
