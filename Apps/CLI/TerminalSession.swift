import Glibc
import Settings

/// The session of processes that a command belongs to: all that is started in one window of a terminal, one
/// script without a terminal, or one job (setsid(2)).
enum TerminalSession {
    /// Tells this session from all others of this machine, also from a later one whose number is the same:
    /// the session, its terminal, when its first process started, and since which start of the machine.
    static var name: String {
        let own = fields(of: "self")
        let session = own.indices.contains(3) ? own[3] : "\(getsid(0))"
        let terminal = own.indices.contains(4) ? own[4] : ""
        let leader = fields(of: session)
        let start = leader.indices.contains(19) ? leader[19] : ""
        return [session, terminal, start, text(of: "/proc/sys/kernel/random/boot_id")].joined(separator: " ")
    }

    /// What the kernel tells of a process from its state on: the third field of /proc/pid/stat (proc(5)).
    /// The second, its name, is in parentheses and may hold anything.
    private static func fields(of process: String) -> [String] {
        let line = text(of: "/proc/\(process)/stat")
        guard let end = line.lastIndex(of: ")") else { return [] }
        return line[line.index(after: end)...].split(separator: " ").map(String.init)
    }

    private static func text(of path: String) -> String {
        let bytes = (try? SmallFile.bytes(of: path)) ?? []
        return String(decoding: bytes.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
    }
}
