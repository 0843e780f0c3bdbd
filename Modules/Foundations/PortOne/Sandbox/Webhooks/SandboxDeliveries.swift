import PortOne
import Vocabulary

/// The queue and history of webhooks, as a value without network: the newest 10,000 deliveries.
///
/// The journal does not keep deliveries: those still pending when the sandbox ends are never sent.
struct SandboxDeliveries: Sendable {
    /// The most deliveries that are kept; older ones are forgotten, sent or not.
    static let most = 10_000

    let storeID: String
    private let seed: UInt64
    /// The address of events that name none.
    var usualURL: String?
    private var names: WebhookNames
    /// The number of the newest delivery.
    private(set) var newest = 0
    private var kept: [Int: SandboxDelivery] = [:]
    /// Pending deliveries, the next one first.
    private var waiting: [Place] = []
    /// The deliveries that wait until a later one was sent.
    private var behind: Set<Int> = []
    /// Orders for deliveries that do not exist yet, the next first.
    private(set) var upcoming: [SandboxDeliveryOrder] = []

    /// No deliveries.
    init(_ settings: SandboxSettings) {
        (storeID, seed, usualURL) = (settings.storeID, settings.seed, settings.webhookURL)
        names = WebhookNames(seed: settings.seed)
    }

    /// No deliveries, with numbers behind those of others, of which some may be under way, and to the same
    /// address.
    init(_ settings: SandboxSettings, behind others: SandboxDeliveries) {
        self.init(settings)
        (newest, usualURL) = (others.newest, others.usualURL)
    }

    /// A delivery and the moment for which it waits.
    private struct Place: Sendable {
        let due: Timestamp
        let number: Int

        func isBefore(_ other: Place) -> Bool { (due, number) < (other.due, other.number) }
    }
}

extension SandboxDeliveries {
    /// Makes the deliveries of an event, due now: one for each of its addresses, or three under the plan of
    /// 009. Events without an address, or under the plan of 008, have none.
    mutating func add(_ event: SandboxEvent, at now: Timestamp) {
        let urls = event.noticeURLs.isEmpty ? usualURL.map { [$0] } ?? [] : event.noticeURLs
        if event.plan == .none || urls.isEmpty { return }
        let webhookID = names.name(event)
        for _ in 0..<(event.plan == .thrice ? 3 : 1) {
            for url in urls { add(event, webhookID, url, at: now) }
        }
    }

    private mutating func add(_ event: SandboxEvent, _ webhookID: String, _ url: String, at now: Timestamp) {
        append(SandboxDelivery(number: newest + 1, webhookID: webhookID, event: event, url: url), at: now)
        guard !upcoming.isEmpty else { return }
        obey(upcoming.removeFirst(), newest, at: now)
    }

    /// Keeps a further delivery with the next number, due now.
    mutating func append(_ delivery: SandboxDelivery, at now: Timestamp) {
        newest = delivery.number
        kept[newest] = delivery
        schedule(newest, at: now)
        let oldest = newest - Self.most
        guard kept[oldest] != nil else { return }
        schedule(oldest, at: nil)
        behind.remove(oldest)
        kept[oldest] = nil
    }

    /// Keeps an order for the next delivery that has none. Throws INVALID_REQUEST if 1,000 wait already.
    mutating func follow(next order: SandboxDeliveryOrder) throws(PortOneError) {
        guard upcoming.count < 1000 else {
            throw .badRequest("1000 orders wait already: POST /__sandbox/reset forgets them")
        }
        upcoming.append(order)
    }
}

extension SandboxDeliveries {
    /// The delivery of that number; nil if there is none, or it was forgotten.
    subscript(number: Int) -> SandboxDelivery? { kept[number] }

    /// The newest deliveries, newest first, at most that many.
    func newest(_ count: Int) -> [SandboxDelivery] {
        stride(from: newest, to: max(0, newest - count), by: -1).compactMap { kept[$0] }
    }

    /// The newest delivery that fits.
    func newest(where fits: (SandboxDelivery) -> Bool) -> SandboxDelivery? {
        stride(from: newest, to: max(0, newest - Self.most), by: -1).lazy.compactMap { kept[$0] }
            .first(where: fits)
    }

    /// How many wait for their moment.
    var waitingCount: Int { waiting.count }

    /// Changes a delivery.
    mutating func update(_ number: Int, _ change: (inout SandboxDelivery) -> Void) {
        guard var delivery = kept[number] else { return }
        change(&delivery)
        kept[number] = delivery
    }

    /// Lets a delivery wait for a moment, or no longer for any.
    mutating func schedule(_ number: Int, at due: Timestamp?) {
        guard let former = kept[number] else { return }
        if let old = former.due {
            let index = index(of: Place(due: old, number: number))
            if index < waiting.count, waiting[index].number == number { waiting.remove(at: index) }
        }
        if let due {
            let place = Place(due: due, number: number)
            waiting.insert(place, at: index(of: place))
        }
        kept[number]?.due = due
    }

    /// Lets a delivery wait until a later one was sent, and at most until that moment.
    mutating func putBehind(_ number: Int, until moment: Timestamp) {
        schedule(number, at: moment)
        behind.insert(number)
    }

    private func index(of place: Place) -> Int {
        var (low, high) = (0, waiting.count)
        while low < high {
            let middle = (low + high) / 2
            if waiting[middle].isBefore(place) { low = middle + 1 } else { high = middle }
        }
        return low
    }
}

extension SandboxDeliveries {
    /// Takes the next delivery that is due, to be sent now, as it is for this sending; nil if none is.
    mutating func take(at now: Timestamp) -> SandboxDelivery? {
        guard let next = waiting.first, next.due <= now else { return nil }
        schedule(next.number, at: nil)
        behind.remove(next.number)
        update(next.number) { delivery in
            delivery.executions += 1
            (delivery.isBeingSent, delivery.sentAt) = (true, now)
        }
        let taken = kept[next.number]
        update(next.number) { $0.isTampered = false }
        return taken
    }

    /// Records the result of a sending: the status of the answer, or nil if none came. A failed delivery is
    /// scheduled again unless it was the last execution. Deliveries put behind this one become due.
    mutating func settle(_ number: Int, _ answer: Int?, at now: Timestamp) {
        update(number) { delivery in
            (delivery.isBeingSent, delivery.answer) = (false, answer)
            delivery.status = SandboxDelivery.Status(answer: answer)
        }
        if let delivery = kept[number], delivery.due == nil, !delivery.isDropped,
            delivery.status != .succeeded,
            let pause = DeliverySchedule.pause(after: delivery.executions, of: number, seed: seed)
        {
            schedule(number, at: now.advanced(by: pause))
        }
        for other in behind where other < number {
            behind.remove(other)
            schedule(other, at: now)
        }
    }
}
