package import Composition
package import ContractKit
package import Vocabulary

extension LocalPlatform {
    /// Delivers a message as if a domain had written it. Throws outages.
    package func tell(_ message: OutboxMessage) async throws(ServiceFailure) {
        try await delivery.subscriptions.deliver(OutboxEvent(sequence: 0, message: message, attempts: 1))
    }

    /// Records an act in the audit log that no domain has done. Throws outages.
    package func record(_ act: AuditEvent) async throws(ServiceFailure) {
        try await tell(OutboxMessage(act))
    }
}

extension ClauseMessages {
    /// What the domains of a platform in this process tell each other, which `heard` has heard so far.
    package init(of platform: LocalPlatform, heard: LockedValue<[OutboxMessage]>) {
        self.init(
            tell: { try await platform.tell($0) },
            heard: {
                try await platform.deliver()
                return heard.withLock { heard in
                    defer { heard = [] }
                    return heard
                }
            })
    }
}
