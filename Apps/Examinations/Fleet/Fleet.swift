import Composition
import Vocabulary
import WireClient

/// Servers behind one front door.
struct Fleet: Sendable {
    private let plan: ServerPlan
    private var door: FrontDoor
    private var servers: [ServerProcess] = []
    private var started = 0

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
            return { await settings.cutConnections() }
        }
    }

    /// Puts another server in the place of one that was broken; connections come back by themselves.
    mutating func mend(_ blow: Blow, _ round: Int) async throws(ServiceFailure) {
        guard blow == .server else { return }
        servers.remove(at: round / 2 % servers.count)
        try await add()
    }

    /// Ends all of it.
    mutating func end() {
        for server in servers { server.kill() }
        servers = []
        door.close()
    }
}

extension Settings {
    /// Has the primary end every connection of a program of Madang.
    fileprivate func cutConnections() async {
        guard let platform = try? await LocalPlatform.open(self) else { return }
        _ = try? await platform.cutOtherConnections()
        await platform.close()
    }
}
