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

    /// Throws `refused` while a restore of the file is half done.
    package static func refuse(_ path: String) throws(DatabaseError) {
        guard access(mark(of: path), F_OK) == 0 else { return }
        throw .refused(
            english: """
                A restore of \(path) was broken off. Run 'madang-server restore' again with the same \
                database, which finishes it.
                """,
            korean: """
                \(path)의 복원이 중단되었습니다. 같은 데이터베이스로 'madang-server restore'를 다시 실행하면 마저 끝냅니다.
                """)
    }

    /// Whether a restore keeps its files beside the database, at work or broken off.
    static func isBeside(_ path: String) -> Bool { access(folder(of: path), F_OK) == 0 }
}
