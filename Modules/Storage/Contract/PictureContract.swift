import Blobs
public import ContractKit
import Storage
import Vocabulary

/// The contract of every repository of pictures.
public enum PictureContract {
    /// All promises; their names are unique.
    public static let clauses: [Clause<PictureFixture>] =
        uploading + refusing + repeating + showing + claiming + removing + sweeping + paging + forgetting
}

/// Checks that the verb is refused with exactly that error.
func expectRefused<Value>(
    _ expected: PictureError, file: StaticString = #fileID, line: UInt = #line,
    _ verb: () async throws -> Value
) async throws {
    let error = try await refusal(by: PictureError.self, file: file, line: line, of: verb)
    try expectEqual(error, expected, "the error", file: file, line: line)
}

/// Checks that these verbs find no such picture, nor any of its files.
func expectHidden(
    _ id: PictureID, from verbs: any PictureRepository..., file: StaticString = #fileID, line: UInt = #line
) async throws {
    for verbs in verbs {
        try await expectRefused(.notFound, file: file, line: line) { try await verbs.picture(id) }
        for size in PictureSize.allCases {
            try await expectRefused(.notFound, file: file, line: line) { try await verbs.file(id, size) }
        }
    }
}

/// Checks that these verbs see the picture, and read its smallest file.
func expectSeen(
    _ id: PictureID, by verbs: any PictureRepository..., file: StaticString = #fileID, line: UInt = #line
) async throws {
    for verbs in verbs {
        let view = try await verbs.picture(id)
        try expectEqual(view.id, id, "the picture", file: file, line: line)
        let bytes = try await verbs.bytes(of: id, .small)
        try expectEqual(bytes.count, view.variants.first?.length, "its bytes", file: file, line: line)
    }
}

extension PictureRepository {
    /// All bytes of a form, or a range of them.
    func bytes(of id: PictureID, _ size: PictureSize, _ range: Range<Int>? = nil) async throws -> [UInt8] {
        try await file(id, size).open(range).rest(atMost: 8_000_000)
    }
}
