public import Vocabulary

extension InMemoryOrderStore {
    public func note(_ difference: Difference) async throws(OrderError) {
        guard var known = differences[difference.key] else {
            differences[difference.key] = difference
            return
        }
        if difference.done != .open { known.done = difference.done }
        differences[difference.key] = known
    }

    public func settle(_ difference: String, telling act: AuditEvent) async throws(OrderError) -> Bool {
        guard differences[difference]?.done == .open else { return false }
        differences[difference]?.done = .settled
        waiting.append(OutboxMessage(act))
        return true
    }

    public func differences(
        open: Bool, _ page: PageRequest
    ) async throws(OrderError) -> Page<Difference> {
        KeysetPage.cut(
            differences.values, page, scope: OrderScopes.differences(open: open),
            key: \.foundAt.microseconds, id: \.place, where: { !open || $0.done == .open })
    }
}

/// Whether payments run.
extension InMemoryOrderStore {
    public func mode() async throws(OrderError) -> PaymentsMode { state }

    public func halt(
        _ reason: HaltReason, since moment: Timestamp, telling act: AuditEvent?
    ) async throws(OrderError) {
        if case .halted(let known, let earlier) = state {
            state = .halted(reason == .restored ? known : reason, since: min(earlier, moment))
        } else {
            state = .halted(reason, since: moment)
        }
        if let act { waiting.append(OutboxMessage(act)) }
    }

    public func resume(telling act: AuditEvent?) async throws(OrderError) {
        state = .running
        if let act { waiting.append(OutboxMessage(act)) }
    }
}
