public import Vocabulary

/// Which meetings a calendar shows to its member.
public enum CalendarScope: Hashable, Sendable {
    /// Those of one crew.
    case crew(CrewID)
    /// Those of all crews that the member is of, but for meetings to which the member does not go.
    case own
}
