import ContractKit

/// What a server lets those who ask it command, beyond the verbs.
typealias Offer = Set<Need>

/// What a clause asked for when it was tried in memory, where everything can be had.
///
/// What a clause needs is found out before it runs at a server, by the very body that will run there. So a
/// clause is left out for what it needs, and for nothing that a server answers; whatever fails there is
/// broken.
struct Rehearsal: Sendable {
    /// What it asked for.
    var needs: Set<Need>
    /// How many members it let join besides the usual ones.
    var crowd = 0

    /// Throws `NotApplicable` with what the server has not got.
    func requireMet(by offer: Offer) throws {
        let missing = Need.allCases.filter { needs.contains($0) && !offer.contains($0) }
        if !missing.isEmpty { throw NotApplicable(needs: missing) }
    }
}

/// A server at which contracts are checked.
protocol VisitedServer: Sendable {
    /// Checks the contract of accounts, whose clauses let their own members join.
    func checkAccounts() async -> ContractReport

    /// Checks a domain's contract by guests of the server.
    func check(_ trial: Trial, _ clauses: [Clause<GuestPlace>], ownList: OwnList?) async -> ContractReport
}

extension VisitedServer {
    /// Checks a domain's contract as its clauses live at a server.
    func check(_ trial: Trial) async -> ContractReport {
        switch trial.contract.visit {
        case .joining: await checkAccounts()
        case .asGuests(let clauses, let ownList): await check(trial, clauses, ownList: ownList)
        }
    }
}

extension ContractReport {
    /// Checks a contract at a server, one clause after the other; none begins after the run was broken off.
    static func visiting<Fixture: Sendable>(
        _ contract: String, _ clauses: [Clause<Fixture>], on backend: String,
        _ check: @escaping @Sendable (Clause<Fixture>) async throws -> Void
    ) async -> ContractReport {
        await ContractReport(contract, clauses, on: backend, orders: [.ascending], atOnce: 1) { clause, _ in
            if Task.isCancelled { throw NotApplicable(en: "the run was broken off", ko: "실행이 중단되었습니다") }
            try await check(clause)
        }
    }
}
