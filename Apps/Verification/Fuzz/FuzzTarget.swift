/// A target of fuzzing with nearly valid inputs.
public enum FuzzTarget: String, Sendable, CaseIterable {
    /// The JSON parser: documents that it accepts must survive a round trip.
    case json
    /// Cursors of pages, as text.
    case cursor
    /// The query parameters of every endpoint that has some.
    case query
    /// Methods and paths.
    case path
    /// The bodies of every endpoint that has one, sent by a member with every right.
    case body
    /// Untrusted texts on their way to a terminal.
    case terminal
    /// Access tokens, including those signed with the right key.
    case token
    /// Uploaded files.
    case pictures
    /// The screens of all domains; each input is fifty random events.
    case screens
}

/// The result of fuzzing a target.
public struct FuzzReport: Equatable, Sendable {
    /// The target.
    public let target: FuzzTarget
    /// The number of inputs.
    public internal(set) var count = 0
    /// The number of answers of each kind.
    public internal(set) var answers: [String: Int] = [:]
    /// The faults found; at most 20 are kept.
    public internal(set) var faults: [FuzzFault] = []
    /// The number of faults.
    public internal(set) var faultCount = 0

    init(_ target: FuzzTarget) {
        self.target = target
    }

    /// Counts the answer to one input.
    mutating func note(_ answer: String) {
        count += 1
        answers[answer, default: 0] += 1
    }

    /// Records a fault.
    mutating func fault(_ number: Int, _ reason: FuzzFault.Reason, _ input: [UInt8]) {
        faultCount += 1
        guard faults.count < 20 else { return }
        let shown = String(decoding: input.prefix(300), as: UTF8.self)
        faults.append(FuzzFault(number, reason, input: shown.debugDescription))
    }
}
