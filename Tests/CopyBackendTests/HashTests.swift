import Database
import DatabaseCopy
import DatabaseTestSupport
import Testing

/// The hashes that operators have written down: a later program must tell the same of the same rows.
@Suite("The hash of a table's rows")
struct HashTests {
    static let boxes = "0fd2f5533b115010061fc8c91d51eca4c7ab1a21f267532be7ade65a59fc2902"
    static let things = "bd79c9dd821c73a415765772b149c87fd5f4511fef4cd208992a7ba53b5b66c4"

    @Test("is what it has always been", arguments: TestPlace.present)
    func pinned(_ place: TestPlace) async throws {
        try await Pair.with(place, .sqliteInMemory, things: 1200) { pair in
            for pageSize in [7, 500] {
                let hashes = try await pair.source.read { reader throws(DatabaseError) in
                    [
                        try CopiedTables.boxes.content(reader, pageSize: pageSize).hash,
                        try CopiedTables.things.content(reader, pageSize: pageSize).hash,
                    ]
                }
                #expect(
                    hashes == [Self.boxes, Self.things], "Rows that are the same must be hashed the same.")
            }
        }
    }

    @Test("of no rows is that of no bytes")
    func empty() async throws {
        let database = try await TestDatabase.open(.sqliteInMemory, CopiedTables.migrations, time: Hour(1))
        let content = try await database.read { reader throws(DatabaseError) in
            try CopiedTables.boxes.content(reader)
        }
        #expect(content.rows == 0)
        #expect(content.hash == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855")
        try await database.discard()
    }
}
