import ArgumentParser
import Composition
import Settings
import Terminal
import Vocabulary
import Wire

/// The request limits as a flag.
struct LimitOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            """
            Changes to the request limits, separated by commas: listings.publish=60/60s for 60 at once and \
            one more each minute, auth.join:all=600/300ms for all together, auth.login=off; or off for no \
            limits. 'madang-server limits' shows all.
            """, valueName: "changes"))
    var limits: String?
}

/// Shows how often what may be asked.
struct Limits: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Show the request limits of every endpoint, as configured.",
        discussion: """
            AT ONCE requests are answered one after the other, and one more after EACH; others are answered \
            429 with Retry-After. It counts for a member or an address; ALL is what all may ask together. \
            Servers of one database count together where SHARED says yes.
            """)

    @OptionGroup var options: ServerOptions
    @OptionGroup var limits: LimitOptions

    func run() throws {
        let settings = try options.settings([.limits: limits.limits])
        let lines = try settings.requestLimits().lines.compactMap(Self.cells)
        let title = ["ENDPOINT", "PER", "AT ONCE", "EACH", "ALL AT ONCE", "EACH", "SHARED"]
        if lines.isEmpty {
            return try StandardOutput.write([Phrase(en: "Nothing is limited.", ko: "제한이 없습니다.")])
        }
        try StandardOutput.write(Self.aligned([title] + lines))
    }

    private static func cells(_ line: RequestLimits.Line) -> [String]? {
        guard let limit = line.limit else { return nil }
        let subject = limit.per.rawValue + (limit.member.map { ", asking \($0)" } ?? "")
        let budgets = [limit.each, limit.overall].flatMap { rate in
            [rate.map { "\($0.burst)" } ?? "–", rate?.intervalText ?? "–"]
        }
        return [line.endpoint, subject] + budgets + [limit.isShared ? "yes" : "no"]
    }

    private static func aligned(_ rows: [[String]]) -> [String] {
        let widths = rows.reduce(into: [Int]()) { widths, row in
            for (index, cell) in row.enumerated() {
                if index == widths.count { widths.append(0) }
                widths[index] = max(widths[index], cell.count)
            }
        }
        return rows.map { row in
            zip(row.dropLast(), widths).map { cell, width in
                cell + String(repeating: " ", count: width - cell.count + 2)
            }.joined() + (row.last ?? "")
        }
    }
}
