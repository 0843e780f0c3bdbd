public import Terminal
public import Vocabulary

/// Turning over the photos of a record.
public enum PhotoTurn: ActionCase {
    case back, on

    /// Opens the photos as large as the screen.
    public static let enlarge = Action(
        "photo.enlarge", Phrase(en: "Photos", ko: "사진 크게"), [.text("v")], isShown: true)

    /// By which key it is done.
    public var action: Action {
        switch self {
        case .back:
            Action("photo.previous", Phrase(en: "Previous photo", ko: "이전 사진"), [.text("[")])
        case .on: Action("photo.next", Phrase(en: "Next photo", ko: "다음 사진"), [.text("]")])
        }
    }

    /// By how many photos.
    public var step: Int { self == .back ? -1 : 1 }

    /// The number of a photo; behind the last comes the first.
    public static func photo(_ number: Int, of count: Int) -> Int {
        count > 0 ? (number % count + count) % count : 0
    }

    /// Whether that can be done with these photos.
    public static func availability(
        of action: ActionID, _ photos: [PictureCard], _ around: Surroundings
    ) -> Availability {
        guard photos.count > (action == enlarge.id ? 0 : 1) else { return .absent }
        if around.pictures != nil { return .possible }
        return unseen
    }

    /// Why nothing is shown where no pictures are drawn.
    public static let unseen = Availability.refused(
        Phrase(en: "No pictures are shown here.", ko: "여기서는 사진을 볼 수 없습니다."))
}

extension Frame {
    /// Shows the photo of that number, and below it which it is and what is to be seen.
    public mutating func put(_ photos: [PictureCard], _ number: Int, in part: Rect, _ around: Surroundings) {
        guard photos.indices.contains(number) else { return }
        let photo = photos[number]
        let count = photos.count > 1 ? "\(number + 1)/\(photos.count) " : ""
        let room = put(
            photo, photo.words(in: around.language), caption: count + photo.description, in: part, around)
        if let room { mark(room, as: .action(PhotoTurn.enlarge.id)) }
    }
}
