import Vocabulary

/// The decisions of moderators about a crew.
extension SeatEngine {
    /// Takes the crew out of sight. No membership, due or place is lost by it, and what is being paid
    /// goes back. Throws as `Crew.takenAway`.
    public func takeAway() throws(CrewError) -> CrewChange {
        var change = CrewChange()
        change.crew = try file.crew.takenAway(at: now)
        return change
    }

    /// Puts the crew back as it was, and offers seats that were given up meanwhile to the list. Where its
    /// owner has withdrawn meanwhile, the crew is the successor's, and without one it is closed for good. The
    /// file has everyone. Throws as `Crew.putBack`.
    public func putBack() throws(CrewError) -> CrewChange {
        let crew = try file.crew.putBack(at: now)
        var change = CrewChange()
        change.crew = crew
        guard crew.state == .open else { return change }
        if !file.others.contains(where: { $0.role == .owner }) {
            guard let successor = Self.successor(among: file.others) else {
                return closed(file.crew.endedForGood(at: now), leaving: file.others)
            }
            change.memberships.append(successor.succeeding(at: now))
            change.crew = try crew.handedOver(to: successor.member, at: now)
        }
        serve(file.free, &change)
        return change
    }
}
