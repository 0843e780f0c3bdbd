import PortOne
import Testing
import Vocabulary
import Wire

/// Payments as PortOne writes them.
struct PortOneWireTests {
    private func read<Value>(_ text: String, _ coder: WireCoder<Value>) throws -> Value {
        try coder.read(try JSONReader.read(Array(text.utf8)), .answer)
    }

    private func text<Value>(of value: Value, _ coder: WireCoder<Value>) -> String {
        String(decoding: coder.bytes(of: value), as: UTF8.self)
    }

    @Test func aPaidPaymentIsRead() throws {
        let payment = try read(Documents.paid, PortOneWire.payment)
        #expect(payment.status == .paid && payment.id == "결제-1")
        #expect(payment.transactionID == "0191a0a0-0000-4000-8000-000000000001")
        #expect(payment.storeID == Samples.storeID && payment.merchantID == "merchant-1")
        #expect(payment.orderName == "크루 회비 \u{1112}\u{1161}\u{11AB}달" && payment.currency == "KRW")
        #expect(payment.amount.total == 12_000 && payment.amount.discount == 1000)
        #expect(payment.amount.paid == 11_000 && payment.amount.vat == 1000 && payment.amount.supply == nil)
        #expect(payment.channel?.provider == "INICIS_V2" && payment.channel?.type == .test)
        #expect(payment.method?.type == .card && payment.receiptURL == "https://receipt.example/1")
        #expect(payment.paidAt == .second(1_714_039_260) && payment.failedAt == nil)
        #expect(payment.statusChangedAt == Timestamp(microseconds: 1_714_039_260_123_456))
        #expect(payment.disputes.count == 1 && payment.disputes.first?.id == "dispute-1")
        #expect(payment.isConsistent && payment.cancellable == 11_000)
    }

    @Test func aFailedPaymentIsRead() throws {
        let payment = try read(Documents.failed, PortOneWire.payment)
        #expect(payment.status == .failed && payment.failedAt == Samples.at)
        #expect(
            payment.failure
                == PortOneFailure(reason: "한도 초과", providerCode: "F100", providerMessage: "한도를 넘었습니다"))
        #expect(payment.channel == nil && payment.method == nil && payment.receiptURL == nil)
        #expect(payment.cancellations.isEmpty && payment.disputes.isEmpty && payment.cancellable == 0)
    }

    @Test func unknownNamesAndMembersSurvive() throws {
        let text = Documents.partlyCancelled
            .replacing("PARTIAL_CANCELLED", with: "VIRTUAL_ACCOUNT_ISSUED")
            .replacing("PaymentMethodCard", with: "PaymentMethodCrypto")
            .replacing("SUCCEEDED", with: "무언가").replacing("\"API\"", with: "\"PORTONE_ADMIN\"")
        let payment = try read(text, PortOneWire.payment)
        let again = try read(self.text(of: payment, PortOneWire.payment), PortOneWire.payment)
        for payment in [payment, again] {
            #expect(payment.status == PortOneStatus(rawValue: "VIRTUAL_ACCOUNT_ISSUED"))
            #expect(payment.method?.type.rawValue == "PaymentMethodCrypto")
            #expect(payment.cancellations.first?.status.rawValue == "무언가")
            #expect(payment.cancellations.first?.trigger?.rawValue == "PORTONE_ADMIN")
        }
        #expect(payment == again)
    }

    @Test func cancellationsAreRead() throws {
        let payment = try read(Documents.partlyCancelled, PortOneWire.payment)
        #expect(payment.isConsistent && payment.cancellable == 9000)
        #expect(
            payment.cancellations == [
                PortOneCancellation(
                    .succeeded, id: "cancellation-1", totalAmount: 3000, reason: "마음이 바뀜",
                    requestedAt: Samples.at, cancelledAt: Samples.at, trigger: .api),
                PortOneCancellation(
                    .failed, id: "cancellation-2", totalAmount: 9000, reason: "다시",
                    requestedAt: Samples.at),
            ])
    }

    @Test func whatIsWrittenIsReadAgain() throws {
        var failed = Samples.ready("결제 2")
        (failed.status, failed.failedAt) = (.failed, Samples.at)
        failed.failure = PortOneFailure(reason: nil, providerCode: "1")
        var disputed = Samples.paid(returned: [1000, 2000])
        disputed.amount.taxFree = 100
        disputed.disputes = [
            PortOneDispute(id: "d", reason: "모르는 결제", createdAt: Samples.at, resolvedAt: Samples.at)
        ]
        let payments = [Samples.ready(), Samples.paid(), disputed, failed]
        for payment in payments {
            #expect(try read(text(of: payment, PortOneWire.payment), PortOneWire.payment) == payment)
        }
        let list = text(of: payments, PortOneWire.transactions)
        #expect(try read(list, PortOneWire.transactions) == payments)
        let page = PortOnePaymentPage(items: payments.map { .init(payment: $0, cursor: "뒤\($0.id)") })
        #expect(try read(text(of: page, PortOneWire.page), PortOneWire.page) == page)
    }

    @Test func membersAreNamedAsPortOneNamesThem() throws {
        let payment = Samples.ready()
        let written = text(of: payment, PortOneWire.payment)
        #expect(written == Documents.ready)
        let attempt = text(of: payment, PortOneWire.transaction)
        #expect(attempt.contains(#""id":"00000000-0000-4000-8000-000000000001","paymentId":"pay_1""#))
        let cancelled = text(of: Samples.paid(returned: [12_000]).cancellations[0], PortOneWire.cancelled)
        #expect(cancelled == Documents.cancelled)
    }

    @Test(arguments: [
        (#""status":"READY","#, "", "status"), (#""READY""#, "7", "status"),
        ("12000", "12000.5", "amount.total"),
        ("12000", #""12000""#, "amount.total"), (#""paid":0,"#, "", "amount.paid"),
        ("2024-04-25T10:00:00.000000Z", "2024-04-25T10:00:00", "requestedAt"), (#""pay_1""#, "null", "id"),
        (#""version""#, #""cancellations":[{"status":"FAILED"}],"version""#, "cancellations.0.id"),
    ])
    func brokenMembersAreNamed(_ part: String, _ replacement: String, _ field: String) throws {
        let text = Documents.ready.replacing(#","cancellations":[],"disputes":[]"#, with: "")
            .replacing(part, with: replacement)
        let failure = #expect(throws: DecodingFailure.self) { try read(text, PortOneWire.payment) }
        #expect(failure?.fieldErrors.first?.field == field)
    }

    @Test func missingListsAreEmpty() throws {
        let lists = #","cancellations":[],"disputes":[]"#
        for other in ["", #","cancellations":null,"disputes":null,"failure":null"#] {
            let text = Documents.ready.replacing(lists, with: other)
            #expect(try read(text, PortOneWire.payment) == Samples.ready())
        }
    }
}

extension PortOneWireTests {
    @Test func refusalsComeBackWithTheirStatus() throws {
        let refusal = PortOneRefusal(
            status: 502, .provider, message: "거절", providerCode: "F", providerMessage: "한도")
        let response = PortOneWire.response(refusal)
        #expect(response.status == 502 && PortOneWire.refusal(of: response) == refusal)
        #expect(
            String(decoding: response.body, as: UTF8.self)
                == #"{"type":"PG_PROVIDER","message":"거절","pgCode":"F","pgMessage":"한도"}"#)
        let unknown = PortOneWire.refusal(of: .json(418, Array(#"{"type":"새것","field":1}"#.utf8)))
        #expect(unknown == PortOneRefusal(status: 418, PortOneRefusalType(rawValue: "새것")))
        for body in ["", "<html>", "[]", "{}", #"{"type":1}"#] {
            #expect(PortOneWire.refusal(of: .json(502, Array(body.utf8))) == nil, "\(body) is no refusal")
        }
    }

    @Test func theAnswerToConfirmIsReadFlatAndNested() throws {
        let flat = PortOneWire.Confirmed(providerTransactionID: "tid", paidAt: Samples.at)
        #expect(
            text(of: flat, PortOneWire.confirmed)
                == #"{"pgTxId":"tid","paidAt":"2024-04-25T10:00:00.000000Z"}"#)
        for document in [
            #"{"pgTxId":"tid","paidAt":"2024-04-25T10:00:00Z"}"#,
            #"{"payment":{"pgTxId":"tid","paidAt":"2024-04-25T19:00:00+09:00"}}"#,
        ] {
            #expect(try read(document, PortOneWire.confirmed) == flat)
        }
        #expect(try read("{}", PortOneWire.confirmed).paidAt == nil)
    }

    @Test func requestsAreReadWithAllOfTheirMembers() throws {
        var confirm = PortOneWire.Confirm(paymentToken: "토큰")
        (confirm.transactionID, confirm.isTest, confirm.skipWebhook) = ("tx", true, false)
        #expect(try read(text(of: confirm, PortOneWire.confirm), PortOneWire.confirm) == confirm)
        var cancel = PortOneWire.Cancel(reason: "이유")
        (cancel.amount, cancel.vatAmount, cancel.requester) = (0, 1, "ADMIN")
        #expect(try read(text(of: cancel, PortOneWire.cancel), PortOneWire.cancel) == cancel)
        #expect(try read(#"{"reason":"이유","refundEmail":"a@b"}"#, PortOneWire.cancel).amount == nil)
        let page = PortOneWire.PageRequest(storeID: nil, from: Samples.at, until: nil, size: 10)
        #expect(try read(text(of: page, PortOneWire.pageRequest), PortOneWire.pageRequest) == page)
        let resent = PortOneWire.Resent(id: "wh", url: "http://madang.example", maxExecutionCount: 6)
        #expect(try read(text(of: resent, PortOneWire.resent), PortOneWire.resent) == resent)
    }
}
