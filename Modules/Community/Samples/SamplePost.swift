import Community
import SampleKit

/// A post of the sample neighbourhood.
struct SamplePost: Sendable {
    let category: String
    let title: String
    let text: String
    /// Text added by an edit; nil for most.
    var addition: String?
    /// Its picture; nil for most.
    var photo: DescribedDrawing?

    init(
        _ category: String, _ title: String, _ text: String, adding addition: String? = nil,
        showing photo: DescribedDrawing? = nil
    ) {
        (self.category, self.title, self.text) = (category, title, text)
        (self.addition, self.photo) = (addition, photo)
    }

    /// The categories of the neighbourhood.
    static let categories = [
        PostCategory(slug: "notice", korean: "알림", english: "News", position: 0),
        PostCategory(slug: "general", korean: "이야기", english: "General", position: 1),
        PostCategory(slug: "question", korean: "질문", english: "Questions", position: 2),
        PostCategory(slug: "meetup", korean: "모임", english: "Meetups", position: 3),
        PostCategory(slug: "lost-found", korean: "분실물", english: "Lost and found", position: 4),
    ]

    /// All of them, mixed as they come.
    static let all: [SamplePost] = {
        let lists = [talk, questions, meetups, lost, english]
        let longest = lists.map(\.count).max() ?? 0
        return (0..<longest).flatMap { place in
            lists.compactMap { $0.indices.contains(place) ? $0[place] : nil }
        }
    }()

    /// Everything that is shown.
    static let drawings: [SampleDrawing] = [.parkBench, .strayCat, .potLuck]
}

extension SampleDrawing {
    static let parkBench = SampleDrawing(
        "park-bench", on: 0xBFE0EE,
        [
            .box(0x8FBF7A, 0, 50, 100, 25), .box(0x7A5230, 68, 30, 8, 26), .ellipse(0x4F8F4A, 72, 24, 20, 17),
            .ellipse(0x68A85C, 64, 20, 9, 7), .box(0x8A5A33, 16, 40, 40, 4, round: 1.5),
            .box(0x9B6840, 16, 46, 40, 4, round: 1.5), .box(0x8A5A33, 13, 53, 46, 4, round: 1.5),
            .box(0x4A4F57, 18, 38, 3, 26), .box(0x4A4F57, 51, 38, 3, 26), .ellipse(0xF7D65B, 16, 14, 7),
        ])

    static let strayCat = SampleDrawing(
        "stray-cat", on: 0xEFE6D8,
        [
            .box(0xD9CBB6, 0, 60, 100, 15),
            .curve(0xE39A4C, [66, 58, 82, 52, 80, 36, 86, 38, 88, 54, 70, 64]),
            .ellipse(0xE8A65A, 50, 52, 20, 14), .ellipse(0xE8A65A, 36, 34, 13, 12),
            .polygon(0xE39A4C, [25, 30, 26, 16, 35, 24]), .polygon(0xE39A4C, [47, 30, 46, 16, 37, 24]),
            .ellipse(0x2F2A24, 32, 33, 1.8, 2.4), .ellipse(0x2F2A24, 41, 33, 1.8, 2.4),
            .polygon(0xC96A6A, [35, 38, 38, 38, 36.5, 40]), .ellipse(0xF8EEDD, 40, 61, 5, 4),
        ])

    static let potLuck = SampleDrawing(
        "pot-luck", on: 0xF3E7C9,
        [
            .box(0xB5763F, 6, 46, 88, 6, round: 2), .box(0x8E5A2E, 14, 52, 5, 20),
            .box(0x8E5A2E, 81, 52, 5, 20),
            .box(0xC94F3D, 20, 30, 24, 16, round: 5), .box(0x9E3B2D, 17, 27, 30, 4, round: 2),
            .ellipse(0x3C3C42, 32, 25.5, 3, 1.6), .ellipse(0xFBF7EE, 64, 44, 15, 4),
            .ellipse(0xE9C46A, 60, 41, 5, 3),
            .ellipse(0x7FB069, 67, 40, 5, 3), .ellipse(0xE76F51, 64, 38.5, 4, 2.6),
        ])
}
