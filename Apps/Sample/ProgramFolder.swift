import Glibc
import Settings

/// The folder of the running program, beside which the package's resources lie.
///
/// The `Bundle` that the package manager offers for this would pull in all of Foundation.
enum ProgramFolder {
    /// Where to look, in this order.
    static var candidates: [String] { [ofProgram, ofImage].compactMap { $0 } }

    private static var ofProgram: String? {
        guard let path = realpath("/proc/self/exe", nil) else { return nil }
        defer { free(path) }
        return folder(of: String(cString: path))
    }

    /// Where this code was loaded from, which in a test run is not the program: the file that is mapped at
    /// its address (proc(5), `/proc/pid/maps`).
    private static var ofImage: String? {
        guard let bytes = try? SmallFile.bytes(of: "/proc/self/maps") else { return nil }
        let here = UInt(bitPattern: #dsohandle)
        for line in bytes.split(separator: UInt8(ascii: "\n")) {
            let text = String(decoding: line, as: UTF8.self)
            let ends = text.prefix { $0 != " " }.split(separator: "-").compactMap { UInt($0, radix: 16) }
            guard ends.count == 2, ends[0] <= here, here < ends[1], let path = text.firstIndex(of: "/") else {
                continue
            }
            return folder(of: String(text[path...]))
        }
        return nil
    }

    private static func folder(of path: String) -> String {
        String(path[..<(path.lastIndex(of: "/") ?? path.startIndex)])
    }
}
