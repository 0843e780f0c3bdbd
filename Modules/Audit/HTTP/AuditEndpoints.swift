import Audit
import Vocabulary
public import Wire

/// The HTTP operations of the audit log.
public enum AuditEndpoints {
    /// All of them, for routing, documentation and the access table.
    public static let all: [EndpointDescription] = [list.description]

    static let list = Endpoint<AuditInput, Page<AuditEntry>, AuditError>(
        name: "audit.list", .get, "/api/v1/audit", access: .member,
        summary: "A page of what operators and moderators have done, the last first. Operators may.",
        input: AuditInput.shape, output: AuditWire.page,
        failures: AuditWire.failures.only(.invalidFields([]), .operatorsOnly))
}
