package import Database

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// A restore that was broken off after it had begun to change the places of files.
package enum UnfinishedRestore {
    /// Where a restore keeps what it is about to put in the place of a database's file.
    package static func folder(of path: String) -> String { path + ".restoring" }

    /// The file that is there from the first change of places to the last.
    package static func mark(of path: String) -> String { folder(of: path) + "/swap" }

    /// Throws `unavailable` while a restore of the file is half done.
    package static func refuse(_ path: String) throws(DatabaseError) {
        guard access(mark(of: path), F_OK) == 0 else { return }
        throw .unavailable(
            "a restore was broken off: run 'madang-server restore' again, which finishes it")
    }

    /// Whether a restore keeps its files beside the database, at work or broken off.
    static func isBeside(_ path: String) -> Bool { access(folder(of: path), F_OK) == 0 }
}
