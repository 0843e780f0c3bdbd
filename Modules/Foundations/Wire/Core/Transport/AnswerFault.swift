import Vocabulary

/// Why a successful answer cannot be decoded.
enum AnswerFault: Error, Hashable {
    /// There is nothing where an answer was expected, or the status is not the promised one.
    case missing
    /// It is no JSON: what is wrong after how many bytes.
    case syntax(JSONSyntaxError)
    /// It is JSON, and these fields are missing or have another form than expected.
    case fields([FieldError])
}

extension AnswerFault {
    /// The fault in both languages, to stand behind a colon.
    var texts: (english: String, korean: String) {
        switch self {
        case .missing: ("it is empty or of another kind", "비어 있거나 다른 종류의 응답입니다")
        case .syntax(let error):
            ("it is not JSON (byte \(error.offset): \(error.reason))", "JSON이 아닙니다(\(error.offset)바이트 위치)")
        case .fields(let errors): Self.texts(of: errors)
        }
    }

    /// The first field is enough to tell what differs.
    private static func texts(of errors: [FieldError]) -> (english: String, korean: String) {
        guard let first = errors.first else { return AnswerFault.missing.texts }
        let more = errors.count - 1
        let (english, korean) = more == 0 ? ("", "") : (" (\(more) more)", " (외 \(more)개)")
        switch first.rule {
        case .required:
            return ("the field '\(first.field)' is missing\(english)", "'\(first.field)' 항목이 없습니다\(korean)")
        default:
            return (
                "the field '\(first.field)' \(first.rule.message)\(english)",
                "'\(first.field)' 항목: \(first.rule.korean)\(korean)"
            )
        }
    }

    /// What to do: no JSON often comes from something else at the address, another form from a server of
    /// another version.
    var advice: (english: String, korean: String) {
        switch self {
        case .missing, .syntax:
            ("Check the address, then try again.", "주소를 확인한 뒤 다시 시도하세요.")
        case .fields:
            (
                "Check whether program and server have the same version.",
                "프로그램과 서버의 버전이 같은지 확인하세요."
            )
        }
    }
}

extension WireCoder {
    /// The value of a successful answer. Throws what keeps it from being decoded.
    func value(ofAnswer response: WireResponse) throws(AnswerFault) -> Value {
        if response.body.isEmpty { throw .missing }
        let json: JSON
        do throws(JSONSyntaxError) {
            json = try JSONReader.read(response.body)
        } catch {
            throw .syntax(error)
        }
        do throws(DecodingFailure) {
            return try read(json, .answer)
        } catch {
            throw .fields(error.fieldErrors)
        }
    }
}
