import Database
import Synchronization
import Threads

import struct GRDB.Configuration
import class GRDB.Database
import class GRDB.DatabaseQueue

/// A file's connections for costly reads, opened when they are first needed: on threads of their own that
/// give way to all others. How many read at once is the caller's to bound.
final class CostlyConnections: Sendable {
    private let path: String
    private let configuration: Configuration
    private let threads: WorkerThreads
    private let resting = Mutex<[DatabaseQueue]>([])
    let limits: CostlyReadLimits
    /// Where they wait for one another.
    let line: CostlyLine

    init(path: String, configuration: Configuration, _ limits: CostlyReadLimits) {
        self.path = path
        self.configuration = configuration
        self.limits = limits
        threads = WorkerThreads(count: limits.connections, .lowered(10))
        line = CostlyLine(limits)
    }

    /// Runs the read on the next thread that is free.
    func submit(_ read: @escaping ReadConnections.Read) {
        let isTaken = threads.add { self.serve(read) }
        if !isTaken { read(.failure(.unavailable("the system gives no thread"))) }
    }

    /// Closes what is open; nothing may be reading.
    func close() throws {
        let connections = resting.withLock { resting in
            defer { resting = [] }
            return resting
        }
        for connection in connections { try connection.close() }
    }

    private func serve(_ read: ReadConnections.Read) {
        let rested = resting.withLock { $0.popLast() }
        do {
            let queue = try rested ?? DatabaseQueue(path: path, configuration: configuration)
            defer { resting.withLock { $0.append(queue) } }
            // Runs on this thread, whose priority counts therefore.
            queue.unsafeRead { read(.success($0)) }
        } catch {
            read(.failure(databaseError(error)))
        }
    }
}
