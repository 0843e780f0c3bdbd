/// A football club of the sample's list.
struct Club: Hashable, Sendable {
    let league: String
    let name: String
    let city: String
    /// The name in Korean, if the list has it.
    let korean: String?
    /// The colours of its shirts.
    let colours: ClubColours

    /// The clubs of `clubs.tsv`: league, name, city, Korean name and colours between tabs, a line each; lines
    /// that begin with # say where they come from.
    static func clubs(_ text: String) -> [Club] {
        text.split(separator: "\n").filter { !$0.hasPrefix("#") }.compactMap { line in
            let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
            guard cells.count == 5, let colours = ClubColours(rawValue: cells[4]) else { return nil }
            return Club(
                league: cells[0], name: cells[1], city: cells[2], korean: cells[3].isEmpty ? nil : cells[3],
                colours: colours)
        }
    }
}
