import Commands
package import Crews
package import Terminal

extension CrewDraft {
    /// Takes the sport that was typed: one of the list, or any other in the crew's own words.
    package mutating func setSport(typed text: String) {
        if let known = CrewSport(typed: text) {
            (sport, otherSport) = (known, known == .other ? otherSport : "")
        } else {
            (sport, otherSport) = (.other, text)
        }
    }

    /// The sport as it would be typed.
    package func typedSport(in language: Language) -> String {
        sport == .other ? otherSport : sport.words.text(in: language)
    }

    /// Takes the usual day and time that were typed, such as `sat 07:30` or `토 07:30`, in the zone that
    /// stands; blank for none. False for anything else.
    package mutating func setSchedule(typed text: String) -> Bool {
        let parts = text.split(separator: " ")
        if parts.isEmpty {
            schedule = nil
            return true
        }
        guard parts.count == 2, let day = Weekday(typed: String(parts[0])),
            let minute = CrewSchedule.minute(typed: String(parts[1]))
        else { return false }
        schedule = CrewSchedule(weekday: day.number, minute: minute, zone: schedule?.zone ?? "Asia/Seoul")
        return true
    }

    /// The usual day and time as they would be typed; blank for none.
    package func typedSchedule(in language: Language) -> String {
        guard let schedule, let day = Weekday(number: schedule.weekday) else { return "" }
        return "\(day.words.text(in: language)) \(schedule.time)"
    }
}

extension CrewSchedule {
    /// The minutes since midnight of a typed time, `07:30` or `7:30`; nil for anything else.
    package static func minute(typed text: String) -> Int? {
        let parts = text.split(separator: ":", omittingEmptySubsequences: false)
        guard parts.count == 2, (1...2).contains(parts[0].utf8.count), parts[1].utf8.count == 2,
            parts.allSatisfy({ $0.utf8.allSatisfy { (48...57).contains($0) } }), let hour = Int(parts[0]),
            let minute = Int(parts[1]), hour < 24, minute < 60
        else { return nil }
        return hour * 60 + minute
    }
}
