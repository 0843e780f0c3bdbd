import CoreMetrics
import Synchronization

/// The series of one name and one set of labels.
protocol Series: AnyObject, Sendable {
    /// Whether there is no value to show.
    var isEmpty: Bool { get }
    /// Adds the series' lines to the page.
    func write(_ name: String, _ labels: String, _ page: inout PrometheusPage)
}

enum SeriesKind: String {
    case counter, gauge, histogram
}

/// Counts up.
final class CountedSeries: CounterHandler, Series {
    private let count = Atomic<Int64>(0)

    var isEmpty: Bool { false }

    func increment(by amount: Int64) {
        // A counter wraps on overflow, which its readers understand; it never stops the program.
        count.wrappingAdd(amount, ordering: .relaxed)
    }

    func reset() { count.store(0, ordering: .relaxed) }

    func write(_ name: String, _ labels: String, _ page: inout PrometheusPage) {
        page.line(name, labels, "\(count.load(ordering: .relaxed))")
    }
}

/// A number that goes up and down.
final class GaugeSeries: MeterHandler, RecorderHandler, Series {
    private let bits = Atomic<UInt64>(0)

    var isEmpty: Bool { false }

    func set(_ value: Int64) { set(Double(value)) }

    func set(_ value: Double) { bits.store(value.bitPattern, ordering: .relaxed) }

    func record(_ value: Int64) { set(value) }

    func record(_ value: Double) { set(value) }

    func decrement(by amount: Double) { increment(by: -amount) }

    func increment(by amount: Double) {
        var old = bits.load(ordering: .relaxed)
        while true {
            let new = (Double(bitPattern: old) + amount).bitPattern
            let (isDone, found) = bits.weakCompareExchange(expected: old, desired: new, ordering: .relaxed)
            if isDone { return }
            old = found
        }
    }

    func write(_ name: String, _ labels: String, _ page: inout PrometheusPage) {
        page.line(name, labels, PrometheusPage.number(Double(bitPattern: bits.load(ordering: .relaxed))))
    }
}

/// A value that is read on demand.
final class Reading: Series {
    private let value: @Sendable () -> Double

    init(_ value: @escaping @Sendable () -> Double) {
        self.value = value
    }

    var isEmpty: Bool { false }

    func write(_ name: String, _ labels: String, _ page: inout PrometheusPage) {
        page.line(name, labels, PrometheusPage.number(value()))
    }
}
