import Database
import Synchronization

import struct GRDB.Configuration
import class GRDB.Database

/// A file's connections for reading, opened when they are first needed, and the line of reads that wait for
/// one.
///
/// A connection that has finished a read takes the next one of the line on the thread it is on. Measured with
/// eight and more readers, a page of twenty rows costs a third less CPU than by GRDB's `DatabasePool`, which
/// changes threads twice for each read and asks for the schema's version.
final class ReadConnections: Sendable {
    typealias Read = @Sendable (Result<GRDB.Database, DatabaseError>) -> Void

    private struct State {
        var idle: [ReadConnection] = []
        var all: [ReadConnection] = []
        /// How many are open or being opened.
        var count = 0
        var line = Line<Read>()
    }

    private let path: String
    private let configuration: Configuration
    private let limit: Int
    private let readsBeforeMapping: Int
    private let state = Mutex(State())

    /// Of the file with that path.
    init(path: String, configuration: Configuration, _ options: SQLiteDatabase.Options) {
        self.path = path
        self.configuration = configuration
        limit = max(1, options.readers)
        readsBeforeMapping = options.readsBeforeMapping
    }

    /// How many connections there are, how many of them rest, and how many reads wait for one.
    var load: (open: Int, resting: Int, waiting: Int) {
        state.withLock { ($0.count, $0.idle.count, $0.line.count) }
    }

    /// Runs the read on the next connection that is free, in the order of the calls.
    func submit(_ read: @escaping Read) {
        let place = state.withLock { state -> Place in
            if let connection = state.idle.popLast() { return .connection(connection) }
            if state.count == limit {
                state.line.append(read)
                return .line
            }
            state.count += 1
            return .newConnection
        }
        switch place {
        case .connection(let connection): serve(read, on: connection)
        case .newConnection: runOnThreadOfItsOwn { self.open(for: read) }
        case .line: break
        }
    }

    /// Closes what is open; nothing may be reading or waiting.
    func close() throws {
        let connections = state.withLock { state in
            state.idle = []
            return state.all
        }
        for connection in connections { try connection.queue.close() }
    }

    private enum Place {
        case connection(ReadConnection), newConnection, line
    }

    private func serve(_ first: @escaping Read, on reader: ReadConnection) {
        reader.queue.asyncUnsafeRead { connection in
            let connection = connection.mapError(databaseError)
            var read = first
            repeat {
                read(connection)
                if case .success(let connection) = connection { reader.noteRead(on: connection) }
            } while self.takeNext(&read, orRest: reader)
        }
    }

    private func takeNext(_ read: inout Read, orRest reader: ReadConnection) -> Bool {
        let next = state.withLock { state in
            let next = state.line.popFirst()
            if next == nil { state.idle.append(reader) }
            return next
        }
        if let next { read = next }
        return next != nil
    }

    private func open(for first: @escaping Read) {
        var read: Read? = first
        while let waiting = read {
            do {
                let connection = try ReadConnection(
                    path: path, configuration: configuration, mappingAfter: readsBeforeMapping)
                state.withLock { $0.all.append(connection) }
                return serve(waiting, on: connection)
            } catch {
                waiting(.failure(databaseError(error)))
                read = nextOrGiveUp()
            }
        }
    }

    private func nextOrGiveUp() -> Read? {
        state.withLock { state in
            let next = state.line.popFirst()
            if next == nil { state.count -= 1 }
            return next
        }
    }
}
