import Glibc

/// One heap for all threads: little runs at once here, and what one thread has given back is there for the
/// others. Without this each thread keeps some of its own.
enum OneArena {
    private typealias Option = @convention(c) (_ name: Int32, _ value: Int32) -> Int32

    /// `M_ARENA_MAX` of glibc's `malloc.h`.
    private static let mostArenas: Int32 = -8

    /// To be called first of all. Does nothing with other C libraries.
    static func use() {
        guard let function = dlsym(nil, "mallopt") else { return }
        _ = unsafeBitCast(function, to: Option.self)(mostArenas, 1)
    }
}
