import Audit
import ContractKit
import Vocabulary

extension AuditContract {
    static let reading: [Clause<AuditFixture>] = [
        Clause("operators alone read the log") { place in
            try await place.record(place.act())
            try await expectRefused(.service(.signInRequired)) {
                try await place.anonymous.entries(AuditQuery(), .first)
            }
            // Not even the affected member or the actor.
            for verbs in [place.owner, place.stranger, place.moderator] {
                try await expectRefused(.operatorsOnly) { try await verbs.entries(AuditQuery(), .first) }
            }
            try expectEqual(try await place.entries().count, 1, "what an operator reads")
        },
        Clause("a query that breaks rules is refused with all field errors") { place in
            let expected = FieldError.Rule.malformed(expected: "mem_…, machine")
            let long = String(repeating: "a", count: 65)
            try await expectRefused(
                .invalidFields([
                    FieldError("actor", expected), FieldError("subject", .tooLong(maximum: 64)),
                    FieldError("verb", .forbiddenCharacters),
                ])
            ) {
                let query = AuditQuery(actor: "운영자", subject: long, verb: "a\u{1B}[31m")
                return try await place.operator.entries(query, .first)
            }
        },
    ]
}
