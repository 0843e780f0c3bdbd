/// Files in memory, so many bytes of them; what was not used for the longest time goes first.
struct PictureMemory {
    private struct Place {
        let picture: LoadedPicture
        var lastUse: Int
    }

    private let limit: Int
    private var places: [PictureFileKey: Place] = [:]
    private var (bytes, uses) = (0, 0)
    /// Which session this is; another one begins when what is private is forgotten.
    private(set) var session = 0

    init(limit: Int) {
        self.limit = limit
    }

    /// What is kept under the key; counts as a use.
    subscript(key: PictureFileKey) -> LoadedPicture? {
        mutating get {
            uses += 1
            places[key]?.lastUse = uses
            return places[key]?.picture
        }
    }

    /// Keeps what was asked for in that session. What is private of another one is not kept, and neither is
    /// what is larger than the whole.
    mutating func keep(_ picture: LoadedPicture, _ asked: Int) {
        guard picture.isPublic || asked == session, picture.bytes.count <= limit else { return }
        remove(picture.key)
        while bytes + picture.bytes.count > limit,
            let oldest = places.min(by: { $0.value.lastUse < $1.value.lastUse })
        {
            remove(oldest.key)
        }
        uses += 1
        places[picture.key] = Place(picture: picture, lastUse: uses)
        bytes += picture.bytes.count
    }

    mutating func forgetPrivate() {
        session += 1
        for place in places.values where !place.picture.isPublic { remove(place.picture.key) }
    }

    private mutating func remove(_ key: PictureFileKey) {
        bytes -= places.removeValue(forKey: key)?.picture.bytes.count ?? 0
    }
}
