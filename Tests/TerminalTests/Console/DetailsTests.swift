import Terminal
import Testing
import Vocabulary

/// One description of a record, as commands and screens show it.
@Suite struct DetailsTests {
    private static let raw = RawIdentifier(milliseconds: 1_767_225_600_000, random: (1, 2))
    private static let owner = MemberCard(id: MemberID(raw), nickname: "수연")
    private static let photo = PictureCard(
        id: PictureID(raw), width: 20, height: 10, placeholder: "", description: "앞면")
    /// "한글" in conjoining letters.
    private static let decomposed = "\u{1112}\u{1161}\u{11AB}\u{1100}\u{1173}\u{11AF}"
    private static let now = Timestamp(microseconds: 3_600_000_000)

    private static var bicycle: Details {
        var details = Details()
        details.add(Phrase(en: "Title", ko: "제목"), .line("자전거", .bold), .heading)
        details.add(Phrase(en: "Text", ko: "내용"), .prose("두 줄로\n쓴 글"), .prose)
        details.add(Phrase(en: "Photo", ko: "사진"), .picture(photo), .listed)
        let sold = Phrase(en: "sold", ko: "판매됨")
        details.add(Phrase(en: "State", ko: "상태"), .words(sold, .dim), .line(.warning))
        details.add(Phrase(en: "Owner", ko: "주인"), .member(owner), .fact)
        details.add(Phrase(en: "Owner's picture", ko: "주인 사진"), .portrait(photo))
        details.add(Phrase(en: "Added", ko: "등록일"), .moment(Timestamp(microseconds: 0)), .fact)
        details.addOnScreen(.words(Phrase(en: "Likes: 2", ko: "좋아요 2")), .fact)
        details.add(Phrase(en: "Reason", ko: "이유"), .line(decomposed), .note)
        details.add(Phrase("ID"), .line("1"))
        return details
    }

    private static func around(_ language: Language = .ko, columns: Int = 40, rows: Int = 9) -> Surroundings {
        Surroundings(size: Size(columns: columns, rows: rows), now: now, language: language)
    }

    private static func frame(_ text: ReadingText, _ around: Surroundings) -> Frame {
        var frame = Frame(around.size)
        frame.put(text, from: 0, in: frame.bounds)
        return frame
    }

    private static func written(_ details: Details, _ options: ConsoleOptions) -> String {
        let recording = Console.recording(options, now: now)
        recording.console.show(Fields(details, on: recording.console))
        return recording.output
    }

    @Test func aCommandShowsEveryPartBehindItsLabel() {
        let expected = """
            제목       자전거
            내용       두 줄로
                       쓴 글
            사진       20×10, 앞면 (\(Self.photo.id))
            상태       판매됨
            주인       수연 (\(Self.owner.id))
            주인 사진  20×10, 앞면 (\(Self.photo.id))
            등록일     1시간 전 (1970-01-01 00:00)
            이유       \(Self.decomposed)
            ID         1

            """
        let written = Self.written(Self.bicycle, ConsoleOptions(language: .ko))
        #expect(written.unicodeScalars.elementsEqual(expected.unicodeScalars), "\(written)")
    }

    @Test func programsReadOneLineForEachPart() {
        let expected = """
            Title\t자전거
            Text\t두 줄로 쓴 글
            Photo\t20×10, 앞면 (\(Self.photo.id))
            State\tsold
            Owner\t수연 (\(Self.owner.id))
            Owner's picture\t20×10, 앞면 (\(Self.photo.id))
            Added\t1970-01-01T00:00:00.000000Z
            Reason\t\(Self.decomposed)
            ID\t1

            """
        #expect(Self.written(Self.bicycle, ConsoleOptions(format: .plain, language: .en)) == expected)
    }

    @Test(arguments: [
        (Language.ko, "자전거\n판매됨\n수연 · 1시간 전 · 좋아요 2\n이유: 한글\n\n사진: 20×10, 앞면\n\n두 줄로\n쓴 글\n"),
        (.en, "자전거\nsold\n수연 · 1 hour ago · Likes: 2\nReason: 한글\n\nPhoto: 20×10, 앞면\n\n두 줄로\n쓴 글\n"),
    ])
    func aScreenShowsThePartsThatHaveAPlace(_ language: Language, _ expected: String) {
        let around = Self.around(language)
        let frame = Self.frame(ReadingText(Self.bicycle, around), around)
        #expect(frame.text == expected)
        let roles = frame.roles.split(separator: "\n").map { Set($0) }
        #expect(roles == [["h"], ["w"], ["-"]], "\(frame.roles)")
    }

    @Test func picturesThatAreDrawnAreNotPutIntoWords() {
        let around = Self.around(rows: 7)
        let (picture, text) = Rect(around.size).split(left: 10)
        let beside = Self.frame(ReadingText(Self.bicycle, in: (picture, text), around), around)
        #expect(beside.text == "자전거\n판매됨\n수연 · 1시간 전 · 좋아요 2\n이유: 한글\n\n두 줄로\n쓴 글\n")
    }

    @Test("No text is lost, however narrow the screen is", arguments: [2, 3, 5, 8, 13, 21])
    func narrow(_ columns: Int) {
        let around = Self.around(columns: columns, rows: 60)
        let text = Self.frame(ReadingText(Self.bicycle, around), around).text
        let expected = "자전거판매됨수연·1시간전·좋아요2이유:한글사진:20×10,앞면두줄로쓴글"
        #expect(text.filter { !$0.isWhitespace } == expected, "\(text)")
    }

    @Test func placesThatAreNotKeptAreLeftOutOnScreensOnly() {
        let around = Self.around(rows: 6)
        let details = Self.bicycle.keeping { $0 != .prose && $0 != .note }
        #expect(
            Self.frame(ReadingText(details, around), around).text
                == "자전거\n판매됨\n수연 · 1시간 전 · 좋아요 2\n\n사진: 20×10, 앞면\n\n")
        let options = ConsoleOptions(language: .ko)
        #expect(Self.written(details, options) == Self.written(Self.bicycle, options))
    }

    @Test func blankLinesStandOnlyBetweenRegions() {
        let around = Self.around(rows: 3)
        #expect(ReadingText(Details(), around).height == 0)
        var text = ReadingText(Self.bicycle.keeping { $0 == .listed }, around)
        #expect(text.height == 1)
        text.add(Self.bicycle.keeping { $0 == .heading || $0 == .prose }, around)
        #expect(Self.frame(text, around).text == "사진: 20×10, 앞면\n자전거\n\n" && text.height == 5)
    }

    @Test func aStyleAndARoleSayTheSame() {
        #expect(Style.bold.role == .heading && Style.dim.role == .faint && Style.normal.role == .text)
        #expect(Style.error.role == .fault && Style.colour(.green).role == .good)
        #expect(Style.colour(.yellow).role == .warning && Style.colour(.cyan).role == .accent)
    }
}
