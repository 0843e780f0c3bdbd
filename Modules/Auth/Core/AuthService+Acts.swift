public import Vocabulary

extension AuthService {
    /// The acts of operators that the audit log has not heard of.
    public var outbox: any Outbox { store.acts }

    /// Tells the audit log what operators have done and it has not heard yet; answers how many acts it heard.
    /// What cannot be told now is left for the next call, which a server makes from time to time.
    @discardableResult
    public func tellActs() async -> Int {
        guard let auditLog else { return 0 }
        do throws(ServiceFailure) {
            return try await OutboxDelivery(store.acts, time: time).deliver { event throws(ServiceFailure) in
                try await auditLog.receive(event)
            }.delivered
        } catch {
            return 0
        }
    }
}
