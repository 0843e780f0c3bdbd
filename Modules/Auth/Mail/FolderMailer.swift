public import Auth
import Dispatch
import Glibc
public import Vocabulary

/// Writes each mail as an `.eml` file into a folder that only its owner can read, for a mail program or a
/// relay to pick up. A file appears whole or not at all.
public struct FolderMailer: Mailer {
    private let folder: String
    private let sender: String
    private let time: any TimeSource
    private let ids: any IdentifierSource
    private let queue = DispatchQueue(label: "madang.mail")

    /// Writes into the folder, which is made (0700) when the first mail is sent, in the sender's name.
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
        let failure = await withCheckedContinuation { continuation in
            queue.async { continuation.resume(returning: Self.write(bytes, named: id, into: folder)) }
        }
        if let failure { throw .unavailable("mail folder: \(failure)") }
    }

    /// What went wrong; nil if nothing.
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
