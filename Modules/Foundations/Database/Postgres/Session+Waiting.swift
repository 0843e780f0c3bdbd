import CPostgres
import Database

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

extension Session {
    /// The next result, nil at the end of a command's; waits for the socket, and goes on sending meanwhile.
    func nextResult(until deadline: Deadline) throws(Loss) -> OpaquePointer? {
        while PQisBusy(handle) != 0 {
            let unsent = PQflush(handle)
            if unsent < 0 { throw Loss(explanation: nil) }
            let events = POLLIN | (unsent > 0 ? POLLOUT : 0)
            guard awaitSocket(handle, events, until: deadline) else {
                let limit = limits.statementMilliseconds.spokenMilliseconds
                throw Loss(
                    explanation: .unavailable("the server did not answer within \(limit)"), isSilence: true)
            }
            if PQconsumeInput(handle) == 0 { throw Loss(explanation: nil) }
        }
        return PQgetResult(handle)
    }
}

extension Session {
    /// Whether the server has said something though it was asked nothing.
    var hasSpoken: Bool {
        var descriptor = pollfd(fd: PQsocket(handle), events: Int16(POLLIN), revents: 0)
        return isIdle && poll(&descriptor, 1, 0) > 0
    }

    /// Why the server has ended the connection, as a replica does with a transaction that stands open against
    /// what it takes over; nil if it has not said so. To be asked when a command is in line, to which libpq
    /// takes it for an answer, and before that is sent: what is sent into a closed socket costs what was not
    /// read from it yet. Only for a server that had spoken before: else it may be the command's own answer.
    func lastWords() -> Loss? {
        guard PQconsumeInput(handle) != 0, PQisBusy(handle) == 0, let result = PQgetResult(handle) else {
            return nil
        }
        let answer = Answer(result)
        let isSaid = PQresultStatus(answer.result) == PGRES_FATAL_ERROR
        return Loss(explanation: isSaid ? PostgresFailure(result).error : nil)
    }
}

/// Waits until the connection's socket is ready; false when the time is over.
func awaitSocket(_ handle: OpaquePointer, _ events: Int32, until deadline: Deadline) -> Bool {
    var descriptor = pollfd(fd: PQsocket(handle), events: Int16(events), revents: 0)
    while true {
        let ready = poll(&descriptor, 1, deadline.millisecondsLeft)
        if ready > 0 { return true }
        // The next call of libpq reports a closed descriptor or an error of the kernel.
        if ready < 0 && errno != EINTR { return true }
        if deadline.hasPassed { return false }
    }
}
