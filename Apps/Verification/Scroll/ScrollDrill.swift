public import Composition
public import ContractKit
public import Vocabulary

/// Reads a long list page by page while others add and remove records without a pause: no record may come
/// twice, and every record that stays must come.
public struct ScrollDrill: Sendable {
    /// The number of records when reading begins.
    public var records = 100_000
    /// The number of writes begun per second; 0 for no limit.
    public var rate = 1_000
    /// The number of records of a page.
    public var pageSize = PageRequest.largestLimit
    /// The same seed removes the same records, as far as the order of writes is the same.
    public var seed: UInt64 = 1
    private let list: ScrolledList
    private let members: [DrillMember]
    private let visitor: Services

    /// A drill on that list: each member writes their own records, and a visitor reads.
    public init(_ list: ScrolledList, writers members: [DrillMember], visitor: Services) {
        (self.list, self.members, self.visitor) = (list, members, visitor)
    }

    /// Fills the list, which must have no other writers, and reads it. `progress` gets the number of added
    /// records. Throws what the verbs throw.
    public func run(_ progress: @escaping @Sendable (Int) -> Void = { _ in }) async throws -> ScrollReport {
        let own = try await fill(progress)
        let writing = LockedValue(ScrollWriting())
        return try await withThrowingTaskGroup(of: ScrollReport?.self) { group in
            for (number, member) in members.enumerated() {
                let writer = ScrollWriter(list, member, number, own[number], seed: seed, pause: pause)
                group.addTask {
                    try await writer.write(noting: writing)
                    return nil
                }
            }
            group.addTask {
                defer { writing.withLock { $0.isOver = true } }
                return try await read(Set(own.joined()), during: writing)
            }
            var report: ScrollReport?
            for try await part in group { report = part ?? report }
            return report ?? ScrollReport()
        }
    }

    /// The time between a writer's writes.
    private var pause: Duration? { rate == 0 ? nil : .seconds(members.count) / rate }

    /// The records of each member.
    private func fill(_ progress: @escaping @Sendable (Int) -> Void) async throws -> [[AnyIdentifier]] {
        try await withThrowingTaskGroup(of: (Int, [AnyIdentifier]).self) { group in
            for (number, member) in members.enumerated() {
                group.addTask {
                    var own: [AnyIdentifier] = []
                    for record in stride(from: number, to: records, by: members.count) {
                        own.append(try await list.add(record, member))
                        progress(1)
                    }
                    return (number, own)
                }
            }
            var all = [[AnyIdentifier]](repeating: [], count: members.count)
            for try await (number, own) in group { all[number] = own }
            return all
        }
    }

    private func read(
        _ initial: Set<AnyIdentifier>, during writing: LockedValue<ScrollWriting>
    ) async throws -> ScrollReport {
        try await waitForWrites(since: ScrollWriting(), writing)
        let (start, before) = (ContinuousClock.now, writing.now)
        var report = ScrollReport()
        var (seen, request): (Set<AnyIdentifier>, PageRequest?) = ([], try PageRequest(limit: pageSize))
        while let asked = request {
            let page = try await list.page(asked, visitor)
            report.pages += 1
            for record in page.items where !seen.insert(record).inserted { report.twice.insert(record) }
            request = try page.next.map { try PageRequest(.after($0), limit: pageSize) }
            // A short list would be read before any write, which would test nothing.
            if report.pages == 1 { try await waitForWrites(since: before, writing) }
        }
        let after = writing.now
        report.duration = .now - start
        (report.records, report.seen) = (initial.count, seen.count)
        (report.added, report.removed) = (after.added - before.added, after.removed - before.removed)
        report.missing = initial.subtracting(after.touched).subtracting(seen)
        return report
    }

    /// Waits until a record was added and one removed since; a failing writer ends the wait.
    private func waitForWrites(
        since before: ScrollWriting, _ writing: LockedValue<ScrollWriting>
    ) async throws {
        while writing.withLock({ $0.added <= before.added || $0.removed <= before.removed }) {
            try await Task.sleep(for: .milliseconds(1))
        }
    }
}

extension ScrollDrill {
    /// The long lists of all domains, with the names of their domains.
    public static var lists: [(name: String, list: ScrolledList)] {
        Trial.all.compactMap { trial in
            trial.verification.scrolled.map { (name: trial.name, list: $0) }
        }
    }

    /// A drill on that list at an empty place: these members join and write. Throws what joining throws.
    public init(_ list: ScrolledList, at platform: any Platform, writers: ClosedRange<Int>) async throws {
        var members: [DrillMember] = []
        for number in writers {
            members.append(try await JoinedMember.join(number, at: platform).acting(at: platform))
        }
        self.init(list, writers: members, visitor: platform.anonymous)
    }
}
