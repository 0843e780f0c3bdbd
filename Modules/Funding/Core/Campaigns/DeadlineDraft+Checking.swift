import UnicodeText
import Vocabulary

extension DeadlineDraft {
    /// The deadline that is meant, within the range. Nil, with the field errors noted, as the other
    /// `checked`, and for a moment outside of the range.
    func checked(
        in zones: any TimeZones, from first: Timestamp, to last: Timestamp, _ form: inout FormReading
    ) -> CampaignDeadline? {
        guard let deadline = checked(in: zones, &form) else { return nil }
        guard let rule = deadline.brokenRule(from: first, to: last, in: zones) else { return deadline }
        form.refuse("deadline", rule)
        return nil
    }

    /// The deadline that is meant. Nil, with the field errors noted, for a zone that there is not, for no
    /// time or one that does not exist, and for one that the clocks leave out or show twice (`repeatedHour`,
    /// unless it is given).
    func checked(in zones: any TimeZones, _ form: inout FormReading) -> CampaignDeadline? {
        do throws(UnknownZone) {
            let rules = try zones.rules(of: zone)
            return read(in: rules, &form)
        } catch {
            form.refuse([error.fieldError(of: "zone")])
            return nil
        }
    }

    private func read(in rules: ZoneRules, _ form: inout FormReading) -> CampaignDeadline? {
        guard let local = CivilTime(typed: time.trimmed) else {
            form.refuse("deadline", CivilTime.rule(brokenBy: time.trimmed))
            return nil
        }
        switch rules.reading(of: local) {
        case .one(let moment): return CampaignDeadline(moment: moment, zone: zone, local: local)
        case .skipped(let before, let after):
            form.refuse("deadline", rules.rule(skippedBetween: before, and: after))
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

extension CampaignDeadline {
    /// The rule that it breaks outside of the range, with the limit on the clocks of its zone; nil within.
    func brokenRule(
        from first: Timestamp, to last: Timestamp, in zones: any TimeZones
    ) -> FieldError.Rule? {
        if moment >= first, moment <= last { return nil }
        guard let rules = try? zones.rules(of: zone) else { return .unusable }
        return moment < first
            ? .tooEarly(earliest: rules.typedMinute(from: first))
            : .tooLate(latest: rules.typed(last))
    }
}
