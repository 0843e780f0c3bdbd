import CoreMetrics
import Synchronization

/// How often what was recorded is at most each of some bounds.
///
/// The lock is held for a few additions, by one thread as a rule; so count, sum and buckets agree.
final class HistogramSeries: TimerHandler, RecorderHandler, Series {
    private struct State {
        /// What is in each bucket and in none before it; the last is for what is over all bounds.
        var buckets: [UInt64]
        var sum = 0.0
    }

    private let bounds: HistogramBounds
    private let state: Mutex<State>

    init(_ bounds: HistogramBounds) {
        self.bounds = bounds
        state = Mutex(State(buckets: [UInt64](repeating: 0, count: bounds.raw.count + 1)))
    }

    var isEmpty: Bool { state.withLock { $0.buckets.allSatisfy { $0 == 0 } } }

    func recordNanoseconds(_ duration: Int64) { record(Double(duration)) }

    func record(_ value: Int64) { record(Double(value)) }

    func record(_ value: Double) {
        let bucket = bounds.raw.firstIndex { value <= $0 } ?? bounds.raw.count
        state.withLock { state in
            state.buckets[bucket] &+= 1
            state.sum += value
        }
    }

    func write(_ name: String, _ labels: String, _ page: inout PrometheusPage) {
        let (buckets, sum) = state.withLock { ($0.buckets, $0.sum) }
        var count: UInt64 = 0
        for (bucket, bound) in zip(buckets, bounds.texts + ["+Inf"]) {
            count += bucket
            let bound = "le=\"\(bound)\""
            page.line(name + "_bucket", labels.isEmpty ? bound : "\(labels),\(bound)", "\(count)")
        }
        page.line(name + "_sum", labels, PrometheusPage.number(sum / bounds.unit))
        page.line(name + "_count", labels, "\(count)")
    }
}

/// The bounds of a histogram's buckets, ascending.
struct HistogramBounds {
    /// In units of what is recorded.
    let raw: [Double]
    /// As they are written.
    let texts: [String]
    /// How many of what is recorded make one of the page's unit.
    let unit: Double

    /// Bounds in units of the page.
    init(_ bounds: [Double], unit: Double) {
        raw = bounds.map { $0 * unit }
        texts = bounds.map(PrometheusPage.number)
        self.unit = unit
    }
}
