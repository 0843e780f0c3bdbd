/// What is typed on a screen that is not ready for it yet.
struct TypedAhead: Sendable {
    /// The screen's number.
    let layer: UInt64
    private(set) var inputs: [TerminalInput] = []

    init(for layer: UInt64) {
        self.layer = layer
    }

    /// Adds one; beyond so many, what is typed has no effect.
    mutating func add(_ input: TerminalInput) {
        if inputs.count < Self.most { inputs.append(input) }
    }

    /// Takes out the first; nil if there is none.
    mutating func next() -> TerminalInput? { inputs.isEmpty ? nil : inputs.removeFirst() }

    /// More than a person types during the longest wait for an answer.
    private static let most = 500
}

extension ScreenShell {
    /// Keeps the input if the uppermost screen still reads what it needs for it; returns whether it did. The
    /// shell's own actions, such as to go back, never wait.
    mutating func keepAhead(_ input: TerminalInput) -> Bool {
        guard let top, overlay == nil, isAwaited(top), waits(input) else { return false }
        ahead = ahead ?? TypedAhead(for: top.number)
        ahead?.add(input)
        return true
    }

    /// Passes on what was typed ahead, in its order, as soon as its screen is ready and nothing lies over it.
    /// It is dropped if that screen is no longer uppermost, and if it could not read what it needs.
    mutating func passOnAhead() -> [ShellCommand] {
        var commands: [ShellCommand] = []
        while let top, top.number == ahead?.layer, top.screen.isReady, overlay == nil,
            let input = ahead?.next()
        {
            commands += take(input)
        }
        if let top, top.number == ahead?.layer, top.screen.isReady || isAwaited(top) { return commands }
        ahead = nil
        return commands
    }

    /// Whether the screen is not ready yet, and will be.
    private func isAwaited(_ layer: Layer) -> Bool {
        !layer.screen.isReady && pending.isBusy(for: layer.number)
    }

    private func waits(_ input: TerminalInput) -> Bool {
        switch input {
        case .pasted: true
        case .key(.control("c")): false
        case .key(let key): key.writes || !isOwn(key)
        case .mouse, .focused, .answer: false
        }
    }
}
