import PortOne
import SampleKit
import Testing
import Vocabulary

@testable import PortOneSandbox

/// Random calls in any order keep the promises of the book.
struct SandboxWalkTests {
    @Test(arguments: 0..<500)
    func aRandomWalkBreaksNoPromise(_ seed: Int) {
        var random = SeededGenerator(seed: UInt64(seed), stream: 7)
        var stage = BookStage()
        var taken: [String] = []
        for _ in 0..<40 {
            let call = WalkCall(&random)
            let before = stage.everything
            let refused = refusal { try call.take(in: &stage) }
            taken.append("\(call) \(refused ?? "")")
            if refused != nil, stage.everything != before {
                Issue.record("seed \(seed): a refused call has changed something: \(taken)")
                return
            }
            let problems = stage.book.problems
            if !problems.isEmpty {
                Issue.record("seed \(seed): \(problems) after \(taken)")
                return
            }
        }
        #expect(stage.book.events.map(\.at) == stage.book.events.map(\.at).sorted(), "seed \(seed)")
    }

    /// All states that 6 calls reach with at most 2 attempts of one payment.
    @Test func allStatesNearbyKeepThePromises() throws {
        var seen: Set<String> = [BookStage().summary]
        var edge = [BookStage()]
        for depth in 1...6 {
            var next: [BookStage] = []
            for stage in edge {
                for call in WalkCall.ofOnePayment where stage.takes(call) {
                    var after = stage
                    guard refusal({ try call.take(in: &after) }) == nil else { continue }
                    guard seen.insert(after.summary).inserted else { continue }
                    let problems = after.book.problems
                    try #require(problems == [], "depth \(depth), \(after.summary)")
                    next.append(after)
                }
            }
            edge = next
        }
        let phases = SandboxPhase.allCases.filter { phase in seen.contains { $0.contains(phase.rawValue) } }
        #expect(phases == SandboxPhase.allCases, "every phase must be reached")
        #expect(seen.count < 20_000, "states must not multiply: does something count in them?")
    }

    @Test func theSameWalkGivesTheSameBook() {
        let books = (0..<2).map { _ in
            var random = SeededGenerator(seed: 3)
            var stage = BookStage()
            for _ in 0..<200 {
                let call = WalkCall(&random)
                _ = refusal { try call.take(in: &stage) }
            }
            return stage.everything
        }
        #expect(books[0] == books[1])
    }
}

/// A call of a walk.
struct WalkCall: Hashable, CustomStringConvertible {
    enum Kind: String, CaseIterable {
        case register, open, openManual, approve, confirm, decline, close, payPending, settle, refuse, late
        case cancelPart, cancelRest, consoleCancel, settleCancel, failCancel
        case dispute, resolve, lose, wait, setBack
    }

    let kind: Kind
    var paymentID = "pay-1"
    var price: Int64 = 12_500

    var description: String { "\(kind) \(paymentID) \(price)" }

    /// Calls for one payment: of an ordinary price, and of one whose cancellations come later.
    static let ofOnePayment = Kind.allCases.filter { ![.register, .wait, .setBack].contains($0) }
        .flatMap { kind in [WalkCall(kind: kind, price: 2_020), WalkCall(kind: kind, price: 2_010)] }

    func take(in stage: inout BookStage) throws {
        let (name, now) = (SandboxAttemptName.newest(of: paymentID), stage.now)
        switch kind {
        case .register: try stage.book.preRegister(paymentID, totalAmount: price, currency: nil, at: now)
        case .open: try stage.open(paymentID, price: price)
        case .openManual: try stage.open(paymentID, price: price, isManual: true)
        case .approve: try stage.book.approve(name, at: now)
        case .confirm:
            let confirmation = SandboxConfirmation(paymentToken: stage.token(of: paymentID))
            try stage.book.confirm(paymentID, confirmation, at: now)
        case .decline: try stage.book.decline(name, at: now)
        case .close: try stage.book.close(name, at: now)
        case .payPending: try stage.book.payPending(name, at: now)
        case .settle: try stage.book.settlePending(name, approve: true, at: now)
        case .refuse: try stage.book.settlePending(name, approve: false, at: now)
        case .late: try stage.book.lateApprove(name, at: now)
        default: try takeBack(in: &stage)
        }
    }

    private func takeBack(in stage: inout BookStage) throws {
        let now = stage.now
        let (part, rest) = (SandboxCancel(amount: 1_000, reason: "변심"), SandboxCancel(reason: "변심"))
        switch kind {
        case .cancelPart: try stage.book.cancel(paymentID, part, at: now)
        case .cancelRest: try stage.book.cancel(paymentID, rest, at: now)
        case .consoleCancel: try stage.book.consoleCancel(paymentID, part, at: now)
        case .settleCancel: try stage.book.settleCancellation(paymentID, succeeds: true, at: now)
        case .failCancel: try stage.book.settleCancellation(paymentID, succeeds: false, at: now)
        case .dispute: try stage.book.dispute(paymentID, .create, at: now)
        case .resolve: try stage.book.dispute(paymentID, .resolve, at: now)
        case .lose: try stage.book.dispute(paymentID, .lost, at: now)
        case .setBack: stage.now = now.advanced(by: .seconds(-2))
        default:
            stage.now = now.advanced(by: .seconds(1))
            stage.book.tick(at: stage.now)
        }
    }
}

extension WalkCall {
    /// A call by chance, of one of three payments and one of twelve prices.
    init(_ random: inout SeededGenerator) {
        let kinds = Kind.allCases
        kind = kinds[Int(random.next() % UInt64(kinds.count))]
        paymentID = ["pay-1", "결제-2", "pay/3"][Int(random.next() % 3)]
        price = 12_000 + Int64(random.next() % 12)
    }
}

extension BookStage {
    /// The token of the newest attempt of a payment that has one.
    func token(of paymentID: String) -> String {
        let place = try? book.place(of: .newest(of: paymentID)) { $0.paymentToken != nil }
        return place?.attempt.paymentToken ?? "none"
    }

    /// Whether a walk of one payment makes that call: it opens 2 windows at most.
    func takes(_ call: WalkCall) -> Bool {
        let isOpening = call.kind == .open || call.kind == .openManual
        return !isOpening || book.payments["pay-1"]?.attempts.count ?? 0 < 2
    }

    /// The state of the payment `pay-1` without names and moments.
    var summary: String {
        guard let payment = book.payments["pay-1"] else { return "none" }
        let attempts = payment.attempts.map { attempt in
            let told = attempt.payment
            let cancels = told.cancellations.map { "\($0.status) \($0.totalAmount)" }.sorted()
            let open = told.disputes.filter { $0.resolvedAt == nil }.count
            let channel = attempt.channel.needsConfirmation ? "manual" : "auto"
            return "\(attempt.phase.rawValue) \(channel) \(attempt.price) \(cancels) \(open)"
        }
        return "\(payment.registered?.totalAmount ?? 0): \(attempts)"
    }
}
