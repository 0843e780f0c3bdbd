import Audit
import AuditHTTP
package import Composition
package import ContractKit
package import Vocabulary
package import Wire

extension ClauseAuditLog {
    /// The audit log of a platform in this process, read as an operator reads it.
    package init(of platform: LocalPlatform) {
        self.init(
            record: { try await platform.record($0) },
            events: {
                let ids = SystemIdentifiers()
                let reader = Principal.member(ids.next(), session: ids.next(), role: .operator)
                return try await Self.entries(of: platform.services(for: reader).audit, behind: 0)
                    .map(\.event)
            })
    }

    /// The audit log of a server as that operator reads it: what `members` do from now on, or is done to
    /// them. Nothing can be recorded there but by doing it. Throws what reading throws.
    package init(
        readBy services: Services, about members: @escaping @Sendable () -> Set<MemberID>
    ) async throws {
        let log = try services.audit
        let last = try await log.entries(AuditQuery(), PageRequest(limit: 1)).items.first?.sequence ?? 0
        self.init(
            record: { _ in throw NotApplicable(needs: [.auditLog]) },
            events: {
                let members = members()
                return try await Self.entries(of: log, behind: last).map(\.event)
                    .filter { event in
                        [event.actor.memberID, event.affected].contains { $0.map(members.contains) ?? false }
                    }
            })
    }

    /// All entries behind that number, in order.
    private static func entries(
        of log: any AuditRepository, behind sequence: Int64
    ) async throws -> [AuditEntry] {
        var (entries, request): ([AuditEntry], PageRequest?) = (
            [], try PageRequest(limit: PageRequest.largestLimit)
        )
        while let asked = request {
            let page = try await log.entries(AuditQuery(), asked)
            let news = page.items.prefix { $0.sequence > sequence }
            entries += news
            let next = news.count == page.items.count ? page.next : nil
            request = try next.map { try PageRequest(.after($0), limit: asked.limit) }
        }
        return entries.reversed()
    }

    /// An act on the wire.
    package static var act: Shape<AuditEvent> { AuditWire.event }
}
