import ContractKit

extension CrewBadInput {
    static let ofMoney = dues + cash + books

    private static func plan(
        _ amount: String = "20000", _ currency: String = "KRW", from month: String = "{crew-next-month}"
    ) -> String {
        #"{"amount":{"amount":\#(amount),"currency":"\#(currency)"},"day":10,"from":"\#(month)"}"#
    }

    private static func setDues(
        _ kind: BadInput.Kind, _ name: String, _ body: String, _ status: Int, _ says: String...
    ) -> BadInput {
        BadInput(
            kind: kind, name: name, method: "PUT", target: "/api/v1/crews/{crew}/dues/plan",
            body: Array(body.utf8), status: status, says: says)
    }

    private static let dues: [BadInput] = [
        setDues(.money, "negative dues", plan("-1"), 422, "amount", "out-of-range"),
        setDues(.money, "dues of 999 won", plan("999"), 422, "amount", "out-of-range"),
        setDues(.money, "dues beyond 64 bits", plan("99999999999999999999"), 400, "amount"),
        act(
            "DELETE", .foreign, "crew keeps its dues", "/crews/{foreign-crew}/dues/plan", 403,
            "crew-treasurers-only"),
        act(
            "GET", .unknownFields, "a month of a named list of dues",
            "/crews/{crew}/dues?list=all&month={crew-month}", 400, "month", "unexpected"),
        act("GET", .cursors, "of crews for dues", "/crews/{crew}/dues?after={crew-cursor}", 422, "after"),
        act("GET", .foreign, "dues are not seen", "/crews/{foreign-crew}/dues", 404, "crew-not-found"),
        act(
            "POST", .identifiers, "a crew for a due", "/dues/{crew}/waive", sending: #"{"reason":"부상"}"#, 400,
            "id"),
        act(
            "POST", .identifiers, "a due that is not there", "/dues/due_00000000000000000000000000/waive",
            sending: #"{"reason":"부상"}"#, 404, "crew-not-found"),
    ]

    private static func cash(_ amount: String, _ more: String = "", purpose: String = "공 3개") -> String {
        #"{"amount":{"amount":\#(amount),"currency":"KRW"},"purpose":"\#(purpose)"\#(more)}"#
    }

    private static func enter(
        _ kind: BadInput.Kind, _ name: String, _ body: String, _ status: Int, _ says: String...
    ) -> BadInput {
        BadInput(
            kind: kind, name: name, method: "POST", target: "/api/v1/crews/{crew}/cash",
            body: Array(body.utf8), status: status, says: says)
    }

    private static let cash: [BadInput] = [
        enter(.money, "negative cash", cash("-1"), 422, "amount", "out-of-range"),
        enter(.money, "broken cash", cash("0.5"), 400, "amount"),
        enter(
            .currencies, "cash in dollars", #"{"amount":{"amount":3,"currency":"USD"},"purpose":"공"}"#, 400,
            "amount"),
        enter(.wrongTypes, "an unknown flow of cash", cash("100", #","flow":"lost""#), 400, "flow"),
        enter(
            .wrongTypes, "cash of a day that there is not", cash("100", #","day":"2026-02-30""#), 422, "day"),
        enter(.limits, "cash of a day to come", cash("100", #","day":"2099-01-01""#), 422, "day"),
        enter(.limits, "cash for nothing", cash("100", purpose: " "), 422, "purpose", "required"),
        enter(
            .escapes, "a colour in a purpose", cash("100", purpose: #"\u001b[31m공"#), 422, "purpose",
            "forbidden-characters"),
        enter(
            .identifiers, "an entry of cash that is not there to take back",
            cash("100", #","takesBack":"csh_00000000000000000000000000""#), 422, "takesBack", "unusable"),
        act(
            "POST", .foreign, "crew gets no cash", "/crews/{foreign-crew}/cash", sending: cash("100"), 403,
            "crew-treasurers-only"),
    ]

    private static func name(
        _ kind: BadInput.Kind, _ name: String, _ number: String, _ status: Int,
        _ says: String...
    ) -> BadInput {
        BadInput(
            kind: kind, name: name, method: "PUT", target: "/api/v1/crews/{crew}/account",
            body: Array(#"{"bank":"국민은행","number":\#(number),"holder":"느티나무"}"#.utf8), status: status,
            says: says)
    }

    /// The ledger and the account.
    private static let books: [BadInput] = [
        act("GET", .wrongTypes, "no month of a ledger", "/crews/{crew}/ledger", 400, "month"),
        act("GET", .wrongTypes, "month 13 of a ledger", "/crews/{crew}/ledger?month=2026-13", 400, "month"),
        act("GET", .limits, "a ledger of years to come", "/crews/{crew}/ledger?month=2099-12", 422, "month"),
        act(
            "GET", .foreign, "ledger is not seen", "/crews/{foreign-crew}/ledger?month={crew-month}", 404,
            "crew-not-found"),
        name(.wrongTypes, "letters for the number of an account", #""계좌번호""#, 422, "number", "malformed"),
        name(.wrongTypes, "a number for the text of an account", "12345678901234", 400, "number"),
    ]
}
