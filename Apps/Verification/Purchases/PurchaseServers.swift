import Settings
import Vocabulary
import WireClient

/// The servers of a drill of purchases and their sandbox: one server that serves the sandbox beside itself,
/// or several behind a front door with a sandbox that runs by itself.
struct PurchaseServers: Sendable {
    /// Where buyers look up the place of the moment.
    let board = PlaceBoard()
    private let settings: Settings
    private let plan: ServerPlan
    private var site: Site
    private var strikes = 0

    private enum Site: Sendable {
        case one(ServerProcess)
        case several(Fleet, SandboxProcess)
    }

    /// Starts that many servers by the plan; their own files are in the folder. Throws outages.
    static func start(
        _ count: Int, _ settings: Settings, _ plan: ServerPlan, folder: String
    ) async throws(ServiceFailure) -> PurchaseServers {
        guard count > 1 else { return try await start(settings, plan) }
        let door = try FrontDoor(folder)
        let sandbox = try await SandboxProcess.start(in: folder, telling: door.address)
        let plans = plan.adding([
            SettingKey.paymentsSandbox.variable: "\(sandbox.address)",
            SettingKey.publicURL.variable: "\(door.address)",
        ])
        var fleet = Fleet(plans, door)
        do throws(ServiceFailure) {
            for _ in 0..<count { try await fleet.add() }
        } catch {
            await fleet.end()
            sandbox.end()
            throw error
        }
        let servers = PurchaseServers(settings, plans, .several(fleet, sandbox))
        servers.board.open(PurchasePlace(fleet.address, sandbox: sandbox.address))
        return servers
    }

    private static func start(
        _ settings: Settings, _ plan: ServerPlan
    ) async throws(ServiceFailure) -> PurchaseServers {
        let server = try await ServerProcess.start(plan)
        let servers = PurchaseServers(settings, plan, .one(server))
        try await servers.open(server)
        return servers
    }

    private init(_ settings: Settings, _ plan: ServerPlan, _ site: Site) {
        (self.settings, self.plan, self.site) = (settings, plan, site)
    }

    /// Makes the place of the only server known as soon as its sandbox listens.
    private func open(_ server: ServerProcess) async throws(ServiceFailure) {
        for _ in 0..<1000 {
            if let sandbox = plan.sandboxAddress {
                return board.open(PurchasePlace(server.address, sandbox: sandbox))
            }
            try? await Task.sleep(for: .milliseconds(10))
        }
        server.kill()
        throw .unreachable(
            english: "The server's sandbox of payments did not start: \(plan.lastLine)",
            korean: "서버의 결제 샌드박스가 시작되지 않았습니다: \(plan.lastLine)")
    }
}

extension PurchaseServers {
    /// Ends a server as a loss of power would, and starts another in its place. Throws outages.
    mutating func strike() async throws(ServiceFailure) {
        strikes += 1
        switch site {
        case .one(let server):
            server.kill()
            await board.shut()?.close()
            let next = try await ServerProcess.start(plan)
            site = .one(next)
            try await open(next)
        case .several(var fleet, let sandbox):
            // Fleets strike their servers by turns, each in two rounds.
            await fleet.strike(.server, 2 * strikes, settings)()
            try await fleet.mend(.server, 2 * strikes)
            site = .several(fleet, sandbox)
            board.recover()
        }
    }

    /// Ends all of it.
    mutating func end() async {
        await board.shut()?.close()
        switch site {
        case .one(let server): server.kill()
        case .several(var fleet, let sandbox):
            await fleet.end()
            sandbox.end()
        }
    }
}
