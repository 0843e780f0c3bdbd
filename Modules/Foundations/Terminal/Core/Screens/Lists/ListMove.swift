/// A way through a list or a long text.
public enum ListMove: Hashable, Sendable {
    case lines(Int), pages(Int), first, last

    /// The move for an input; nil for anything else.
    public init?(_ input: ScreenInput) {
        switch input {
        case .action(Action.up.id): self = .lines(-1)
        case .action(Action.down.id): self = .lines(1)
        case .action(Action.pageUp.id): self = .pages(-1)
        case .action(Action.pageDown.id): self = .pages(1)
        case .action(Action.first.id): self = .first
        case .action(Action.last.id): self = .last
        case .scrolled(let lines): self = .lines(lines)
        default: return nil
        }
    }

    /// The first visible line of a text of that many lines after the move, where `height` fit and `top` was
    /// first.
    public func line(from top: Int, of lines: Int, _ height: Int) -> Int {
        let lowest = max(0, lines - height)
        let wanted =
            switch self {
            case .lines(let count): top + count
            case .pages(let count): top + count * max(1, height - 1)
            case .first: 0
            case .last: lowest
            }
        return max(0, min(lowest, wanted))
    }
}
