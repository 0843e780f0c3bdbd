/// What a crew plays. The list is that of the programs; a crew names any other by its own word.
public enum CrewSport: String, Sendable, CaseIterable {
    case football, futsal, basketball, baseball, volleyball, badminton
    case tableTennis = "table-tennis"
    case tennis, running, cycling, swimming, climbing, hiking, golf, bowling, yoga
    /// Named in the crew's own words (`CrewDetails.otherSport`).
    case other
}
