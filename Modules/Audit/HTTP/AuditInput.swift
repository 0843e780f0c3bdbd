import Audit
import Vocabulary
import Wire

/// Which entries are asked for, and the page of them.
struct AuditInput: Sendable {
    let query: AuditQuery
    let page: PageFields

    static let shape = Shape<AuditInput>(
        "AuditInput",
        Field(flattening: filters) { $0.query },
        Field(flattening: PageFields.shape) { $0.page }
    ) { query, page in AuditInput(query: query, page: page) }

    private static let filters = Shape<AuditQuery>(
        "AuditQuery",
        Field("actor", text.optional) { $0.actor },
        Field("subject", text.optional) { $0.subject },
        Field("verb", text.optional) { $0.verb }
    ) { actor, subject, verb in AuditQuery(actor: actor, subject: subject, verb: verb) }

    private static let text = WireCoder<String>.text(maximumLength: AuditQuery.longestText)
}
