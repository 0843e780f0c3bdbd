import Audit
import ContractKit
import Vocabulary

extension AuditContract {
    static let filtering: [Clause<AuditFixture>] = [
        Clause("entries are found by who acted, by what it was done to and by what was done") { place in
            let events = try await mixed(place)
            let moderator = try expectValue(place.members.moderator.memberID, "the moderator is a member")
            let subject = events[0].subject
            let queries: [(AuditQuery, (AuditEvent) -> Bool)] = [
                (AuditQuery(actor: "\(moderator)"), { $0.actor.memberID == moderator }),
                (AuditQuery(actor: "machine"), { $0.actor == .machine }),
                (AuditQuery(subject: subject), { $0.subject == subject }),
                (AuditQuery(subject: subject.uppercased()), { $0.subject == subject }),
                (AuditQuery(verb: "listings.hide"), { $0.verb == "listings.hide" }),
                (
                    AuditQuery(actor: "machine", subject: subject, verb: "listings.hide"),
                    { $0.actor == .machine && $0.subject == subject && $0.verb == "listings.hide" }
                ),
                (AuditQuery(verb: "listings"), { _ in false }),
            ]
            for (query, matches) in queries {
                let found = try await place.entries(query).map(\.event)
                try expectEqual(found, events.reversed().filter(matches), "what \(query) finds")
            }
        }
    ]

    /// Acts of every kind that the filters tell apart, in the order in which they were told.
    private static func mixed(_ place: AuditFixture) async throws -> [AuditEvent] {
        let subjects = ["\(place.newListing())", "\(place.newListing())"]
        let actors = [AuditActor(place.members.moderator), AuditActor(place.members.operator), .machine]
        var events: [AuditEvent] = []
        for actor in actors {
            for subject in subjects {
                for verb in ["listings.hide", "listings.delete"] {
                    let event = try place.act(verb, of: subject, by: actor)
                    try await place.record(event)
                    events.append(event)
                }
            }
        }
        return events
    }
}
