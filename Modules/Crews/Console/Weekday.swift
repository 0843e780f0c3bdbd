import Commands
package import Crews
package import Terminal
package import Vocabulary

/// A day of the week, numbered from Monday (ISO 8601).
package enum Weekday: String, LocalizedValue {
    case monday = "mon"
    case tuesday = "tue"
    case wednesday = "wed"
    case thursday = "thu"
    case friday = "fri"
    case saturday = "sat"
    case sunday = "sun"

    /// The day with that number, 1 for Monday to 7 for Sunday; nil for any other.
    package init?(number: Int) {
        guard Self.allCases.indices.contains(number - 1) else { return nil }
        self = Self.allCases[number - 1]
    }

    /// The weekday of a day.
    package init(of day: CivilDay) {
        // 1970-01-01 was a Thursday, three days after a Monday.
        let rest = (day.daysSince1970 + 3) % 7
        self = Self.allCases[Int(rest < 0 ? rest + 7 : rest)]
    }

    /// 1 for Monday to 7 for Sunday.
    package var number: Int { (Self.allCases.firstIndex(of: self) ?? 0) + 1 }

    /// Its name of three letters, or one syllable.
    package var words: Phrase {
        switch self {
        case .monday: Phrase(en: "Mon", ko: "월")
        case .tuesday: Phrase(en: "Tue", ko: "화")
        case .wednesday: Phrase(en: "Wed", ko: "수")
        case .thursday: Phrase(en: "Thu", ko: "목")
        case .friday: Phrase(en: "Fri", ko: "금")
        case .saturday: Phrase(en: "Sat", ko: "토")
        case .sunday: Phrase(en: "Sun", ko: "일")
        }
    }

    /// Long names, which are understood, too.
    package var formerNames: [String] {
        let english = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"]
        return [english[number - 1], words.ko + "요일"]
    }
}

extension CrewSchedule {
    /// `Sat 07:00 (Asia/Seoul)`, `토 07:00 (Asia/Seoul)`
    package var words: Phrase {
        let day = Weekday(number: weekday)?.words ?? Phrase("")
        return Phrase { "\(day.text(in: $0)) \(time) (\(zone))" }
    }

    /// The local time: `07:00`.
    package var time: String { "\(Self.twoDigits(minute / 60)):\(Self.twoDigits(minute % 60))" }

    private static func twoDigits(_ value: Int) -> String { value < 10 ? "0\(value)" : "\(value)" }
}
