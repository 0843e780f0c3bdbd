import ArgumentParser
import Operations
import Vocabulary

/// Puts a backup in the place of the database.
struct Restore: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Restore a backup; the current database is moved aside.",
        discussion: """
            Stop the servers first. The backup is copied beside the database and checked before anything is \
            moved; an interrupted restore is finished by the next one. Everybody is signed out, and \
            who withdrew after the backup is withdrawn again. The last lines say how to go back.
            """)

    @OptionGroup var options: ServerOptions

    @Argument(help: ArgumentHelp("The folder of the backup.", valueName: "folder"))
    var folder: String

    func run() async throws {
        let settings = try options.settings()
        var failure: ProgramFailure?
        try await DatabaseRestore(settings, from: folder).run { step in
            // What cannot be told must not break off what is being done.
            do throws(ProgramFailure) { try StandardOutput.write([step.text]) } catch { failure = error }
        }
        if let failure { throw failure }
    }
}

extension RestoreStep {
    fileprivate var text: String {
        switch self {
        case .found(let backup):
            "Backup of \(backup.takenAt.rfc3339) by Madang \(backup.version), \(backup.engine.rawValue), "
                + "\(backup.tables.reduce(0) { $0 + $1.rows }) rows."
        case .verified(let files): "ok    its \(files) files match the manifest"
        case .log(let name, let entries, let hash): "      its \(name) ends with entry \(entries), \(hash)"
        case .note(let note): "note  \(note)"
        case .copied: "ok    copied beside the database and compared"
        case .prepared(0): "ok    all members signed out; nobody has withdrawn since"
        case .prepared(let count):
            "ok    all members signed out; withdrawn again, since they withdrew after it: \(count)"
        case .inPlace(let aside): "ok    in place" + aside.text
        case .examined: "ok    the database is consistent"
        case .finishedEarlier(let aside):
            "An interrupted restore has now been finished" + aside.text
                + "\nNothing else was done: run restore again for another backup."
        }
    }
}

extension RestoreAside {
    fileprivate var text: String {
        guard let place, let wayBack else { return "; there was nothing before" }
        return "\n      previous data moved to: \(place)\n      to go back: \(wayBack)"
    }
}
