import Commands
import Terminal
import Vocabulary

/// What the manual of `madang` says besides what the commands say of themselves.
extension ManualTexts {
    static var ofMadang: ManualTexts {
        ManualTexts(
            description,
            [
                .exitStatus, Section(Phrase(en: "ENVIRONMENT", ko: "환경 변수"), variables),
                Section(Phrase(en: "FILES", ko: "파일"), files),
                Section(Phrase(en: "EXAMPLES", ko: "예"), examples),
            ])
    }

    private static let description = Phrase(
        en: """
            Madang is a neighbourhood's market: members publish what they sell, browse, and like. The \
            program works on a database of its own, or with --backend on a server; every command works the \
            same on both. Results go to standard output, questions and notes to standard error. A single \
            dash stands for standard input. Passwords are never given as arguments: they are prompted for, \
            or read with --password-stdin.
            """,
        ko: """
            마당은 동네 장터입니다. 회원이 물건을 등록하고, 둘러보고, 좋아요를 누릅니다. 자체 데이터베이스를 쓰거나 \
            --backend로 서버에 연결하며, 모든 명령은 어느 쪽에서나 똑같이 동작합니다. 결과는 표준 출력으로, 질문과 \
            안내는 표준 오류로 나옵니다. 하이픈 하나(-)는 표준 입력을 뜻합니다. 비밀번호는 인자로 받지 않고, 직접 \
            물어보거나 --password-stdin으로 읽습니다.
            """)

    private static let variables: [(String, Phrase)] = [
        ("MADANG_BACKEND", Phrase(en: "Same as --backend.", ko: "--backend와 같습니다.")),
        ("MADANG_CONFIG", Phrase(en: "Same as --config.", ko: "--config와 같습니다.")),
        ("MADANG_LANGUAGE", Phrase(en: "The language: ko, en, auto.", ko: "언어: ko, en, auto.")),
        (
            "NO_COLOR",
            Phrase(en: "If set, no colours are used.", ko: "값이 있으면 색을 쓰지 않습니다.")
        ),
        ("PAGER", Phrase(en: "The pager for long lists; default: less.", ko: "긴 목록을 보여 줄 프로그램. 기본값: less.")),
        (
            "BROWSER",
            Phrase(
                en: "The browser that opens pages; default: xdg-open.", ko: "웹 페이지를 열 브라우저. 기본값: xdg-open.")
        ),
        (
            "SSL_CERT_FILE",
            Phrase(
                en: "Certificates (PEM) to trust besides the system's, for https servers.",
                ko: "https 서버에 접속할 때 시스템 인증서에 더해 신뢰할 인증서 파일(PEM).")
        ),
        (
            "COLUMNS",
            Phrase(en: "The width of output to a pipe or a file.", ko: "파이프나 파일로 출력할 때의 너비.")
        ),
        ("LC_ALL, LC_MESSAGES, LANG", Phrase(en: "The locale.", ko: "로캘.")),
    ]

    private static let files: [(String, Phrase)] = [
        ("~/.config/madang/config.yaml", Phrase(en: "Settings.", ko: "설정.")),
        ("~/.local/share/madang/madang.sqlite", Phrase(en: "The database.", ko: "데이터베이스.")),
        (
            "~/.local/state/madang/sessions",
            Phrase(en: "Sessions; only you can read them.", ko: "세션. 본인만 읽을 수 있습니다.")
        ),
        (
            "~/.local/state/madang/settings",
            Phrase(en: "Settings of the device.", ko: "이 컴퓨터의 설정.")
        ),
        (
            "~/.local/state/madang/lists",
            Phrase(en: "Rows of the last lists.", ko: "마지막으로 본 목록.")
        ),
        (
            "~/.local/state/madang/pages",
            Phrase(en: "Next pages of the last lists.", ko: "마지막으로 본 목록의 다음 페이지.")
        ),
        (
            "~/.local/state/madang/answers",
            Phrase(en: "Answers of forms that failed, for a day.", ko: "실패한 양식의 입력. 하루 동안 보관합니다.")
        ),
    ]

    private static let examples: [(String, Phrase)] = [
        ("madang auth join", Phrase(en: "Create an account.", ko: "가입합니다.")),
        (
            "madang listings browse --category jersey --league 'K리그1' --order cheapest",
            Phrase(en: "The cheapest jerseys of a league.", ko: "리그의 유니폼을 낮은 가격순으로 봅니다.")
        ),
        (
            "madang listings publish --file jersey.yaml --yes",
            Phrase(en: "Publish from a form file.", ko: "양식 파일로 등록합니다.")
        ),
        (
            "madang --backend https://madang.example listings mine --json",
            Phrase(en: "Your listings on a server, as JSON.", ko: "서버에 있는 내 물건을 JSON으로 봅니다.")
        ),
        (
            "madang data copy --from sqlite:madang.sqlite --to postgres://madang@db.example/madang",
            Phrase(en: "Move to PostgreSQL, servers stopped.", ko: "서버를 멈추고 PostgreSQL로 옮깁니다.")
        ),
    ]
}
