import Terminal

/// What the front page says: what this is, and how one takes part.
struct FrontPage: ViewModel {
    private let context: PageContext
    private let server: String
    private let isPlaceholder: Bool

    /// The front page of the site at that address.
    init(_ place: SitePlace, _ context: PageContext) {
        self.context = context
        server = place.address ?? context.text(Phrase(en: "ADDRESS", ko: "주소"))
        isPlaceholder = place.address == nil
    }

    func shown(_ name: String) -> Shown? {
        switch name {
        case "title": .text(context.text(SiteWords.name))
        case "lead": .text(context.text(Self.lead))
        case "joining": .text(context.text(Self.joining))
        case "explanation": .text(context.text(Self.explanation))
        case "commands":
            .texts(["madang auth join --backend \(server)", "madang-tui --backend \(server)"])
        case "note": isPlaceholder ? .text(context.text(Self.note)) : .nothing
        default: nil
        }
    }

    var head: PageHead {
        PageHead(context.text(SiteWords.name), context.text(Self.lead))
    }

    private static let lead = Phrase(
        en: "A neighbourhood's market: members buy and sell second-hand items, and talk on a board.",
        ko: "이웃끼리 중고 물건을 사고팔고 게시판에서 이야기하는 동네 장터입니다.")
    private static let joining = Phrase(en: "Take part", ko: "함께하기")
    private static let explanation = Phrase(
        en: "These pages are for reading. To join, publish or write, use the programs in a terminal:",
        ko: "이 페이지에서는 읽기만 할 수 있습니다. 가입하고 물건이나 글을 올리려면 터미널에서 프로그램을 쓰세요.")
    private static let note = Phrase(
        en: "ADDRESS is the address of this site.", ko: "'주소' 자리에 이 사이트의 주소를 쓰세요.")
}
