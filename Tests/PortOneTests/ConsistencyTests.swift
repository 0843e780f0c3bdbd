import PortOne
import Testing

/// Whether the numbers of a payment agree.
struct ConsistencyTests {
    static let sound: [PortOnePayment] = [
        Samples.ready(), Samples.ready(total: 0), Samples.paid(), Samples.paid(discount: 2000),
        Samples.paid(discount: 12_000), Samples.paid(returned: [1]), Samples.paid(returned: [1, 11_998]),
        Samples.paid(returned: [12_000]), Samples.paid(discount: 2000, returned: [5000, 5000]),
    ]

    @Test(arguments: sound)
    func soundPayments(_ payment: PortOnePayment) {
        #expect(payment.isConsistent)
        #expect(payment.cancellable == payment.amount.paid - payment.amount.cancelled)
    }

    /// One number or name changed in a payment of which 3000 of 12000 came back.
    static let changes: [@Sendable (inout PortOnePayment) -> Void] = [
        { $0.amount.paid += 1 }, { $0.amount.total -= 1 }, { $0.amount.discount = 1 },
        { $0.amount.discount = -1 }, { $0.amount.cancelled += 1 }, { $0.amount.cancelled = -3000 },
        { $0.amount.cancelled = 12_001 }, { $0.amount.paid = .min }, { $0.amount.cancelled = .max },
        { $0.amount.total = .min }, { $0.amount.discount = .max }, { $0.status = .paid },
        { $0.status = .cancelled }, { $0.cancellations = [] }, { $0.cancellations[0].status = .failed },
        { $0.cancellations[0].status = .requested }, { $0.cancellations[0].totalAmount = .max },
        { $0.cancellations += $0.cancellations },
    ]

    @Test(arguments: changes.indices)
    func brokenPayments(_ index: Int) {
        var payment = Samples.paid(returned: [3000])
        Self.changes[index](&payment)
        #expect(!payment.isConsistent, "change \(index) leaves numbers that contradict each other")
        #expect(payment.cancellable == 0)
    }

    @Test func whatWasNotPaidHasNothingToCancel() {
        var payment = Samples.ready()
        for status in [PortOneStatus.ready, .failed, .payPending, PortOneStatus(rawValue: "새것")] {
            payment.status = status
            #expect(payment.isConsistent && payment.cancellable == 0)
        }
        payment.amount.discount = 12_001
        #expect(!payment.isConsistent)
    }
}
