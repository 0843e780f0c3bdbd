public import Settings
public import Terminal
import Vocabulary

extension SampleOutcome {
    /// What was added to the backend, and how to sign in there.
    public func words(at backend: Backend) -> Phrase {
        switch self {
        case .filled(let members, let parts, let pictures):
            Phrase(
                en: "Added \(members.counted("member")), \(Self.english(parts)) and "
                    + "\(pictures.added.counted("picture")) to "
                    + "\(backend). Sign in as \(SampleNeighbourhood.email(of: 0)), password "
                    + "\(SampleNeighbourhood.password).",
                ko: "\(backend)에 이웃 \(members)명, \(Self.korean(parts)), 사진 \(pictures.added)장을 추가했습니다. "
                    + "\(SampleNeighbourhood.email(of: 0)), 비밀번호 \(SampleNeighbourhood.password)(으)로 로그인하세요.")
        case .alreadyFilled:
            Phrase(
                en: "The neighbourhood at \(backend) is already filled: nothing was added.",
                ko: "\(backend)에는 이미 이웃이 있어 추가하지 않았습니다.")
        }
    }

    /// The remark on omitted pictures; nil if there are none.
    public var omission: Phrase? {
        guard case .filled(_, _, let pictures) = self, let reason = pictures.reason else { return nil }
        return Phrase(
            en: "Left out: \(pictures.refused.counted("picture")). \(reason.en)",
            ko: "사진 \(pictures.refused)장은 추가하지 못했습니다. \(reason.ko)")
    }

    private static func english(_ parts: [Part]) -> String {
        parts.map { "\($0.count) \($0.english)" }.joined(separator: ", ")
    }

    private static func korean(_ parts: [Part]) -> String {
        parts.map { "\($0.korean) \($0.count)개" }.joined(separator: ", ")
    }
}
