/// Reads in the order in which they came; both ends in constant time on average.
struct ReadLine {
    private var arriving: [ReadConnections.Read] = []
    private var leaving: [ReadConnections.Read] = []

    mutating func append(_ read: @escaping ReadConnections.Read) {
        arriving.append(read)
    }

    mutating func popFirst() -> ReadConnections.Read? {
        if leaving.isEmpty {
            leaving = arriving.reversed()
            arriving.removeAll(keepingCapacity: true)
        }
        return leaving.popLast()
    }
}
