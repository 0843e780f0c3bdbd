public import Terminal
public import Vocabulary

/// The photos of a record being prepared: added, reordered, removed, with one selected.
///
/// Each is uploaded as soon as it is added, so that the person sees it, or its error, at once.
public struct PhotoTray: Hashable, Sendable {
    /// The photos, the cover first.
    public private(set) var photos: [PictureCard] = []
    /// The index of the selected photo, from 0.
    public private(set) var selection = 0
    /// Whether a photo is being uploaded.
    public internal(set) var isUploading = false
    /// The files that are uploaded after it, in order.
    var waiting: [PickedFile] = []
    /// The error of the photo added last, or of all of them.
    public var fault: Phrase?
    /// The largest number of photos.
    public let most: Int
    /// Whether there has to be a photo.
    public let isRequired: Bool

    /// A tray with these photos and room for `most`; photos are optional unless said.
    public init(_ photos: [PictureCard] = [], most: Int, isRequired: Bool = false) {
        (self.photos, self.most, self.isRequired) = (photos, most, isRequired)
    }

    /// The identifiers, as a draft lists them.
    public var ids: [PictureID] { photos.map(\.id) }

    /// The selected photo; nil if there are none.
    public var chosen: PictureCard? { photos.indices.contains(selection) ? photos[selection] : nil }

    /// For how many more photos there is room, with those that are on their way.
    var room: Int { max(0, most - photos.count - waiting.count - (isUploading ? 1 : 0)) }

    /// Whether there is no more room.
    public var isFull: Bool { photos.count >= most }

    /// Adds a photo at the end and selects it.
    mutating func add(_ photo: PictureCard) {
        guard !isFull else { return }
        photos.append(photo)
        selection = photos.count - 1
    }

    /// Moves the selection; stops at either end.
    mutating func choose(by step: Int) { selection = max(0, min(photos.count - 1, selection + step)) }

    /// Swaps the selected photo with the one before or after it.
    mutating func move(by step: Int) {
        let place = selection + step
        guard photos.indices.contains(selection), photos.indices.contains(place) else { return }
        photos.swapAt(selection, place)
        selection = place
    }

    /// Removes the selected photo.
    mutating func remove() {
        guard photos.indices.contains(selection) else { return }
        photos.remove(at: selection)
        selection = max(0, min(photos.count - 1, selection))
    }
}

extension PhotoTray {
    /// The tray as text values, for `init(restoring:)`.
    public var words: [String: String] {
        let lines = photos.enumerated().map { number, photo in
            let facts = ["\(photo.id)", "\(photo.width)", "\(photo.height)", photo.placeholder]
            return ("photo.\(number)", (facts + [photo.description]).joined(separator: " "))
        }
        return Dictionary(uniqueKeysWithValues: lines)
    }

    /// Restores the photos from `words`.
    public init(restoring words: [String: String], most: Int, isRequired: Bool = false) {
        self.init(
            (0..<most).compactMap { words["photo.\($0)"].flatMap { Self.photo($0) } }, most: most,
            isRequired: isRequired)
    }

    private static func photo(_ line: String) -> PictureCard? {
        let facts = line.split(separator: " ", maxSplits: 4, omittingEmptySubsequences: false)
        guard facts.count == 5, let id = PictureID(facts[0]), let width = Int(facts[1]),
            let height = Int(facts[2])
        else { return nil }
        return PictureCard(
            id: id, width: width, height: height, placeholder: String(facts[3]),
            description: String(facts[4]))
    }
}
