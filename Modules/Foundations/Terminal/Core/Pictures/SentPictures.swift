/// The pictures that a terminal keeps for placeholders (kitty's graphics protocol): each is sent once, under
/// a number that no other ever had, in pieces between which frames are shown; what was not shown for the
/// longest time is taken back when there is too much.
struct SentPictures: Sendable {
    private struct Sending {
        let order: PictureOrder
        let number: UInt32
        var rest: ArraySlice<UInt8>
    }

    private struct Sent {
        let number: UInt32
        let bytes: Int
    }

    private var sent: [PictureOrder: Sent] = [:]
    /// What was sent, last shown last.
    private var byUse: [PictureOrder] = []
    private var sending: Sending?
    /// What is to be said before anything else: the end of what was broken off, and what is taken back.
    private var overdue = ""
    private var lastNumber: UInt32 = 0
    private let limit: Int

    /// The terminal keeps at most that many bytes, besides the shown pictures.
    init(limit: Int = 64 << 20) { self.limit = limit }

    /// The number by which placeholders name the picture; nil until all of it was sent.
    func number(of order: PictureOrder) -> UInt32? { sent[order]?.number }

    /// Whether something is to be sent for these to be shown.
    func lacks(_ shown: [DrawnPicture]) -> Bool {
        !overdue.isEmpty || sending != nil || shown.contains { sent[$0.order] == nil }
    }

    /// The next piece of what is to be sent for these to be shown; nothing if they can be.
    mutating func next(for shown: [DrawnPicture]) -> [UInt8] {
        if !overdue.isEmpty {
            defer { overdue = "" }
            return Array(overdue.utf8)
        }
        if sending == nil { begin(shown) }
        guard var current = sending else { return [] }
        let piece = KittyTransmission.piece(of: &current.rest)
        sending = current.rest.isEmpty ? nil : current
        if sending == nil {
            end(current)
            show(shown)
        }
        return piece
    }

    /// Takes note that these are shown, and takes back what is too much.
    mutating func show(_ shown: [DrawnPicture]) {
        let orders = shown.map(\.order)
        byUse.removeAll { orders.contains($0) }
        byUse += Set(orders).filter { sent[$0] != nil }
        var total = sent.values.reduce(0) { $0 + $1.bytes }
        while total > limit, let oldest = byUse.first, !orders.contains(oldest) {
            byUse.removeFirst()
            guard let gone = sent.removeValue(forKey: oldest) else { continue }
            total -= gone.bytes
            overdue += KittyTransmission.removal(of: gone.number)
        }
    }

    /// What takes back all that was sent; nothing is sent any more.
    mutating func takeBack() -> String {
        forget()
        defer { overdue = "" }
        return overdue
    }

    /// The terminal may keep nothing any more: all is taken back, and sent again when it is shown.
    mutating func forget() {
        // A piece has begun within no other, so that the end of the last comes first.
        if let current = sending {
            overdue = KittyTransmission.end + overdue + KittyTransmission.removal(of: current.number)
        }
        for gone in sent.values.sorted(by: { $0.number < $1.number }) {
            overdue += KittyTransmission.removal(of: gone.number)
        }
        (sent, byUse, sending) = ([:], [], nil)
    }

    private mutating func begin(_ shown: [DrawnPicture]) {
        guard let picture = shown.first(where: { sent[$0.order] == nil }) else { return }
        // Zero is no number, and a colour has 24 bits.
        lastNumber = lastNumber % 0xFF_FFFF + 1
        let bytes = KittyTransmission.bytes(of: picture.drawing, number: lastNumber)
        sending = Sending(order: picture.order, number: lastNumber, rest: bytes[...])
    }

    private mutating func end(_ done: Sending) {
        sent[done.order] = Sent(number: done.number, bytes: done.rest.startIndex)
        byUse.append(done.order)
    }
}
