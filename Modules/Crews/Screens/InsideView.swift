import Crews
import Terminal
import Vocabulary

extension CrewError {
    /// Whether it tells a person who is not of the crew that they do not see the inside of it. A member whose
    /// session has ended is not among them: they sign in again.
    func hidesInside(from member: MemberID?) -> Bool {
        switch self {
        case .notFound: true
        case .service(.signInRequired): member == nil
        default: false
        }
    }
}

extension Frame {
    /// Says that the inside of the crew is not for this person.
    mutating func putHiddenInside(in part: Rect, _ language: Language) {
        var text = ReadingText(columns: part.size.columns, language)
        let words = Phrase(
            en: "Only members of the crew see this. Join it on the first tab.",
            ko: "크루 회원만 볼 수 있습니다. 첫 번째 탭에서 가입하세요.")
        text.add(words.text(in: language), .faint)
        put(text, from: 0, in: part)
    }
}
