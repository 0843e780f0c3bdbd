/// The words of this process's command line.
public enum ProgramArguments {
    /// All words behind the program's name.
    ///
    /// Read from the kernel (`proc(5)`) and not from `CommandLine`, which on Linux finds them on the stack
    /// below the environment: where a library that was loaded before (`LD_PRELOAD`) has called `setenv`, the
    /// environment lies elsewhere, and the program would run as if nothing had been said.
    public static var words: [String] {
        guard let text = try? SmallFile.bytes(of: "/proc/self/cmdline", limit: longest), !text.isEmpty else {
            return Array(CommandLine.arguments.dropFirst())
        }
        // Each word ends with a zero; an empty one is a word, too.
        let words = text.split(separator: 0, omittingEmptySubsequences: false).dropLast()
        return words.dropFirst().map { String(decoding: $0, as: UTF8.self) }
    }

    /// More than the kernel takes (`execve(2)`: a quarter of the stack, eight megabytes as a rule).
    private static let longest = 64 << 20
}
