import Composition
import FoundationEssentials
import Glibc
package import Settings
package import Terminal
package import Vocabulary

/// Keeps what was typed into screens and not sent, in a file that only its owner may read (0600): one for
/// each backend, since what is typed at one is nothing to another. Several programs may keep theirs at once.
package actor DraftFile {
    private let path: String
    private let folder: String
    /// What this program knows to be kept of what was typed in it.
    private var known = KeptDrafts()

    /// Keeps it below the folder, `BaseDirectories.state` as a rule.
    package init(in folder: String, for backend: Backend) {
        self.folder = folder + "/drafts"
        path = self.folder + "/" + String(Cursor.scope(of: backend.description), radix: 16)
    }

    /// Where that lies now which was kept and cannot be read; nil while all could be.
    package private(set) var setAside: String?

    /// What is kept; nothing where there is no file. One that cannot be read is set aside (`setAside`).
    package func load() -> KeptDrafts {
        known = read()
        return known
    }

    /// Keeps these durably in place of what was kept or loaded here before, and leaves what other programs
    /// have kept. Throws `unavailable`, also for more than a megabyte.
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

    /// Sets the file aside, so that it is not written over: under a name that is free, or in place of the one
    /// that was set aside last.
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

/// A draft, or what is still to be sent, as the file has it.
private struct Line: Codable {
    let place: String
    let of: [String: String]
    let member: String?
    let values: [String: String]
    /// Nil for a draft.
    var sent: Sending?

    /// What a draft has not.
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

    /// Nil for a draft, and for what nobody could have done.
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
