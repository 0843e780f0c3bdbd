import Composition
import Settings
import Synchronization
import Vocabulary
import WireClient

/// Servers behind one front door.
struct Fleet: Sendable {
    private let plan: ServerPlan
    private var door: FrontDoor
    private var servers: [ServerProcess] = []
    private var started = 0
    private let cut = CutConnections()

    init(_ plan: ServerPlan, _ door: FrontDoor) {
        (self.plan, self.door) = (plan, door)
    }

    /// Where clients ask.
    var address: ServerAddress { door.address }

    /// One more server, behind the door before this returns. Throws outages.
    mutating func add() async throws(ServiceFailure) {
        started += 1
        servers.append(try await ServerProcess.start(plan.numbered(started)))
        try await door.lead(to: servers.map(\.address))
    }

    /// What breaks something; it can be done at any moment, once.
    func strike(_ blow: Blow, _ round: Int, _ settings: Settings) -> @Sendable () async -> Void {
        switch blow {
        case .server:
            let server = servers[round / 2 % servers.count]
            return { server.kill() }
        case .connections:
            return { [cut] in cut.note(await settings.cutConnections()) }
        }
    }

    /// Puts another server in the place of one that was broken; connections come back by themselves. Throws
    /// outages, and `internal` if there was nothing to cut, because the round would prove nothing.
    mutating func mend(_ blow: Blow, _ round: Int) async throws(ServiceFailure) {
        switch blow {
        case .server:
            servers.remove(at: round / 2 % servers.count)
            try await add()
        case .connections:
            if cut.take() == 0 { throw .internal("no connection of a server could be cut") }
        }
    }

    /// Ends all of it.
    mutating func end() async {
        for server in servers { server.kill() }
        servers = []
        await door.close()
    }
}

extension Settings {
    /// Has the primary end every connection of a program of Madang; answers how many, 0 if it could not.
    fileprivate func cutConnections() async -> Int {
        guard let platform = try? await LocalPlatform.open(self) else { return 0 }
        let count = try? await platform.cutOtherConnections()
        await platform.close()
        return count ?? 0
    }
}

/// How many connections were cut in this round.
private final class CutConnections: Sendable {
    private let count = Mutex(0)

    func note(_ more: Int) { count.withLock { $0 += more } }

    func take() -> Int {
        count.withLock { count in
            defer { count = 0 }
            return count
        }
    }
}
