import SampleKit

/// The sentences and hashtags of sample feed posts in one language.
struct SampleFeedWords: Sendable {
    let openings: [String]
    let closings: [String]
    let hashtags: [String]
    /// Text added by an edit.
    let additions: [String]

    /// The text of a post: one or two sentences, and mostly two or three hashtags.
    func text(_ randomness: inout SeededGenerator) -> String {
        var text = randomness.pick(openings, else: "")
        let closing = randomness.pick(closings, else: "")
        if randomness.chance(60) { text += " " + closing }
        var (rest, chosen) = (hashtags, [String]())
        let count = [0, 2, 2, 2, 3, 3][randomness.below(6)]
        while chosen.count < count, !rest.isEmpty {
            chosen.append(rest.remove(at: randomness.below(rest.count)))
        }
        return chosen.isEmpty ? text : text + "\n" + chosen.map { "#" + $0 }.joined(separator: " ")
    }

    static let korean = SampleFeedWords(
        openings: [
            "출근길에 찍은 오늘 옷차림이에요.", "비가 그쳐서 밝은 색으로 입어 봤어요.", "오랜만에 꺼낸 옷인데 아직 잘 맞네요.",
            "장터에서 산 옷, 길이가 딱 맞습니다.", "산책하기 좋은 날이라 편하게 입었어요.", "색 하나로 분위기가 확 달라지네요.",
            "주말 벼룩시장에 입고 갔던 옷입니다.", "옷장을 정리하다가 새로 맞춰 본 조합이에요.", "아침에는 쌀쌀해서 겹쳐 입었습니다.",
            "도서관 가는 날은 늘 이렇게 입어요.", "신발부터 고르고 나머지를 맞췄습니다.", "단추를 새로 달았더니 새 옷 같아요.",
        ],
        closings: [
            "어떤가요?", "신발은 3년째 신고 있어요.", "다음에는 다른 색도 입어 보려고요.", "소매는 한 번 접는 게 더 예쁘네요.",
            "같은 색끼리 맞추니 편합니다.", "허리는 직접 줄였어요.", "추천해 주신 이웃께 감사합니다.", "주머니가 커서 마음에 들어요.",
        ],
        hashtags: ["오늘의코디", "데일리룩", "빈티지", "동네산책", "출근룩", "중고의멋"],
        additions: ["덧붙임: 신발도 장터에서 샀어요.", "덧붙임: 물어보신 색은 겨자색입니다."])

    static let koreanMatch = SampleFeedWords(
        openings: [
            "오늘 직관 갑니다!", "이웃에게 산 유니폼, 드디어 입었어요.", "동네 풋살 모임 첫날입니다.",
            "원정 응원 다녀왔어요. 목이 다 쉬었네요.", "응원할 때는 역시 유니폼이죠.", "비 맞으며 응원했지만 이겼습니다!",
            "오래 찾던 시즌 유니폼을 장터에서 구했어요.",
        ],
        closings: [
            "등번호가 마음에 들어요.", "판매자분, 깨끗하게 입으셨네요. 고맙습니다!", "다음 경기에도 입고 갑니다.", "사이즈도 딱 맞아요.",
        ],
        hashtags: ["직관룩", "유니폼", "축구", "오늘의코디", "빈티지"],
        additions: ["덧붙임: 2대 1로 이겼습니다!", "덧붙임: 사진은 경기 전에 찍었어요."])

    static let english = SampleFeedWords(
        openings: [
            "First cold morning, first layers.", "Everything here came from neighbours.",
            "Built this one from the shoes up.", "Sunday at the flea market.",
            "Older than I am, and still going.", "New buttons, and it feels like a new piece.",
        ],
        closings: [
            "What do you think?", "Warm enough until noon.", "The pockets are enormous.",
            "Next time in another colour.",
        ],
        hashtags: ["ootd", "thrifted", "layers", "vintage"],
        additions: ["Edit: the shoes are from the market, too."])

    static let englishMatch = SampleFeedWords(
        openings: [
            "Match day!", "Finally wearing the shirt I found here.",
            "First evening with the five-a-side group.",
            "We lost, but at least the shirt looked good.",
        ],
        closings: ["Thank you to the seller.", "Wearing it to the next one as well.", "It fits perfectly."],
        hashtags: ["matchday", "jersey", "football", "ootd"],
        additions: ["Edit: two goals in the last five minutes!"])
}
