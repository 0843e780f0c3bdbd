public import CoreMetrics
import Synchronization

/// Keeps what swift-metrics is told, and writes it in Prometheus' text format.
///
/// A counter's, gauge's or timer's label becomes the name, its dimensions the labels. The same name and
/// dimensions give the same handler, so that programs may make them again. What is made for a name that
/// another kind has is kept nowhere: one name has one kind. Timers are histograms in seconds.
public final class PrometheusFactory: MetricsFactory {
    private struct Family {
        let kind: SeriesKind
        var series: [String: any Series] = [:]
    }

    /// The bounds of timers in seconds, from half a millisecond to ten seconds.
    public static let secondBounds: [Double] = [
        0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10,
    ]
    private static let seconds = HistogramBounds(secondBounds, unit: 1e9)
    /// The bounds of recorders, which have no unit: powers of ten.
    private static let plain = HistogramBounds(
        [1, 10, 100, 1_000, 10_000, 100_000, 1_000_000, 10_000_000], unit: 1)

    private let help: [String: String]
    private let families = Mutex<[String: Family]>([:])

    /// An empty one; `help` says what names mean.
    public init(help: [String: String] = [:]) {
        self.help = help
    }

    /// Adds a gauge, or a counter, that is asked for its value whenever a page is written.
    public func read(
        _ name: String, labels: [(String, String)] = [], isCounter: Bool = false,
        _ value: @escaping @Sendable () -> Double
    ) {
        let kind: SeriesKind = isCounter ? .counter : .gauge
        _ = series(name, labels, kind) { Reading(value) }
    }

    /// All that is kept, sorted by name and labels: the answer to a scrape. Histograms into which nothing
    /// has been recorded are left out.
    public func page() -> [UInt8] {
        var page = PrometheusPage()
        let families = families.withLock { $0 }
        for (name, family) in families.sorted(by: { $0.key < $1.key }) {
            let series = family.series.filter { !$0.value.isEmpty }.sorted { $0.key < $1.key }
            if series.isEmpty { continue }
            page.begin(name, family.kind, help: help[name])
            for (labels, series) in series { series.write(name, labels, &page) }
        }
        return page.bytes
    }

    private func series<Kept: Series>(
        _ label: String, _ dimensions: [(String, String)], _ kind: SeriesKind, _ make: () -> Kept
    ) -> Kept {
        let (name, labels) = (PrometheusPage.name(label), PrometheusPage.labels(dimensions))
        return families.withLock { families in
            if let family = families[name] {
                guard family.kind == kind else { return make() }
                if let kept = family.series[labels] as? Kept { return kept }
            }
            let made = make()
            // In place: a server makes some hundred of a name, and would copy all before each.
            families[name, default: Family(kind: kind)].series[labels] = made
            return made
        }
    }

    private func forget(_ handler: AnyObject) {
        families.withLock { families in
            for (name, var family) in families {
                family.series = family.series.filter { $0.value !== handler }
                families[name] = family.series.isEmpty ? nil : family
            }
        }
    }
}

extension PrometheusFactory {
    /// The counter of that name and those labels.
    public func makeCounter(label: String, dimensions: [(String, String)]) -> any CounterHandler {
        series(label, dimensions, .counter) { CountedSeries() }
    }

    /// The gauge of that name and those labels, which goes up and down.
    public func makeMeter(label: String, dimensions: [(String, String)]) -> any MeterHandler {
        series(label, dimensions, .gauge) { GaugeSeries() }
    }

    /// A histogram if it aggregates, else a gauge.
    public func makeRecorder(
        label: String, dimensions: [(String, String)], aggregate: Bool
    ) -> any RecorderHandler {
        if !aggregate { return series(label, dimensions, .gauge) { GaugeSeries() } }
        return series(label, dimensions, .histogram) { HistogramSeries(Self.plain) }
    }

    /// The histogram of that name and those labels, in seconds.
    public func makeTimer(label: String, dimensions: [(String, String)]) -> any TimerHandler {
        series(label, dimensions, .histogram) { HistogramSeries(Self.seconds) }
    }

    /// Forgets the counter.
    public func destroyCounter(_ handler: any CounterHandler) { forget(handler) }

    /// Forgets the gauge.
    public func destroyMeter(_ handler: any MeterHandler) { forget(handler) }

    /// Forgets the histogram or gauge.
    public func destroyRecorder(_ handler: any RecorderHandler) { forget(handler) }

    /// Forgets the histogram.
    public func destroyTimer(_ handler: any TimerHandler) { forget(handler) }
}
