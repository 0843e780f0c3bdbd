import TestHooks
import Vocabulary

/// A buyer in browsers at the checkout of one order. Each step is repeated until it is answered.
struct CheckoutTurn: Sendable {
    private let secret: RightSecret
    private let board: PlaceBoard
    private let round: PurchaseRound

    init(_ secret: RightSecret, _ board: PlaceBoard, _ round: PurchaseRound) {
        (self.secret, self.board, self.round) = (secret, board, round)
    }

    /// Does as the buyer does; `cancel` lets the order go.
    func act(_ habit: PurchaseHabit, cancel: @Sendable () async -> Void) async {
        switch habit {
        case .pays: await pay()
        case .paysInTwoTabs:
            guard let one = await open(), let other = await open() else { return }
            async let first: Void = approve(in: one)
            await approve(in: other)
            await first
        case .letsGo: await cancel()
        case .cancelsWhilePaying:
            guard let window = await open() else { return }
            async let paid: Void = approve(in: window)
            await cancel()
            await paid
        case .paysTooLate:
            guard let window = await open(.immediate) else { return }
            await cancel()
            await approve(in: window)
        case .leaves:
            guard let window = await open(.immediate) else { return }
            _ = await press(.approve, in: window)
        case .isDeclinedFirst:
            guard let window = await open() else { return }
            if let path = await press(.decline, in: window) { await comeBack(by: path) }
            await pay()
        }
    }

    /// Opens the window, agrees, and comes back.
    func pay() async {
        guard let window = await open() else { return }
        await approve(in: window)
    }

    private func approve(in window: CheckoutWalk.Window) async {
        guard let path = await press(.approve, in: window) else { return }
        await comeBack(by: path)
    }
}

extension CheckoutTurn {
    private func open(_ channel: CheckoutWalk.Channel = .usual) async -> CheckoutWalk.Window? {
        await step { walk throws(ServiceFailure) in try await walk.openWindow(channel) } ?? nil
    }

    private func press(
        _ button: CheckoutWalk.Button, in window: CheckoutWalk.Window
    ) async -> String? {
        await step { walk throws(ServiceFailure) in try await walk.press(button, in: window) } ?? nil
    }

    private func comeBack(by path: String) async {
        await step { walk throws(ServiceFailure) in try await walk.comeBack(by: path) }
    }

    @discardableResult
    private func step<Value: Sendable>(
        _ body: (CheckoutWalk) async throws(ServiceFailure) -> Value
    ) async -> Value? {
        round.noteStep()
        return await board.answered { place throws(ServiceFailure) in
            try await body(CheckoutWalk(secret, in: place.browser))
        }
    }
}
