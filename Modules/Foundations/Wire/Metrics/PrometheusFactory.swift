public import CoreMetrics
import Synchronization

/// A swift-metrics backend that writes Prometheus' text format.
///
/// The label of a counter, gauge or timer becomes the name, its dimensions the labels. Equal name and
/// dimensions return the same handler, so that programs may make them again. A name has one kind; handlers
/// of another kind under it are discarded. Timers are histograms in seconds.
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
    /// The bounds of recorders, which are unitless: powers of ten.
    private static let plain = HistogramBounds(
        [1, 10, 100, 1_000, 10_000, 100_000, 1_000_000, 10_000_000], unit: 1)

    private let help: [String: String]
    private let families = Mutex<[String: Family]>([:])

    /// An empty factory; `help` describes names.
    public init(help: [String: String] = [:]) {
        self.help = help
    }

    /// Adds a gauge, or a counter, whose value is read for each page.
    public func read(
        _ name: String, labels: [(String, String)] = [], isCounter: Bool = false,
        _ value: @escaping @Sendable () -> Double
    ) {
        let kind: SeriesKind = isCounter ? .counter : .gauge
        _ = series(name, labels, kind) { Reading(value) }
    }

    /// The page for a scrape, sorted by name and labels. Histograms without values are left out.
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
            // In place: a server makes some hundred series of a name; copying the family each time would be
            // slow.
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

    /// Removes the counter.
    public func destroyCounter(_ handler: any CounterHandler) { forget(handler) }

    /// Removes the gauge.
    public func destroyMeter(_ handler: any MeterHandler) { forget(handler) }

    /// Removes the histogram or gauge.
    public func destroyRecorder(_ handler: any RecorderHandler) { forget(handler) }

    /// Removes the histogram.
    public func destroyTimer(_ handler: any TimerHandler) { forget(handler) }
}
