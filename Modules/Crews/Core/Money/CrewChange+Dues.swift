public import Vocabulary

/// What a change of a crew's people means for its dues: a store writes it in the same step.
extension CrewChange {
    /// Those who were of the crew and are not any more: their open dues end.
    public func former(since file: CrewFile) -> [MemberID] {
        memberships.filter { next in
            let wasOfCrew = file.membership(next.id)?.state.isOfCrew ?? false
            return wasOfCrew && !next.state.isOfCrew
        }.map(\.member)
    }
}
