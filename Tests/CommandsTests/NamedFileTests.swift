import Commands
import Glibc
import Terminal
import TestKit
import Testing

/// Files that are named on the command line.
@Suite struct NamedFileTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func refusal(_ body: () throws -> Void) -> String {
        do {
            try body()
            return "nothing was refused"
        } catch {
            return (error as? UsageError)?.phrase.en ?? "\(error)"
        }
    }

    @Test func areReadAsTheyWereWritten() throws {
        let path = folder.path + "/사진 1.jpg"
        let bytes = (0..<600_000).map { UInt8(truncatingIfNeeded: $0) }
        try NamedFile.write(bytes, to: path)
        #expect(try NamedFile(path, atMost: 600_000).bytes == bytes)
        #expect(try NamedFile(path, atMost: 600_000).path == path)
    }

    @Test func areRefusedByTheirName() throws {
        let path = folder.path + "/큰 파일"
        try NamedFile.write(Array(repeating: 7, count: 2_000_001), to: path)
        mkfifo(folder.path + "/pipe", 0o600)
        for (name, reason) in [
            ("/큰 파일", "at most 2 MB"), ("/없음", "no such file"), ("", "not a file"), ("/pipe", "not a file"),
        ] {
            let said = refusal { _ = try NamedFile(folder.path + name, atMost: 2_000_000) }
            #expect(said.contains(reason) && said.contains(folder.path + name), "\(said)")
        }
    }

    @Test func areNeverReplaced() throws {
        let path = folder.path + "/a"
        try NamedFile.write([1], to: path)
        let said = refusal { try NamedFile.write([2], to: path) }
        #expect(said.contains("already"), "\(said)")
        #expect(try NamedFile(path, atMost: 10).bytes == [1])
    }
}
