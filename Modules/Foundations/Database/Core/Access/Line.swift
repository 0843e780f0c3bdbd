/// What waits, in the order in which it came; both ends in constant time on average.
@frozen
@usableFromInline
package struct Line<Element> {
    @usableFromInline var arriving: [Element] = []
    @usableFromInline var leaving: [Element] = []

    @inlinable package init() {}

    @inlinable package var count: Int { arriving.count + leaving.count }

    @inlinable package mutating func append(_ element: Element) {
        arriving.append(element)
    }

    @inlinable package mutating func popFirst() -> Element? {
        if leaving.isEmpty {
            leaving = arriving.reversed()
            arriving.removeAll(keepingCapacity: true)
        }
        return leaving.popLast()
    }
}
