import Terminal
import Vocabulary

/// What the manual says besides what the commands say of themselves.
enum ManualTexts {
    static let description = Phrase(
        en: """
            Madang is a neighbourhood's market: members publish what they sell, browse, and like. The \
            program works on a database of its own, or with --backend at a server; every command does the \
            same on both. Results go to the standard output, questions and notes to the standard error. A \
            single dash stands for the standard input. Passwords are never given as arguments: they are \
            asked for, or read with --password-stdin.
            """,
        ko: """
            마당은 동네 장터입니다. 회원이 물건을 올리고, 둘러보고, 좋아요를 누릅니다. 자체 데이터베이스에서 쓰거나 \
            --backend로 서버에 연결하며, 모든 명령은 어느 쪽에서나 똑같이 움직입니다. 결과는 표준 출력에, 질문과 안내는 \
            표준 오류에 씁니다. 줄표 하나(-)는 표준 입력을 뜻합니다. 비밀번호는 인자로 받지 않고 물어보거나 \
            --password-stdin으로 읽습니다.
            """)

    static let exitCodes = ExitStatus.allCases.map { ("\($0.rawValue)", $0.meaning) }

    static let variables: [(String, Phrase)] = [
        ("MADANG_BACKEND", Phrase(en: "The backend, as --backend.", ko: "--backend와 같습니다.")),
        ("MADANG_CONFIG", Phrase(en: "The configuration file, as --config.", ko: "--config와 같습니다.")),
        ("MADANG_LANGUAGE", Phrase(en: "The language: ko, en, auto.", ko: "언어: ko, en, auto.")),
        (
            "NO_COLOR",
            Phrase(en: "If it is set, no colours are used.", ko: "값이 있으면 색을 쓰지 않습니다.")
        ),
        ("PAGER", Phrase(en: "Shows long lists; less unless set.", ko: "긴 목록을 보는 프로그램. 보통은 less.")),
        ("LC_ALL, LC_MESSAGES, LANG", Phrase(en: "The locale.", ko: "로캘.")),
    ]

    static let files: [(String, Phrase)] = [
        ("~/.config/madang/config.yaml", Phrase(en: "Settings.", ko: "설정.")),
        ("~/.local/share/madang/madang.sqlite", Phrase(en: "The database.", ko: "데이터베이스.")),
        (
            "~/.local/state/madang/sessions",
            Phrase(en: "Sessions, readable by their owner alone.", ko: "세션. 주인만 읽을 수 있습니다.")
        ),
    ]

    static let examples: [(String, Phrase)] = [
        ("madang auth join", Phrase(en: "Make an account.", ko: "가입합니다.")),
        (
            "madang listings browse --category jersey --league 'K리그1' --order cheapest",
            Phrase(en: "The cheapest jerseys of a league.", ko: "리그의 유니폼을 싼 순서로 봅니다.")
        ),
        (
            "madang listings publish --file jersey.yaml --yes",
            Phrase(en: "Publish from a form.", ko: "양식에서 올립니다.")
        ),
        (
            "madang --backend https://madang.example listings mine --json",
            Phrase(en: "Your listings at a server, as JSON.", ko: "서버에 있는 내 물건을 JSON으로 봅니다.")
        ),
        (
            "madang data copy --from sqlite:madang.sqlite --to postgres://madang@db.example/madang",
            Phrase(en: "Move to PostgreSQL, servers stopped.", ko: "서버를 멈추고 PostgreSQL로 옮깁니다.")
        ),
    ]
}
