import Terminal
import Verification

/// What came of a drill of joins, in words.
enum JoinsOutput {
    /// A table for each attack, with one row for each kind of request.
    static func show(_ report: JoinsReport, asJSON: Bool, _ console: Console) {
        if asJSON { return console.show(document(report)) }
        let columns = [
            Table.Column(Phrase(en: "Request", ko: "요청")),
            Table.Column(Phrase(en: "Asked", ko: "요청 수"), .right),
            Table.Column(Phrase(en: "Granted", ko: "성공"), .right),
            Table.Column(Phrase(en: "Slowest", ko: "최장 대기"), .right),
            Table.Column(Phrase(en: "By status", ko: "상태 코드별")),
        ]
        for attack in report.attacks {
            console.print(StyledText(title(attack.kind).text(in: console.language), .bold))
            let rows = honestRows(attack) + attackerRows(attack)
            let texts = rows.map { row in row.map { StyledText($0.text(in: console.language)) } }
            console.show(Table(columns, rows: texts))
        }
    }

    /// How the attacker asks.
    static func title(_ kind: JoinsReport.Attack.Kind) -> Phrase {
        switch kind {
        case .oneAddress: Phrase(en: "One address joins", ko: "주소 하나에서 계속 가입")
        case .manyAddresses:
            Phrase(en: "Many addresses join and guess", ko: "여러 주소에서 계속 가입하고 비밀번호 추측")
        }
    }

    private static func title(_ deed: JoinsReport.Deed) -> Phrase {
        switch deed {
        case .knownPlace: Phrase(en: "sign-in, known place", ko: "쓰던 곳에서 로그인")
        case .newPlace: Phrase(en: "sign-in, new place", ko: "처음 쓰는 곳에서 로그인")
        case .join: Phrase(en: "joining", ko: "가입")
        }
    }

    private static func honestRows(_ attack: JoinsReport.Attack) -> [[Phrase]] {
        JoinsReport.Deed.allCases.map { deed in
            let tally = attack.honest[deed] ?? JoinsReport.HonestTally()
            return [
                title(deed), Phrase("\(tally.asked)"), Phrase("\(tally.answered)"),
                Phrase("\(tally.slowest) ms"), statuses(tally.refusals),
            ]
        }
    }

    private static func attackerRows(_ attack: JoinsReport.Attack) -> [[Phrase]] {
        attack.attacker.sorted { $0.key < $1.key }.map { name, answers in
            let granted = answers.filter { 200..<300 ~= $0.key }.values.reduce(0, +)
            return [
                Phrase(en: "attacker's \(name)", ko: "공격자의 \(name)"),
                Phrase("\(answers.values.reduce(0, +))"), Phrase("\(granted)"), Phrase(""),
                statuses(answers),
            ]
        }
    }

    private static func statuses(_ answers: [Int: Int]) -> Phrase {
        func list(_ none: String) -> String {
            answers.sorted { $0.key < $1.key }.map { status, count in
                "\(status == 0 ? none : "\(status)"): \(count)"
            }.joined(separator: ", ")
        }
        return Phrase(en: list("none"), ko: list("응답 없음"))
    }
}

extension JoinsOutput {
    private static func document(_ report: JoinsReport) -> JSONDocument {
        .object([
            ("clean", .bool(report.isClean)), ("attacks", .array(report.attacks.map(document))),
        ])
    }

    private static func document(_ attack: JoinsReport.Attack) -> JSONDocument {
        let honest = JoinsReport.Deed.allCases.map { deed in
            let tally = attack.honest[deed] ?? JoinsReport.HonestTally()
            return (
                deed.rawValue,
                JSONDocument.object([
                    ("asked", number(tally.asked)), ("answered", number(tally.answered)),
                    ("slowestMilliseconds", number(tally.slowest)), ("refusals", document(tally.refusals)),
                ])
            )
        }
        return .object([
            ("kind", .string(attack.kind.rawValue)), ("honest", .object(honest)),
            (
                "attacker",
                .object(attack.attacker.sorted { $0.key < $1.key }.map { ($0.key, document($0.value)) })
            ),
        ])
    }

    private static func document(_ answers: [Int: Int]) -> JSONDocument {
        .object(answers.sorted { $0.key < $1.key }.map { ("\($0.key)", number($0.value)) })
    }

    private static func number(_ count: Int) -> JSONDocument { .integer(Int64(count)) }
}
