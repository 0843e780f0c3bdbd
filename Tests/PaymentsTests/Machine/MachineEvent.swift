import Vocabulary

@testable import Payments

/// What can happen to an order at any moment.
enum MachineEvent: String, CaseIterable {
    case cancel, withdraw, confirm, complain
    case payeeRefundsPart, payeeRefundsAll, handOver
    case settleByRelease, settleByPart, settleByAll, retryRefund, refundByHand
    case window, approve, approveOtherAmount, decline, approveLate
    case consoleCancelsPart, consoleCancelsAll, disputeOpens, disputeCloses, disputeIsLost
    case pendingRefundIsDone, pendingRefundFails
    case stepDone, stepGone, stepLost, expire
    case look, lookStale
    case refundSent, refundSentForLater, refundLost, refundVoid, refundRefused, refundShutOut, refundSlow
    case refundArrives, webhook
    case deliver, halfHour, day

    /// The steps of the clock.
    static let shortStep: Duration = .seconds(31 * 60)
    static let longStep: Duration = .seconds(86_400)

    /// False where it certainly changes nothing: asked for speed.
    func mayHappen(_ machine: Machine) -> Bool {
        let file = machine.file
        switch self {
        case .cancel: return file.order.state.isOpen
        case .withdraw, .payeeRefundsPart, .payeeRefundsAll, .confirm, .complain, .handOver, .deliver:
            return file.order.state == .fulfilled || file.order.state == .paid
        case .settleByRelease, .settleByPart, .settleByAll: return file.order.delivery.problem != nil
        case .retryRefund, .refundByHand: return file.refunds.contains { $0.state == .failed }
        case .window, .approve, .approveOtherAmount, .decline, .approveLate: return !machine.gateway.wasPaid
        case .consoleCancelsPart, .consoleCancelsAll, .disputeOpens, .disputeCloses, .disputeIsLost,
            .pendingRefundIsDone, .pendingRefundFails:
            return machine.gateway.wasPaid
        case .stepDone, .stepGone, .stepLost: return file.order.step != nil
        case .refundSent, .refundSentForLater, .refundLost, .refundVoid, .refundRefused, .refundShutOut,
            .refundSlow:
            return machine.dueRefund != nil
        case .webhook: return file.payment.state.wasPaid && file.payment.lookAt == nil
        case .refundArrives: return machine.onItsWay != nil
        case .expire: return file.order.state.isOpen
        case .look, .lookStale, .halfHour, .day: return true
        }
    }

    /// The machine afterwards; nil where it cannot happen, or changes nothing.
    func next(_ machine: Machine) -> Machine? {
        var next = machine
        let happens =
            switch self {
            case .cancel, .withdraw, .confirm, .complain, .payeeRefundsPart, .payeeRefundsAll, .handOver,
                .settleByRelease, .settleByPart, .settleByAll, .retryRefund, .refundByHand:
                next.act(self)
            case .window, .approve, .approveOtherAmount, .decline, .approveLate, .consoleCancelsPart,
                .consoleCancelsAll, .disputeOpens, .disputeCloses, .disputeIsLost, .pendingRefundIsDone,
                .pendingRefundFails:
                next.move(self)
            default: next.work(self)
            }
        return happens ? next : nil
    }
}

extension Machine {
    /// What the members and the operator do.
    fileprivate mutating func act(_ event: MachineEvent) -> Bool {
        let (buyer, seller, part) = (OrderSamples.buyer, OrderSamples.seller, OrderSamples.won(3_333))
        // An operator decides by what the gateway says now.
        if event == .refundByHand || event == .retryRefund { look(gateway.answer) }
        let failed = file.refunds.first { $0.state == .failed }?.id
        return ask { engine throws(OrderError) in
            switch event {
            case .cancel: try engine.cancelled(by: buyer)
            case .withdraw: try engine.withdrawn(by: buyer)
            case .confirm: try engine.received(by: buyer)
            case .complain: try engine.complained(.notReceived, by: buyer)
            case .payeeRefundsPart: try engine.returned(part, .returned, .returned, by: seller)
            case .payeeRefundsAll: try engine.returned(nil, .returned, .returned, by: seller)
            case .handOver: try engine.handedOver(by: seller)
            case .settleByRelease: try engine.settled(.release)
            case .settleByPart: try engine.settled(.refund(part))
            case .settleByAll: try engine.settled(.refund(nil))
            case .retryRefund: try failed.map { id throws(OrderError) in try engine.retried(id) }
            case .refundByHand:
                try failed.map { id throws(OrderError) in try engine.madeByHand(id, proof: "T-7") }
            default: nil
            }
        }
    }

    /// What happens at the gateway, without the platform being told.
    fileprivate mutating func move(_ event: MachineEvent) -> Bool {
        // An operator who has given money back by hand does not give it back by the console, too.
        let rest = gateway.free - givenByHand
        return switch event {
        case .window: file.order.state == .open && gateway.open()
        case .approve: gateway.decide(.paid, from: .ready, amount: 10_000)
        case .approveOtherAmount: gateway.decide(.paid, from: .ready, amount: 9_000)
        case .decline: gateway.decide(.failed, from: .ready)
        case .approveLate: gateway.decide(.paid, from: .failed, amount: 10_000)
        case .consoleCancelsPart: rest > 4_000 && gateway.takeBack(4_000)
        case .consoleCancelsAll: gateway.takeBack(rest)
        case .disputeOpens: gateway.dispute(true)
        case .disputeCloses: gateway.dispute(false)
        case .disputeIsLost: gateway.isDisputed && gateway.takeBack(rest, endsDispute: true)
        case .pendingRefundIsDone: gateway.finishPending(.succeeded)
        case .pendingRefundFails: gateway.finishPending(.failed)
        default: false
        }
    }

    /// No request is on its way for half an hour.
    private mutating func pass(_ time: Duration) { (now, onItsWay) = (now.advanced(by: time), nil) }

    private var givenByHand: Int64 {
        file.refunds.filter { $0.state == .byHand }.reduce(0) { $0 + $1.amount.minorUnits }
    }

    /// What the servers and the clock do.
    fileprivate mutating func work(_ event: MachineEvent) -> Bool {
        switch event {
        case .stepDone: return takeStep(.done)
        case .stepGone: return takeStep(.gone)
        case .stepLost: return takeStep(.lost)
        case .expire: return expire()
        case .look: look(gateway.answer)
        case .lookStale: look(gateway.lateAnswer)
        case .refundSent: return send(.done)
        case .refundSentForLater: return send(.later)
        case .refundLost: return send(.lost)
        case .refundVoid: return send(.void)
        case .refundRefused: return send(.refused)
        case .refundShutOut: return send(.shutOut)
        case .webhook: nudge()
        case .refundSlow: return onItsWay == nil && send(.slow)
        case .refundArrives: return arrive()
        case .deliver: return ask { engine throws(OrderError) in try engine.delivered() }
        case .halfHour: pass(MachineEvent.shortStep)
        case .day: pass(MachineEvent.longStep)
        default: return false
        }
        return true
    }
}
