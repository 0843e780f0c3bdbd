public import PortOne

/// Where a sandbox keeps its payments, so that they survive `kill -9`.
public protocol SandboxJournal: Sendable {
    /// All lines that were kept, in their order; a last line that was not written to its end is left out.
    /// Throws `unavailable`.
    func lines() throws(PortOneError) -> [String]

    /// Appends lines; when it returns they are on the disk. Throws `unavailable`, with the file and the
    /// reason.
    func append(_ lines: [String]) throws(PortOneError)
}
