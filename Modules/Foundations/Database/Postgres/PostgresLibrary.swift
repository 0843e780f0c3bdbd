import CPostgres
import Database

/// libpq, loaded when the first location is named and not when the program starts.
enum PostgresLibrary {
    #if os(Linux)
    private static let file = "libpq.so.5"
    #else
    private static let file = "libpq.5.dylib"
    #endif

    /// Makes libpq's functions callable. Throws `unavailable` with what to install.
    static func load() throws(DatabaseError) {
        var reason = [CChar](repeating: 0, count: 256)
        if cpostgres_load(file, &reason, reason.count) { return }
        let fault = String(decoding: reason.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
        throw .unavailable("libpq cannot be loaded; install Debian's package libpq5 (\(fault))")
    }
}
