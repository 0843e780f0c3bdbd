/// What waits, in the order in which it came; both ends in constant time on average.
package struct Line<Element> {
    private var arriving: [Element] = []
    private var leaving: [Element] = []

    package init() {}

    package var count: Int { arriving.count + leaving.count }

    package mutating func append(_ element: Element) {
        arriving.append(element)
    }

    package mutating func popFirst() -> Element? {
        if leaving.isEmpty {
            leaving = arriving.reversed()
            arriving.removeAll(keepingCapacity: true)
        }
        return leaving.popLast()
    }
}
