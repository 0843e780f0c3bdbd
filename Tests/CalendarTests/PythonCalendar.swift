import Calendar
import FoundationEssentials
import TestKit
import Testing

/// Debian's python3-icalendar, as far as it is there.
enum PythonCalendar {
    /// What it finds in a document.
    struct Reading: Decodable {
        /// The properties of the calendar by their names.
        let calendar: [String: String]
        /// The properties of each event, moments as ISO 8601.
        let events: [[String: String]]
        /// Components of other kinds, and what it could not read.
        let faults: [String]
    }

    /// The one on the path may not be Debian's, to which Debian's icalendar belongs.
    static let python = ["python3", "/usr/bin/python3"].first { program in
        (try? Shell.output(of: "\(program) -c 'import icalendar' 2>&1")) != nil
    }

    static var isWanted: Bool {
        if Shell.requiresBackends || python != nil { return true }
        print("Reading calendars back is skipped: python3 has no icalendar. Run Scripts/setup --test.")
        return false
    }

    /// Reads the document. Throws if it cannot be read, and without icalendar.
    static func read(_ document: CalendarDocument) throws -> Reading {
        let python = try #require(python, "python3 has no icalendar. Run Scripts/setup --test.")
        let folder = try TemporaryFolder()
        try Data(document.bytes).write(to: URL(filePath: folder.path + "/calendar.ics"))
        try folder.write(script, to: "read.py")
        let command = "\(python) '\(folder.path)/read.py' '\(folder.path)/calendar.ics' 2>&1"
        // Warnings stand before it.
        let answer = try Shell.output(of: command).split(separator: "\n").last ?? ""
        return try JSONDecoder().decode(Reading.self, from: Data(answer.utf8))
    }

    private static let script = """
        import json, sys
        from icalendar import Calendar

        def text(value):
            moment = getattr(value, "dt", None)
            if hasattr(moment, "isoformat"):
                return moment.isoformat()
            # Newer releases read a duration as one.
            return value.to_ical().decode() if moment is not None else str(value)

        def properties(component):
            return {str(name): text(value) for name, value in component.items()}

        with open(sys.argv[1], "rb") as file:
            calendar = Calendar.from_ical(file.read())
        parts = list(calendar.walk())
        faults = [part.name for part in parts if part.name not in ("VCALENDAR", "VEVENT")]
        faults += [str(error) for part in parts for error in part.errors]
        events = [properties(part) for part in parts if part.name == "VEVENT"]
        print(json.dumps({"calendar": properties(calendar), "events": events, "faults": faults}))
        """
}
