import TestKit
import Testing
import TimeZones
import Vocabulary

/// The clocks of all zones, compared with those of Python's zoneinfo over the same database.
@Suite(.enabled(if: PythonZones.isWanted)) struct PythonZoneTests {
    @Test func bothSayTheSame() throws {
        let zones = ZoneDatabase(folder: ZoneDatabase.usualFolder)
        try #require(zones.isThere, "Install Debian's package tzdata: Scripts/setup")
        let lines = try PythonZones.answers()
        #expect(lines.count > 20_000, "Python has asked \(lines.count) questions")
        let different = lines.filter { line in
            let words = line.split(separator: "|").map(String.init)
            guard words.count == 3, let rules = try? zones.rules(of: words[0]) else { return true }
            return Self.answer(to: words[1], rules) != words[2]
        }
        #expect(different.isEmpty, "\(different.count) answers differ, such as \(different.prefix(5))")
    }

    private static func answer(to question: String, _ rules: ZoneRules) -> String? {
        if let second = Int64(question) {
            let offset = rules.offset(at: Timestamp(microseconds: second * 1_000_000))
            return "\(offset.seconds) \(offset.abbreviation)"
        }
        switch CivilTime(question).map(rules.reading) {
        case .one(let moment): return "one \(moment.seconds)"
        case .skipped(let before, let after): return "skipped \(before.seconds) \(after.seconds)"
        case .doubled(let earlier, let later): return "doubled \(earlier.seconds) \(later.seconds)"
        case nil: return nil
        }
    }
}

/// Debian's python3, as far as it is there.
enum PythonZones {
    static let python = ["python3", "/usr/bin/python3"].first { program in
        (try? Shell.output(of: "\(program) -c 'import zoneinfo' 2>&1")) != nil
    }

    static var isWanted: Bool {
        if Shell.requiresBackends || python != nil { return true }
        print("Comparing zones is skipped: python3 has no zoneinfo. Run Scripts/setup --test.")
        return false
    }

    /// Lines of zone, question and answer. Throws if Python cannot answer.
    static func answers() throws -> [Substring] {
        let python = try #require(python, "python3 has no zoneinfo. Run Scripts/setup --test.")
        let folder = try TemporaryFolder()
        try folder.write(script, to: "zones.py")
        let command = "PYTHONTZPATH=\(ZoneDatabase.usualFolder) \(python) '\(folder.path)/zones.py' 2>&1"
        return try Shell.output(of: command).split(separator: "\n")
    }

    /// Asks for moments of all zones, and for local times around the changes of some.
    private static let script = """
        import datetime, random, zoneinfo

        chance = random.Random(7)
        first = datetime.datetime(1970, 1, 1)
        names = sorted(name for name in zoneinfo.available_timezones() if name[0].isupper())
        known = ["Asia/Seoul", "America/New_York", "Europe/London", "Europe/Dublin", "Asia/Tehran",
                 "Pacific/Apia", "Australia/Lord_Howe", "Africa/Casablanca", "America/Sao_Paulo"]

        def offset(zone, second):
            utc = (first + datetime.timedelta(seconds=second)).replace(tzinfo=datetime.timezone.utc)
            local = utc.astimezone(zone)
            return int(local.utcoffset().total_seconds()), local.tzname()

        def changes(zone):
            step = 6 * 86400
            for second in range(-3_000_000_000, 6_000_000_000, step):
                before = offset(zone, second)[0]
                if offset(zone, second + step)[0] == before:
                    continue
                low, high = second, second + step
                while high - low > 1:
                    middle = (low + high) // 2
                    low, high = (middle, high) if offset(zone, middle)[0] == before else (low, middle)
                yield high

        for name in names:
            zone = zoneinfo.ZoneInfo(name)
            moments = [chance.randrange(-5_000_000_000, 8_000_000_000) for _ in range(40)]
            near = list(changes(zone)) if name in known else []
            moments += [moment + more for moment in near for more in (-1, 0)]
            for moment in moments:
                print(f"{name}|{moment}|{'%d %s' % offset(zone, moment)}")
            for moment in near:
                for more in (-3600, -1800, -1, 0, 900, 3599, 3600):
                    time = first + datetime.timedelta(seconds=moment + offset(zone, moment - 1)[0] + more)
                    one, other = (
                        int((time - time.replace(tzinfo=zone, fold=fold).utcoffset() - first).total_seconds())
                        for fold in (0, 1))
                    answer = (
                        f"one {one}" if one == other
                        else f"doubled {one} {other}" if one < other else f"skipped {other} {one}")
                    print(f"{name}|{time.isoformat()}|{answer}")
        """
}
