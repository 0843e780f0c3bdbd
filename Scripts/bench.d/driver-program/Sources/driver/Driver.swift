import Database
import DatabasePostgres

/// `driver URL MODE SECONDS`: does one kind of work on one connection, one after the other, and prints how many
/// microseconds each took.
@main
struct Driver {
    static func main() async throws {
        let arguments = CommandLine.arguments
        guard arguments.count == 4, let mode = Mode(rawValue: arguments[2]),
            let seconds = Double(arguments[3])
        else { throw Usage() }
        var options = PostgresDatabase.Options()
        options.connections = 1
        let database = try await PostgresDatabase.open(PostgresLocation(arguments[1]), options: options)
        _ = try await mode.run(on: database, for: .seconds(seconds / 10))
        let clock = ContinuousClock()
        let begin = clock.now
        let count = try await mode.run(on: database, for: .seconds(seconds))
        let spent = (clock.now - begin) / .microseconds(1)
        print(spent / Double(count))
        await database.close()
    }

    struct Usage: Error {}
}

/// What is done again and again; the loop in C does the same.
enum Mode: String {
    /// A transaction that reads one row.
    case read
    /// As `read`, by sixteen callers at once: whoever has finished lets the next one of the line go on.
    case callers
    /// A transaction that changes one row.
    case write
    /// A query that reads one row, a thousand in a transaction, each waiting for its answer.
    case query
    /// A statement that changes one row, twenty sent together, a thousand in a transaction.
    case batch

    /// Works for that long; answers how often.
    func run(on database: PostgresDatabase, for duration: Duration) async throws -> Int {
        let end = ContinuousClock.now + duration
        var count = 0
        while ContinuousClock.now < end {
            let start = count
            switch self {
            case .callers:
                count += try await withThrowingTaskGroup { group in
                    for _ in 0..<16 {
                        group.addTask { try await Mode.read.run(on: database, for: duration) }
                    }
                    return try await group.reduce(0, +)
                }
            case .read:
                try await database.read { reader throws(DatabaseError) in try readRow(start, reader) }
                count += 1
            case .write:
                try await database.write { writer throws(DatabaseError) in
                    try writer.run(change(start))
                }
                count += 1
            case .query:
                try await database.read { reader throws(DatabaseError) in
                    for number in start..<start + 1000 { try readRow(number, reader) }
                }
                count += 1000
            case .batch:
                try await database.write { writer throws(DatabaseError) in
                    for batch in 0..<50 {
                        try writer.batch((0..<20).map { change(start + batch * 20 + $0) })
                    }
                }
                count += 1000
            }
        }
        return count
    }
}

private func readRow(_ number: Int, _ reader: any SQLReader) throws(DatabaseError) {
    let id = number % 1000
    let row = try reader.first("SELECT n, title FROM driver_rows WHERE id = \(id)") {
        row throws(DatabaseError) in (try row.integer(0), try row.text(1))
    }
    if row == nil { throw .corrupt("row \(id) is missing") }
}

private func change(_ number: Int) -> SQL {
    "UPDATE driver_rows SET n = n + 1, title = \("제목 \(number % 1000)") WHERE id = \(number % 1000)"
}
