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
        Clause("entries have the current nicknames of who acted and of the affected member") { place in
            let directory = place.environment.directory
            let owner = try expectValue(place.members.owner.memberID, "the owner is a member")
            let moderator = try expectValue(place.members.moderator.memberID, "the moderator is a member")
            for name in ["처음이름", "새이름"] {
                directory.name(owner, name)
                directory.name(moderator, name + "매니저")
                let acts = [
                    try place.act(), try place.act("auth.changeRole", of: "\(owner)", by: .machine),
                ]
                for act in acts { try await place.record(act) }
                let entries = try await place.entries().prefix(2)
                try expectEqual(entries.map(\.actorNickname), [nil, name + "매니저"], "who acted")
                try expectEqual(entries.map(\.affectedNickname), [name, name], "the affected members")
            }
            directory.name(owner, nil)
            let entries = try await place.entries()
            try expectEqual(entries.map(\.affectedNickname), [nil, nil, nil, nil], "of an unknown member")
            try expectEqual(entries.last?.actorNickname, "새이름매니저", "of an earlier act")
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
