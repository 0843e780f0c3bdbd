import Composition
import FoundationEssentials
import Glibc
package import Settings
package import Terminal
package import Vocabulary

/// Stores the unsent input of screens in a file that only its owner may read (0600), one for each backend,
/// since input for one means nothing to another. Several programs may use it at once.
package actor DraftFile {
    private let path: String
    private let folder: String
    /// This program's own drafts, as far as they are stored.
    private var known = KeptDrafts()

    /// Stores the file below the folder, usually `BaseDirectories.state`.
    package init(in folder: String, for backend: Backend) {
        self.folder = folder + "/drafts"
        path = self.folder + "/" + String(Cursor.scope(of: backend.description), radix: 16)
    }

    /// The new path of an unreadable file; nil if the file could be read.
    package private(set) var setAside: String?

    /// The stored drafts; empty if there is no file. An unreadable file is set aside (`setAside`).
    package func load() -> KeptDrafts {
        known = read()
        return known
    }

    /// Stores these drafts durably in place of those stored or loaded here before, and leaves those of other
    /// programs. Throws `unavailable`, also for more than a megabyte.
    package func keep(_ drafts: KeptDrafts) async throws(ServiceFailure) {
        try PrivateFile.makeFolder(folder)
        let lock = try await FileLock.acquire(path + ".lock")
        defer { lock.release() }
        try write(drafts.merged(into: read(), since: known))
        known = drafts
    }

    private func read() -> KeptDrafts {
        let bytes: [UInt8]?
        do throws(ServiceFailure) { bytes = try PrivateFile.read(path) } catch { return withoutFile() }
        guard let bytes else { return KeptDrafts() }
        guard let lines = try? JSONDecoder().decode([Line].self, from: Data(bytes)) else {
            return withoutFile()
        }
        return KeptDrafts(
            lines.filter { $0.sent == nil }.map(\.draft), outgoing: lines.compactMap(\.outgoing))
    }

    /// Moves the file aside, so that it is not overwritten: to a free name, or over the file set aside last.
    private func withoutFile() -> KeptDrafts {
        let names = (1...Self.mostSetAside).map { "\(path).unreadable-\($0)" }
        let free = names.first { access($0, F_OK) != 0 } ?? names[names.count - 1]
        setAside = rename(path, free) == 0 ? free : path
        return KeptDrafts()
    }

    private static let mostSetAside = 5

    private func write(_ drafts: KeptDrafts) throws(ServiceFailure) {
        let lines = drafts.drafts.map { Line($0) } + drafts.outgoing.map { Line($0) }
        if lines.isEmpty { return try PrivateFile.remove(path) }
        guard let bytes = try? JSONEncoder().encode(lines), bytes.count <= 1 << 20
        else { throw .unavailable("\(path): more than a megabyte") }
        try PrivateFile.replace(path, in: folder, by: Array(bytes))
    }
}

/// A draft or an action to be sent, as a line of the file.
private struct Line: Codable {
    let place: String
    let of: [String: String]
    let member: String?
    let values: [String: String]
    /// Nil for a draft.
    var sent: Sending?

    /// The fields that only an action has.
    struct Sending: Codable {
        let name: String
        let subject: String
        let words: [String]
        let moment: Int64
    }

    init(_ outgoing: Outgoing) {
        (place, of) = (outgoing.draft?.name ?? "", outgoing.draft?.values ?? [:])
        (member, values) = (outgoing.member.map { "\($0)" }, outgoing.values)
        sent = Sending(
            name: outgoing.name, subject: outgoing.subject, words: [outgoing.words.en, outgoing.words.ko],
            moment: outgoing.moment.microseconds)
    }

    /// The action; nil for a draft, and for invalid content.
    var outgoing: Outgoing? {
        guard let sent, sent.words.count == 2, let member = member.flatMap({ MemberID($0) }) else {
            return nil
        }
        return Outgoing(
            sent.name, about: sent.subject, values, words: Phrase(en: sent.words[0], ko: sent.words[1]),
            draft: place.isEmpty ? nil : Destination(place, of), by: member,
            at: Timestamp(microseconds: sent.moment))
    }

    init(_ draft: KeptDrafts.Draft) {
        (place, of) = (draft.destination.name, draft.destination.values)
        (member, values) = (draft.member.map { "\($0)" }, draft.values)
    }

    var draft: KeptDrafts.Draft {
        KeptDrafts.Draft(Destination(place, of), by: member.flatMap { MemberID($0) }, values)
    }
}
