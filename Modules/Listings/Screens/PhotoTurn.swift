import Commands
import Terminal
import Vocabulary

/// Turning over the photos of a listing.
enum PhotoTurn: ActionCase {
    case back, on

    static let enlarge = Action(
        "listings.photos", Phrase(en: "Photos", ko: "사진 크게"), [.text("v")], isShown: true)

    var action: Action {
        switch self {
        case .back:
            Action("listings.previous-photo", Phrase(en: "Previous photo", ko: "이전 사진"), [.text("[")])
        case .on: Action("listings.next-photo", Phrase(en: "Next photo", ko: "다음 사진"), [.text("]")])
        }
    }

    var step: Int { self == .back ? -1 : 1 }

    /// The number of a photo; behind the last comes the first.
    static func photo(_ number: Int, of count: Int) -> Int {
        count > 0 ? (number % count + count) % count : 0
    }

    /// Whether that can be done with these photos.
    static func availability(
        of action: ActionID, _ photos: [PictureCard], _ around: Surroundings
    ) -> Availability {
        guard photos.count > (action == enlarge.id ? 0 : 1) else { return .absent }
        if around.pictures != nil { return .possible }
        return unseen
    }

    static let unseen = Availability.refused(
        Phrase(en: "No pictures are shown here.", ko: "여기서는 사진을 볼 수 없습니다."))
}

extension Frame {
    /// Shows the photo of that number, and below it which it is and what is to be seen.
    mutating func put(_ photos: [PictureCard], _ number: Int, in part: Rect, _ around: Surroundings) {
        guard photos.indices.contains(number) else { return }
        let photo = photos[number]
        let count = photos.count > 1 ? "\(number + 1)/\(photos.count) " : ""
        let room = put(
            photo, photo.words(in: around.language), caption: count + photo.description, in: part, around)
        if let room { mark(room, as: .action(PhotoTurn.enlarge.id)) }
    }
}
