import Database

/// The results of commands that were sent together.
struct Exchange {
    /// The answers of the completed commands, in order.
    var answers: [Answer] = []
    /// Why the command after them was refused.
    var failure: PostgresFailure?
    /// Why the outcome of the commands is unknown.
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
