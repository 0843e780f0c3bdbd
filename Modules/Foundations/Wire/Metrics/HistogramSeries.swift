import CoreMetrics
import Synchronization

/// A histogram: counts recorded values by upper bounds.
///
/// The lock is held for a few additions, usually by one thread, and keeps count, sum and buckets consistent.
final class HistogramSeries: TimerHandler, RecorderHandler, Series {
    private struct State {
        /// The values in each bucket, not cumulative; the last one is for values over all bounds.
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
    /// In the unit of recorded values.
    let raw: [Double]
    /// As written on the page.
    let texts: [String]
    /// How many recorded units make one unit of the page.
    let unit: Double

    /// Bounds in the unit of the page.
    init(_ bounds: [Double], unit: Double) {
        raw = bounds.map { $0 * unit }
        texts = bounds.map(PrometheusPage.number)
        self.unit = unit
    }
}
