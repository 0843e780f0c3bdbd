import FoundationEssentials
import Glibc

/// The pages of the program's code that were needed to start.
enum StartPages {
    /// Releases them. Pages needed again return from the program's file, which the system caches. So memory
    /// holds the code in use rather than the code that opened the database. Does nothing without `/proc`
    /// (proc(5)).
    static func giveBack() {
        let program = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
        let parts = try? String(contentsOfFile: "/proc/self/maps", encoding: .utf8)
        guard let program, let parts else { return }
        for part in parts.split(separator: "\n") where part.hasSuffix(" \(program)") { release(part) }
    }

    /// `7f00-7fff r-xp 0000 fe:00 1 /usr/bin/madang-tui`. Releases only code, which is never written to.
    private static func release(_ part: Substring) {
        let words = part.split(separator: " ", maxSplits: 2)
        guard words.count == 3, words[1] == "r-xp" else { return }
        let ends = words[0].split(separator: "-").compactMap { UInt($0, radix: 16) }
        guard ends.count == 2, ends[0] < ends[1] else { return }
        madvise(UnsafeMutableRawPointer(bitPattern: ends[0]), Int(ends[1] - ends[0]), MADV_DONTNEED)
    }
}
