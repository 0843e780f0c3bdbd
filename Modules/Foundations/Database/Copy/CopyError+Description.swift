public import Vocabulary

extension CopyError {
    /// The table of errors; each entry is a function below, with the texts of its case.
    public var description: ErrorDescription {
        switch self {
        case .noMadang(let side): Self.noMadang(on: side)
        case .outdated(let side, let steps): Self.outdated(side, steps.joined(separator: ", "))
        case .newer(let side): Self.newer(on: side)
        case .undeclared(let names): Self.undeclared(named: names.joined(separator: ", "))
        case .occupied(let table): Self.occupied(by: table)
        case .ofAnother: Self.copyOfAnother
        case .overtaken: Self.copiedByAnother
        case .otherKeys(let place): Self.otherKeys(at: place)
        case .unstorable(let table, let key): Self.unstorable(key, of: table)
        case .refused(let table, let reason): Self.refused(table, because: reason)
        case .failed(let side, let failure): Self.failed(on: side, failure.description)
        case .service(let failure): failure.description
        }
    }

    private static func noMadang(on side: Side) -> ErrorDescription {
        ErrorDescription(
            .notFound, "copy-no-madang",
            "The \(side) is not a Madang database. Check its address.",
            "\(side.korean)은(는) 마당 데이터베이스가 아닙니다. 주소를 확인하세요.")
    }

    private static func outdated(_ side: Side, _ steps: String) -> ErrorDescription {
        ErrorDescription(
            .conflict, "copy-outdated",
            "The \(side) lacks \(steps). Run 'madang-server migrate' on it.",
            "\(side.korean)에 \(steps) 단계가 없습니다. 그곳에서 'madang-server migrate'를 실행하세요.")
    }

    private static func newer(on side: Side) -> ErrorDescription {
        ErrorDescription(
            .unavailable, "copy-newer",
            "The \(side) has a newer schema than this program supports. Use the version that made it.",
            "\(side.korean)의 스키마가 이 프로그램보다 새 버전입니다. 그 스키마를 만든 버전을 쓰세요.")
    }

    private static func undeclared(named names: String) -> ErrorDescription {
        ErrorDescription(
            .conflict, "copy-undeclared",
            """
            The source has \(names), which this program does not know and would not copy. Use the program \
            that made it, or remove it.
            """,
            """
            원본에 이 프로그램이 모르는 \(names)이(가) 있어 복사되지 않습니다. 그것을 만든 프로그램을 쓰거나 지우세요.
            """)
    }

    private static func occupied(by table: String) -> ErrorDescription {
        ErrorDescription(
            .conflict, "copy-occupied",
            """
            The target already has rows in \(table). Name an empty one, or compare: 'madang data verify'.
            """,
            "대상의 \(table)에 이미 데이터가 있습니다. 빈 데이터베이스를 지정하거나 'madang data verify'로 비교하세요.")
    }

    private static var copyOfAnother: ErrorDescription {
        ErrorDescription(
            .conflict, "copy-of-another",
            """
            The target holds an unfinished copy of another database. Copy with --anew to empty it first.
            """,
            "대상에 다른 데이터베이스의 미완료 복사본이 있습니다. --anew를 쓰면 지우고 처음부터 다시 복사합니다.")
    }

    private static var copiedByAnother: ErrorDescription {
        ErrorDescription(
            .conflict, "copy-overtaken",
            "Another program is copying into this target. Let it finish, or stop it, then try again.",
            "다른 프로그램이 이 대상에 복사하고 있습니다. 끝나기를 기다리거나 멈춘 뒤 다시 시도하세요.")
    }

    private static func otherKeys(at place: String) -> ErrorDescription {
        ErrorDescription(
            .conflict, "copy-other-keys",
            "The target has signing keys of its own (\(place)). Remove them if nothing uses them.",
            "대상에 이미 서명 키가 있습니다 (\(place)). 쓰지 않는 것이면 지우세요.")
    }

    private static func unstorable(_ key: String, of table: String) -> ErrorDescription {
        ErrorDescription(
            .invalid, "copy-unstorable",
            "PostgreSQL cannot store text with the character NUL, and row \(key) of \(table) has one.",
            "PostgreSQL은 NUL 문자가 든 텍스트를 저장할 수 없는데, \(table)의 \(key) 행에 있습니다.")
    }

    private static func refused(_ table: String, because reason: String) -> ErrorDescription {
        ErrorDescription(
            .conflict, "copy-refused",
            """
            The target refuses rows of \(table) (\(reason)). Stop writes to the source and copy again.
            """,
            "대상이 \(table)의 행을 받지 않습니다 (\(reason)). 원본에 쓰는 프로그램을 멈추고 다시 복사하세요.")
    }

    private static func failed(on side: Side, _ failure: ErrorDescription) -> ErrorDescription {
        ErrorDescription(
            failure.kind, failure.code,
            ("The \(side): \(failure.english)", "\(side.korean): \(failure.korean)"),
            service: failure.service)
    }
}

extension CopyError.Side {
    fileprivate var korean: String {
        switch self {
        case .source: "원본"
        case .target: "대상"
        }
    }
}
