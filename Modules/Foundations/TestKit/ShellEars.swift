import Synchronization
import Terminal
import Vocabulary

/// Passes news to a staged shell, once it was opened.
final class ShellEars: Sendable {
    private struct State {
        var sources: [ShellNews.Source] = []
        var member: MemberID?
        var tasks: [Task<Void, Never>] = []
        var isOpen = false
    }

    let news: AsyncStream<(ShellNews, MemberID?)>
    private let feed: AsyncStream<(ShellNews, MemberID?)>.Continuation
    private let state = Mutex(State())

    init() { (news, feed) = AsyncStream.makeStream() }

    deinit { state.withLock { $0.tasks.forEach { $0.cancel() } } }

    func open() { state.withLock { begin(&$0, isOpen: true) } }

    func change(to sources: [ShellNews.Source], of member: MemberID?) {
        state.withLock { state in
            (state.sources, state.member) = (sources, member)
            begin(&state, isOpen: state.isOpen)
        }
    }

    private func begin(_ state: inout State, isOpen: Bool) {
        state.tasks.forEach { $0.cancel() }
        state.isOpen = isOpen
        state.tasks = (isOpen ? state.sources : []).map { source in
            Task { [feed, member = state.member] in await source { feed.yield(($0, member)) } }
        }
    }
}
