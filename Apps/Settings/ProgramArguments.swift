import Glibc

/// The words of this process's command line.
public enum ProgramArguments {
    /// All words behind the program's name.
    ///
    /// Read from the kernel and not from `CommandLine`, which on Linux finds them on the stack below the
    /// environment: where a library that was loaded before (`LD_PRELOAD`) has called `setenv`, the
    /// environment lies elsewhere, and the program would run as if nothing had been said.
    public static var words: [String] {
        guard let text else { return Array(CommandLine.arguments.dropFirst()) }
        // Each word ends with a zero; an empty one is a word, too.
        let words = text.split(separator: 0, omittingEmptySubsequences: false).dropLast()
        return words.dropFirst().map { String(decoding: $0, as: UTF8.self) }
    }

    /// `/proc/self/cmdline` (proc(5)); nil where there is no such file, or it is empty.
    private static var text: [UInt8]? {
        let file = open("/proc/self/cmdline", O_RDONLY | O_CLOEXEC)
        guard file >= 0 else { return nil }
        defer { close(file) }
        var (text, piece) = ([UInt8](), [UInt8](repeating: 0, count: 65_536))
        while true {
            let count = read(file, &piece, piece.count)
            if count < 0, errno == EINTR { continue }
            guard count >= 0 else { return nil }
            if count == 0 { return text.isEmpty ? nil : text }
            text += piece[..<count]
        }
    }
}
