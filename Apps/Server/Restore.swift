import ArgumentParser
import Operations
import Vocabulary

/// Puts a backup in the place of the database.
struct Restore: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Put a backup in the place of the database, which is moved aside.",
        discussion: """
            Stop the servers first. The backup is copied beside the database and examined before anything is \
            moved; a restore that is broken off is finished by the next one. Everybody is signed out, and \
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
            "The backup of \(backup.takenAt.rfc3339) by Madang \(backup.version), \(backup.engine.rawValue), "
                + "\(backup.tables.reduce(0) { $0 + $1.rows }) rows."
        case .verified(let files): "ok    its \(files) files are as they were written"
        case .copied: "ok    they are copied beside the database, and hold what they held"
        case .prepared(0): "ok    everybody is signed out; nobody has withdrawn since"
        case .prepared(let count):
            "ok    everybody is signed out; members who withdrew since and are withdrawn again: \(count)"
        case .inPlace(let aside): "ok    it is in place" + aside.text
        case .examined: "ok    the database is in order"
        case .finishedEarlier(let aside):
            "An earlier restore had been broken off and is finished now" + aside.text
                + "\nNothing else was done: restore again if another backup is meant."
        }
    }
}

extension RestoreAside {
    fileprivate var text: String {
        guard let place, let wayBack else { return "; there was nothing before" }
        return "\n      what was there is aside: \(place)\n      to go back: \(wayBack)"
    }
}
