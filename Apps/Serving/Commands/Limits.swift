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

/// Shows the request limits.
struct Limits: ServerCommand, ExplainedCommand {
    static var configuration: CommandConfiguration {
        .words(
            "limits", en: "Show the request limits of every endpoint, as configured.",
            ko: "설정된 대로 엔드포인트마다 요청 제한을 출력합니다.",
            examples: [Phrase("madang-server limits --limits listings.publish=60/60s")])
    }
    static let explanation = Phrase(
        en: """
            AT ONCE requests are answered one after the other, and one more after EACH; others are answered \
            429 with Retry-After. It counts for what PER says, a member or an address; ALL AT ONCE is what \
            all may ask together. Servers of one database count together where SHARED says yes.
            """,
        ko: """
            '한 번에'의 수만큼은 바로 응답하고, 그 뒤로는 '추가 간격'마다 하나씩 더 응답합니다. 넘는 요청은 Retry-After와 \
            함께 429로 응답합니다. '기준'에 적힌 회원이나 주소마다 세며, '전체 한 번에'는 모두 합한 한도입니다. '공유'가 \
            예이면 한 데이터베이스의 서버들이 함께 셉니다.
            """)

    @OptionGroup(title: GlobalOptions.title) var options: ServerOptions
    @OptionGroup var limits: LimitOptions

    func run(serving domains: [Domain]) async throws {
        let settings = try options.settings([.limits: limits.limits])
        let language = SpokenLanguage.current
        let rows = try settings.requestLimits(of: domains).lines.compactMap(Self.cells)
        if rows.isEmpty {
            return try StandardOutput.write([Phrase(en: "Nothing is limited.", ko: "제한이 없습니다.")])
        }
        let table = Table(
            Self.titles.map { Table.Column($0) },
            rows: rows.map { row in row.map { StyledText($0.text(in: language)) } })
        // Programs split the lines into cells, so none is narrowed.
        try StandardOutput.write(table.lines(width: .max, in: language).map(\.plain))
    }

    private static let titles = [
        Phrase(en: "ENDPOINT", ko: "엔드포인트"), Phrase(en: "PER", ko: "기준"),
        Phrase(en: "AT ONCE", ko: "한 번에"), Phrase(en: "EACH", ko: "추가 간격"),
        Phrase(en: "ALL AT ONCE", ko: "전체 한 번에"), Phrase(en: "EACH", ko: "추가 간격"),
        Phrase(en: "SHARED", ko: "공유"),
    ]

    private static func cells(_ line: RequestLimits.Line) -> [Phrase]? {
        guard let limit = line.limit else { return nil }
        let budgets = [limit.each, limit.overall].flatMap { rate in
            [rate.map { "\($0.burst)" } ?? "–", rate?.intervalText ?? "–"]
        }
        return [Phrase(line.endpoint), subject(limit)] + budgets.map { Phrase($0) }
            + [limit.isShared ? Phrase(en: "yes", ko: "예") : Phrase(en: "no", ko: "아니요")]
    }

    /// The subject of the count, and the query member that makes a request count.
    private static func subject(_ limit: RequestLimit) -> Phrase {
        let subject =
            switch limit.per {
            case .address: Phrase(en: "address", ko: "주소")
            case .member: Phrase(en: "member", ko: "회원")
            }
        guard let member = limit.member else { return subject }
        return Phrase(en: "\(subject.en), asking \(member)", ko: "\(subject.ko), \(member)이(가) 있으면")
    }
}
