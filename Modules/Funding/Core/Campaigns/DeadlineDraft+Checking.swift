import UnicodeText
import Vocabulary

extension DeadlineDraft {
    /// The deadline that is meant; nil, with the field errors noted, for a zone that there is not, a time
    /// that is none, or that the clocks leave out or show twice (`repeatedHour`, unless it is given), and a
    /// moment outside of the range.
    func checked(
        in zones: any TimeZones, from first: Timestamp, to last: Timestamp, _ form: inout FormReading
    ) -> CampaignDeadline? {
        do throws(UnknownZone) {
            let rules = try zones.rules(of: zone)
            guard let deadline = read(in: rules, &form) else { return nil }
            if deadline.moment >= first, deadline.moment <= last { return deadline }
            let isEarly = deadline.moment < first
            form.refuse(
                "deadline",
                isEarly
                    ? .tooEarly(earliest: "\(rules.shown(first.roundedUpToMinute))")
                    : .tooLate(latest: "\(rules.shown(last))"))
        } catch {
            form.refuse([error.fieldError(of: "zone")])
        }
        return nil
    }

    private func read(in rules: ZoneRules, _ form: inout FormReading) -> CampaignDeadline? {
        guard let local = CivilTime(time.trimmed), local.second == 0 else {
            form.refuse("deadline", .malformed(expected: Self.example))
            return nil
        }
        switch rules.reading(of: local) {
        case .one(let moment): return CampaignDeadline(moment: moment, zone: zone, local: local)
        case .skipped(let before, let after):
            form.refuse("deadline", .unknown(allowed: [before, after].map { "\(rules.shown($0))" }))
        case .doubled(let earlier, let later):
            if let choice = repeatedHour {
                let moment = choice == .earlier ? earlier : later
                return CampaignDeadline(moment: moment, zone: zone, local: local)
            }
            form.refuse("repeatedHour", .unknown(allowed: RepeatedHour.allCases.map(\.rawValue)))
        }
        return nil
    }
}

extension ZoneRules {
    /// What the clocks show at a moment, as it is typed.
    fileprivate func shown(_ moment: Timestamp) -> CivilTime { local(at: moment).time.wholeMinute }
}
