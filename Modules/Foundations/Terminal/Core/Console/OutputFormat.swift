/// The audience that output is formatted for.
public enum OutputFormat: String, Sendable, CaseIterable {
    /// For people: aligned, titled, fitted to the terminal.
    case human
    /// For line-wise programs: tabs, no titles, nothing cut.
    case plain
    /// For programs: one JSON document.
    case json
}
