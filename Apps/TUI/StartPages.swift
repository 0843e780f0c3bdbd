import FoundationEssentials
import Glibc

/// Pages of the program's code that were needed to start.
enum StartPages {
    /// Lets go of them. What is needed again comes back from the program's file, which the system has at
    /// hand: so what lies in memory is what a person uses, not what opened the database once. Does nothing
    /// where there is no `/proc` (proc(5)).
    static func giveBack() {
        let program = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
        let parts = try? String(contentsOfFile: "/proc/self/maps", encoding: .utf8)
        guard let program, let parts else { return }
        for part in parts.split(separator: "\n") where part.hasSuffix(" \(program)") { release(part) }
    }

    /// `7f00-7fff r-xp 0000 fe:00 1 /usr/bin/madang-tui`. Only code is let go of, which nobody has
    /// written to.
    private static func release(_ part: Substring) {
        let words = part.split(separator: " ", maxSplits: 2)
        guard words.count == 3, words[1] == "r-xp" else { return }
        let ends = words[0].split(separator: "-").compactMap { UInt($0, radix: 16) }
        guard ends.count == 2, ends[0] < ends[1] else { return }
        madvise(UnsafeMutableRawPointer(bitPattern: ends[0]), Int(ends[1] - ends[0]), MADV_DONTNEED)
    }
}
