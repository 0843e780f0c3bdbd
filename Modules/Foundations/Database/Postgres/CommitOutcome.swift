import Database

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// What became of a transaction whose `COMMIT` was sent and not answered: asked of the server, not guessed.
struct CommitOutcome {
    private static let pauseMilliseconds: Int32 = 20

    private let number: String?
    private let process: Int32
    private let location: PostgresLocation
    private let limits: PostgresDatabase.Options

    /// `number` is the transaction's own, nil if it had changed nothing; `session` the connection that was
    /// lost.
    init(of number: String?, _ session: Session, _ location: PostgresLocation) {
        self.number = number
        process = session.process
        self.location = location
        limits = session.limits
    }

    /// Whether it was committed. Asks on new connections, for as long as a statement may take.
    ///
    /// Throws `unavailable` if the server cannot tell, or cannot be asked in time.
    func isCommitted(after loss: Loss) throws(DatabaseError) -> Bool {
        guard let number else { throw loss.error }
        let deadline = Deadline.after(milliseconds: limits.statementMilliseconds)
        // A server process may go on with a commit for a while; then it is ended, which settles the matter.
        let patience = Deadline.after(milliseconds: limits.statementMilliseconds / 2)
        var session: Session?
        while !deadline.hasPassed {
            if session?.isLost != false { session = try? Session.connect(to: location, limits) }
            switch session.flatMap({ status(of: number, $0) }) {
            case .known("committed"): return true
            case .known("aborted"): return false
            case .unknown: throw Self.unknown
            default:
                if let session, patience.hasPassed { endProcess(session) }
                poll(nil, 0, Self.pauseMilliseconds)
            }
        }
        throw Self.unknown
    }

    private static let unknown = DatabaseError.unavailable(
        "the connection was lost during the commit and the server cannot tell its outcome: outcome unknown")

    private enum Status {
        case known(String), unknown
    }

    /// Nil if there was no answer.
    private func status(of number: String, _ session: Session) -> Status? {
        session.add("SELECT pg_xact_status(\(number)::xid8)")
        let exchange = session.exchange()
        if exchange.loss != nil { return nil }
        return exchange.answers.last?.firstText.map { .known($0) } ?? .unknown
    }

    /// Not while it waits for a synchronous replica: that would acknowledge what the replica does not have.
    private func endProcess(_ session: Session) {
        session.add(
            """
            SELECT pg_terminate_backend(pid) FROM pg_stat_activity
            WHERE pid = \(Int(process)) AND backend_xid IS NOT NULL AND wait_event IS DISTINCT FROM 'SyncRep'
            """)
        _ = session.exchange()
    }
}
