public import Auth
import Dispatch
import Glibc
import Hashing
public import Vocabulary

/// Writes each mail as an `.eml` file into a folder.
///
/// The folder is readable by its owner alone; a mail program or a relay picks the files up. A file appears
/// complete or not at all. Its name has the letter's identifier and a tag of the address, by which letters to
/// one address are found without reading the others.
public struct FolderMailer: Mailer {
    private let folder: String
    private let sender: String
    private let time: any TimeSource
    private let ids: any IdentifierSource
    private let queue = DispatchQueue(label: "madang.mail")

    /// Writes into the folder, created with 0700 for the first mail, in the sender's name.
    public init(folder: String, sender: String, time: any TimeSource, ids: any IdentifierSource) {
        self.folder = folder
        self.sender = sender
        self.time = time
        self.ids = ids
    }

    /// Writes the file. Throws `unavailable` if it cannot be written.
    public func send(_ mail: Mail) async throws(ServiceFailure) {
        let id = ids.next().base32
        let letter = Letter(mail: mail, sender: sender, id: id, date: time.now())
        let (bytes, folder) = (Array(letter.text.utf8), folder)
        let name = "\(id).\(Self.tag(of: mail.recipient))"
        let failure = await withCheckedContinuation { continuation in
            queue.async { continuation.resume(returning: Self.write(bytes, named: name, into: folder)) }
        }
        if let failure { throw .unavailable("mail folder: \(failure)") }
    }

    /// Removes the letters to that address. Throws `unavailable` if one cannot be removed.
    public func discard(mailTo recipient: String) async throws(ServiceFailure) {
        let mark = Array("<\(HeaderText.address(recipient))>".utf8)
        let tag = Self.tag(of: recipient)
        _ = try await remove { Self.mayHave(tag, $0) && Self.head(of: $0).firstRange(of: mark) != nil }
    }

    /// What names of letters have for an address: 64 bits of its hash.
    private static func tag(of recipient: String) -> String {
        let hash = BLAKE2b.digest(of: Array(HeaderText.address(recipient).utf8))
        return hash.prefix(8).map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }

    /// A dot, an identifier, and `.part`.
    private static let longestWithoutTag = 1 + 26 + 5

    /// Whether the letter's name has the tag, or none: letters of earlier versions are named by their
    /// identifier alone.
    private static func mayHave(_ tag: String, _ path: String) -> Bool {
        if path.hasSuffix(".\(tag).eml") || path.hasSuffix(".\(tag).part") { return true }
        return path.utf8.suffix(longestWithoutTag + 1).contains(UInt8(ascii: "/"))
    }

    /// Removes letters sent by that moment, by their file names. Throws `unavailable` if one cannot be
    /// removed.
    public func sweep(sentBy moment: Timestamp) async throws(ServiceFailure) -> Int {
        try await remove { path in
            let name = path.split(separator: "/").last?.drop { $0 == "." }.prefix { $0 != "." } ?? ""
            guard let id = RawIdentifier(base32: name) else { return false }
            return id.milliseconds <= moment.microseconds / 1000
        }
    }

    /// Removes the matching letters and drafts of letters; returns how many.
    private func remove(
        where isMeant: @escaping @Sendable (String) -> Bool
    ) async throws(ServiceFailure) -> Int {
        let folder = folder
        let (count, failure) = await withCheckedContinuation { continuation in
            queue.async { continuation.resume(returning: Self.remove(isMeant, in: folder)) }
        }
        if let failure { throw .unavailable("mail folder: \(failure)") }
        return count
    }

    /// How many files were removed, and why one could not be; nil if all could.
    private static func remove(
        _ isMeant: (String) -> Bool, in folder: String
    ) -> (count: Int, failure: String?) {
        guard let letters = letters(in: folder) else { return (0, reason()) }
        var (count, failure): (Int, String?) = (0, nil)
        for path in letters where isMeant(path) {
            if unlink(path) == 0 { count += 1 } else { failure = reason() }
        }
        return (count, failure)
    }

    /// The files of letters; empty without a folder; nil, with the reason in `errno`, if it cannot be read.
    private static func letters(in folder: String) -> [String]? {
        guard let entries = opendir(folder) else { return errno == ENOENT ? [] : nil }
        defer { closedir(entries) }
        var paths: [String] = []
        while let entry = readdir(entries) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) {
                $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
            }
            if name.hasSuffix(".eml") || name.hasSuffix(".part") { paths.append("\(folder)/\(name)") }
        }
        return paths
    }

    /// The first bytes, which contain the header; the body is private text.
    private static func head(of path: String) -> [UInt8] {
        let file = open(path, O_RDONLY | O_CLOEXEC)
        guard file >= 0 else { return [] }
        defer { close(file) }
        var bytes = [UInt8](repeating: 0, count: 8192)
        let count = bytes.withUnsafeMutableBytes { read(file, $0.baseAddress, $0.count) }
        let head = bytes.prefix(max(0, count))
        return Array(head[..<(head.firstRange(of: Array("\r\n\r\n".utf8))?.lowerBound ?? head.endIndex)])
    }

    /// The reason of a failure; nil on success.
    private static func write(_ bytes: [UInt8], named name: String, into folder: String) -> String? {
        makeFolders(folder)
        let draft = "\(folder)/.\(name).part"
        let file = open(draft, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        guard file >= 0 else { return reason() }
        let isWritten = writeAll(bytes, file) && fsync(file) == 0
        let failure = isWritten ? nil : reason()
        close(file)
        if failure == nil, rename(draft, "\(folder)/\(name).eml") == 0 { return nil }
        defer { unlink(draft) }
        return failure ?? reason()
    }

    private static func makeFolders(_ path: String) {
        for index in path.indices where path[index] == "/" && index > path.startIndex {
            mkdir(String(path[..<index]), 0o700)
        }
        mkdir(path, 0o700)
    }

    private static func writeAll(_ bytes: [UInt8], _ file: Int32) -> Bool {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Glibc.write(file, $0.baseAddress, $0.count) }
            if count < 0 && errno != EINTR { return false }
            rest = rest.dropFirst(max(0, count))
        }
        return true
    }

    private static func reason() -> String { String(cString: strerror(errno)) }
}
