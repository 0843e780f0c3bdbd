import ContractKit
public import Terminal
import Vocabulary

/// Files that a person is going to choose, one or several at once, at the place where screens have files
/// chosen.
public final class ChosenFiles: Sendable {
    private let files = LockedValue<[PickedFile]>([])
    private let handful = LockedValue(1)

    /// None yet.
    public init() {}

    /// Those that have not been chosen yet, the next first.
    public var rest: [PickedFile] {
        get { files.now }
        set { files.withLock { $0 = newValue } }
    }

    /// How many are chosen at once; 1 unless said.
    public var atOnce: Int {
        get { handful.now }
        set { handful.withLock { $0 = newValue } }
    }

    /// The place: the next files are chosen at once, and nothing where there is none.
    public var router: Router {
        Router([Destination.files.name: { _ in Mount(Chooser(files: self.files, atOnce: self.atOnce)) }])
    }

    private struct Chooser: Screen {
        let files: LockedValue<[PickedFile]>
        let atOnce: Int

        var actions: [Action] { [] }
        func start() -> (Bool, [Request<Bool>]) {
            let next = files.withLock { files in
                defer { files.removeFirst(min(atOnce, files.count)) }
                return Array(files.prefix(atOnce))
            }
            return (true, [next.isEmpty ? .back : .give(PickedFile.values(of: next))])
        }
        func title(_ state: Bool) -> Phrase { Phrase("") }
        func event(for input: ScreenInput, in state: Bool) -> Bool? { nil }
        func update(_ state: inout Bool, _ event: Bool, _ around: Surroundings) -> [Request<Bool>] { [] }
        func view(_ state: Bool, _ around: Surroundings) -> Frame { Frame(around.size) }
    }
}
