/// Documents of the interface: those of PortOne have members that are not read here.
enum Documents {
    static let paid = """
        {"status": "PAID", "id": "결제-1", "transactionId": "0191a0a0-0000-4000-8000-000000000001",
         "merchantId": "merchant-1", "storeId": "store-00000000-0000-4000-8000-000000000000",
         "method": {"type": "PaymentMethodCard", "card": {"name": "마당카드", "number": "1234-****-****-5678"},
                    "installment": {"month": 0, "isInterestFree": false}},
         "channel": {"type": "TEST", "id": "channel-1", "key": "channel-key-1", "name": "시험",
                     "pgProvider": "INICIS_V2", "pgMerchantId": "INIpayTest"},
         "version": "V2", "webhooks": [{"id": "wh", "url": "https://madang.example", "isAsync": false}],
         "requestedAt": "2024-04-25T10:00:00Z", "updatedAt": "2024-04-25T10:01:00.1Z",
         "statusChangedAt": "2024-04-25T19:01:00.123456789+09:00",
         "orderName": "크루 회비 \\u1112\\u1161\\u11ab달",
         "amount": {"total": 12000, "taxFree": 0, "vat": 1000, "discount": 1000, "paid": 11000,
                    "cancelled": 0, "cancelledTaxFree": 0},
         "currency": "KRW", "customer": {"name": "마당쇠"},
         "origin": {"platformType": "PC", "ipAddress": "127.0.0.1"},
         "paidAt": "2024-04-25T10:01:00Z", "pgTxId": "tid", "pgResponse": "{}",
         "receiptUrl": "https://receipt.example/1",
         "disputes": [{"status": "UNRESOLVED", "pgDisputeId": "dispute-1", "reason": "모르는 결제",
                       "createdAt": "2024-04-26T10:00:00Z"}]}
        """

    static let failed = """
        {"status": "FAILED", "id": "결제-2", "transactionId": "tx-2", "merchantId": "merchant-1",
         "storeId": "store-1", "version": "V2", "requestedAt": "2024-04-25T10:00:00Z",
         "updatedAt": "2024-04-25T10:00:00Z", "statusChangedAt": "2024-04-25T10:00:00Z",
         "orderName": "회비", "currency": "KRW", "customer": {}, "failedAt": "2024-04-25T10:00:00Z",
         "amount": {"total": 12000, "taxFree": 0, "discount": 0, "paid": 0, "cancelled": 0,
                    "cancelledTaxFree": 0},
         "failure": {"reason": "한도 초과", "pgCode": "F100", "pgMessage": "한도를 넘었습니다"}}
        """

    static let partlyCancelled = """
        {"status": "PARTIAL_CANCELLED", "id": "결제-3", "transactionId": "tx-3", "merchantId": "merchant-1",
         "storeId": "store-1", "version": "V2", "requestedAt": "2024-04-25T10:00:00Z",
         "updatedAt": "2024-04-25T10:00:00Z", "statusChangedAt": "2024-04-25T10:00:00Z",
         "orderName": "회비", "currency": "KRW", "customer": {}, "paidAt": "2024-04-25T10:00:00Z",
         "method": {"type": "PaymentMethodCard"}, "channel": {"type": "LIVE", "pgProvider": "TOSSPAYMENTS"},
         "cancelledAt": "2024-04-25T10:00:00Z",
         "amount": {"total": 12000, "taxFree": 0, "discount": 0, "paid": 12000, "cancelled": 3000,
                    "cancelledTaxFree": 0},
         "cancellations": [
            {"status": "SUCCEEDED", "id": "cancellation-1", "pgCancellationId": "pg-1", "totalAmount": 3000,
             "taxFreeAmount": 0, "vatAmount": 0, "reason": "마음이 바뀜", "requestedAt": "2024-04-25T10:00:00Z",
             "cancelledAt": "2024-04-25T10:00:00Z", "trigger": "API"},
            {"status": "FAILED", "id": "cancellation-2", "totalAmount": 9000, "taxFreeAmount": 0,
             "vatAmount": 0, "reason": "다시", "requestedAt": "2024-04-25T10:00:00Z"}]}
        """

    /// As it is written here.
    static let ready =
        #"{"status":"READY","id":"pay_1","transactionId":"00000000-0000-4000-8000-000000000001","#
        + #""merchantId":"merchant-1","storeId":"store-00000000-0000-4000-8000-000000000000","#
        + #""orderName":"크루 회비 1월","amount":{"total":12000,"taxFree":0,"discount":0,"paid":0,"#
        + #""cancelled":0,"cancelledTaxFree":0},"currency":"KRW","#
        + #""requestedAt":"2024-04-25T10:00:00.000000Z","updatedAt":"2024-04-25T10:00:00.000000Z","#
        + #""statusChangedAt":"2024-04-25T10:00:00.000000Z","cancellations":[],"disputes":[],"#
        + #""version":"V2","customer":{}}"#

    /// As it is written here.
    static let cancelled =
        #"{"cancellation":{"status":"SUCCEEDED","id":"cancellation-1","totalAmount":12000,"#
        + #""taxFreeAmount":0,"vatAmount":0,"reason":"마음이 바뀜","#
        + #""requestedAt":"2024-04-25T10:00:00.000000Z","cancelledAt":"2024-04-25T10:00:00.000000Z","#
        + #""trigger":"API"}}"#
}
