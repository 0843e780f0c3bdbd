/// A cache of files in memory with a limit in bytes; evicts the least recently used first.
struct PictureMemory {
    private struct Place {
        let picture: LoadedPicture
        var lastUse: Int
    }

    private let limit: Int
    private var places: [PictureFileKey: Place] = [:]
    private var (bytes, uses) = (0, 0)
    /// The number of the session; another begins when private files are discarded.
    private(set) var session = 0

    init(limit: Int) {
        self.limit = limit
    }

    /// The file of the key; reading it counts as a use.
    subscript(key: PictureFileKey) -> LoadedPicture? {
        mutating get {
            uses += 1
            places[key]?.lastUse = uses
            return places[key]?.picture
        }
    }

    /// Caches a file requested in that session. Private files of other sessions and files larger than the
    /// limit are not cached.
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
