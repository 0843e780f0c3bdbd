public import CoreMetrics
import Synchronization
import Wire

/// A server's metrics, and its answer to a scrape.
public struct ServerMetrics: Sendable {
    let factory: any MetricsFactory
    let contentType: String
    let page: @Sendable () -> [UInt8]

    /// Uses the factory's counters; `page` is the content of `/metrics`.
    public init(
        _ factory: any MetricsFactory, contentType: String, page: @escaping @Sendable () -> [UInt8]
    ) {
        self.factory = factory
        self.contentType = contentType
        self.page = page
    }
}

/// The server's counters.
final class ServerMeters: Sendable {
    /// The counters of one endpoint.
    final class EndpointMeters: Sendable {
        private let name: String
        private let factory: any MetricsFactory
        /// By the first digit of the status. Created with the first answer of the kind, since most of some
        /// hundred endpoints never use most kinds.
        private let times = InlineArray<5, AtomicLazyReference<Timer>> { _ in AtomicLazyReference() }
        /// The number of requests over its limit.
        let limited: Counter

        init(_ name: String, _ factory: any MetricsFactory) {
            (self.name, self.factory) = (name, factory)
            limited = Counter(
                label: "madang_http_limited_requests_total", dimensions: [("endpoint", name)],
                factory: factory)
        }

        /// The timer of answers with a status of that class.
        func time(_ status: Int) -> Timer {
            let digit = min(max(status / 100, 1), 5)
            if let known = times[digit - 1].load() { return known }
            let labels = [("endpoint", name), ("status", "\(digit)xx")]
            return times[digit - 1].storeIfNil(
                Timer(label: "madang_http_request_seconds", dimensions: labels, factory: factory))
        }
    }

    let connections: Meter
    let refusedConnections: Counter
    /// Connections cut off because they made the server hold too much.
    let cutConnections: Counter
    private let inFlight: Meter
    private let sentBytes: Counter
    private let receivedBytes: Counter

    init(_ factory: any MetricsFactory) {
        connections = Meter(label: "madang_http_connections", factory: factory)
        refusedConnections = Counter(label: "madang_http_refused_connections_total", factory: factory)
        cutConnections = Counter(label: "madang_http_cut_connections_total", factory: factory)
        inFlight = Meter(label: "madang_http_requests_in_flight", factory: factory)
        sentBytes = Counter(label: "madang_http_answer_body_bytes_total", factory: factory)
        receivedBytes = Counter(label: "madang_http_request_body_bytes_total", factory: factory)
    }

    func begin() { inFlight.increment() }

    func end() { inFlight.decrement() }

    func count(_ endpoint: EndpointMeters?, status: Int, received: Int, sent: Int, nanoseconds: Int64) {
        endpoint?.time(status).recordNanoseconds(nanoseconds)
        if status == 429 { endpoint?.limited.increment() }
        if sent > 0 { sentBytes.increment(by: Int64(sent)) }
        if received > 0 { receivedBytes.increment(by: Int64(received)) }
    }
}
