import Composition
import WireMetrics
import WireServer

/// What the server counts, and what it is asked for when its metrics are read.
enum Metrics {
    /// Counts requests, and asks the platform how much waits in it.
    static func of(_ platform: LocalPlatform) -> ServerMetrics {
        let factory = PrometheusFactory(help: help)
        factory.read("madang_info", labels: [("version", MadangVersion.text), ("engine", platform.engine)]) {
            1
        }
        for depth in platform.gauges {
            factory.read(depth.name, labels: depth.labels, isCounter: depth.isCounter) {
                Double(depth.read())
            }
        }
        ProcessReadings.add(to: factory)
        return ServerMetrics(factory, contentType: PrometheusPage.contentType) { factory.page() }
    }

    private static let help = [
        "madang_info": "Always 1; its labels say what runs.",
        "madang_http_request_seconds": "From the head of a request to its answer, by endpoint and status.",
        "madang_http_requests_in_flight": "Requests that are being answered.",
        "madang_http_connections": "Open connections.",
        "madang_http_refused_connections_total":
            "Connections that were closed because their address had many.",
        "madang_http_limited_requests_total": "Requests that were answered 429, by endpoint.",
        "madang_http_answer_body_bytes_total": "Bytes of bodies that were answered, as they travelled.",
        "madang_http_request_body_bytes_total": "Bytes of bodies that were received.",
        "madang_database_connections": "Open connections to the database, by what they do.",
        "madang_database_waiting": "Reads and writes that wait for a connection.",
        "madang_searches": "Searches and pages by number, by what they do.",
        "madang_searches_refused_total": "Those that were refused: too many waited, or they waited too long.",
        "madang_searches_cut_off_total": "Those that were stopped because they took too long.",
        "madang_unreadable_rows": "Rows that lists have left out because they cannot be read.",
        "madang_departures_waiting": "Withdrawals that a domain or the withdrawal list lacks.",
        "madang_letters_failed_total": "Letters that could not be sent, or removed after a withdrawal.",
        "madang_swept_rows": "Rows and letters that have been removed because nobody needs them any more.",
        "madang_passwords_pending": "Passwords that are being hashed or checked, or wait for it.",
        "madang_passwords_refused": "Passwords that were turned away since others came first.",
        "process_resident_memory_bytes": "Memory of the process that is in use.",
        "process_cpu_seconds_total": "Time of processors that the process has used.",
        "process_start_time_seconds": "When the process began, in seconds since 1970.",
        "process_open_fds": "Open files and connections.",
    ]
}
