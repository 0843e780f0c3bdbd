/// What is fed with inputs that are nearly right.
public enum FuzzTarget: String, Sendable, CaseIterable {
    /// The reader of JSON documents: what it reads it reads again when it is written.
    case json
    /// Cursors of pages, as text.
    case cursor
    /// The queries of every endpoint that has one.
    case query
    /// Methods and paths.
    case path
    /// The bodies of every endpoint that has one, by a member with every right.
    case body
    /// Texts of strangers on their way to a terminal.
    case terminal
    /// Access tokens, and what the right key has signed.
    case token
    /// Files that members upload.
    case pictures
    /// The whole screens of all domains, and whoever sits before them: fifty things that are done, an input.
    case screens
}

/// What came of feeding a target.
public struct FuzzReport: Equatable, Sendable {
    /// What was fed.
    public let target: FuzzTarget
    /// With how many inputs.
    public internal(set) var count = 0
    /// How often each kind of answer was given.
    public internal(set) var answers: [String: Int] = [:]
    /// What must not happen. At most 20 are kept.
    public internal(set) var faults: [FuzzFault] = []
    /// How many there were.
    public internal(set) var faultCount = 0

    init(_ target: FuzzTarget) {
        self.target = target
    }

    /// Counts one input's answer.
    mutating func note(_ answer: String) {
        count += 1
        answers[answer, default: 0] += 1
    }

    /// Notes what must not happen.
    mutating func fault(_ number: Int, _ reason: FuzzFault.Reason, _ input: [UInt8]) {
        faultCount += 1
        guard faults.count < 20 else { return }
        let shown = String(decoding: input.prefix(300), as: UTF8.self)
        faults.append(FuzzFault(number, reason, input: shown.debugDescription))
    }
}
