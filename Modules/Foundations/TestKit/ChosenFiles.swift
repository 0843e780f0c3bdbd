import ContractKit
public import Terminal
import Vocabulary

/// Files that a person is going to choose, at the place where screens have files chosen.
public final class ChosenFiles: Sendable {
    private let files = LockedValue<[PickedFile]>([])

    /// None yet.
    public init() {}

    /// Those that have not been chosen yet, the next first.
    public var rest: [PickedFile] {
        get { files.now }
        set { files.withLock { $0 = newValue } }
    }

    /// The place: the next file is chosen at once, and nothing where there is none.
    public var router: Router { Router([Destination.files.name: { _ in Mount(Chooser(files: self.files)) }]) }

    private struct Chooser: Screen {
        let files: LockedValue<[PickedFile]>

        var actions: [Action] { [] }
        func start() -> (Bool, [Request<Bool>]) {
            let next = files.withLock { $0.isEmpty ? nil : $0.removeFirst() }
            return (true, [next.map { .give($0.values) } ?? .back])
        }
        func title(_ state: Bool) -> Phrase { Phrase("") }
        func event(for input: ScreenInput, in state: Bool) -> Bool? { nil }
        func update(_ state: inout Bool, _ event: Bool, _ around: Surroundings) -> [Request<Bool>] { [] }
        func view(_ state: Bool, _ around: Surroundings) -> Frame { Frame(around.size) }
    }
}
