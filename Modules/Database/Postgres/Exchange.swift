import Database

/// What came back for commands that were sent together.
struct Exchange {
    /// The answers of those that were carried out, in their order.
    var answers: [Answer] = []
    /// Why the command after them was refused.
    var failure: PostgresFailure?
    /// Why nobody knows what became of them.
    var loss: Loss?
}

/// The end of a connection.
struct Loss: Error {
    /// What the server said, or the clock; nil if the connection just went away.
    let explanation: DatabaseError?
    /// Whether the server was silent for longer than it may be.
    var isSilence = false

    var error: DatabaseError { explanation ?? .unavailable("the connection to the server was lost") }
}
