import Terminal
import Verification

/// A report of searches, in words.
struct SearchOutput {
    private let report: SearchReport

    init(_ report: SearchReport) {
        self.report = report
    }

    /// Writes it as a table, or as JSON.
    func show(asJSON: Bool, _ console: Console) {
        if asJSON { return console.show(document) }
        console.show(table(console.language))
        var fields = Fields()
        fields.add(Phrase(en: "Searches", ko: "검색"), text: searches.text(in: console.language))
        let failures = report.failures.sorted { $0.key < $1.key }.map { "\($0.value) \($0.key)" }
        fields.add(
            Phrase(en: "Honest failures", ko: "실패한 다른 요청"),
            text: failures.isEmpty ? "0" : failures.joined(separator: "\n"))
        console.show(fields)
    }

    private var searches: Phrase {
        var parts = report.answers.sorted { $0.key < $1.key }.map { status, count in
            Phrase(en: "\(count) answered \(status)", ko: "\(status) 응답 \(count)")
        }
        if report.unanswered > 0 {
            parts.append(
                Phrase(en: "\(report.unanswered) not answered", ko: "응답 없음 \(report.unanswered)"))
        }
        let silent = report.refusalsWithoutTime
        parts.append(
            Phrase(en: "\(silent) refused without Retry-After", ko: "Retry-After 없이 거절 \(silent)"))
        return Phrase(
            en: parts.map(\.en).joined(separator: ", "), ko: parts.map(\.ko).joined(separator: ", "))
    }

    private func table(_ language: Language) -> Table {
        Table(
            [
                Table.Column(Phrase(en: "Request", ko: "요청")),
                Table.Column(Phrase(en: "Quiet p50", ko: "평소 p50"), .right),
                Table.Column(Phrase(en: "p99", ko: "p99"), .right),
                Table.Column(Phrase(en: "Searched p50", ko: "검색 중 p50"), .right),
                Table.Column(Phrase(en: "p99", ko: "p99"), .right),
                Table.Column(Phrase(en: "p99 ratio", ko: "p99 비율"), .right),
                Table.Column(Phrase(en: "Requests", ko: "요청 수"), .right),
            ],
            rows: SearchReport.Kind.allCases.map { kind in
                let (quiet, attacked) = (report.quiet[kind], report.attacked[kind])
                let times = [quiet, attacked].flatMap { latencies in
                    [0.5, 0.99].map { Self.milliseconds(latencies?.quantile($0) ?? .zero) + " ms" }
                }
                let counts = "\(quiet?.count ?? 0), \(attacked?.count ?? 0)"
                return
                    ([Self.title(kind).text(in: language)] + times + [
                        Self.tenths(report.ratio(kind)), counts,
                    ])
                    .map { StyledText($0) }
            })
    }

    private static func title(_ kind: SearchReport.Kind) -> Phrase {
        switch kind {
        case .details: Phrase(en: "details", ko: "상세 보기")
        case .likes: Phrase(en: "likes", ko: "좋아요")
        case .firstPages: Phrase(en: "first pages", ko: "첫 페이지")
        }
    }

    private var document: JSONDocument {
        .object([
            ("clean", .bool(report.isClean)),
            (
                "requests",
                .array(
                    SearchReport.Kind.allCases.map { kind in
                        .object([
                            ("kind", .string(kind.rawValue)), ("quiet", Self.document(report.quiet[kind])),
                            ("searched", Self.document(report.attacked[kind])),
                            ("ratio", .string(Self.tenths(report.ratio(kind)))),
                        ])
                    })
            ),
            (
                "searches",
                .object(
                    report.answers.sorted { $0.key < $1.key }
                        .map { (String($0.key), .integer(Int64($0.value))) })
            ),
            ("searchesUnanswered", .integer(Int64(report.unanswered))),
            ("refusalsWithoutRetryAfter", .integer(Int64(report.refusalsWithoutTime))),
            (
                "failures",
                .object(
                    report.failures.sorted { $0.key < $1.key }.map { ($0.key, .integer(Int64($0.value))) })
            ),
        ])
    }

    private static func document(_ latencies: Latencies?) -> JSONDocument {
        .object([
            ("count", .integer(Int64(latencies?.count ?? 0))),
            ("p50", .string(milliseconds(latencies?.quantile(0.5) ?? .zero) + " ms")),
            ("p99", .string(milliseconds(latencies?.quantile(0.99) ?? .zero) + " ms")),
        ])
    }

    /// With one place behind the point.
    private static func milliseconds(_ time: Duration) -> String { tenths(time / .milliseconds(1)) }

    private static func tenths(_ number: Double) -> String {
        guard number.isFinite, number < 1e9 else { return "–" }
        let tenths = Int((number * 10).rounded())
        return "\(tenths / 10).\(tenths % 10)"
    }
}
