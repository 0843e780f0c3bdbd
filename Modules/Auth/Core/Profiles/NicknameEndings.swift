/// What Korean texts write after a nickname without a blank: honorifics and particles.
///
/// A text mentions the longest nickname behind its at sign. So a member called `수연님` would take mentions
/// that mean `수연`.
enum NicknameEndings {
    /// The shorter nicknames whose mentions this one would take, all folded: what precedes an ending, or
    /// marks at the end.
    static func bases(of nickname: String) -> Set<String> {
        var (bases, end) = (Set<String>(), nickname.startIndex)
        for count in 1..<max(1, nickname.count) {
            end = nickname.index(after: end)
            guard count >= PersonTexts.nicknameLengths.lowerBound else { continue }
            if isEnding(nickname[end...]) { bases.insert(String(nickname[..<end])) }
        }
        return bases
    }

    private static func isEnding(_ rest: Substring) -> Bool {
        let marks = rest.reversed().prefix { $0.isPunctuation }.count
        let word = rest.dropLast(marks)
        return word.isEmpty || endings.contains(word)
    }

    private static let endings: Set<Substring> = {
        let all = (titles + [""]).flatMap { title in (particles + [""]).map { Substring(title + $0) } }
        return Set(all.filter { !$0.isEmpty })
    }()

    private static let titles = [
        "님", "씨", "쌤", "샘", "선생님", "언니", "오빠", "누나", "형", "네", "들", "님들",
    ]

    private static let particles = [
        "은", "는", "이", "가", "을", "를", "도", "만", "의", "에", "로", "야", "아", "와", "과", "랑", "께", "요", "이랑", "이야",
        "에게", "한테", "께서", "하고", "부터", "까지", "처럼", "보다", "으로", "마저", "조차", "만큼", "같이", "에게서", "한테서", "에게는",
        "한테는", "께는", "께도", "이는", "이가", "이도", "은요", "는요", "이요", "인가요", "라고", "이라고", "라는", "이라는", "네요", "이네요",
        "예요", "이에요", "입니다", "이죠", "죠",
    ]
}
