public import Vocabulary

extension CopyError {
    /// The message in Korean; a failure that any verb can meet is worded by whoever can.
    public func korean(_ failureWords: (ServiceFailure) -> String) -> String {
        switch self {
        case .noMadang(let side): "\(side.korean)에 마당 자료가 없습니다. 주소를 확인하세요."
        case .outdated(let side, let steps):
            "\(side.korean)에 \(steps.joined(separator: ", ")) 단계가 없습니다. 그곳에서 'madang-server migrate'를 실행하세요."
        case .newer(let side):
            "\(side.korean)의 구조가 이 프로그램보다 새롭습니다. 그것을 만든 프로그램을 쓰세요."
        case .undeclared(let names):
            """
            원본에 이 프로그램이 모르는 \(names.joined(separator: ", "))이(가) 있어 복사되지 않습니다. 그것을 만든 프로그램을 \
            쓰거나 지우세요.
            """
        case .occupied(let table):
            "대상의 \(table)에 이미 자료가 있습니다. 빈 곳을 지정하거나 'madang data verify'로 비교하세요."
        case .ofAnother:
            "대상에 다른 데이터베이스의 끝나지 않은 복사본이 있습니다. --anew를 주면 비우고 다시 복사합니다."
        case .overtaken: "다른 프로그램이 이 대상에 복사하고 있습니다. 끝나기를 기다리거나 끝낸 뒤 다시 시도하세요."
        case .otherKeys(let place): "대상에 이미 서명 키가 있습니다 (\(place)). 쓰지 않는 것이면 지우세요."
        case .unstorable(let table, let key):
            "PostgreSQL은 NUL 문자가 든 글을 담지 못하는데, \(table)의 \(key) 행에 있습니다."
        case .refused(let table, let reason):
            "대상이 \(table)의 행을 받지 않습니다 (\(reason)). 원본에 쓰는 프로그램을 멈추고 다시 복사하세요."
        case .failed(let side, let failure): "\(side.korean): \(failureWords(failure))"
        case .service(let failure): failureWords(failure)
        }
    }
}

extension CopyError.Side {
    /// In Korean.
    public var korean: String {
        switch self {
        case .source: "원본"
        case .target: "대상"
        }
    }
}
