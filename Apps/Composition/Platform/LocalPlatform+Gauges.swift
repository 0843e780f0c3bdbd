import AuthPasswords
import Database

/// How much of one thing there is at the moment: for the server's metrics.
public struct Gauge: Sendable {
    /// The metric's name.
    public let name: String
    /// What tells it from others of that name.
    public let labels: [(String, String)]
    /// Whether it only ever grows while the program runs.
    public let isCounter: Bool
    /// Looks.
    public let read: @Sendable () -> Int

    init(
        _ name: String, _ labels: [(String, String)] = [], isCounter: Bool = false,
        _ read: @escaping @Sendable () -> Int
    ) {
        self.name = name
        self.labels = labels
        self.isCounter = isCounter
        self.read = read
    }
}

extension LocalPlatform {
    /// The pools and lines of this platform.
    public var gauges: [Gauge] {
        let stores = stores
        var gauges: [Gauge] = []
        if let load = stores.load {
            gauges = [
                Gauge("madang_database_connections", [("state", "open")]) { stores.load?.connections ?? 0 },
                Gauge("madang_database_connections", [("state", "resting")]) { stores.load?.resting ?? 0 },
            ]
            for line in load.waiting.keys.sorted() {
                gauges.append(
                    Gauge("madang_database_waiting", [("for", line)]) { stores.load?.waiting[line] ?? 0 })
            }
        }
        gauges += Self.searches(stores)
        if let rows = stores.database?.sql.unreadableRows {
            gauges.append(Gauge("madang_unreadable_rows") { rows.count })
        }
        let (departures, accounts) = (departures, accounts)
        gauges.append(Gauge("madang_departures_waiting") { departures.report.waiting })
        gauges += [
            Gauge("madang_letters_failed_total", [("at", "sending")], isCounter: true) {
                accounts.letterFailures.unsent
            },
            Gauge("madang_letters_failed_total", [("at", "removing")], isCounter: true) {
                accounts.letterFailures.unremoved
            },
        ]
        let swept = swept
        gauges += swept.names.map { name in
            Gauge("madang_swept_rows", [("table", name)]) { swept.count(name) }
        }
        if let hasher = dependencies.hasher as? ArgonPasswordHasher {
            gauges.append(Gauge("madang_passwords_pending") { hasher.load })
            gauges.append(Gauge("madang_passwords_refused") { hasher.refused })
        }
        return gauges
    }

    /// The gauges of reads whose cost depends on user input: waiting, running and finished.
    private static func searches(_ stores: Stores) -> [Gauge] {
        guard stores.load?.costlyReads != nil else { return [] }
        let readings: [(String, [(String, String)], @Sendable (DatabaseLoad.CostlyReads) -> Int)] = [
            ("madang_searches", [("state", "running")], { $0.running }),
            ("madang_searches", [("state", "waiting")], { $0.waiting }),
            ("madang_searches_refused_total", [], { $0.refused }),
            ("madang_searches_cut_off_total", [], { $0.cutOff }),
        ]
        return readings.map { name, labels, reading in
            Gauge(name, labels, isCounter: name.hasSuffix("_total")) {
                stores.load?.costlyReads.map(reading) ?? 0
            }
        }
    }
}
