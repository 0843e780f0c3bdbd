/// What waits, in the order in which it came; both ends in constant time on average.
struct Line<Element> {
    private var arriving: [Element] = []
    private var leaving: [Element] = []

    var count: Int { arriving.count + leaving.count }

    mutating func append(_ element: Element) {
        arriving.append(element)
    }

    mutating func popFirst() -> Element? {
        if leaving.isEmpty {
            leaving = arriving.reversed()
            arriving.removeAll(keepingCapacity: true)
        }
        return leaving.popLast()
    }
}
