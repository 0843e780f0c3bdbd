public import Terminal
public import Vocabulary

/// The photos of what somebody is about to publish: added, put in order, taken away, one of them chosen.
///
/// Each is uploaded when it is added, so that whoever adds it sees it, or what is wrong with it.
public struct PhotoTray: Hashable, Sendable {
    /// The photos, the cover first.
    public private(set) var photos: [PictureCard] = []
    /// Which of them is chosen, from 0.
    public private(set) var selection = 0
    /// Whether one is on its way.
    public internal(set) var isUploading = false
    /// What is wrong with the one that was added last, or with all of them.
    public var fault: Phrase?
    /// How many there may be.
    public let most: Int

    /// These photos, of which there may be so many.
    public init(_ photos: [PictureCard] = [], most: Int) {
        (self.photos, self.most) = (photos, most)
    }

    /// As a draft names them.
    public var ids: [PictureID] { photos.map(\.id) }

    /// The one that is chosen; nil if there are none.
    public var chosen: PictureCard? { photos.indices.contains(selection) ? photos[selection] : nil }

    /// Whether there is room for another.
    public var isFull: Bool { photos.count >= most }

    /// Adds a photo behind the others, which is chosen then.
    mutating func add(_ photo: PictureCard) {
        guard !isFull else { return }
        photos.append(photo)
        selection = photos.count - 1
    }

    /// Chooses another one; at either end nothing happens.
    mutating func choose(by step: Int) { selection = max(0, min(photos.count - 1, selection + step)) }

    /// Puts the chosen one before the one before it, or behind the one behind.
    mutating func move(by step: Int) {
        let place = selection + step
        guard photos.indices.contains(selection), photos.indices.contains(place) else { return }
        photos.swapAt(selection, place)
        selection = place
    }

    /// Takes the chosen one away.
    mutating func remove() {
        guard photos.indices.contains(selection) else { return }
        photos.remove(at: selection)
        selection = max(0, min(photos.count - 1, selection))
    }
}

extension PhotoTray {
    /// What `init(restoring:)` makes it of again.
    public var words: [String: String] {
        let lines = photos.enumerated().map { number, photo in
            let facts = ["\(photo.id)", "\(photo.width)", "\(photo.height)", photo.placeholder]
            return ("photo.\(number)", (facts + [photo.description]).joined(separator: " "))
        }
        return Dictionary(uniqueKeysWithValues: lines)
    }

    /// The photos that such words name.
    public init(restoring words: [String: String], most: Int) {
        self.init((0..<most).compactMap { words["photo.\($0)"].flatMap { Self.photo($0) } }, most: most)
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
