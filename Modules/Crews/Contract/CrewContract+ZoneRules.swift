import ContractKit
import Crews
import Vocabulary

extension CrewContract {
    /// Meetings in a zone with changed rules.
    static let zoneRules: [Clause<CrewFixture>] = [
        Clause("meetings stay at the time of their zone when its rules change") { place in
            let service = try place.served()
            let crew = try await place.crew(of: [])
            var draft = place.draft()
            let here = try await place.met(crew)
            (draft.zone, draft.answersUntil) = (LaterZones.zone, "")
            // More than the job reads at a time.
            var before: [MeetingView] = []
            for _ in 0...CrewService.batch / 26 {
                before += try await place.owner.meet(crew, draft, weeks: 26, idempotencyKey: place.newKey())
            }
            try await service.knowing(LaterZones()).followZones()
            for meeting in [before.first, before.last].compactMap(\.?.meeting) {
                let after = try await place.owner.meeting(meeting.id).meeting
                let hours = meeting.details.startsAt.since(after.details.startsAt)
                try expectEqual(hours, .seconds(3600), "how much earlier it is")
                try expectEqual(after.details.clock, meeting.details.clock, "what the clocks show")
                try expectEqual(after.version, meeting.version.next, "the version")
            }
            try expectEqual(try await place.owner.meeting(here).meeting.version, .first, "another zone")
            try await service.followZones()
            for view in [before.first, before.last].compactMap(\.self) {
                let after = try await place.owner.meeting(view.meeting.id).meeting
                try expectEqual(after.details, view.meeting.details, "by the former rules")
            }
        }
    ]
}

/// The zones of clauses, of which one is an hour further ahead of UTC than it was known to be.
struct LaterZones: TimeZones {
    /// That zone. Other clauses set up no meetings in it.
    static let zone = "Pacific/Apia"

    func rules(of zone: String) throws(UnknownZone) -> ZoneRules {
        zone == Self.zone ? .fixed(14 * 3600) : try KnownZones().rules(of: zone)
    }
}
