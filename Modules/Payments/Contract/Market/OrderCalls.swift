import Synchronization

/// The calls of a clause's goods, gateway and store: planned ones fail, as in an outage or a crash, or
/// something else happens in the midst of one.
public final class OrderCalls: Sendable {
    /// What is called.
    public enum Call: Sendable, CaseIterable {
        case quote, hold, fulfil, release
        case register, attempts, approve, refund, changes
        /// A write of the store.
        case write

        /// Those of the goods.
        public static let ofGoods: Set<Call> = [.quote, .hold, .fulfil, .release]
        /// Those of the gateway.
        public static let ofGateway: Set<Call> = [.register, .attempts, .approve, .refund, .changes]
    }

    /// The moment of a failure or an interruption: before the call's effect, or after it. A call that fails
    /// after its effect has lost its answer.
    public enum Moment: Sendable, CaseIterable {
        case before, after
    }

    /// Something that happens in the midst of a call.
    public typealias Act = @Sendable () async -> Void

    private struct Plan {
        let calls: Set<Call>
        let number: Int
        let moment: Moment
        var made = 0

        var isReached: Bool { made >= number }
    }

    private struct Place: Hashable {
        let call: Call
        let moment: Moment
    }

    private struct State {
        var plan: Plan?
        var down: Set<Call> = []
        var counts: [Call: Int] = [:]
        var acts: [Place: Act] = [:]
    }

    private let state = Mutex(State())

    /// All calls succeed at first.
    public init() {}

    /// Lets the call of that number among these calls fail, counted from 1 and from now on; once.
    public func fail(_ number: Int, of calls: Set<Call>, _ moment: Moment) {
        state.withLock { $0.plan = Plan(calls: calls, number: number, moment: moment) }
    }

    /// Lets each of these calls fail before its effect.
    public func stop(_ calls: Set<Call>) { state.withLock { $0.down.formUnion(calls) } }

    /// Lets all calls succeed again. Answers whether the planned failure was reached.
    @discardableResult
    public func mend() -> Bool {
        state.withLock { state in
            defer { (state.plan, state.down) = (nil, []) }
            return state.plan?.isReached ?? false
        }
    }

    /// Does something in the midst of the next call of that kind.
    public func interrupt(_ call: Call, _ moment: Moment, _ act: @escaping Act) {
        state.withLock { $0.acts[Place(call: call, moment: moment)] = act }
    }

    /// How often that was called.
    public func count(of call: Call) -> Int { state.withLock { $0.counts[call] ?? 0 } }

    /// Makes a call as it is planned.
    func make<Value, Failure: Error>(
        _ call: Call, failing failure: Failure, _ body: () async throws(Failure) -> Value
    ) async throws(Failure) -> Value {
        await run(call, .before)
        let failing = begin(call)
        if failing == .before { throw failure }
        let value = try await body()
        await run(call, .after)
        if failing == .after { throw failure }
        return value
    }

    private func run(_ call: Call, _ moment: Moment) async {
        let act = state.withLock { $0.acts.removeValue(forKey: Place(call: call, moment: moment)) }
        await act?()
    }

    private func begin(_ call: Call) -> Moment? {
        state.withLock { state in
            state.counts[call, default: 0] += 1
            if state.down.contains(call) { return .before }
            guard var plan = state.plan, plan.calls.contains(call), !plan.isReached else { return nil }
            plan.made += 1
            state.plan = plan
            return plan.isReached ? plan.moment : nil
        }
    }
}
