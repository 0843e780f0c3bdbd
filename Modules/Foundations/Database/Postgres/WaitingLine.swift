/// Those who wait for a connection, in the order in which they came; both ends in constant time on average.
struct WaitingLine {
    /// Waiting work, with its deadline.
    struct Place {
        let deadline: Deadline
        let work: ConnectionPool.Work
    }

    private var arriving: [Place] = []
    private var leaving: [Place] = []

    var count: Int { arriving.count + leaving.count }

    var isEmpty: Bool { arriving.isEmpty && leaving.isEmpty }

    /// Until when the first waits.
    var firstDeadline: Deadline? { (leaving.last ?? arriving.first)?.deadline }

    mutating func append(_ place: Place) {
        arriving.append(place)
    }

    mutating func popFirst() -> Place? {
        if leaving.isEmpty {
            leaving = arriving.reversed()
            arriving.removeAll(keepingCapacity: true)
        }
        return leaving.popLast()
    }
}
