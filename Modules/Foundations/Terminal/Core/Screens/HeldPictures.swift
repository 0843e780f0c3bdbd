/// A cache of the pictures made for frames, with a limit in bytes; those not shown for the longest time are
/// dropped first.
struct HeldPictures: Sendable {
    /// The results of orders; nil if a picture is not available.
    private var made: [PictureOrder: PictureCells?] = [:]
    /// What is held, last shown last.
    private var byUse: [PictureOrder] = []
    /// What was last asked for.
    private var asked: [PictureOrder] = []
    private let limit: Int

    /// Holds at most that many bytes, besides the shown pictures.
    init(limit: Int = 64 << 20) { self.limit = limit }

    /// The picture, if it is held.
    subscript(order: PictureOrder) -> PictureCells? { made[order] ?? nil }

    /// Whether it is still to be made. What could not be had is not.
    func isComing(_ order: PictureOrder) -> Bool { made[order] == nil }

    /// Whether any is being made.
    var areComing: Bool { !asked.isEmpty }

    /// Takes note that these are shown. Answers those that are to be made from now on; nil if the same are
    /// being made already.
    mutating func show(_ orders: [PictureOrder]) -> [PictureOrder]? {
        byUse.removeAll { orders.contains($0) }
        byUse += orders.filter { made[$0] != nil }
        makeRoom(keeping: orders)
        var missing: [PictureOrder] = []
        for order in orders where made[order] == nil && !missing.contains(order) { missing.append(order) }
        if missing == asked { return nil }
        asked = missing
        return missing
    }

    /// Keeps what came of an order, if it is still wanted.
    mutating func keep(_ cells: PictureCells?, for order: PictureOrder) {
        guard let place = asked.firstIndex(of: order) else { return }
        asked.remove(at: place)
        made[order] = .some(cells)
        byUse.append(order)
    }

    /// Forgets what could not be had, so that it is asked for again.
    mutating func forgetMissing() {
        made = made.filter { $0.value != nil }
        byUse = byUse.filter { made[$0] != nil }
    }

    private mutating func makeRoom(keeping shown: [PictureOrder]) {
        var total = byUse.reduce(0) { $0 + (self[$1]?.cost ?? 0) }
        while total > limit, let oldest = byUse.first, !shown.contains(oldest) {
            total -= self[oldest]?.cost ?? 0
            made[byUse.removeFirst()] = nil
        }
    }
}
