import ArgumentParser
import Commands
import Composition
import Settings
import Terminal
import Vocabulary
import Wire

/// The request limits as a flag.
struct LimitOptions: ParsableArguments {
    @Option(
        help: .words(
            en: """
                Changes to the request limits, separated by commas: listings.publish=60/60s for 60 at once \
                and one more each minute, auth.join:all=600/300ms for all together, auth.login=off; or off \
                for no limits. 'madang-server limits' shows all.
                """,
            ko: """
                요청 제한의 변경, 쉼표로 구분: listings.publish=60/60s는 한 번에 60번과 1분마다 한 번 더, \
                auth.join:all=600/300ms는 모두 합해서, auth.login=off는 제한 없음. off만 쓰면 모든 제한을 끕니다. \
                전체 목록: madang-server limits
                """, value: "changes"))
    var limits: String?
}

/// Shows how often what may be asked.
struct Limits: ParsableCommand, ExplainedCommand {
    static var configuration: CommandConfiguration {
        .words(
            "limits", en: "Show the request limits of every endpoint, as configured.",
            ko: "설정된 대로 엔드포인트마다 요청 제한을 출력합니다.",
            examples: [Phrase("madang-server limits --limits listings.publish=60/60s")])
    }
    static let explanation = Phrase(
        en: """
            AT ONCE requests are answered one after the other, and one more after EACH; others are answered \
            429 with Retry-After. It counts for a member or an address; ALL is what all may ask together. \
            Servers of one database count together where SHARED says yes.
            """,
        ko: """
            한 번에(AT ONCE) 그만큼의 요청에 응답하고, 간격(EACH)마다 하나씩 더 응답합니다. 넘는 요청은 Retry-After와 \
            함께 429로 응답합니다. 회원이나 주소마다 세며, 전체(ALL)는 모두 합한 한도입니다. SHARED가 yes이면 한 \
            데이터베이스의 서버들이 함께 셉니다.
            """)

    @OptionGroup(title: GlobalOptions.title) var options: ServerOptions
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
