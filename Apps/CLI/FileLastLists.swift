import Commands
import Settings
import Terminal
import Vocabulary

/// Keeps the last list of each terminal in a file.
struct FileLastLists: Sendable {
    private let file: TerminalFile
    private let backend: Backend
    private let member: String

    /// Keeps lists below the folder for this member (nil for a visitor) at the backend.
    init(in folder: String, _ backend: Backend, _ member: MemberID?) {
        self.backend = backend
        self.member = member?.description ?? Self.visitor
        file = TerminalFile(in: folder + "/lists", heading: ["madang list 2", "\(backend)", self.member])
    }

    /// The lists for commands. A visitor's list stays valid after signing in; a list of another member or
    /// another backend does not count. A list that was not kept is missed when a row of it is named.
    var lists: LastLists {
        LastLists(
            recalling: { () throws(UsageError) in try recall() }, keeping: { ids in file.keep(ids) })
    }

    private func recall() throws(UsageError) -> [String]? {
        guard let lines = try file.lines() else { return nil }
        guard lines[0] == "\(backend)", [member, Self.visitor].contains(lines[1]) else { return nil }
        return Array(lines[2...].prefix(LastLists.mostRows))
    }

    private static let visitor = "visitor"
}
