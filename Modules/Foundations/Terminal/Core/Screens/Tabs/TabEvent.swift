/// An event of the screen of a tab.
struct TabEvent: Sendable {
    /// The number of the tab, from 1.
    let number: Int
    let event: any Sendable
}

extension Request where Event == any Sendable {
    /// The request with the tab's number in its event and its slot, so that tabs do not take each other's.
    func within(_ number: Int) -> Request<any Sendable> {
        let request: Request<any Sendable> = map { TabEvent(number: number, event: $0) }
        switch request {
        case .load(let slot, let work): return .load(slot: "tab \(number) \(slot)", work)
        case .cancel(let slot): return .cancel(slot: "tab \(number) \(slot)")
        case .wait(let milliseconds, let slot, let event):
            return .wait(milliseconds: milliseconds, slot: "tab \(number) \(slot)", event)
        default: return request
        }
    }
}
